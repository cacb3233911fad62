import DOMPurify from 'dompurify';
import { describe, expect, it } from 'vitest';
import { addressesIn, cleanHtml } from '#server/import/html/clean-html.ts';
import { SANITIZER_RULES } from '#shared/post-html.ts';
import { videoBlock } from '#shared/video-block.ts';

const VIDEO = 'https://www.youtube.com/embed/abcdefghijk';

describe('HTML of other systems, as the editor would write it', () => {
  it.each([
    ['text without a paragraph', 'Words', '<p>Words</p>'],
    ['empty paragraphs', '<p>&nbsp;</p><p> </p><p>One</p>', '<p>One</p>'],
    [
      'containers',
      '<div class="wp-block-group"><section><p>One</p>Two</section></div>',
      '<p>One</p>\n<p>Two</p>',
    ],
    [
      'names of emphasis',
      '<p><b>a</b> <i>b</i> <del>c</del> <ins>d</ins></p>',
      '<p><strong>a</strong> <em>b</em> <s>c</s> <u>d</u></p>',
    ],
    ['line breaks', '<p>One <br />\n two</p>', '<p>One<br>two</p>'],
    ['two line breaks', 'One<br><br>Two<br>three', '<p>One</p>\n<p>Two<br>three</p>'],
    ['a square', '<p>5 m<sup>2</sup>, CO<sub>2</sub></p>', '<p>5 m², CO₂</p>'],
    ['terms', '<dl><dt>Hull</dt><dd>Its body</dd></dl>', '<p><strong>Hull</strong></p>\n<p>Its body</p>'],
    [
      'lists',
      '<ul><li><p>a</p></li><li>b<ol><li>c</li></ol></li></ul>',
      '<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>',
    ],
    ['a list that goes on', '<ol start="4"><li>a</li></ol>', '<ol start="4"><li>a</li></ol>'],
    [
      'a quotation',
      '<blockquote><p>So.</p><cite>Ana</cite></blockquote>',
      '<blockquote>\n<p>So.</p>\n<p><em>Ana</em></p>\n</blockquote>',
    ],
    ['alignment', '<p style="text-align: center">a</p>', '<p class="ql-align-center">a</p>'],
    ['entities', '<p>AT&amp;T &lt;b&gt; "x" it’s</p>', '<p>AT&amp;T &lt;b&gt; "x" it’s</p>'],
    ['a rule', '<hr class="wp-block-separator"/>', '<hr>'],
    ['a player', `<iframe src="${VIDEO}?feature=oembed"></iframe>`, videoBlock('abcdefghijk')],
    [
      'another frame',
      '<iframe src="https://maps.example/x"></iframe>',
      '<p><a href="https://maps.example/x">https://maps.example/x</a></p>',
    ],
  ])('writes %s', (_, from, to) => {
    expect(cleanHtml(from)).toBe(to);
  });

  it.each([
    ['its class', '<pre class="language-php"><code>a &lt; b</code></pre>'],
    ['its code', '<pre><code class="lang-php">a &lt; b</code></pre>'],
    ['a brush', '<pre class="brush: php; title: ; notranslate">a &lt; b</pre>'],
    ['an attribute', '<pre data-language="PHP">a &lt; b</pre>'],
  ])('finds the language of code by %s', (_, from) => {
    expect(cleanHtml(from)).toBe('<pre><code class="language-php">a &lt; b\n</code></pre>');
  });

  it('makes the caption of a picture its title, in its link, and of no other title', () => {
    expect(
      cleanHtml(
        '<figure><a href="/x"><img src="/a.jpg" alt="A boat" title="IMG_1"></a><figcaption>Old <b>boat</b></figcaption></figure>',
      ),
    ).toBe('<p><a href="/x"><img src="/a.jpg" alt="A boat" title="Old **boat**"></a></p>');
    expect(cleanHtml('<p><img src="/a.jpg" title="IMG_1"></p>')).toBe('<p><img src="/a.jpg" alt=""></p>');
  });

  it.each(['wp-block-image alignwide', 'alignfull size-large', 'kg-card kg-width-wide', 'kg-width-full'])(
    'keeps a picture wide: %s',
    (names) => {
      const picture = '<img src="/a.jpg" alt="A">';
      expect(cleanHtml(`<figure class="${names}">${picture}</figure>`)).toBe(
        '<p><img src="/a.jpg" alt="A" class="wide"></p>',
      );
      expect(cleanHtml(`<figure class="${names}">${picture}<figcaption>C</figcaption></figure>`)).toBe(
        '<p><img src="/a.jpg" alt="A" title="C" class="wide"></p>',
      );
      expect(cleanHtml(`<figure class="${names}">${picture}${picture}</figure>`)).not.toContain('wide');
    },
  );

  it('writes the pictures of a gallery side by side, each with its caption', () => {
    const picture = (name: string) =>
      `<figure><img src="/${name}.jpg" alt=""><figcaption>${name}</figcaption></figure>`;
    const half = (name: string) => `<p><img src="/${name}.jpg" alt="" title="${name}" class="half"></p>`;
    expect(
      cleanHtml(
        `<figure class="wp-block-gallery">${picture('a')}${picture('b')}<figcaption>Both</figcaption></figure>`,
      ),
    ).toBe(`${half('a')}\n${half('b')}\n<p><em>Both</em></p>`);
    const list = `<ul class="blocks-gallery-grid"><li>${picture('a')}</li><li>${picture('b')}</li></ul>`;
    expect(cleanHtml(`<figure class="wp-block-gallery">${list}</figure>`)).toBe(`${half('a')}\n${half('b')}`);
  });

  it('keeps buttons, and makes none of a sentence', () => {
    const link = (more = '') => `<a href="/x"${more}>Book</a>`;
    const button = `<div class="wp-block-button">${link(' class="wp-block-button__link"')}</div>`;
    expect(cleanHtml(`<div class="wp-block-buttons">${button}${button}</div>`)).toBe(
      `<p class="button">${link()}</p>\n<p class="button">${link()}</p>`,
    );
    expect(cleanHtml(`<p class="ql-align-center button">${link()}</p>`)).toBe(
      `<p class="ql-align-center button">${link()}</p>`,
    );
    expect(cleanHtml(`<p class="button">See ${link()}</p>`)).toBe(`<p>See ${link()}</p>`);
  });

  it('keeps tables with their head and caption, and makes room for cells that span', () => {
    expect(
      cleanHtml(
        '<figure><table><tr><th>a</th><th>b</th></tr><tr><td colspan="2"><p>c</p></td></tr></table><figcaption>T</figcaption></figure>',
      ),
    ).toBe(
      '<table><caption>T</caption><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td></td></tr></tbody></table>',
    );
  });

  it('numbers footnotes in the order of their marks, and puts them at the end', () => {
    const text =
      '<p>One<sup data-fn="x"><a href="#x" id="x-link">1</a></sup> two<a href="#y">2</a></p>' +
      '<ol class="wp-block-footnotes"><li id="y">Second <a href="#y-link">↩︎</a></li><li id="x">First <a href="#x-link">↩︎</a></li></ol><p>End</p>';
    expect(cleanHtml(text)).toBe(
      '<p>One<a href="#fn-1">1</a> two<a href="#fn-2">2</a></p>\n<p>End</p>\n<ol><li>First</li><li>Second</li></ol>',
    );
  });

  it('takes a picture that loads late from where its address is', () => {
    expect(
      cleanHtml(
        '<img src="data:image/gif;base64,R0" data-src="/a.jpg"><noscript><img src="/a.jpg"></noscript>',
      ),
    ).toBe('<p><img src="/a.jpg" alt=""></p>');
  });

  it('rewrites every address, and names those that there are', () => {
    const text = '<p><a href="/b.jpg"><img src="/a.jpg" srcset="/c.jpg 2x"></a></p>';
    expect(addressesIn(text)).toEqual({ pictures: ['/a.jpg'], links: ['/b.jpg'] });
    const addresses = {
      picture: (address: string) => `/new${address}`,
      link: (address: string) => `/other${address}`,
    };
    expect(cleanHtml(text, addresses)).toBe(
      '<p><a href="/other/b.jpg"><img src="/new/a.jpg" alt=""></a></p>',
    );
  });

  it('leaves out what runs, and writes nothing that the page would not show', () => {
    const hostile = [
      '<script>alert(1)</script><p onclick="x()">a<a href="javascript:x()">b</a><a href=" java\nscript:x()">c</a></p>',
      '<img src="javascript:x()" onerror="x()"><img src=x onerror=x()><svg onload=x()><style>p{}</style>',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '<form action="/x"><input><button>go</button>text</form><object data="javascript:x()"></object>',
      '<iframe srcdoc="<script>x()</script>"></iframe><p title=\'"><script>\'>d</p>',
      "<pre class='language-\"onload=x'>x</pre><code title='\"onload=\"x'>y</code>",
      `${'<div>'.repeat(5_000)}deep`,
    ].join('');
    const made = cleanHtml(hostile);
    expect(made).not.toMatch(/script|onclick|onerror|onload|srcdoc|<form|<svg|<style/i);
    expect(DOMPurify.sanitize(made, SANITIZER_RULES)).toBe(made.replaceAll('\u00a0', '&nbsp;'));
  });

  it('keeps the links, the bold words and the italics of captions', () => {
    expect(
      cleanHtml(
        '<figure><img src="/a.jpg" alt=""><figcaption>By <a href="https://ann.example/">Ann <b>B.</b></a>, <i>*</i></figcaption></figure>',
      ),
    ).toBe(String.raw`<p><img src="/a.jpg" alt="" title="By [Ann **B.**](https://ann.example/), *\**"></p>`);
  });

  it('writes what it has written again in the same way, but for captions', () => {
    const once = cleanHtml(
      '<h2>a</h2><p>b<br>c</p><ul><li>d</li></ul><pre>e\n\nf</pre><table><tr><td>g</td></tr></table>',
    );
    expect(cleanHtml(once)).toBe(once);
  });
});
