import { describe, expect, it } from 'vitest';
import { createCleaner, createSanitizer } from '#app/lib/sanitize-html.ts';

const sanitize = createSanitizer({ window, base: '/shingle', origin: 'https://wren.example' });

/** The sanitised HTML as elements, to look at rather than to compare as text. */
function shown(html: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = sanitize(html);
  return box;
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Every element of HTML, old and new, that is not on the specification's list; with the roots of the other languages. */
const OTHER_TAGS = words(`
  abbr acronym address applet area article aside audio base basefont bdi bdo bgsound big blink body button
  canvas center cite data datalist dd del details dfn dialog dir dl dt embed fieldset figcaption figure
  font footer form frame frameset head header hgroup html iframe image input ins isindex kbd keygen label
  legend link listing main map marquee math menu menuitem meta meter nav nobr noembed noframes noscript
  object optgroup option output param picture plaintext portal progress q rp rt ruby samp script search
  section select selectedcontent shadow slot small source spacer strike style sub summary sup svg template
  textarea time title track tt var video wbr x-a xmp
`);

/** Attributes of HTML that are not on the specification's list. */
const OTHER_ATTRIBUTES = words(`
  abbr accept accesskey action align allow aria-label autofocus autoplay background bgcolor border
  cellpadding charset cite color colspan content contenteditable controls coords crossorigin data data-x
  datetime decoding dir download draggable enterkeyhint exportparts face fetchpriority form formaction
  headers hidden hreflang http-equiv imagesizes inert inputmode integrity ismap itemid itemprop itemscope
  lang loading longdesc loop media name nonce part ping popover poster referrerpolicy role rowspan sandbox
  scope shape size sizes slot span spellcheck srcdoc srclang srcset start style summary tabindex translate
  type usemap valign value xlink:href xml:lang xmlns
`);

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
      '<table><caption>c</caption><colgroup><col></colgroup><thead><tr><th>h</th></tr></thead><tbody><tr><td>d</td></tr></tbody><tfoot><tr><td>f</td></tr></tfoot></table>',
    ]) {
      expect(sanitize(html)).toBe(html);
    }
  });

  it.each(OTHER_TAGS)('[5.73] removes <%s>', (tag) => {
    expect(shown(`<p>before</p><${tag}>in</${tag}>`).querySelector(tag)).toBeNull();
  });

  it('[5.74] keeps the allowed attributes', () => {
    const link = shown('<a href="/a" title="t" class="c" id="i" rel="nofollow">x</a>').querySelector('a')!;
    expect(link.getAttributeNames().sort()).toEqual(['class', 'href', 'id', 'rel', 'title']);
    const image = shown('<img src="/a.png" alt="a" width="10" height="20">').querySelector('img')!;
    expect(image.getAttributeNames().sort()).toEqual(['alt', 'height', 'src', 'width']);
  });

  it('[5.74] keeps all ten of them where no link is judged', () => {
    const link = '<a href="/a" title="t" class="c" id="i" target="_blank" rel="nofollow">x</a>';
    const image = '<img src="/a.png" alt="a" width="10" height="20">';
    expect(createCleaner(window)(link + image)).toBe(link + image);
  });

  it('keeps the number that a list begins with, and nothing else has', () => {
    const list = '<ol start="4"><li>a</li></ol>';
    expect(sanitize(list)).toBe(list);
    expect(sanitize('<ul start="4"><li>a</li></ul>')).toBe('<ul><li>a</li></ul>');
  });

  it.each(['p', 'a', 'img', 'div'])('[5.75] removes any other attribute of <%s>', (tag) => {
    const attributes = OTHER_ATTRIBUTES.map((name) => `${name}="x"`).join(' ');
    const element = shown(`<${tag} ${attributes}>`).querySelector(tag)!;
    expect(element.getAttributeNames()).toEqual([]);
  });

  it('[5.75] empties `is`, which a browser would write out again if it were taken away', () => {
    expect(sanitize('<p is="x-a">b</p>')).toBe('<p is="">b</p>');
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

  it('[5.82] forbids every event handler that the browser knows', () => {
    const handlers: string[] = [];
    for (const name in document.createElement('div')) if (name.startsWith('on')) handlers.push(name);
    expect(handlers.length).toBeGreaterThan(60);
    const attributes = handlers.map((name) => `${name}="alert(1)"`).join(' ');
    expect(sanitize(`<p ${attributes}>a</p>`)).toBe('<p>a</p>');
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
