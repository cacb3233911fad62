import { describe, expect, it } from 'vitest';
import { csvText, toCsv } from '#shared/csv.ts';
import { parseCsv } from '#server/import/csv.ts';
import { runCells } from '#tests/support/csv-cells.ts';

const lines = (csv: string) => csv.slice(1).split('\r\n');

describe('toCsv', () => {
  it('begins with a byte order mark and ends every line with CRLF, as RFC 4180 has it', () => {
    expect(toCsv(['Name', 'Age'], [['Ada', 36]])).toBe('\uFEFFName,Age\r\nAda,36\r\n');
  });

  it('quotes what holds commas, quotes or line breaks, and doubles the quotes', () => {
    expect(toCsv(['a'], [['x, y'], ['say "hi"'], ['one\ntwo'], ['plain']])).toBe(
      '\uFEFFa\r\n"x, y"\r\n"say ""hi"""\r\n"one\ntwo"\r\nplain\r\n',
    );
  });

  it.each(['=1+1', '+1 520 555 0100', '-2', '@SUM(A1)', '\tx', '＝1'])(
    'keeps a spreadsheet from running %j',
    (text) => {
      expect(lines(toCsv(['a'], [[text]]))[1]).toBe(`'${text}`);
    },
  );

  it('guards before it quotes, and leaves numbers and inner signs alone', () => {
    expect(lines(toCsv(['a', 'b'], [['=A1,"x"', -2]]))[1]).toBe(`"'=A1,""x""",-2`);
    expect(lines(toCsv(['a'], [['a=b@c']]))[1]).toBe('a=b@c');
  });
});

/** What a visitor could write so that another reader of the file, or one of another country, runs it. */
const INNER = ['Hello;=1+1;x', 'a\t=1+1', 'One\n=1+1,2', 'One\r\n-2+3', '"\n@SUM(A1)', '\n=1', ';;＝1'];

describe('a part of a text that could become a cell', () => {
  it.each(INNER)('is no formula either: %j', (text) => {
    expect(runCells(`a,b\r\nx,${text}\r\n`)).not.toEqual([]);
    expect(runCells(toCsv(['a', 'b'], [['x', text]]))).toEqual([]);
  });

  it('leaves an ordinary text alone', () => {
    const text = 'Two days; 20% off - and a=b.\n\nCall +49 30, a@b.example';
    expect(toCsv(['a'], [[text]])).toBe(`\uFEFFa\r\n"${text}"\r\n`);
  });
});

describe('csvText', () => {
  it.each([
    ...['=1+1', "'=1+1", "''=1", "'", "''", "'a", '-', '+49', '＝1', "'\t", '', 'a=b', "it's"],
    ...[...INNER, "a;'=1", "a;''=1"],
  ])('gives back what was written: %j', (text) => {
    const [, [cell = ''] = []] = parseCsv(toCsv(['a', 'b'], [[text, 'b']]));
    expect(csvText(cell)).toBe(text);
    expect(cell).not.toMatch(/^[=+\-@\t\r＝]/);
  });
});
