import { describe, expect, it } from 'vitest';
import { readCodeValue, writeCodeValue } from '#app/features/editor/code-value.ts';
import { fromHtml } from '#app/features/editor/from-html.ts';
import { toHtml } from '#app/features/editor/to-html.ts';
import { createCleaner } from '#app/lib/sanitize-html.ts';

/** What the blocks of the writing page are saved as. */
const BLOCKS: [string, string][] = [
  ['a callout', '<div class="callout callout-tip">\n<p>Ask <strong>first</strong>.</p>\n</div>'],
  ['a callout of two paragraphs', '<div class="callout callout-warning">\n<p>a</p>\n<p>b</p>\n</div>'],
  [
    'two callouts of two kinds',
    '<div class="callout callout-note">\n<p>a</p>\n</div>\n<div class="callout callout-tip">\n<p>b</p>\n</div>',
  ],
  [
    'lists in a callout',
    '<div class="callout callout-tip">\n<p>a</p>\n<ul><li>☐ b<ol><li>c</li></ol></li><li class="ql-align-right">d</li></ul><ol><li>e</li></ol>\n<p>f</p>\n</div>',
  ],
  [
    'lists that begin with other numbers',
    '<ol><li>a</li></ol><ol start="4"><li>b<ol><li>c</li></ol></li><li>d</li></ol>\n<p>e</p>\n<ol start="6"><li>f</li></ol><ul><li>g</li></ul><ol start="0"><li>h</li></ol>',
  ],
  [
    'a list in a callout that begins with another number',
    '<div class="callout callout-tip">\n<ol><li>a</li></ol>\n<p>b</p>\n<ol start="2"><li>c</li></ol>\n</div>',
  ],
  ['nothing but a list in a quote', '<blockquote>\n<ol><li>a</li></ol>\n</blockquote>\n<ul><li>b</li></ul>'],
  [
    'lists in two callouts of two kinds',
    '<div class="callout callout-note">\n<ul><li>a</li></ul>\n</div>\n<div class="callout callout-tip">\n<ul><li>b</li></ul>\n</div>',
  ],
  ['a picture', '<p><img src="/uploads/a.webp" alt="A loaf" width="20" height="10"></p>'],
  ['a picture with a caption', '<p><img src="/uploads/a.webp" alt="A loaf" title="Bread &amp; butter"></p>'],
  ['a decorative picture', '<p><img src="/uploads/a.webp" alt="" class="decorative"></p>'],
  ['a wide picture', '<p><img src="/uploads/a.webp" alt="A loaf" title="Bread" class="wide"></p>'],
  ['a wide decorative picture', '<p><img src="/uploads/a.webp" alt="" class="decorative wide"></p>'],
  [
    'pictures side by side',
    '<p><img src="/uploads/a.webp" alt="A loaf" title="Bread" class="half"></p>\n<p><img src="/uploads/b.webp" alt="" class="decorative half"></p>',
  ],
  ['a picture of another class', '<p><img src="/uploads/a.webp" alt="" class="wide decorative"></p>'],
  ['a decorative picture in a line', '<p>a <img src="/uploads/a.webp" alt="" class="decorative"> b</p>'],
  ['a picture in a link', '<p><a href="/blog" title="b"><img src="/uploads/a.webp" alt="A loaf"></a></p>'],
  ['two pictures', '<p><img src="/uploads/a.webp" alt="a"></p>\n<p><img src="/uploads/b.webp" alt="b"></p>'],
  [
    'code with a file name',
    '<pre><code class="language-ts+numbers" title="src/a|b.ts">const a = 1;\n</code></pre>',
  ],
  ['plain code with a file name', '<pre><code title="notes &quot;1&quot;.txt">a\n\nb\n</code></pre>'],
  [
    'code blocks of one language',
    '<pre><code class="language-js">1\n</code></pre>\n<pre><code class="language-js">2\n</code></pre>\n<pre><code class="language-js">3\n</code></pre>',
  ],
  [
    'two tips',
    '<div class="callout callout-tip">\n<p>a</p>\n</div>\n<div class="callout callout-tip">\n<p>b</p>\n<ul><li>c</li></ul>\n</div>',
  ],
  ['two files', '<pre><code title="a">1\n</code></pre>\n<pre><code title="b">2\n</code></pre>'],
  [
    'notes',
    '<p>a<a href="#fn-1">1</a> b<a href="#fn-2">2</a></p>\n<ol><li>One</li><li>Two <em>words</em></li></ol>',
  ],
  [
    'a table',
    '<table>\n<thead>\n<tr><th>a</th></tr>\n</thead>\n<tbody>\n<tr><td>b</td></tr>\n</tbody>\n</table>',
  ],
  ['a button', '<p class="button"><a href="/consultations">Book a call</a></p>'],
  ['a button in the middle', '<p class="ql-align-center button"><a href="/blog">Read <em>on</em></a></p>'],
  [
    'a button in a callout',
    '<div class="callout callout-tip">\n<p class="button"><a href="/x">a</a></p>\n</div>',
  ],
  ['tasks', '<ul><li>☐ Rye<ul><li>☑ <em>Mill</em> it</li></ul></li><li>☐</li><li>Bake</li></ul>'],
  ['boxes that are no tasks', '<ol><li>☐ a</li></ol>\n<p>☑ b</p>'],
  ['a divider', '<p>a</p>\n<hr>\n<p>b</p>'],
];

