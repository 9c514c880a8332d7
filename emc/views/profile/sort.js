// A click on a head of a table, or Enter, sorts the table.
const headAt = event => event.target.closest('table.sorts th');
document.addEventListener('click', event => { if (headAt(event)) sortBy(headAt(event)) });
document.addEventListener('keydown', event => { if (event.key === 'Enter' && headAt(event)) sortBy(headAt(event)) });
function sortBy(head) {
  const body = head.closest('table').tBodies[0], at = head.cellIndex, rows = [...body.rows];
  const value = row => { const cell = row.cells[at]; return cell.dataset.n ? +cell.dataset.n : cell.textContent };
  const up = head.dataset.up = head.dataset.up === '1' ? '' : '1';
  let numbers = false;
  rows.sort((a, b) => { const x = value(a), y = value(b); numbers = typeof x === 'number';
    return (x < y ? -1 : x > y ? 1 : 0) * (numbers ? -1 : 1) * (up ? 1 : -1) });
  for (const other of head.parentElement.cells) other.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', !up === numbers ? 'ascending' : 'descending');
  body.append(...rows);
}
