import { describe, expect, it } from 'vitest';
import {
  calloutOf,
  fenceOf,
  fileOnFirstLine,
  inlineRuleFor,
  isDivider,
  isFenceAtSpace,
  lineFormatFor,
  noteMarkAtEnd,
} from '#app/features/editor/writing/markdown-rules.ts';
import { markdownHtml } from '#app/features/editor/paste/markdown-html.ts';

describe('the signs at the start of a line', () => {
  it.each([
    ['#', { header: 1 }],
    ['####', { header: 4 }],
    ['>', { blockquote: true }],
    ['#####', null],
    ['a#', null],
    ['', null],
  ])('%s', (signs, format) => expect(lineFormatFor(signs)).toEqual(format));

  it.each([
    ['```', ''],
    ['```js', 'js'],
    ['```c++', 'c++'],
    ['```ts  ', 'ts'],
    ['```prisma', 'prisma'],
    ['```JavaScript', 'js'],
    ['```typescript', 'ts'],
    ['```jsx', 'js'],
    ['```sh', 'bash'],
    ['```shell', 'bash'],
    ['```py', 'python'],
    ['```yml', 'yaml'],
    ['```htm', 'html'],
    ['```md', 'markdown'],
    ['```text', 'plain'],
    ['``` ts', 'ts'],
    ['``', null],
    ['```a b', null],
    ['```js const a = 1', null],
    ['```code```', null],
    ['```3.5 apples', null],
  ])('%s opens a block of code', (line, language) => expect(fenceOf(line)?.language ?? null).toBe(language));

  it.each([
    ['js:src/app.js', 'js', 'src/app.js'],
    ['js app.js', 'js', 'app.js'],
    ['js title="my app.js"', 'js', 'my app.js'],
    ['ts file=src/app.ts', 'ts', 'src/app.ts'],
    ['prisma schema.prisma', 'prisma', 'schema.prisma'],
    ['js title=“app.js”', 'js', 'app.js'],
    [' app.js', '', 'app.js'],
  ])('```%s names a file, typed and pasted', (words, language, file) => {
    expect(fenceOf(`\`\`\`${words}`)).toEqual({ language, file });
    const named = language === '' ? '' : ` class="language-${language}"`;
    expect(markdownHtml(`\`\`\`${words}\na\n\`\`\``)).toBe(
      `<pre><code${named} title="${file}">a\n</code></pre>`,
    );
  });

  it.each([
    ['app.js', 'app.js'],
    ['title="app.js"', 'app.js'],
    ['const a = b.c', ''],
    ['a.b()', ''],
    ['./deploy.sh', ''],
    ['', ''],
  ])('%s as the first line of code gives the name %s', (line, file) =>
    expect(fileOnFirstLine(line)).toBe(file),
  );

  it.each([
    ['```', true],
    ['```js', true],
    ['```Python', true],
    ['```js:app.js', true],
    ['```const', false],
    ['```constructor', false],
    ['``', false],
  ])('%s and a space open it: %s', (signs, opens) => expect(isFenceAtSpace(signs)).toBe(opens));

  it.each([
    ['[!NOTE]', 'note'],
    ['[!tip] ', 'tip'],
    ['[!Caution]', 'warning'],
    ['[!joke]', null],
    ['[!NOTE] a', null],
    ['a [!NOTE]', null],
    ['[NOTE]', null],
  ])('%s is a callout of the kind %s', (line, kind) => expect(calloutOf(line)).toBe(kind));

  it('are a divider where they are three of a kind', () => {
    expect(['---', '***', '___', '-----'].every(isDivider)).toBe(true);
    expect(['--', '--*', '- - -', '---a'].some(isDivider)).toBe(false);
  });
});

describe('marks in a line', () => {
  it.each([
    ['a **b c**', { start: 2, before: 2, behind: 2, format: { bold: true } }],
    ['__b__', { start: 0, before: 2, behind: 2, format: { bold: true } }],
    ['a ==b c==', { start: 2, before: 2, behind: 2, format: { mark: true } }],
    ['*b*', { start: 0, before: 1, behind: 1, format: { italic: true } }],
    ['a _b_', { start: 2, before: 1, behind: 1, format: { italic: true } }],
    ['~~b~~', { start: 0, before: 2, behind: 2, format: { strike: true } }],
    ['a `**b**`', { start: 2, before: 1, behind: 1, format: { code: true } }],
    ['see [a b](/c)', { start: 4, before: 1, behind: 5, format: { link: '/c' } }],
  ])('%s', (text, rule) => expect(inlineRuleFor(text)).toMatchObject({ ...rule, picture: null }));

  it('are a picture', () => {
    expect(inlineRuleFor('![A loaf](/a.png)')).toEqual({
      start: 0,
      before: 17,
      behind: 0,
      format: null,
      picture: { address: '/a.png', alt: 'A loaf' },
    });
  });

  it.each([
    '**b*',
    '** b **',
    '2 * 3 *',
    'snake_case_',
    '**',
    '****',
    '``',
    '[a]()',
    '[a](javascript:alert)',
    '![a](javascript:alert)',
    'a*b*c',
  ])('none in %s', (text) => expect(inlineRuleFor(text)).toBeNull());
});

describe('the mark of a note', () => {
  it.each([
    ['Claim[^1]', { start: 5, length: 4, name: '1' }],
    ['Claim [^mill].', { start: 6, length: 7, name: 'mill' }],
    ['(a claim[^2])', { start: 8, length: 4, name: '2' }],
  ])('ends %s', (text, mark) => expect(noteMarkAtEnd(text)).toEqual(mark));

  it.each(['[^1]', ' [^1]', 'Claim[^1] more', 'Claim[1]', 'Claim[^]', 'Claim[^a b]', 'Claim[^1]s'])(
    'is none in %s',
    (text) => expect(noteMarkAtEnd(text)).toBeNull(),
  );
});
