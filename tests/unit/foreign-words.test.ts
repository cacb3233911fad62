// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { foreignWords } from '#tests/support/foreign-words.ts';
import { readCalendarTexts, readDocument } from '#tests/support/said-to-visitors.ts';

describe('what a reader of Portuguese would stumble over', () => {
  it.each<[string, string[]]>([
    ['Inês Duarte faz sites em Lisboa, a 48 € à hora: https://site.example/the-price', []],
    ['Escreva-me. Please send it again.', ['again', 'it', 'please', 'send']],
    ['A partir de $ 90', ['$']],
    ['Das 9 às 10, Arizona time, em Tucson', ['Arizona', 'Tucson', 'time']],
  ])('%s', (text, expected) => {
    expect(foreignWords(text)).toEqual(expected);
  });

  it('is seen in what documents show and tell, and in calendar files', () => {
    const read = readDocument(
      '<meta name="description" content="Website prices"><img alt="The hills"><p>Olá</p><script>send()</script>',
    );
    expect(foreignWords(read)).toEqual(['prices', 'the']);
    expect(foreignWords(readCalendarTexts('BEGIN:VEVENT\r\nSUMMARY:Your appoint\r\n ment\r\n'))).toEqual([
      'appointment',
      'your',
    ]);
  });
});
