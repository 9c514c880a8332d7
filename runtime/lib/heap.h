/* Memory that the library itself needs: without it, the function can't do what it promises. */
#define __NEED(block) do { if (!(block)) __trap("out of heap"); } while (0)
