import { describe, expect, it } from 'vitest';
import { fromHtml } from '#app/features/editor/from-html.ts';
import { toHtml } from '#app/features/editor/to-html.ts';
import { videoBlock } from '#shared/video-block.ts';
import { createCleaner } from '#app/lib/sanitize-html.ts';
import { EDITOR_BLOCKS } from '#tests/support/editor-blocks.ts';

const read = (html: string, base = '') => fromHtml(html, { window, base });
const roundTrip = (html: string, base = '') => toHtml(read(html, base), base);
const isKept = (html: string) =>
  read(html).some(({ insert }) => typeof insert === 'object' && 'kept' in insert);

describe.each(EDITOR_BLOCKS)('[K9] %s', (_, html) => {
  it('comes back the same and can be edited', () => {
    expect(roundTrip(html)).toBe(html);
    expect(isKept(html)).toBe(false);
  });
});

describe('what the editor cannot write itself', () => {
  it.each([
    ['a table', '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>'],
    ['an item of several paragraphs', '<ul><li><p>a</p><p>b</p></li></ul>'],
    ['code in an item', '<ol><li>a<pre><code>b</code></pre></li></ol>'],
    ['a heading in a quote', '<blockquote><h3>a</h3></blockquote>'],
    ['two lists of a kind in a quote', '<blockquote><ul><li>a</li></ul><ul><li>b</li></ul></blockquote>'],
    ['a block with a class', '<div class="note"><p>a</p></div>'],
    ['a class nobody knows', '<p class="lead">a</p>'],
    ['an anchor without an address', '<p><a id="here"></a>a</p>'],
  ])('is one guarded block, kept to the letter: %s', (_, html) => {
    expect(isKept(html)).toBe(true);
    expect(roundTrip(`<p>x</p>\n${html}\n<p>y</p>`)).toBe(`<p>x</p>\n${html}\n<p>y</p>`);
  });

  it('keeps apart what stands side by side', () => {
    for (const html of [
      '<ul><li>a</li></ul>\n<ul><li>b</li></ul>',
      '<pre><code>a\n</code></pre>\n<pre><code>b\n</code></pre>',
      '<blockquote>\n<p>a</p>\n</blockquote>\n<blockquote>\n<p>b</p>\n</blockquote>',
    ]) {
      expect(roundTrip(html)).toBe(html);
    }
    expect(isKept('<ul><li>a</li></ul><ol><li>b</li></ol>')).toBe(false);
  });
});

describe('free lines above footnotes', () => {
  const marked = '<p>a<a href="#fn-1">1</a></p>';
  const notes = '<ol><li>One</li></ol>';
  const block = '<hr>';
  const button = '<p class="button"><a href="/x">Book</a></p>';
  const free = '<p><br></p>';
  it.each([
    ['none below words', [marked]],
    ['those below words', [marked, free, free]],
    ['none below a block', [marked, block]],
    ['one below a block', [marked, block, free]],
    ['those below a block', [marked, block, free, free]],
    ['none below a button', [marked, button]],
    ['those below a button', [marked, button, free, free]],
    ['one below a line break', [marked.replace('</p>', '<br>b</p>'), free]],
    ['one below a picture', [marked, '<p><img src="/uploads/a.webp" alt=""></p>', free]],
    ['one below a table', [marked, '<table><tbody><tr><td>b</td></tr></tbody></table>', free]],
  ])('come back as they were: %s', (_, above) => {
    const html = [...above, notes].join('\n');
    for (const figures of [false, true]) {
      expect(toHtml(fromHtml(html, { window, base: '', figures }), '')).toBe(html);
    }
  });

  it('stay apart from the one in which one goes on to write', () => {
    const lines = read(`${marked}<hr>${notes}`).filter(({ insert }) => insert === '\n');
    expect(lines).toHaveLength(3);
  });
});

