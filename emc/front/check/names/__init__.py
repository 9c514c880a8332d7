"""What a name means: a variable of this body or of one around it, a word of the compiler, or a library function.

words, headers, signatures      what the compiler knows without a declaration
copies                          the symbol that a task block has for a variable of the bodies around it
lengths                         variables that hold the lengths of arrays which the program computes
implicit                        functions that are not declared
lookup                          the rule for a name, and the fault for an undeclared one
"""
