import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromHtml } from '#app/features/editor/from-html.ts';
import { cleanPaste } from '#app/features/editor/paste/clean-paste.ts';
import { isMarkdown, markdownHtml } from '#app/features/editor/paste/markdown-html.ts';
import { withoutStyles } from '#app/features/editor/paste/pasted-styles.ts';
import { toHtml } from '#app/features/editor/to-html.ts';

/** A paste as it would be saved. */
function paste(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  return toHtml(fromHtml(cleanPaste(body).html, { window, base: '', figures: true }), '');
}

const sample = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../fixtures/paste', name), 'utf8');

describe('a paste from', () => {
  it('Google Docs keeps its structure and loses its styles', () => {
    expect(paste(sample('google-docs.html'))).toBe(
      [
        "<h1>A bakery's site</h1>",
        '<p>Write <strong>the hours</strong> <em>first</em>, see <a href="https://www.example.com/hours">an example</a><code>hours.json</code></p>',
        '<ul><li>Bread<ul><li><s>Rye</s></li></ul></li><li>Rolls</li></ul>',
        '<table>\n<tbody>\n<tr><td><strong>Loaf</strong></td><td class="ql-align-right">4 €</td></tr>\n</tbody>\n</table>',
        '<p><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXexample?key=abc" alt=""></p>',
      ].join('\n'),
    );
  });

  it('Word keeps lists, which are paragraphs there, and loses all that Word alone reads', () => {
    expect(paste(sample('word.html'))).toBe(
      [
        '<h2>Opening hours</h2>',
        '<p>Write them <strong>as people say them</strong>, <em>not</em> as a table.</p>',
        '<ul><li>Monday<ul><li>from six</li></ul></li><li>Tuesday</li></ul><ol><li>Ask</li><li>Write[1]</li></ol>',
        '<table>\n<tbody>\n<tr><td>Day</td><td>Hours</td></tr>\n</tbody>\n</table>',
        '<p><a href="https://www.example.com/">An example</a></p>',
      ].join('\n'),
    );
  });

  it('Notion keeps code with its language, tables, captions and callouts', () => {
    expect(paste(sample('notion.html'))).toBe(
      [
        '<h1>Ovens</h1>',
        '<p>What <strong>we</strong> use, and <em>why</em>. See <a href="https://www.notion.so/Plan-1a2b3c">the plan</a> or <code>oven.yaml</code>.</p>',
        '<ul><li>Deck<ul><li>Stone</li></ul></li><li>Rack</li></ul><ol><li>Heat</li><li>Bake</li></ol>',
        '<blockquote>\n<p>Bread is time.</p>\n</blockquote>',
        '<div class="callout callout-note">\n<p>💡 Preheat for an hour.</p>\n</div>',
        '<pre><code class="language-yaml">oven:\n  heat: 250\n</code></pre>',
        '<table>\n<thead>\n<tr><th>Loaf</th><th>Minutes</th></tr>\n</thead>\n<tbody>\n<tr><td>Rye</td><td>55</td></tr>\n</tbody>\n</table>',
        '<hr>',
        '<p><img src="https://prod-files-secure.s3.us-west-2.amazonaws.com/oven.png" alt="oven.png" title="The old oven"></p>',
      ].join('\n'),
    );
  });

  it.each([
    ['<p onclick="x()">a<script>b</script><style>c</style></p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
    ['<img src="javascript:alert(1)" onerror="x()">', ''],
    [
      '<p>a <a href="https://www.google.com/url?q=https://b.example/&amp;sa=D">b</a></p>',
      '<p>a <a href="https://b.example/">b</a></p>',
    ],
    ['a<div>b</div>c', '<p>a</p>\n<p>b</p>\n<p>c</p>'],
    ['<div><div><h2><b>A</b></h2></div></div>', '<h2>A</h2>'],
    ['<p>&nbsp;</p><p></p><p>a</p>', '<p>a</p>'],
    [
      '<pre class="highlight-source-js"><span class="pl-k">const</span> a<br>b</pre>',
      '<pre><code class="language-js">const a\nb\n</code></pre>',
    ],
    [
      '<table><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></table>',
      '<table>\n<tbody>\n<tr><td>a</td><td></td></tr>\n<tr><td>b</td><td>c</td></tr>\n</tbody>\n</table>',
    ],
    [
      '<pre><code class="language-javascript">a</code></pre><pre class="lang-text">b</pre>',
      '<pre><code class="language-js">a\n</code></pre>\n<pre><code>b\n</code></pre>',
    ],
    ['<ul><li>a</li></ul><p> </p><ul><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    [
      '<blockquote>a</blockquote><blockquote>b</blockquote>',
      '<blockquote>\n<p>a</p>\n<p>b</p>\n</blockquote>',
    ],
    ['<pre>a</pre><pre>b</pre>', '<pre><code>a\n</code></pre>\n<pre><code>b\n</code></pre>'],
    [
      '<ul><li class="task-list-item"><input type="checkbox" checked> a</li><li><input type="checkbox">b</li><li>[ ] c</li></ul>',
      '<ul><li>☑ a</li><li>☐ b</li><li>☐ c</li></ul>',
    ],
    [
      '<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,eA==" alt="checked"><p>a <img src="/b.png"></p></li>' +
        '<li role="checkbox" aria-checked="false"><img src="data:image/png;base64,eA==" alt="unchecked"><p>b</p></li></ul>',
      '<ul><li>☑ a <img src="/b.png" alt=""></li><li>☐ b</li></ul>',
    ],
    [
      '<ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">a</span></li></ul>' +
        '<ul class="to-do-list"><li><div class="checkbox checkbox-off"></div> <span class="to-do-children-unchecked">b</span></li></ul>',
      '<ul><li>☑ a</li><li>☐ b</li></ul>',
    ],
    [
      '<div class="callout callout-tip"><p>a</p></div>',
      '<div class="callout callout-tip">\n<p>a</p>\n</div>',
    ],
    [
      '<blockquote>a<ul><li>b</li></ul><ul><li>c</li></ul><h2>d</h2></blockquote>',
      '<blockquote>\n<p>a</p>\n<ul><li>b</li><li>c</li></ul>\n</blockquote>\n<h2>d</h2>',
    ],
    ['<ol><li><p>a</p><p>b</p></li></ol>', '<ol><li>a<br>b</li></ol>'],
    [
      '<ol start="1"><li>a</li></ol><ol start="3"><li>b<ol start="2"><li>c</li></ol></li></ol>',
      '<ol><li>a</li></ol><ol start="3"><li>b<ol><li>c</li></ol></li></ol>',
    ],
    ['<iframe src="https://evil.example"></iframe><p>a</p>', '<p>a</p>'],
  ])('anywhere: %s', (html, saved) => {
    expect(paste(html)).toBe(saved);
  });
});

describe('a text in Markdown', () => {
  const saved = (text: string) => paste(markdownHtml(text));

  it.each([
    ['# A\n\n## B *c*', '<h1>A</h1>\n<h2>B <em>c</em></h2>'],
    ['one\ntwo  \nthree', '<p>one two<br>three</p>'],
    [
      '**a** __b__ *c* _d_ ~~e~~ ==h== `f *g*`',
      '<p><strong>a</strong> <strong>b</strong> <em>c</em> <em>d</em> <s>e</s> <mark>h</mark> <code>f *g*</code></p>',
    ],
    [
      'snake_case_name and 2 * 3 * 4, a==b or c == d == e',
      '<p>snake_case_name and 2 * 3 * 4, a==b or c == d == e</p>',
    ],
    [
      '[a **b**](https://c.example/d_e_f)',
      '<p><a href="https://c.example/d_e_f">a <strong>b</strong></a></p>',
    ],
    ['![A loaf](/a.png "Bread")', '<p><img src="/a.png" alt="A loaf" title="Bread"></p>'],
    ['- a\n  - b\n    - c\n- d', '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul>'],
    [
      '4. a\n5. b\n\nc\n\n6. d',
      '<ol start="4"><li>a</li><li>b</li></ol>\n<p>c</p>\n<ol start="6"><li>d</li></ol>',
    ],
    ['1. a\n2. b\n   - c\n\n3. d', '<ol><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ol>'],
    ['> a\n> b\n>\n> c', '<blockquote>\n<p>a b</p>\n<p>c</p>\n</blockquote>'],
    [
      '```ts\nconst a = `b`;\n\n# no\n```',
      '<pre><code class="language-ts">const a = `b`;\n\n# no\n</code></pre>',
    ],
    ['a\n\n---\n\nb', '<p>a</p>\n<hr>\n<p>b</p>'],
    [
      '| a | b |\n|---|--:|\n| 1 | `x \\| y` |',
      '<table>\n<thead>\n<tr><th>a</th><th class="ql-align-right">b</th></tr>\n</thead>\n<tbody>\n<tr><td>1</td><td class="ql-align-right"><code>x | y</code></td></tr>\n</tbody>\n</table>',
    ],
    ['- [x] done\n- [ ] to *do*\n- no', '<ul><li>☑ done</li><li>☐ to <em>do</em></li><li>no</li></ul>'],
    ['To do:\n[ ] one\n[X] two', '<p>To do:</p>\n<ul><li>☐ one</li><li>☑ two</li></ul>'],
    [
      '> [!WARNING]\n> Hot **oven**.\n>\n> Very.\n\n> [!TIP] Wait',
      '<div class="callout callout-warning">\n<p>Hot <strong>oven</strong>.</p>\n<p>Very.</p>\n</div>\n' +
        '<div class="callout callout-tip">\n<p>Wait</p>\n</div>',
    ],
    [
      '> [!NOTE] Take\n> - [ ] rye\n> 1. wait',
      '<div class="callout callout-note">\n<p>Take</p>\n<ul><li>☐ rye</li></ul><ol><li>wait</li></ol>\n</div>',
    ],
    ['> [!JOKE]\n> a', '<blockquote>\n<p>[!JOKE] a</p>\n</blockquote>'],
    ['\\*a\\* <b>', '<p>*a* &lt;b&gt;</p>'],
    ['[a](javascript:alert(1))', '<p>a)</p>'],
  ])('%s', (text, html) => {
    expect(saved(text)).toBe(html);
  });

  it.each([
    '# a',
    '- a',
    '[ ] a',
    'a[^1]\n\n[^1]: b',
    '1. a',
    '> a',
    '```\na\n```',
    'a **b** c',
    'see [a](/b)',
    '| a | b |\n|---|---|',
  ])('is known: %s', (text) => expect(isMarkdown(text)).toBe(true));

  it.each(['a', 'a - b', '2 * 3 * 4', 'C# is a language', 'a_b_c', 'https://a.example/#b'])(
    'is not every text: %s',
    (text) => expect(isMarkdown(text)).toBe(false),
  );
});

describe('the footnotes of', () => {
  const mark = (number: number) => `<a href="#fn-${number}">${number}</a>`;
  const expected = `<p>One${mark(1)} and two${mark(2)}.</p>\n<ol><li>First <em>note</em></li><li>Second</li></ol>`;

  it('Word are real ones', () => {
    const link = (number: number) =>
      `<a style='mso-footnote-id:ftn${number}' href="#_ftn${number}" name="_ftnref${number}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]>[${number}]<![endif]></span></span></a>`;
    const note = (number: number, words: string) =>
      `<div style='mso-element:footnote' id=ftn${number}><p class=MsoFootnoteText><a style='mso-footnote-id:ftn${number}' href="#_ftnref${number}" name="_ftn${number}" title=""><span class=MsoFootnoteReference>[${number}]</span></a> ${words}<o:p></o:p></p></div>`;
    const html = `<p class=MsoNormal>One${link(1)} and two${link(2)}.<o:p></o:p></p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>
${note(1, 'First <i>note</i>')}
${note(2, 'Second')}</div>`;
    expect(paste(html)).toBe(expected);
  });

  it('LibreOffice are, too', () => {
    const link = (number: number) =>
      `<sup><a class="sdfootnoteanc" name="sdfootnote${number}anc" href="#sdfootnote${number}sym"><sup>${number}</sup></a></sup>`;
    const note = (number: number, words: string) =>
      `<div id="sdfootnote${number}"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote${number}sym" href="#sdfootnote${number}anc">${number}</a>${words}</p></div>`;
    const html = `<p>One${link(1)} and two${link(2)}.</p>${note(1, 'First <i>note</i>')}${note(2, 'Second')}`;
    expect(paste(html)).toBe(expected);
  });

  it('Google Docs are, too', () => {
    const link = (number: number) =>
      `<sup><a href="#ftnt${number}" id="ftnt_ref${number}">[${number}]</a></sup>`;
    const note = (number: number, words: string) =>
      `<div><p><a href="#ftnt_ref${number}" id="ftnt${number}">[${number}]</a><span>&nbsp;${words}</span></p></div>`;
    const html = `<p>One${link(1)} and two${link(2)}.</p><hr>${note(1, 'First <i>note</i>')}${note(2, 'Second')}`;
    expect(paste(html)).toBe(expected);
  });

  it('programs for Markdown are, too', () => {
    const link = (number: number) =>
      `<a href="#fn${number}" class="footnote-ref" id="fnref${number}"><sup>${number}</sup></a>`;
    const note = (number: number, words: string) =>
      `<li id="fn${number}"><p>${words}<a href="#fnref${number}">↩︎</a></p></li>`;
    const html = `<p>One${link(1)} and two${link(2)}.</p><section><hr><ol>${note(1, 'First <i>note</i>')}${note(2, 'Second')}</ol></section>`;
    expect(paste(html)).toBe(expected);
  });

  it('nothing are links, also where they lead there and back', () => {
    expect(
      paste('<p><a href="#intro" id="toc">Introduction</a></p><h2 id="intro"><a href="#toc">Up</a></h2>'),
    ).toBe('<p>Introduction</p>\n<h2>Up</h2>');
  });
});

it('quotes of Word are quotes', () => {
  expect(paste('<p class=MsoQuote>One</p>\n<p class=MsoQuote>Two</p>\n<p class=MsoNormal>a</p>')).toBe(
    '<blockquote>\n<p>One</p>\n<p>Two</p>\n</blockquote>\n<p>a</p>',
  );
  expect(paste('<p class="MsoIntenseQuote">One</p>')).toBe('<blockquote>\n<p>One</p>\n</blockquote>');
});
