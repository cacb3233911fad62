import { describe, expect, it } from 'vitest';
import { createSanitizer } from '#app/lib/sanitize-html.ts';

const sanitize = createSanitizer({ window, base: '/shingle', origin: 'https://wren.example' });

/** The sanitised HTML as elements, to look at rather than to compare as text. */
function shown(html: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = sanitize(html);
  return box;
}

describe('displayed post HTML', () => {
  const allowed = [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'pre', 'code', 'strong', 'em', 'u', 's', 'mark'],
    ...['a', 'blockquote', 'div', 'span', 'b', 'i'],
  ];

  it.each(allowed)('[5.72] keeps <%s>', (tag) => {
    expect(sanitize(`<${tag}>text</${tag}>`)).toBe(`<${tag}>text</${tag}>`);
  });

  it('[5.72] keeps line breaks, rules, lists, images and tables', () => {
    for (const html of [
      'a<br>b',
      '<hr>',
      '<ul><li>a</li></ul><ol><li>b</li></ol>',
      '<img src="https://a.example/b.png" alt="b">',
      '<table><caption>c</caption><thead><tr><th>h</th></tr></thead><tbody><tr><td>d</td></tr></tbody><tfoot><tr><td>f</td></tr></tfoot></table>',
    ]) {
      expect(sanitize(html)).toBe(html);
    }
  });

  it('[5.73] removes any other tag', () => {
    for (const tag of [
      'section',
      'video',
      'audio',
      'object',
      'embed',
      'svg',
      'math',
      'textarea',
      'marquee',
      'x-a',
    ]) {
      expect(shown(`<p>before</p><${tag}>in</${tag}>`).querySelector(tag), tag).toBeNull();
    }
  });

  it('[5.74] keeps the allowed attributes', () => {
    const link = shown('<a href="/a" title="t" class="c" id="i" rel="nofollow">x</a>').querySelector('a')!;
    expect(link.getAttributeNames().sort()).toEqual(['class', 'href', 'id', 'rel', 'title']);
    const image = shown('<img src="/a.png" alt="a" width="10" height="20">').querySelector('img')!;
    expect(image.getAttributeNames().sort()).toEqual(['alt', 'height', 'src', 'width']);
  });

  it('[5.75] removes any other attribute', () => {
    const attributes = 'style="color:red" data-x="1" aria-label="l" name="n" srcset="a 1x" tabindex="0"';
    expect(shown(`<p ${attributes}>x</p>`).querySelector('p')!.getAttributeNames()).toEqual([]);
  });

  it.each(['script', 'style', 'iframe', 'form', 'input', 'button'])(
    '[5.76] [5.77] [5.78] [5.79] [5.80] [5.81] forbids <%s>',
    (tag) => {
      expect(shown(`<p>a</p><${tag} src="https://e.example"></${tag}>`).querySelector(tag)).toBeNull();
    },
  );

  it('[5.76] [5.77] drops what scripts and styles say, too', () => {
    expect(sanitize('<script>alert(1)</script><style>p{}</style>')).toBe('');
  });

  it('[5.82] forbids inline event handlers and script addresses', () => {
    const box = shown(
      '<img src="x" onerror="alert(1)"><p onclick="alert(1)">a</p><a href="javascript:alert(1)">b</a><a href=" java\nscript:alert(1)">c</a>',
    );
    expect(box.innerHTML).not.toMatch(/onerror|onclick|script:/);
  });

  it('keeps web, mail and telephone links and drops other schemes', () => {
    const schemes = ['https://a.example/', 'mailto:a@b.example', 'tel:+15205550142', '#part', 'page'];
    for (const href of schemes)
      expect(shown(`<a href="${href}">x</a>`).querySelector('a')!.hasAttribute('href')).toBe(true);
    for (const href of ['ftp://a.example/', 'sms:1', 'data:text/html,x', 'vbscript:x']) {
      expect(shown(`<a href="${href}">x</a>`).querySelector('a')!.hasAttribute('href'), href).toBe(false);
    }
  });

  it('[5.83] [5.84] opens external links in a new tab, without a way back', () => {
    const link = shown('<a href="https://other.example/a" rel="opener">x</a>').querySelector('a')!;
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('[5.83] leaves links of the site itself in their tab', () => {
    for (const href of ['/blog', 'https://wren.example/blog', '#part', 'mailto:a@b.example']) {
      expect(shown(`<a href="${href}" target="_blank">x</a>`).querySelector('a')!.target, href).toBe('');
    }
  });

  it('[D13] puts root-relative addresses under the base', () => {
    const box = shown('<img src="/uploads/a.png"><a href="/blog/b">b</a>');
    expect(box.querySelector('img')!.getAttribute('src')).toBe('/shingle/uploads/a.png');
    expect(box.querySelector('a')!.getAttribute('href')).toBe('/shingle/blog/b');
  });
});
