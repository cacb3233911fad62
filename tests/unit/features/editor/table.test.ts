import { describe, expect, it } from 'vitest';
import {
  addColumn,
  addRow,
  alignColumn,
  moveColumn,
  moveRow,
  removeColumn,
  removeRow,
} from '#app/features/editor/writing/table-changes.ts';
import { newTable, readTable, writeTable } from '#app/features/editor/writing/table-model.ts';

function read(html: string) {
  const root = document.createElement('div');
  root.innerHTML = html;
  return readTable(root.querySelector('table')!);
}

const PRICES =
  '<table>\n<caption>Prices</caption>\n<thead>\n<tr><th>Bread</th><th class="ql-align-right">€</th></tr>\n</thead>\n' +
  '<tbody>\n<tr><td><strong>Rye</strong></td><td class="ql-align-right">4</td></tr>\n' +
  '<tr><td>White</td><td class="ql-align-right">3</td></tr>\n</tbody>\n</table>';
const prices = read(PRICES)!;

describe('a table', () => {
  it('is read and written as it was', () => {
    expect(prices).toEqual({
      caption: 'Prices',
      hasHeader: true,
      hasRowNames: false,
      align: ['', 'right'],
      rows: [
        ['Bread', '€'],
        ['<strong>Rye</strong>', '4'],
        ['White', '3'],
      ],
    });
    expect(writeTable(prices)).toBe(PRICES);
  });

  it('has no header and names for its rows where it was so', () => {
    const html =
      '<table>\n<tbody>\n<tr><th>a</th><td>1</td></tr>\n<tr><th>b</th><td>2</td></tr>\n</tbody>\n</table>';
    expect(writeTable(read(html)!)).toBe(html);
  });

  it('gets the cells that a row lacks', () => {
    expect(read('<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>')?.rows).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]);
  });

  it.each([
    ['a footer', '<table><tfoot><tr><td>a</td></tr></tfoot></table>'],
    ['widths', '<table><colgroup><col width="3"></colgroup><tbody><tr><td>a</td></tr></tbody></table>'],
    ['a list in a cell', '<table><tr><td><ul><li>a</li></ul></td></tr></table>'],
    ['a class of its own', '<table class="wide"><tr><td>a</td></tr></table>'],
    ['an id', '<table><tr id="x"><td>a</td></tr></table>'],
    [
      'a column of two alignments',
      '<table><tr><td>a</td></tr><tr><td class="ql-align-right">b</td></tr></table>',
    ],
    ['a heading in the midst', '<table><tr><td>a</td><th>b</th></tr></table>'],
    ['no rows', '<table></table>'],
  ])('with %s is not for the editor', (_, html) => {
    expect(read(html)).toBeNull();
  });
});

describe('a change of a table', () => {
  const rows = (table: { rows: string[][] } | null) => table?.rows.map((row) => row.join('|'));

  it('adds and removes rows and columns', () => {
    expect(rows(addRow(prices, 1))).toEqual(['Bread|€', '|', '<strong>Rye</strong>|4', 'White|3']);
    expect(rows(addRow(prices, 3))?.at(-1)).toBe('|');
    expect(rows(removeRow(prices, 1))).toEqual(['Bread|€', 'White|3']);
    expect(addColumn(prices, 1)).toMatchObject({
      align: ['', '', 'right'],
      rows: [['Bread', '', '€'], {}, {}],
    });
    expect(removeColumn(prices, 0)).toMatchObject({ align: ['right'], rows: [['€'], ['4'], ['3']] });
  });

  it('takes the table away with its last row or column', () => {
    expect(removeRow(newTable(1, 2), 0)).toBeNull();
    expect(removeColumn(newTable(2, 1), 0)).toBeNull();
  });

  it('moves a row or a column within the table, with its alignment', () => {
    expect(rows(moveRow(prices, 2, -1))?.[1]).toBe('White|3');
    expect(moveRow(prices, 0, -1)).toEqual(prices);
    expect(moveRow(prices, 2, 1)).toEqual(prices);
    expect(moveColumn(prices, 1, -1)).toMatchObject({ align: ['right', ''], rows: [['€', 'Bread'], {}, {}] });
  });

  it('aligns a column', () => {
    expect(alignColumn(prices, 0, 'center').align).toEqual(['center', 'right']);
  });
});
