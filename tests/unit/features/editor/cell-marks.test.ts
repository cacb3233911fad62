import { expect, test } from 'vitest';
import { clearMarks } from '#app/features/editor/tables/cell-marks.ts';

test('clearing takes every mark from the selected words of a cell, and from no others', () => {
  const cell = document.createElement('div');
  cell.innerHTML =
    '<strong>a <em>b</em></strong> <span class="ql-color-sky"><span class="ql-bg-sun">c</span></span> <a href="/x">d</a><br><code>e</code>';
  document.body.append(cell);
  const [strong] = cell.children;
  const range = document.createRange();
  range.setStart(strong!.lastChild!, 0);
  range.setEnd(cell, cell.childNodes.length - 1);
  document.getSelection()!.removeAllRanges();
  document.getSelection()!.addRange(range);
  clearMarks(cell);
  expect(cell.innerHTML).toBe('<strong>a </strong>b c d<br><code>e</code>');
  cell.remove();
});
