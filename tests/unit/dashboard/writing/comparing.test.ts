import { describe, expect, it } from 'vitest';
import { comparedRows } from '#app/dashboard/writing/compared-rows.ts';
import { settingDifferences } from '#app/dashboard/writing/form-differences.ts';
import { paragraphDiff } from '#app/dashboard/writing/paragraph-diff.ts';
import { linesOf, PictureSigns } from '#app/dashboard/writing/text-lines.ts';
import { wordDiff } from '#app/dashboard/writing/word-diff.ts';
import { emptyForm, KEPT_AUTHOR } from '#app/features/posts/post-form.ts';

const text = (html: string) =>
  linesOf(html, new PictureSigns(), window)
    .map((line) => line.text)
    .join('\n');

describe('two texts', () => {
  it('are compared by their words', () => {
    expect(wordDiff('Rye takes its time.', 'Rye needs its time.')).toEqual([
      { kind: 'same', text: 'Rye ' },
      { kind: 'removed', text: 'takes' },
      { kind: 'added', text: 'needs' },
      { kind: 'same', text: ' its time.' },
    ]);
  });

  it('are compared by their paragraphs, and by the words of those that resemble each other', () => {
    expect(
      paragraphDiff('Rye\nRye takes its time.\nThe end.', 'Rye\nRye needs its time.\nAnd salt.\nThe end.'),
    ).toEqual([
      { kind: 'same', text: 'Rye' },
      { kind: 'changed', parts: wordDiff('Rye takes its time.', 'Rye needs its time.') },
      { kind: 'added', text: 'And salt.' },
      { kind: 'same', text: 'The end.' },
    ]);
  });

  it('begin with the difference of their titles, and keep headings, quotes and lists', () => {
    const lines = linesOf(
      '<h2>Flour</h2><blockquote><p>Rye.</p></blockquote><ul><li>Salt</li></ul>',
      new PictureSigns(),
      window,
    );
    expect(lines.map(({ style }) => style)).toEqual(['heading', 'quote', 'item']);
    const rows = comparedRows({ title: 'Bread', lines: [] }, { title: 'Two typefaces', lines });
    expect(rows.map(({ row, style }) => `${row.kind} ${style}`)).toEqual([
      'removed title',
      'added title',
      'added heading',
      'added quote',
      'added item',
    ]);
    const less = comparedRows({ title: 'Bread', lines }, { title: 'Bread', lines: lines.slice(1) });
    expect(less.map(({ row, style }) => `${row.kind} ${style}`)).toEqual([
      'same title',
      'removed heading',
      'same quote',
      'same item',
    ]);
  });

  it('know the items of a list in a list', () => {
    const html = '<ol><li>Flour<ul><li>Rye<ol><li>Dark</li></ol></li></ul></li><li>Salt</li></ol>';
    const lines = linesOf(html, new PictureSigns(), window);
    expect(lines.map(({ text: words, number, depth }) => [words, number, depth])).toEqual([
      ['Flour', 1, undefined],
      ['Rye', undefined, 1],
      ['Dark', 1, 2],
      ['Salt', 2, undefined],
    ]);
    const rows = comparedRows({ title: '', lines: [] }, { title: '', lines });
    expect(rows.map(({ depth }) => depth)).toEqual(expect.arrayContaining([1, 2]));
  });

  it('keep code with its indents, and know callouts and the rows of tables', () => {
    const html =
      '<pre><code>if (rye) {\n\n  wait();\n}\n</code></pre><p>So.</p>' +
      '<div class="callout callout-tip"><p>Ask  first.</p></div>' +
      '<table><tbody><tr><th>Rye</th><td>24</td><td>h</td></tr></tbody></table>';
    const lines = linesOf(html, new PictureSigns(), window);
    expect(lines).toEqual([
      { text: 'if (rye) {', style: 'code' },
      { text: '  wait();', style: 'code' },
      { text: '}', style: 'code' },
      { text: 'So.', style: 'text' },
      { text: 'Ask first.', style: 'callout' },
      { text: 'Rye | 24 | h', style: 'row' },
    ]);
    const after = linesOf(html.replace('  wait', '    wait'), new PictureSigns(), window);
    const rows = comparedRows({ title: '', lines }, { title: '', lines: after });
    expect(rows.filter(({ row }) => row.kind !== 'same').map(({ style }) => style)).toEqual(['code']);
  });

  it('that share little are marked as wholes, not word by word', () => {
    expect(
      paragraphDiff(
        'It ferments slowly, and tastes best on the third day.\nNothing at all.',
        'A shop once sent me the guide of its brand, and it listed seven typefaces on one page.',
      ),
    ).toEqual([
      { kind: 'removed', text: 'It ferments slowly, and tastes best on the third day.' },
      { kind: 'removed', text: 'Nothing at all.' },
      {
        kind: 'added',
        text: 'A shop once sent me the guide of its brand, and it listed seven typefaces on one page.',
      },
    ]);
  });

  it('of which one is longer end with what it has more', () => {
    expect(paragraphDiff('One.', 'One.\nTwo.').map(({ kind }) => kind)).toEqual(['same', 'added']);
    expect(paragraphDiff('One.\nTwo.', 'One.').map(({ kind }) => kind)).toEqual(['same', 'removed']);
    expect(paragraphDiff('', '')).toEqual([]);
  });

  it('are compared in time, however long and different they are', () => {
    const many = (word: string) =>
      Array.from({ length: 20_000 }, (_, index) => `${word}${index % 977}`).join(' ');
    const began = performance.now();
    const parts = wordDiff(many('a'), many('b'));
    const lines = (word: string) => many(word).replaceAll(/(\S+ \S+ \S+ \S+ \S+) /g, '$1\n');
    const rows = paragraphDiff(lines('a'), lines('b'));
    expect(performance.now() - began).toBeLessThan(15_000);
    expect(parts.some(({ kind }) => kind === 'added')).toBe(true);
    expect(rows.some(({ kind }) => kind === 'added')).toBe(true);
  });

  it('are lines, with images named', () => {
    expect(
      text('<h2>Bread</h2><p>Rye &amp;\n <b>wheat</b><br>and salt</p><ul><li>one</li><li>two</li></ul>'),
    ).toBe('Bread\nRye & wheat\nand salt\none\ntwo');
    const [picture] = text('<p><img src="/a.webp" alt="A loaf"></p><iframe></iframe>').split('\n');
    expect(picture?.slice(2)).toBe(' [Image: A loaf]');
  });

  it('differ where one picture took the place of another, whatever is said of them', () => {
    const pictures = new PictureSigns();
    const [bread = '', rye = '', again = ''] = ['/a.webp', '/b.webp', '/a.webp'].map(
      (address) => linesOf(`<p>\u{F0000}<img src="${address}"></p>`, pictures, window)[0]?.text,
    );
    expect([bread === rye, bread === again]).toEqual([false, true]);
    expect(pictures.addressOf(rye)).toBe('/b.webp');
  });

  it('number the items of a list from its first number on', () => {
    const lines = linesOf('<ol start="4"><li>Sift</li><li>Fold</li></ol>', new PictureSigns(), window);
    expect(lines.map(({ number }) => number)).toEqual([4, 5]);
  });

  it('number the items of a list, which is no difference between them', () => {
    const lines = (html: string) => linesOf(html, new PictureSigns(), window);
    const before = lines('<ol><li>Flour</li></ol><ul><li>12 g</li></ul>');
    expect(before.map(({ text, number }) => [text, number])).toEqual([
      ['Flour', 1],
      ['12 g', undefined],
    ]);
    expect(lines('<ul><li>Rye<ol><li>Sift</li></ol></li></ul>')).toEqual([
      { text: 'Rye', style: 'item' },
      { text: 'Sift', style: 'item', number: 1, depth: 1 },
    ]);
    const after = lines('<ol><li>Salt</li><li>Flour</li></ol><ul><li>12 g</li></ul>');
    const rows = comparedRows({ title: '', lines: before }, { title: '', lines: after });
    expect(rows.map(({ row, number }) => [row.kind, number])).toEqual([
      ['added', 1],
      ['same', 2],
      ['same', undefined],
    ]);
  });

  it('differ in settings, too, which are told as the drawer does', () => {
    const form = emptyForm([]);
    const names = {
      categories: [{ value: '3', label: 'Bread' }],
      authors: [{ id: 2, name: 'Wren', byline: 'Wren' }],
      keptAuthor: 'Robin',
    };
    const other = { ...form, title: 'Not told: it is compared', tags: 'rye', excerpt: 'x', category: '3' };
    const covers = null;
    expect(settingDifferences(form, other, names)).toEqual([
      { field: 'category', label: 'Category', before: 'None', after: 'Bread', covers },
      { field: 'tags', label: 'Tags', before: 'None', after: 'rye', covers },
      { field: 'excerpt', label: 'Excerpt', before: 'None', after: 'x', covers },
    ]);
    // A file may be called as an absent cover is: only its absence says that there is none.
    const [cover] = settingDifferences(form, { ...form, featured_image: 'None' }, names);
    expect(cover?.covers).toEqual({ before: null, after: 'None' });
    const more = { ...form, slug: 'rye', author: '2', status: 'draft', image_focus: '0 25' } as const;
    expect(
      settingDifferences(more, { ...form, author: KEPT_AUTHOR }, names).map(({ before, after }) => [
        before,
        after,
      ]),
    ).toEqual([
      ['rye', 'Made from the title'],
      ['Draft', 'Published'],
      ['Wren', 'Robin'],
      ['0 % from the left, 25 % from the top', '50 % from the left, 50 % from the top'],
    ]);
  });
});