describe.each([
  ['the modal', false],
  ['the writing page', true],
])('in %s', (_, figures) => {
  const turn = (html: string) => toHtml(fromHtml(html, { window, base: '/s', figures }), '/s');

  it.each(BLOCKS)('%s comes back the same, alone and among others', (_, html) => {
    expect(turn(html)).toBe(html);
    expect(turn(`<p>x</p>\n${html}\n<p>y</p>`)).toBe(`<p>x</p>\n${html}\n<p>y</p>`);
    expect(createCleaner(window)(html)).toBe(html);
  });
});

describe('a picture', () => {
  const read = (html: string) => fromHtml(html, { window, base: '', figures: true });

  it('is a block on the writing page where it is a paragraph of its own', () => {
    expect(read('<p>a</p><p><img src="/a.png" alt="x" title="c"></p><p>b</p>')).toEqual([
      { insert: 'a', attributes: {} },
      { insert: '\n' },
      { insert: { figure: { image: '/a.png', attributes: { alt: 'x', title: 'c' } } } },
      { insert: 'b', attributes: {} },
      { insert: '\n' },
    ]);
  });

  it.each([
    '<p>a <img src="/a.png" alt=""></p>',
    '<p><img src="/a.png" alt=""><img src="/b.png" alt=""></p>',
    '<p class="ql-align-center"><img src="/a.png" alt=""></p>',
    '<ul><li><img src="/a.png" alt=""></li></ul>',
    '<h2><img src="/a.png" alt=""></h2>',
  ])('stays in its line everywhere else: %s', (html) => {
    expect(JSON.stringify(read(html))).not.toContain('figure');
  });

  it('that is described is not saved as decorative', () => {
    const figure = { image: '/a.png', attributes: { alt: 'A loaf', decorative: 'true' } };
    expect(toHtml([{ insert: { figure } }], '')).toBe('<p><img src="/a.png" alt="A loaf"></p>');
  });

  it('has no address that is not allowed', () => {
    const figure = { image: 'javascript:alert(1)', attributes: {} };
    expect(toHtml([{ insert: { figure } }, { insert: 'a\n' }], '')).not.toContain('javascript');
  });
});

describe('a button', () => {
  it.each(['<p>a</p>', '<h2><a href="/x">a</a></h2>', '<ul><li><a href="/x">a</a></li></ul>'])(
    'is a paragraph with a link and nothing else: %s',
    (html) => {
      const ops = fromHtml(html, { window, base: '' }).map((op) =>
        op.insert === '\n' ? { ...op, attributes: { ...op.attributes, button: 'true' } } : op,
      );
      expect(toHtml(ops, '')).toBe(html);
    },
  );
});

describe('a task', () => {
  const read = (html: string) => fromHtml(html, { window, base: '' });

  it('is one that can be ticked, and its box is no part of its words', () => {
    expect(read('<ul><li>☑ <em>a</em> b</li><li>☐</li></ul>')).toEqual([
      { insert: 'a', attributes: { italic: true } },
      { insert: ' b', attributes: {} },
      { insert: '\n', attributes: { list: 'checked' } },
      { insert: '\n', attributes: { list: 'unchecked' } },
    ]);
  });
});

describe('a callout', () => {
  const kinds = (html: string) =>
    fromHtml(html, { window, base: '' }).flatMap(({ attributes }) => attributes?.callout ?? []);

  it('is lines that can be edited', () => {
    expect(kinds('<div class="callout callout-tip"><p>a</p><p>b</p></div>')).toEqual(['tip', 'tip']);
  });

  it.each([
    '<div class="callout"><p>a</p></div>',
    '<div class="callout callout-joke"><p>a</p></div>',
    '<div class="callout callout-tip wide"><p>a</p></div>',
    '<div class="callout callout-tip"><h3>a</h3></div>',
    '<div class="callout callout-tip"></div>',
  ])('of another make is kept to the letter: %s', (html) => {
    expect(kinds(html)).toEqual([]);
    expect(toHtml(fromHtml(html, { window, base: '' }), '')).toBe(html);
  });
});

describe('what Quill keeps of a code block', () => {
  it.each([
    ['js', { language: 'js', file: '' }],
    ['js+numbers|server/app.ts', { language: 'js+numbers', file: 'server/app.ts' }],
    ['plain|a|b', { language: 'plain', file: 'a|b' }],
  ])('%s is taken apart and put together', (value, parts) => {
    expect(readCodeValue(value)).toEqual(parts);
    expect(writeCodeValue(parts)).toBe(value);
  });

  it('is plain code where it is no language', () => {
    expect(readCodeValue(true)).toEqual({ language: 'plain', file: '' });
    expect(readCodeValue('" onclick="x')).toEqual({ language: 'plain', file: '' });
  });
});
