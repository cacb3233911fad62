import { describe, expect, it } from 'vitest';
import { categories } from '#tests/content/wren/categories.ts';
import { join } from 'node:path';
import { htmlOfMarkdown, markdownOf } from '#server/post-markdown/post-markdown.ts';
import { projectRoot } from '#server/root.ts';
import { readPosts } from '#server/seed/read-posts.ts';
import { EDITOR_BLOCKS } from '#tests/support/editor-blocks.ts';
import { EVERY_FORMAT } from '#tests/support/every-format.ts';

function roundTrip(html: string): string {
  const { markdown, dialect } = markdownOf(html);
  return htmlOfMarkdown(markdown, dialect);
}

describe('a text as Markdown', () => {
  it.each(EDITOR_BLOCKS)('comes back to the letter: %s', (_, html) => {
    expect(roundTrip(html)).toBe(html);
    expect(roundTrip(`<p>before</p>\n${html}\n<p>after</p>`)).toBe(`<p>before</p>\n${html}\n<p>after</p>`);
    // One block that Markdown can't say leaves the others Markdown.
    expect(markdownOf(`<h2>Title</h2>\n${html}`).markdown).toMatch(/^## Title\n\n/);
  });

  it('comes back with each block after itself, and before the next ones', () => {
    for (const [index, [, html]] of EDITOR_BLOCKS.entries()) {
      const others = [0, 1, 9].map((step) => EDITOR_BLOCKS[(index + step) % EDITOR_BLOCKS.length]?.[1]);
      const text = [html, ...others].join('\n');
      expect(roundTrip(text)).toBe(text);
    }
  });

  it('comes back with all that the toolbar writes', () => {
    const html = EVERY_FORMAT.join('\n');
    expect(roundTrip(html)).toBe(html);
  });

  it('is what a person would write', () => {
    expect(
      markdownOf(
        [
          '<h2>Bread</h2>',
          '<p>With <strong>rye</strong>, <em>slowly</em>, <s>fast</s>, <a href="/blog/x" title="X">here</a>.</p>',
          '<ul><li>one<ol><li>inner</li></ol></li><li>two</li></ul>',
          '<ol start="4"><li>four</li><li>five</li></ol>',
          '<blockquote>\n<p>said</p>\n</blockquote>',
          '<pre><code class="language-js" title="a.js">if (a &lt; b) {}\n</code></pre>',
          '<p><img src="/uploads/aa-2x1.webp" alt="A loaf" title="At six"></p>',
          '<table>\n<thead>\n<tr><th>Bread</th><th class="ql-align-right">€</th></tr>\n</thead>\n<tbody>\n<tr><td>Rye</td><td class="ql-align-right">4</td></tr>\n</tbody>\n</table>',
          '<hr>',
          '<p class="ql-align-center">Centred.</p>',
        ].join('\n'),
      ),
    ).toEqual({
      markdown: [
        '## Bread',
        'With **rye**, _slowly_, ~~fast~~, [here](/blog/x "X").',
        '- one\n  1. inner\n- two',
        '4. four\n5. five',
        '> said',
        '```js title="a.js"\nif (a < b) {}\n```',
        '![A loaf](/uploads/aa-2x1.webp "At six")',
        '| Bread | € |\n| - | -: |\n| Rye | 4 |',
        '---',
        '<p class="ql-align-center">Centred.</p>',
      ].join('\n\n'),
      dialect: { form: 'compact', between: '\n', end: '' },
    });
  });

  it('keeps the demo’s posts, which other rules have rendered, without a block of HTML', () => {
    const posts = readPosts(join(projectRoot, 'tests/content/wren/posts'), categories);
    expect(posts.length).toBeGreaterThan(10);
    for (const { slug, html } of posts) {
      const { markdown, dialect } = markdownOf(html);
      expect(htmlOfMarkdown(markdown, dialect), slug).toBe(html);
      expect(dialect.form, slug).not.toBe('html');
      expect(markdown, slug).not.toMatch(/^<(?:p|h\d|ul|ol|table|blockquote|pre)\b/m);
    }
  });

  it.each([
    ['', ''],
    ['text outside of blocks', 'a <em>b</em>'],
    ['blocks with unlike gaps', '<p>a</p>\n<p>b</p><p>c</p>'],
    ['white space before and after', '\n <p>a</p>\n'],
    ['an unclosed element', '<p>a<p>b</p>'],
    ['a line that ends with a carriage return', '<p>a\r\nb</p>\r\n<p>c</p>'],
    ['an entity that is written otherwise', '<p>&eacute; &amp;amp; &#x41; &quot;</p>'],
    ['a character that Markdown forbids', '<p>a\0b</p>'],
    ['a blank line within a block', '<div><p>a</p>\n\n<p>b</p></div>'],
    [
      'what looks like Markdown',
      '<p># not a heading</p>\n<p>1. no list</p>\n<p>- none</p>\n<p>*a* _b_ `c` [d](e) ~~f~~ | g \\</p>',
    ],
    ['what looks like HTML', '<p>&lt;script&gt; &lt;!-- a --&gt; &amp;lt;</p>'],
    ['what looks like front matter', '<p>---</p>\n<p>title: x</p>\n<hr>'],
    ['code with fences', '<pre><code class="language-md">```js\na\n```\n\n~~~\n</code></pre>'],
    ['code with back-ticks', '<p><code>``a`</code> <code> b </code> <code></code></p>'],
    ['emphasis within words', '<p>a<em>b</em>c<strong>d</strong>e <em> f </em></p>'],
    ['spaces at the ends', '<p> a </p>\n<p>b  </p>\n<p></p>'],
    ['an empty list', '<ul></ul>\n<ol><li></li></ol>'],
    ['an address with spaces and brackets', '<p><a href="/a b(c)&quot;d&quot;">e</a></p>'],
    ['scripts', '<p>a</p>\n<script>alert(1)\n\nb()</script>\n<p onclick="x()">c</p>'],
    ['comments', '<!-- a -->\n<p>b</p>'],
    [
      'a table with bars',
      '<table><thead><tr><th>a|b</th></tr></thead><tbody><tr><td>\\|</td></tr></tbody></table>',
    ],
    [
      'tables that are no such',
      '<table><tbody><tr><td>a</td></tr></tbody></table>\n<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>',
    ],
    ['deep nesting', `${'<blockquote>'.repeat(300)}a${'</blockquote>'.repeat(300)}`],
    ['a long text', `<p>${'word '.repeat(120_000)}</p>`],
  ])('comes back whatever it is: %s', (_, html) => {
    expect(roundTrip(html)).toBe(html);
  });
});
