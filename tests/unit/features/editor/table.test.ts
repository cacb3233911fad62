import { describe, expect, it } from 'vitest';
import { fromHtml } from '#app/features/editor/from-html.ts';
import { pastedCells, pastedLink, pastedWords } from '#app/features/editor/tables/cell-paste.ts';
import { cellHtml } from '#app/features/editor/tables/cell-text.ts';
import {
  addColumn,
  addRow,
  alignColumn,
  CAPTION,
  fillCells,
  moveColumn,
  moveRow,
  removeColumn,
  removeRow,
  setText,
  textAt,
  toggleHeader,
} from '#app/features/editor/tables/table-changes.ts';
import { placeAfter, placeTowards } from '#app/features/editor/tables/place-after.ts';
import { type Align, newTable, readTable, writeTable } from '#app/features/editor/tables/table-model.ts';
import { toHtml } from '#app/features/editor/to-html.ts';

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

  it('moves a column, with its alignment', () => {
    const aligned = alignColumn(prices, 1, 'right');
    const moved = moveColumn(aligned, 1, -1);
    expect(rows(moved)?.[2]).toBe('3|White');
    expect(moved.align).toEqual(['right', '']);
    expect(moveColumn(moved, 0, 1)).toEqual(aligned);
    expect(moveColumn(aligned, 0, -1)).toEqual(aligned);
    expect(moveColumn(aligned, 1, 1)).toEqual(aligned);
  });

  it('moves a row within the table', () => {
    expect(rows(moveRow(prices, 2, -1))?.[1]).toBe('White|3');
    expect(moveRow(prices, 0, -1)).toEqual(prices);
    expect(moveRow(prices, 2, 1)).toEqual(prices);
  });

  it('aligns a column', () => {
    expect(alignColumn(prices, 0, 'center').align).toEqual(['center', 'right']);
  });

  it('sets a cell or the caption', () => {
    expect(textAt(setText(prices, 1, 1, '5'), 1, 1)).toBe('5');
    expect(rows(setText(prices, 1, 1, '5'))).toEqual(['Bread|€', '<strong>Rye</strong>|5', 'White|3']);
    expect(textAt(setText(prices, CAPTION, 0, 'Now'), CAPTION, 0)).toBe('Now');
    expect(textAt(prices, 7, 7)).toBe('');
  });

  it('gives it a header, or takes that away', () => {
    const plain = toggleHeader(prices);
    expect(writeTable(plain)).not.toContain('<th');
    expect(writeTable(toggleHeader(plain))).toBe(PRICES);
  });

  it('fills cells from a place on, and gets the rows and columns that it lacks', () => {
    const filled = fillCells(prices, 2, 1, [
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(rows(filled)).toEqual(['Bread|€|', '<strong>Rye</strong>|4|', 'White|a|b', '|c|d']);
    expect(filled.align).toEqual(['', 'right', '']);
  });
});

describe('in the document of the writing page', () => {
  const ops = (html: string) => fromHtml(html, { window, base: '', figures: true });

  it('a table is one that can be edited, and is written as it came', () => {
    const html = '<table><tr><td>a</td><td>b &amp; <b>c</b></td></tr></table>';
    const read = ops(`<p>x</p>${html}`);
    expect(read).toContainEqual({ insert: { grid: expect.stringContaining('<b>c</b>') as string } });
    expect(toHtml(read, '')).toContain('<td>b &amp; <b>c</b></td>');
  });

  it('one that could not be written back is preserved as a whole', () => {
    expect(JSON.stringify(ops('<table class="wide"><tr><td>a</td></tr></table>'))).toContain('"kept"');
  });
});

describe('the words of a cell', () => {
  const written = (html: string) => {
    const cell = document.createElement('div');
    cell.innerHTML = html;
    return cellHtml(cell.childNodes);
  };

  it.each([
    ['marks of a browser', '<b>a</b> <i>b</i>', '<strong>a</strong> <em>b</em>'],
    ['links and code', '<a href="/blog">a</a> <code>b</code>', '<a href="/blog">a</a> <code>b</code>'],
    ['lines', 'a<br>b<br><br>', 'a<br>b'],
    ['styles', '<span style="color: red">a</span>', 'a'],
    ['pictures', 'a<img src="/b.png" alt="">', 'a'],
    ['no script', '<a href="javascript:alert(1)">a</a>', 'a'],
    ['signs', 'a &lt; b &amp; c', 'a &lt; b &amp; c'],
    ['nothing', '<br>', ''],
  ])('%s', (_, html, expected) => {
    expect(written(html)).toBe(expected);
  });
});

describe('what is on the clipboard', () => {
  it('is cells where there are tabs', () => {
    expect(pastedCells({ html: '', text: 'a\tb <c>\r\n1\t2\n' })).toEqual([
      ['a', 'b &lt;c&gt;'],
      ['1', '2'],
    ]);
  });

  it('is cells where there is a table', () => {
    const html = '<table style="x: y"><tr><th>a</th><td><b>b</b></td></tr></table>';
    expect(pastedCells({ html, text: 'a\tb' })).toEqual([['a', '<strong>b</strong>']]);
  });

  it('is words where there is neither, or one cell alone', () => {
    expect(pastedCells({ html: '<p>a</p>', text: 'a' })).toBeNull();
    expect(pastedCells({ html: '<table><tr><td>a</td></tr></table>', text: 'a' })).toBeNull();
    expect(pastedWords({ html: '<h2>T</h2><p>a <b>b</b></p>', text: '' })).toBe('T<br>a <strong>b</strong>');
    expect(pastedWords({ html: '', text: 'a\n<b>' })).toBe('a<br>&lt;b&gt;');
  });

  it('is the address of the selected words', () => {
    const text = 'https://example.com/?a&b ';
    expect(pastedLink({ html: '', text }, 'here')).toBe('<a href="https://example.com/?a&amp;b">here</a>');
    expect(pastedLink({ html: '', text: 'no address' }, 'here')).toBeNull();
  });
});

describe('the way through a table', () => {
  const table = {
    align: ['', ''] as Align[],
    rows: [
      ['a', 'b'],
      ['c', 'd'],
    ],
    caption: '',
  };
  const captioned = { ...table, caption: 'Prices' };
  const at = (row: number, column: number) => ({ row, column });

  it('goes from cell to cell as one reads, and out at both ends', () => {
    expect(placeAfter(table, at(0, 1), 1)).toEqual(at(1, 0));
    expect(placeAfter(table, at(1, 0), -1)).toEqual(at(0, 1));
    expect(placeAfter(table, at(1, 1), 1)).toBe('after');
    expect(placeAfter(table, at(0, 0), -1)).toBe('before');
  });

  it('begins with the caption, where there is one', () => {
    expect(placeAfter(captioned, at(0, 0), -1)).toEqual(at(CAPTION, 0));
    expect(placeAfter(captioned, at(CAPTION, 0), 1)).toEqual(at(0, 0));
    expect(placeAfter(captioned, at(CAPTION, 0), -1)).toBe('before');
  });

  it('goes up and down its columns', () => {
    expect(placeTowards(table, at(0, 1), 'down')).toEqual(at(1, 1));
    expect(placeTowards(table, at(1, 1), 'down')).toBe('after');
    expect(placeTowards(table, at(0, 1), 'up')).toBe('before');
    expect(placeTowards(captioned, at(0, 1), 'up')).toEqual(at(CAPTION, 1));
  });
});
