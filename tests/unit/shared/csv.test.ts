import { describe, expect, it } from 'vitest';
import { csvText, toCsv } from '#shared/csv.ts';

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

describe('csvText', () => {
  it.each(['=1+1', "'=1+1", "''=1", "'", "''", "'a", '-', '+49', '＝1', "'\t", '', 'a=b', "it's"])(
    'gives back what was written: %j',
    (text) => {
      const [, cell = ''] = lines(toCsv(['a'], [[text]]));
      expect(csvText(cell)).toBe(text);
      expect(cell).not.toMatch(/^[=+\-@\t\r＝]/);
    },
  );
});
