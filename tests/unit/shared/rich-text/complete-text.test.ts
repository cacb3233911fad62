import { describe, expect, it } from 'vitest';
import { splitRichText } from '#app/lib/rich-text.ts';
import * as words from '#content/words/text.ts';

const split = (html: string) => splitRichText(html, { window, base: '', origin: 'https://wren.example' });

/** The completed text as a browser has it after inserting it. */
function show(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = split(html)
    .map((part) => (part.kind === 'html' ? part.html : ''))
    .join('');
  return root;
}

const idsIn = (root: Element) => [...root.querySelectorAll('[id]')].map(({ id }) => id);
const hrefsIn = (root: Element, selector = 'a') =>
  [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

describe('a heading', () => {
  it('has an id of its words and a link to itself, which is no part of it', () => {
    const root = show('<h2>The <em>right</em> amount</h2>');
    expect(root.querySelector('h2')?.outerHTML).toBe(
      '<h2 id="h-the-right-amount">The <em>right</em> amount</h2>',
    );
    const link = root.querySelector('h2 + a')!;
    expect(link.getAttribute('href')).toBe('#h-the-right-amount');
    expect(link.getAttribute('aria-label')).toBe(words.linkTo('The right amount'));
    expect(link.textContent).toBe('');
  });

  it.each([
    ['Água & sal', 'h-agua-sal'],
    ['Что дальше?', 'h-что-дальше'],
    ['次の一歩', 'h-次の一歩'],
    ['🙂', 'h-part'],
    ['Process', 'h-process'],
    ['  Two\n lines ', 'h-two-lines'],
  ])('has one in any script, and none that is a name of the page or of a script: %s', (title, id) => {
    expect(idsIn(show(`<h3>${title}</h3>`))).toEqual([id]);
  });

  it('has an id that no other has, across videos and code', () => {
    const player = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>';
    const parts = split(`<h2>A</h2>${player}<h2>A</h2><pre>x</pre><p id="h-a-3">b</p><h4>A</h4>`);
    const ids = parts
      .flatMap((part) => (part.kind === 'html' ? (part.headings ?? []) : []))
      .map(({ id }) => id);
    expect(ids).toEqual(['h-a', 'h-a-2', 'h-a-4']);
  });

  it('keeps the id that its author gave it, unless that is taken', () => {
    expect(idsIn(show('<p id="b">x</p><h2 id="a">A</h2><h2 id="b">B</h2><h2 id="a">A</h2>'))).toEqual([
      'b',
      'a',
      'h-b',
      'h-a',
    ]);
  });

  it('of the first level is one below the title, and known as the text’s first', () => {
    const [part] = split('<h1 class="ql-align-center">Part one</h1><h2>Inner</h2>');
    if (part?.kind !== 'html') throw new Error('not HTML');
    expect(part.html).not.toContain('<h1');
    expect(part.html).toContain('<h2 class="ql-align-center part-title" id="h-part-one">Part one</h2>');
    expect(part.headings).toEqual([
      { id: 'h-part-one', level: 1, title: 'Part one' },
      { id: 'h-inner', level: 2, title: 'Inner' },
    ]);
  });

  it('without words, or within a link, has no link', () => {
    const root = show('<h2><img src="/a.png" alt=""></h2><a href="/x"><h3>In a link</h3></a>');
    expect(hrefsIn(root)).toEqual(['/x']);
    expect(root.querySelector('h3')?.textContent).toBe('In a link');
  });

  it('is found by the name other programs give it', () => {
    const root = show(
      '<h2>Água e sal</h2><p><a href="#%C3%A1gua-e-sal">a</a> <a href="#none">b</a> <a href="#%">c</a></p>',
    );
    expect(hrefsIn(root, 'p a')).toEqual(['#h-agua-e-sal', '#none', '#%']);
  });
});

describe('notes', () => {
  const TEXT =
    '<h2>One<a href="#fn-1">1</a></h2><p>a<a href="#fn-1">1</a> b<a href="#fn-2">2</a></p><ol><li>x</li><li>y</li></ol>';

  it('lead from their marks to the items of the list at the end, and back', () => {
    const root = show(TEXT);
    expect([...root.querySelectorAll('.note-mark')].map(({ id }) => id)).toEqual([
      'fnref-1',
      'fnref-1-2',
      'fnref-2',
    ]);
    expect([...root.querySelectorAll('section[role=doc-endnotes] > ol > li')].map(({ id }) => id)).toEqual([
      'fn-1',
      'fn-2',
    ]);
    expect(hrefsIn(root, '#fn-1 a')).toEqual(['#fnref-1', '#fnref-1-2']);
    expect(root.querySelector('#fn-2 a')?.getAttribute('aria-label')).toBe(words.backTo('2', 1));
  });

  it('are no part of a heading’s name', () => {
    expect(show(TEXT).querySelector('h2')?.id).toBe('h-one');
  });

  it('are not made of a list that no mark leads to, nor of marks without a list', () => {
    expect(show('<p>a</p><ol><li>x</li></ol>').querySelector('[role], [id]')).toBeNull();
    expect(
      show('<p>a<a href="#fn-1">1</a></p><ol><li>x</li></ol><p>b</p>').querySelector('[role], [id]'),
    ).toBeNull();
    expect(show('<p>a<a href="#fn-7">7</a></p><ol><li>x</li></ol>').querySelector('.note-mark')).toBeNull();
  });

  it('keep ids that other programs wrote', () => {
    const root = show('<p><a href="#fn-1" id="fnref-1">1</a></p><ol><li id="fn-1">x</li></ol>');
    expect(idsIn(root)).toEqual(['fnref-1', 'fn-1']);
    expect(hrefsIn(root, 'li a')).toEqual(['#fnref-1']);
  });
});

describe('a picture with a title', () => {
  it('is a figure with that caption where it is a paragraph of its own', () => {
    expect(
      show('<p class="ql-align-center"><img src="/a.png" alt="A loaf" title="Bread &amp; <salt>"></p>')
        .innerHTML,
    ).toBe(
      '<figure class="ql-align-center"><img src="/a.png" alt="A loaf"><figcaption>Bread &amp; &lt;salt&gt;</figcaption></figure>',
    );
    expect(
      show('<p><a href="/b"><img src="/a.png" alt="" title="t"></a></p>').querySelector('figure > a > img'),
    ).not.toBeNull();
  });

  it('has its caption’s links as those of the text, and bold words', () => {
    const caption = (title: string) =>
      show(`<p><img src="/a.png" alt="" title="${title}"></p>`).querySelector('figcaption')?.innerHTML;
    expect(caption('**By** [Ann](https://ann.example/)')).toBe(
      '<strong>By</strong> <a href="https://ann.example/" target="_blank" rel="noopener noreferrer">Ann</a>',
    );
    expect(caption('[Work](/work)')).toBe('<a href="/work">Work</a>');
    expect(caption('[a](javascript:alert(1))')).toBe('[a](javascript:alert(1))');
  });

  it.each([
    '<p><img src="/a.png" alt=""></p>',
    '<p><img src="/a.png" alt="" title=""></p>',
    '<p>Beside <img src="/a.png" alt="" title="t"></p>',
    '<p><img src="/a.png" alt="" title="t"><img src="/b.png" alt="" title="t"></p>',
  ])('else stays as it is: %s', (html) => {
    expect(show(html).innerHTML).toBe(html);
  });
});

describe('a table', () => {
  it('is in a frame of its name, and its columns of figures are marked', () => {
    const root = show(
      '<table><caption>Prices</caption><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>x</td><td>$1,500</td></tr><tr><td>2</td><td>–</td></tr></tbody></table>',
    );
    const frame = root.querySelector('.table-frame[role=group]');
    expect(frame?.getAttribute('aria-label')).toBe('Prices');
    expect([...root.querySelectorAll('.figures')].map(({ textContent }) => textContent)).toEqual([
      'b',
      '$1,500',
      '–',
    ]);
  });

  it('keeps the names of its rows to the left, and a cell that begins with a figure in one line', () => {
    const root = show(
      '<table><tbody><tr><td>480</td><td>2 to 6 weeks</td></tr><tr><td>800</td><td>a month</td></tr></tbody></table>',
    );
    expect(root.querySelectorAll('.figures')).toHaveLength(0);
    expect([...root.querySelectorAll('.narrow')].map(({ textContent }) => textContent)).toEqual([
      '480',
      '800',
    ]);
    expect([...root.querySelectorAll('.unbroken')].map(({ textContent }) => textContent)).toEqual([
      '480',
      '2 to 6 weeks',
      '800',
    ]);
  });

  it('in a table has the frame of the outer one', () => {
    const inner = '<table><tbody><tr><td>1</td></tr></tbody></table>';
    const root = show(`<table><tbody><tr><td>${inner}</td></tr></tbody></table>`);
    expect(root.querySelectorAll('.table-frame')).toHaveLength(1);
    expect(root.querySelector('.table-frame')?.getAttribute('aria-label')).toBe(words.table);
  });
});

describe('hostile text', () => {
  const XSS = '"><img src=x onerror=alert(1)>';

  it.each([
    `<h2>${XSS.replaceAll('<', '&lt;')}</h2><h2 id='${XSS}'>a</h2>`,
    `<p><img src="/a.png" alt="" title='${XSS}'></p>`,
    `<table><caption>${XSS.replaceAll('<', '&lt;')}</caption><tbody><tr><td>1</td></tr></tbody></table>`,
    `<p><a href='#fn-1"onclick="x'>1</a><a href="#fn-1" onclick="alert(1)">1</a></p><ol><li id='${XSS}'>x</li></ol>`,
    `<p><a href='#${XSS}'>a</a></p><h2>img src x onerror alert 1</h2>`,
    '<h2><svg><style><img src=x onerror=alert(1)></style></svg>t</h2>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ])('becomes nothing but text: %s', (html) => {
    const root = show(html);
    for (const element of root.querySelectorAll('*')) {
      for (const name of element.getAttributeNames()) expect(name).not.toMatch(/^on/);
    }
    expect(root.querySelector('script, style, iframe, svg, math')).toBeNull();
    // A second parser reads the same: nothing is rearranged into something else.
    const again = document.createElement('div');
    again.innerHTML = root.innerHTML;
    expect(again.innerHTML).toBe(root.innerHTML);
  });

  it.each(['body', 'cookie', 'forms', 'getElementById', 'attributes', 'parentNode'])(
    'takes no name of the document: %s',
    (name) => {
      expect(
        show(`<h2 id="${name}">Words</h2><img src="/a.png" alt="" id="${name}">`).querySelector(`#${name}`),
      ).toBeNull();
    },
  );

  it('of many headings and marks is made in the time of an ordinary one', () => {
    const start = performance.now();
    const heading = `<h2>${'a'.repeat(300)}</h2>`;
    const mark = '<a href="#fn-1">1</a>';
    const cell = `<td>${'1,'.repeat(10)}x</td>`;
    show(
      `${heading.repeat(150)}<p>${mark.repeat(150)}</p><table><tr>${cell.repeat(50)}</tr></table><ol><li>x</li></ol>`,
    );
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe('pictures side by side', () => {
  const picture = (name: string, more = ' class="half"') =>
    `<p><img src="/${name}.png" alt="${name}"${more}></p>`;
  const together = (html: string) =>
    [...show(html).querySelectorAll('.side-by-side')].map((frame) =>
      [...frame.querySelectorAll('img')].map(({ alt }) => alt).join(''),
    );

  it('stand two and two in a frame, with their captions, and three where their number is odd', () => {
    const html = [picture('a'), picture('b', ' title="c" class="half"'), picture('c')].join('\n');
    expect(
      together(`<p>x</p>${html}<p>y</p>${picture('d')}${picture('e')}${picture('f')}${picture('g')}`),
    ).toEqual(['abc', 'de', 'fg']);
    const five = ['a', 'b', 'c', 'd', 'e'].map((name) => picture(name)).join('');
    expect(together(five)).toEqual(['abc', 'de']);
    expect(show(html).querySelector('.side-by-side > figure')?.textContent).toBe('c');
  });

  it.each([
    ['a wide one and a high one', ['1600', '900'], ['800', '1200'], ['1778×1000', '667×1000']],
    ['a small one and a large one', ['30', '20'], ['3000', '2000'], ['1500×1000', '1500×1000']],
    ['one of unknown size, as a square', ['1600', '900'], [null, null], ['1778×1000', '1000×null']],
    ['one of half a size', ['200', null], ['0', '20'], ['1000×null', '1000×null']],
  ])('have one height, so that they share the width by their shapes: %s', (_, first, second, sizes) => {
    const sized = ([width, height]: (string | null)[]) =>
      picture(
        'a',
        ` class="half"${width === null ? '' : ` width="${width}"`}${height === null ? '' : ` height="${height}"`}`,
      );
    const images = [...show(sized(first) + sized(second)).querySelectorAll('img')];
    const sizeOf = (image: Element) => `${image.getAttribute('width')}×${image.getAttribute('height')}`;
    expect(images.map(sizeOf)).toEqual(sizes);
  });

  it.each([
    picture('a'),
    `${picture('a')}<p>x</p>${picture('b')}`,
    `${picture('a')} x ${picture('b')}`,
    `${picture('a')}${picture('b', ' class="wide"')}`,
    `<p>x <img src="/a.png" alt="a" class="half"></p>${picture('b')}`,
  ])('are none where one is alone: %s', (html) => expect(together(html)).toEqual([]));
});

describe('a callout', () => {
  it.each(['note', 'tip', 'warning'] as const)('begins with what it is: %s', (kind) => {
    const root = show(`<div class="callout callout-${kind}"><p>a</p></div>`);
    const callout = root.querySelector('.callout')!;
    expect(callout.getAttribute('role')).toBe('note');
    expect(callout.innerHTML).toBe(`<p><strong>${words.callouts[kind]}</strong></p><p>a</p>`);
  });

  it('of a kind that nobody knows is left as it is', () => {
    const html = '<div class="callout callout-joke"><p>a</p></div>';
    expect(show(html).innerHTML).toBe(html);
  });
});

describe('a task', () => {
  it('has its box as the item’s mark, and its words alone as text', () => {
    const items = [
      ...show('<ul><li>☐ Flour</li><li>☑ <b>Salt</b></li><li>x ☐</li></ul>').querySelectorAll('li'),
    ];
    expect(items.map(({ className, innerHTML }) => [className, innerHTML])).toEqual([
      ['task', 'Flour'],
      ['done', '<b>Salt</b>'],
      ['', 'x ☐'],
    ]);
  });
});