describe('what is saved', () => {
  it('is the same however it was written', () => {
    expect(roundTrip('<div><p>a\n  <b>b</b>  <i>c</i> </p></div>')).toBe(
      '<p>a <strong>b</strong> <em>c</em></p>',
    );
    expect(roundTrip('<blockquote>a</blockquote>')).toBe('<blockquote>\n<p>a</p>\n</blockquote>');
    expect(roundTrip('<ul>\n<li><p>a</p>\n<ul><li>b</li></ul></li>\n</ul>')).toBe(
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    );
    expect(roundTrip('loose <em>text</em><p>b</p>')).toBe('<p>loose <em>text</em></p>\n<p>b</p>');
  });

  it('has no mark that ends with a line break, nor begins with one', () => {
    expect(roundTrip('<p><em>a<br></em>b<strong><br>c</strong></p>')).toBe(
      '<p><em>a</em><br>b<br><strong>c</strong></p>',
    );
    const within = '<p><strong>a<br>b <em>c<br>d</em></strong></p>';
    expect(roundTrip(within)).toBe(within);
  });

  it('is nothing for an empty document', () => {
    expect(toHtml([{ insert: '\n' }], '')).toBe('');
    expect(roundTrip('')).toBe('');
    expect(roundTrip('<p><br></p><h2> </h2>')).toBe('');
  });

  it('[5.66] [5.68] [5.70] holds no address that is not allowed', () => {
    const ops = [
      { insert: 'a', attributes: { link: 'javascript:alert(1)' } },
      { insert: { image: 'javascript:alert(1)' } },
      { insert: '\n' },
    ];
    expect(toHtml(ops, '')).toBe('<p>a</p>');
  });

  it.each([
    '<p onclick="x()" style="color:red">a</p>',
    '<p>a<script>alert(1)</script></p>',
    '<table onclick="x()"><tbody><tr><td data-a="1">b</td></tr></tbody></table>',
    '<iframe src="https://evil.example"></iframe><p>a</p>',
    '<p>a <a href="javascript:alert(1)">b</a></p>',
    '<img src=x onerror=alert(1)>',
  ])('[K9] holds only the allowed elements and attributes: %s', (html) => {
    const saved = roundTrip(html);
    expect(saved).not.toMatch(/onclick|style|script|data-|evil|onerror/);
    expect(createCleaner(window)(saved)).toBe(saved);
  });

  it('[K9] has no class for a colour that is none of the site’s', () => {
    expect(
      toHtml([{ insert: 'a', attributes: { color: '#fff', background: 'x" y' } }, { insert: '\n' }], ''),
    ).toBe('<p>a</p>');
  });

  it('keeps the base out of the site’s own images, and puts it before them in the editor', () => {
    const html = '<p><img src="/uploads/a.webp" alt="a"></p>';
    expect(JSON.stringify(read(html, '/shingle'))).toContain('"/shingle/uploads/a.webp"');
    expect(roundTrip(html, '/shingle')).toBe(html);
  });

  it('keeps where a video starts', () => {
    const html = videoBlock('dQw4w9WgXcQ?start=42');
    expect(html).toContain('src="https://www.youtube.com/embed/dQw4w9WgXcQ?start=42"');
    expect(roundTrip(html)).toBe(html);
  });

  it('has an anchor only once', () => {
    const heading = { insert: '\n', attributes: { header: 2, id: 'a' } };
    expect(toHtml([{ insert: 'a' }, heading, { insert: 'b' }, heading], '')).toBe(
      '<h2 id="a">a</h2>\n<h2>b</h2>',
    );
  });

  it('[2.16.13] begins a list only one level below its item', () => {
    const line = (indent: number) => ({ insert: '\n', attributes: { list: 'bullet', indent } });
    expect(toHtml([{ insert: 'a' }, line(2), { insert: 'b' }, line(4)], '')).toBe(
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    );
  });
});

describe('videos', () => {
  it('[3.13.01] are known in whatever block they stand, and other frames go', () => {
    const frame = '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>';
    expect(roundTrip(`<blockquote>Look${frame}</blockquote>`)).toBe(
      `<blockquote>\n<p>Look</p>\n</blockquote>\n${videoBlock('dQw4w9WgXcQ')}`,
    );
    expect(roundTrip('<div><iframe src="https://evil.example/embed/dQw4w9WgXcQ"></iframe></div>')).toBe('');
  });
});
