import { expect, it } from 'vitest';
import { frameTables } from '#shared/rich-text/tables.ts';

it('a heading of a table says whether it is of its row or of its column', () => {
  const root = document.createElement('div');
  root.innerHTML =
    '<table><thead><tr><th>Bread</th><th>Grams</th></tr></thead><tbody><tr><th>Rye</th><td>750</td></tr></tbody></table>';
  frameTables([root]);
  expect([...root.querySelectorAll('th')].map(({ scope }) => scope)).toEqual(['col', 'col', 'row']);
});
