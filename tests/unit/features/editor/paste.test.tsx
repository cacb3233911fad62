import { act } from '@testing-library/react';
import type Quill from 'quill';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test, vi } from 'vitest';
import {
  chunksOf,
  PASTE_CHUNK,
  PASTE_DELAY_MS,
  PASTE_THRESHOLD,
} from '#app/features/editor/paste-in-chunks.ts';
import { videoBlock } from '#shared/video-block.ts';
import { openEditor } from '#tests/support/editor-page.tsx';

/** What a browser hands over with a paste. */
function paste(root: Element, kinds: { text?: string; html?: string; vscode?: string; files?: File[] }) {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const clipboardData = {
    getData: (type: string) =>
      ({ 'text/html': kinds.html, 'text/plain': kinds.text, 'vscode-editor-data': kinds.vscode })[type] ?? '',
    files: kinds.files ?? [],
  };
  act(() => void root.dispatchEvent(Object.assign(event, { clipboardData })));
}

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const letters = (count: number) => Array.from({ length: count }, (_, index) => String(index % 10)).join('');

describe('a long plain text', () => {
  it('[5.61] [5.62] [5.63] [9.4.05] [9.4.06] [9.4.07] comes 5000 characters at a time, every 10 ms', async () => {
    expect([PASTE_THRESHOLD, PASTE_CHUNK, PASTE_DELAY_MS]).toEqual([10_000, 5_000, 10]);
    const { quill, select, pass } = openEditor();
    select(0);
    paste(quill.root, { text: letters(10_001) });
    expect(quill.getLength() - 1).toBe(5_000);
    await pass(9);
    expect(quill.getLength() - 1).toBe(5_000);
    await pass(1);
    expect(quill.getLength() - 1).toBe(10_000);
    await pass(10);
    expect(quill.getLength() - 1).toBe(10_001);
  });

  it('[5.64] of 10000 characters comes at once', () => {
    const { quill, select } = openEditor();
    select(0);
    paste(quill.root, { text: letters(10_000) });
    expect(quill.getLength() - 1).toBe(10_000);
  });

  it('is said to be on its way until all of it is there', async () => {
    const { quill, select, pass, onBusy, saved } = openEditor();
    select(0);
    paste(quill.root, { text: letters(20_000) });
    expect(onBusy).toHaveBeenLastCalledWith('Pasting...');
    await pass(3 * PASTE_DELAY_MS);
    expect(onBusy).toHaveBeenLastCalledWith('Pasting...');
    await pass(PASTE_DELAY_MS);
    expect(onBusy).toHaveBeenLastCalledWith(null);
    expect(saved()).toBe(`<p>${letters(20_000)}</p>`);
  });

  it('[5.65] arrives whole and in order, in its place, whatever is written meanwhile', async () => {
    const { quill, select, pass } = openEditor({ value: '<p>before after</p>' });
    const text = letters(23_456);
    select(7);
    paste(quill.root, { text });
    act(() => void quill.insertText(0, '>> ', 'user'));
    await pass(PASTE_DELAY_MS);
    act(() => void quill.insertText(quill.getLength() - 1, ' <<', 'user'));
    await pass(1_000);
    expect(quill.getText()).toBe(`>> before ${text}after <<\n`);
  });

  it('[5.65] takes the place of what was selected, and lines stay lines', async () => {
    const { quill, select, pass, saved } = openEditor({ value: '<p>a b c</p>' });
    select(2, 1);
    paste(quill.root, { text: `${letters(9_000)}\r\n${letters(9_000)}` });
    await pass(1_000);
    expect(saved()).toBe(`<p>a ${letters(9_000)}</p>\n<p>${letters(9_000)} c</p>`);
  });

  it('[5.61] is undone in one step, and what was there before in the next', async () => {
    const { quill, select, pass } = openEditor({ value: '<p>old</p>' });
    act(() => void quill.insertText(3, ' typed', 'user'));
    select(0, 3);
    paste(quill.root, { text: letters(600_000) });
    await pass(5_000);
    expect(quill.getText()).toBe(`${letters(600_000)} typed\n`);
    act(() => quill.history.undo());
    expect(quill.getText()).toBe('old typed\n');
    act(() => quill.history.undo());
    expect(quill.getText()).toBe('old\n');
    act(() => quill.history.redo());
    act(() => quill.history.redo());
    expect(quill.getText()).toBe(`${letters(600_000)} typed\n`);
  });

  it('[5.65] is not cut inside a character', () => {
    const text = `x${'🌵'.repeat(6_000)}`;
    const chunks = chunksOf(text);
    expect(chunks.join('')).toBe(text);
    expect(chunks.every((chunk) => chunk.length <= PASTE_CHUNK && chunk.isWellFormed())).toBe(true);
  });

  it('[5.61] stays code in a block of code', async () => {
    const { quill, select, pass, saved } = openEditor({
      value: '<pre><code class="language-js">a</code></pre>',
    });
    select(1);
    paste(quill.root, { text: letters(12_000), html: '<b>styled</b>' });
    await pass(1_000);
    expect(saved()).toBe(`<pre><code class="language-js">a${letters(12_000)}\n</code></pre>`);
  });
});

describe('pasted HTML', () => {
  it('brings what a post may hold and nothing else', () => {
    const { quill, select, saved } = openEditor();
    select(0);
    paste(quill.root, {
      text: 'x',
      html:
        '<h2 id="guid" style="color:red">A</h2><p style="font-size:40px">b <b>c</b> <a href="javascript:alert(1)">d</a></p>' +
        '<ul><li>e</li></ul><script>alert(1)</script>',
    });
    expect(saved()).toBe('<h2>A</h2>\n<p>b <strong>c</strong> d</p>\n<ul><li>e</li></ul>');
  });

  it.each([
    ['window', undefined],
    ['writing page', {}],
  ])('is words of the line where it is no more than a line, in the %s', (_, writing) => {
    const page = openEditor({ value: '<p>hello world</p>', ...(writing === undefined ? {} : { writing }) });
    page.select(5);
    paste(page.quill.root, { text: 'x', html: '<p> <b>old</b></p>' });
    expect(page.saved()).toMatch(/^<p>hello ?<strong>old<\/strong> world<\/p>$/);
  });

  it('brings a table as a block, made safe', () => {
    const { quill, select, saved } = openEditor();
    select(0);
    paste(quill.root, {
      text: 'x',
      html: '<p>a</p><table style="x"><tr><td onclick="x()">1</td><td>2</td></tr></table><p>b</p>',
    });
    expect(saved()).toBe('<p>a</p>\n<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>\n<p>b</p>');
  });
});

describe('copying', () => {
  /** Copies the whole document and gives what then lies on the clipboard. */
  function copyAll(quill: Quill) {
    const kinds = new Map<string, string>();
    const event = new Event('copy', { bubbles: true, cancelable: true });
    const clipboardData = { setData: (type: string, text: string) => void kinds.set(type, text) };
    act(() => {
      quill.setSelection(0, quill.getLength() - 1, 'user');
      quill.root.dispatchEvent(Object.assign(event, { clipboardData }));
    });
    return { html: kinds.get('text/html') ?? '', text: kinds.get('text/plain') ?? '' };
  }

  it('takes the HTML that would be saved, with plain spaces, and brings it back as it was', () => {
    const html =
      '<h2>A b c</h2>\n<ol><li>a<ul><li>b</li></ul></li></ol>\n<pre><code class="language-js">c  d\n</code></pre>\n' +
      `<table><tbody><tr><td>1</td></tr></tbody></table>\n${videoBlock('dQw4w9WgXcQ')}\n<p class="ql-align-right">e</p>`;
    const { quill, saved } = openEditor({ value: html });
    const copied = copyAll(quill);
    expect(copied.html).toContain('<h2>A b c</h2>');
    expect(copied.html).not.toContain('&nbsp;');
    act(() => void quill.deleteText(0, quill.getLength(), 'user'));
    paste(quill.root, copied);
    expect(saved()).toBe(html);
  });

  describe('footnotes', () => {
    const mark = (number: number) => `<a href="#fn-${number}">${number}</a>`;
    const STEPS = '<ol><li>step</li></ol>';
    const TEXT = `<p>a${mark(1)} b${mark(2)}</p>\n${STEPS}\n<ol><li>A</li><li>B<ul><li>c</li></ul></li></ol>`;

    it('come with their marks, and are numbered among those that are there', () => {
      const page = openEditor({ value: TEXT, writing: {} });
      const copied = copyAll(page.quill);
      page.unmount();
      const value = `<p>x${mark(1)}</p><p>y</p><ol><li>X</li></ol>`;
      const { quill, select, saved } = openEditor({ value, writing: {} });
      select(3);
      paste(quill.root, copied);
      expect(saved()).toBe(
        `<p>x${mark(1)}</p>\n<p>a${mark(2)} b${mark(3)}</p>\n<ol><li>step</li></ol>\n<p>y</p>\n` +
          '<ol><li>X</li><li>A</li><li>B<br>c</li></ol>',
      );
    });

    it('are again what they were where all of it was cut', () => {
      const value = TEXT.replace('<ul><li>c</li></ul>', '');
      const { quill, saved } = openEditor({ value, writing: {} });
      const copied = copyAll(quill);
      act(() => void quill.deleteText(0, quill.getLength(), 'user'));
      paste(quill.root, copied);
      expect(saved()).toBe(value);
    });

    it('are none where a list was copied with a mark alone', () => {
      const { quill, saved } = openEditor({ value: `<p>a${mark(1)}</p>\n${STEPS}`, writing: {} });
      act(
        () =>
          void quill.setContents(
            [
              { insert: 'a' },
              { insert: '1', attributes: { link: '#fn-1' } },
              { insert: '\nstep' },
              { insert: '\n', attributes: { list: 'ordered' } },
            ],
            'user',
          ),
      );
      const copied = copyAll(quill);
      act(() => void quill.deleteText(0, quill.getLength(), 'user'));
      paste(quill.root, copied);
      expect(quill.getContents().ops.some(({ attributes }) => attributes?.list === 'note')).toBe(false);
      expect(saved()).toContain(STEPS);
    });
  });

  it('trusts a paste that pretends to be its own no more than any other', () => {
    const { quill, select, saved } = openEditor();
    select(0);
    paste(quill.root, {
      text: 'x',
      html: '<div class="copied-from-editor"><p onclick="x()">a</p><div class="b"><img src="x" onerror="x()"></div></div>',
    });
    paste(quill.root, {
      text: 'x',
      html: '<div class="ql-kept" data-html="&lt;p class=b onclick=x()&gt;c&lt;/p&gt;"></div>',
    });
    expect(saved()).not.toMatch(/onclick|onerror|data-html/);
    expect(quill.root.querySelector('[onclick], [onerror]')).toBeNull();
  });

  it('[3.13.01] takes a pasted YouTube player as a video, and no other frame', () => {
    const { quill, select, saved } = openEditor();
    select(0);
    paste(quill.root, {
      text: 'x',
      html: '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe><iframe src="https://evil.example"></iframe><p>a</p>',
    });
    expect(saved()).toBe(`${videoBlock('dQw4w9WgXcQ')}\n<p>a</p>`);
  });
});

describe('images', () => {
  const photo = new File(['x'], 'photo.png', { type: 'image/png' });
  const uploaded = '/uploads/0a1b2c-40x30.webp';

  it('[D30] that are pasted are uploaded and stand by their address, where the caret was', async () => {
    const uploadImage = vi.fn(() => new Promise<string>((resolve) => setTimeout(resolve, 500, uploaded)));
    const { quill, select, pass, saved } = openEditor({ value: '<p>a b</p>', base: '/shingle', uploadImage });
    select(2);
    paste(quill.root, { files: [photo] });
    expect(uploadImage).toHaveBeenCalledWith(photo);
    act(() => void quill.insertText(0, '> ', 'user'));
    await pass(500);
    expect(saved()).toBe(`<p>&gt; a <img src="${uploaded}" alt="" width="40" height="30">b</p>`);
    expect(quill.root.querySelector('img')?.getAttribute('src')).toBe(`/shingle${uploaded}`);
  });

  it('are said to be on their way until they are in the text', async () => {
    const uploadImage = vi.fn(() => new Promise<string>((resolve) => setTimeout(resolve, 500, uploaded)));
    const { quill, select, pass, onBusy } = openEditor({ uploadImage });
    select(0);
    paste(quill.root, { files: [photo] });
    await pass(0);
    expect(onBusy).toHaveBeenLastCalledWith('Uploading...');
    await pass(500);
    expect(onBusy).toHaveBeenLastCalledWith(null);
  });

  it('[D30] that come inside pasted HTML as data are uploaded too', async () => {
    const uploadImage = vi.fn<(file: File) => Promise<string>>(() => Promise.resolve(uploaded));
    const { quill, select, pass, saved } = openEditor({ uploadImage });
    select(0);
    paste(quill.root, { text: 'x', html: `<p>a <img src="data:image/png;base64,${PNG}" alt="Dot"> b</p>` });
    await pass(10);
    expect(uploadImage.mock.lastCall?.[0]).toMatchObject({ type: 'image/png', size: 70 });
    expect(saved()).toBe(`<p>a <img src="${uploaded}" alt="Dot"> b</p>`);
  });

  it('[D30] leave nothing behind where the upload failed, which is logged', async () => {
    const { quill, select, pass, saved } = openEditor({
      value: '<p>a</p>',
      uploadImage: () => Promise.resolve(null),
    });
    select(1);
    paste(quill.root, { files: [photo] });
    await pass(10);
    paste(quill.root, { text: 'x', html: `<p>b</p><img src="data:image/png;base64,${PNG}"><p>c</p>` });
    await pass(10);
    expect(saved()).toBe('<p>ab</p>\n<p>c</p>');
  });
});

test('blank lines part the paragraphs of a pasted text, which code keeps', () => {
  const { quill, select, saved } = openEditor({ value: '<pre><code>a\n</code></pre>', writing: {} });
  select(1);
  paste(quill.root, { text: '\n\nb' });
  expect(saved()).toBe('<pre><code>a\n\nb\n</code></pre>');
  act(() => void quill.setContents([{ insert: '\n' }]));
  select(0);
  paste(quill.root, { text: 'One\r\n\r\n \r\nTwo\nThree\n\n' });
  expect(saved()).toBe('<p>One</p>\n<p>Two</p>\n<p>Three</p>');
});

test('a paste of Markdown keeps its structure, and one undo takes it back', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../fixtures/paste/markdown.md'), 'utf8');
  const { quill, select, saved } = openEditor({ writing: {} });
  select(0);
  paste(quill.root, { text });
  expect(saved()).toBe(
    [
      '<h2>Three loaves</h2>',
      '<p>Rye <em>takes</em> its time. <strong>Wheat</strong> does <s>not</s>, says <a href="https://bread.example/times">the table</a>.</p>',
      '<ul><li>Monday<ul><li>rye</li></ul></li><li>Tuesday</li></ul>' +
        '<ol><li>Mix.</li><li>Wait.</li></ol>',
      '<blockquote>\n<p>Bread waits for nobody.</p>\n</blockquote>',
      '<pre><code class="language-js">const oven = { warm: true };\n</code></pre>',
      '<table>\n<thead>\n<tr><th>Bread</th><th class="ql-align-right">Hours</th></tr>\n</thead>\n<tbody>\n' +
        '<tr><td>Rye</td><td class="ql-align-right">24</td></tr>\n</tbody>\n</table>',
      '<hr>',
      '<div class="callout callout-tip">\n<p>Wait a day.</p>\n</div>',
      '<ul><li>☑ Mix</li><li>☐ Bake</li></ul>',
      '<p>The <code>end</code>.<a href="#fn-1">1</a></p>',
      '<ol><li>Of the day.</li></ol>',
    ].join('\n'),
  );
  act(() => quill.history.undo());
  expect(saved()).toBe('');
});

it.each(['css title="a.css"', 'css a.css', 'css:a.css', "css {1,3} title='a.css'"])(
  'a fence of %s names the file of its code',
  (words) => {
    const { quill, select, saved } = openEditor({ writing: {} });
    select(0);
    paste(quill.root, { text: `\`\`\`${words}\na {}\n\`\`\`` });
    expect(saved()).toBe('<pre><code class="language-css" title="a.css">a {}\n</code></pre>');
  },
);

describe('notes in pasted Markdown', () => {
  const MARKDOWN =
    'Rye[^rye] and `[^1]`, wheat[^1], rye[^rye], [^none].\n\n[^1]: Of *the* mill.\n[^rye]: From far\n  away.\n';
  const mark = (number: number) => `<a href="#fn-${number}">${number}</a>`;

  it('are the notes of the text, and one undo takes all of it back', () => {
    const { quill, select, saved } = openEditor({ writing: {} });
    select(0);
    paste(quill.root, { text: MARKDOWN });
    expect(saved()).toBe(
      `<p>Rye${mark(1)} and <code>[^1]</code>, wheat${mark(2)}, rye${mark(1)}, [^none].</p>\n` +
        '<ol><li>From far away.</li><li>Of <em>the</em> mill.</li></ol>',
    );
    act(() => quill.history.undo());
    expect(saved()).toBe('');
  });

  it('stand apart from a list before them, and the caret is at the end of what was pasted', () => {
    const { quill, select, saved } = openEditor({ writing: {} });
    select(0);
    paste(quill.root, { text: 'a[^1]\n\n- [ ] b\n\n[^1]: A' });
    expect(saved()).toBe(`<p>a${mark(1)}</p>\n<ul><li>☐ b</li></ul>\n<ol><li>A</li></ol>`);
    expect(quill.getSelection()).toEqual({ index: 4, length: 0 });
  });

  it('are numbered among those that the text has', () => {
    const value = `<p>a${mark(1)}</p>\n<p>b</p>\n<p>c${mark(2)}</p>\n<ol><li>A</li><li>C</li></ol>`;
    const { quill, select, saved } = openEditor({ value, writing: {} });
    select(4);
    paste(quill.root, { text: '[^1]!\n\n[^1]: B' });
    expect(quill.getSelection()).toEqual({ index: 6, length: 0 });
    expect(saved()).toBe(
      `<p>a${mark(1)}</p>\n<p>b${mark(2)}!</p>\n<p>c${mark(3)}</p>\n<ol><li>A</li><li>B</li><li>C</li></ol>`,
    );
  });
});

describe('an address on the writing page', () => {
  const WORDS = '<p>hello world</p>';
  const VIDEO = 'https://youtu.be/dQw4w9WgXcQ';

  /** What is saved after a paste, and after each undo. */
  function steps(value: string, [index, length]: [number, number], kinds: { text: string; html?: string }) {
    const { quill, select, saved, unmount } = openEditor({ value, writing: {} });
    select(index, length);
    paste(quill.root, kinds);
    const all = [saved()];
    while (quill.history.stack.undo.length > 0) {
      act(() => quill.history.undo());
      all.push(saved());
    }
    unmount();
    return all;
  }

  it.each([
    ['https://example.org/abc', 'https://example.org/abc'],
    ['mailto:ann@example.org', 'mailto:ann@example.org'],
    [`${window.location.origin}/blog/a`, '/blog/a'],
  ])('%s that is pasted over words makes a link of them, which one undo takes off', (text, href) => {
    expect(steps(WORDS, [6, 5], { text, html: '<a href="https://else.example">Else</a>' })).toEqual([
      `<p>hello <a href="${href}">world</a></p>`,
      WORDS,
    ]);
  });

  it('keeps the marks of the words, and what is typed next is behind the link', () => {
    const { quill, saved, select } = openEditor({ value: '<p>a <b>b</b> c</p>', writing: {} });
    select(0, 5);
    paste(quill.root, { text: 'https://example.org' });
    const formats = quill.getFormat();
    expect(saved()).toBe('<p><a href="https://example.org">a <strong>b</strong> c</a></p>');
    expect(formats).not.toHaveProperty('link');
  });

  it.each([
    ['two lines', '<p>a</p><p>b</p>', [0, 3]],
    ['a picture', '<p>a <img src="/a.png" alt=""></p>', [0, 3]],
    ['another address', '<p>https://old.example</p>', [0, 19]],
  ] as const)('takes the place of %s', (_, value, [index, length]) => {
    expect(steps(value, [index, length], { text: 'https://example.org' })[0]).toBe(
      '<p><a href="https://example.org">https://example.org</a></p>',
    );
  });

  it('is text in code, and in a link', () => {
    expect(steps('<pre><code>abc\n</code></pre>', [0, 3], { text: VIDEO })[0]).toBe(
      `<pre><code>${VIDEO}\n</code></pre>`,
    );
    expect(steps('<p><a href="/x">ab</a></p>', [1, 0], { text: 'https://example.org' })[0]).toBe(
      '<p><a href="/x">ahttps://example.orgb</a></p>',
    );
  });

  it('is a link of itself among words, and one undo gives back the text', () => {
    expect(steps('<p>see </p>', [3, 0], { text: ' https://example.org/a ' })).toEqual([
      '<p>see<a href="https://example.org/a">https://example.org/a</a></p>',
      '<p>seehttps://example.org/a</p>',
      '<p>see</p>',
    ]);
  });

  it.each([
    ['between line breaks', `<p>a<br>${VIDEO}<br>b</p>`, `<p>a</p>\n${videoBlock('dQw4w9WgXcQ')}\n<p>b</p>`],
    [
      'as a link',
      `<p>a<br><a href="${VIDEO}">${VIDEO}</a><br>b</p>`,
      `<p>a</p>\n${videoBlock('dQw4w9WgXcQ')}\n<p>b</p>`,
    ],
    ['first', `<p>${VIDEO}<br>b<br>c</p>`, `${videoBlock('dQw4w9WgXcQ')}\n<p>b<br>c</p>`],
    [
      'last, behind an empty line',
      `<p>a<br><br>${VIDEO}</p><p>b</p>`,
      `<p>a</p>\n${videoBlock('dQw4w9WgXcQ')}\n<p>b</p>`,
    ],
    ['among words', `<p>a<br>see ${VIDEO}<br>b</p>`, `<p>a<br>see <a href="${VIDEO}">${VIDEO}</a><br>b</p>`],
    ['in a heading', `<h2>a<br>${VIDEO}</h2>`, `<h2>a<br><a href="${VIDEO}">${VIDEO}</a></h2>`],
    [
      'in a list',
      `<ul><li>a<br>${VIDEO}</li></ul>`,
      `<ul><li>a<br><a href="${VIDEO}">${VIDEO}</a></li></ul>`,
    ],
  ])('is a video on a line of its own in a pasted paragraph, %s', (_, html, saved) => {
    expect(steps('', [0, 0], { text: 'x', html })[0]).toBe(saved);
  });

  it('parts the paragraph that it is pasted into, but no heading', () => {
    const html = `<p>a<br>${VIDEO}<br>b</p>`;
    expect(steps('<p>xy</p>', [1, 0], { text: 'x', html })).toEqual([
      `<p>xa</p>\n${videoBlock('dQw4w9WgXcQ')}\n<p>by</p>`,
      '<p>xy</p>',
    ]);
    expect(steps('<h2>xy</h2>', [1, 0], { text: 'x', html })[0]).not.toContain('iframe');
  });

  it('is the video of a YouTube address on an empty line, and one undo gives back the text', () => {
    expect(steps('', [0, 0], { text: VIDEO })).toEqual([videoBlock('dQw4w9WgXcQ'), `<p>${VIDEO}</p>`, '']);
    expect(steps(WORDS, [11, 0], { text: VIDEO })[0]).toBe(
      `<p>hello world<a href="${VIDEO}">${VIDEO}</a></p>`,
    );
  });

  it('that was copied with its words keeps them', () => {
    const html = '<a href="https://example.org">Example</a>';
    expect(steps('', [0, 0], { text: 'https://example.org', html })[0]).toBe(`<p>${html}</p>`);
  });

  const LINK = '<a href="https://a.example/x_y_z">https://a.example/x_y_z</a>';
  it.each([
    [
      'plain text',
      { text: `See https://a.example/x_y_z, and\n(www.b.example)\n\n${VIDEO}\n\nand ${VIDEO}` },
      `<p>See ${LINK}, and</p>\n<p>(<a href="https://www.b.example">www.b.example</a>)</p>\n${videoBlock('dQw4w9WgXcQ')}\n<p>and <a href="${VIDEO}">${VIDEO}</a></p>`,
    ],
    [
      'Markdown',
      { text: `- See https://a.example/x_y_z.\n- \`https://b.example\`\n\nWatch\n${VIDEO}\n\n> ${VIDEO}` },
      `<ul><li>See ${LINK}.</li><li><code>https://b.example</code></li></ul>\n<p>Watch</p>\n${videoBlock('dQw4w9WgXcQ')}\n<blockquote>\n<p><a href="${VIDEO}">${VIDEO}</a></p>\n</blockquote>`,
    ],
    [
      'HTML',
      {
        text: 'x',
        html: `<p>See https://a.example/x_y_z and <a href="/b">https://c.example</a></p><p><a href="${VIDEO}">${VIDEO}</a></p><pre><code>https://d.example</code></pre>`,
      },
      `<p>See ${LINK} and <a href="/b">https://c.example</a></p>\n${videoBlock('dQw4w9WgXcQ')}\n<pre><code>https://d.example\n</code></pre>`,
    ],
  ])('are links and videos within pasted %s, and one undo takes back the paste', (_, kinds, html) => {
    expect(steps('', [0, 0], kinds)).toEqual([html, '']);
  });

  it('is a link where a pasted line with it goes on', () => {
    expect(steps('<p>a b</p>', [2, 0], { text: `${VIDEO}\nc` })[0]).toBe(
      `<p>a <a href="${VIDEO}">${VIDEO}</a></p>\n<p>cb</p>`,
    );
  });

  it.each([
    ['a space', ' ', '<p>see <a href="http://example.org/x">http://example.org/x</a>, </p>'],
    ['Enter', '\n', '<p>see <a href="http://example.org/x">http://example.org/x</a>,</p>'],
  ])('that is typed becomes a link with %s, and one undo takes it off', async (_, sign, linked) => {
    const { quill, saved } = openEditor({ writing: {} });
    act(() => void quill.insertText(0, 'see http://example.org/x,', 'user'));
    await act(async () => {
      quill.insertText(25, sign, 'user');
      await Promise.resolve();
    });
    expect(saved()).toBe(linked);
    act(() => quill.history.undo());
    expect(saved()).toBe(linked.replace(/<\/?a[^>]*>/g, ''));
  });
});

test('code that is pasted below code, and follows code, is of blocks of their own', () => {
  const code = '<pre><code class="language-js">a\n</code></pre>';
  const { quill, select, saved } = openEditor({ value: `${code}\n<p><br></p>`, writing: {} });
  select(2);
  paste(quill.root, { text: '```javascript\na\n```\n\n```js\na\n```' });
  expect(saved()).toBe([code, code, code].join('\n'));
});

describe('what was copied in Visual Studio Code', () => {
  const line = (words: string) => `<div><span style="color: #569cd6;">${words}</span></div>`;
  const html = `<meta charset='utf-8'><div style="color: #d4d4d4;font-family: Menlo, Monaco, 'Courier New', monospace;white-space: pre;">${line('const a = 1;')}<br>${line('\u00a0\u00a0b &lt; c;')}</div>`;
  const text = 'const a = 1;\n\n  b < c;';
  const from = (mode: string) => JSON.stringify({ version: 1, isFromEmptySelection: false, mode });

  function open(value: string, at: number) {
    const page = openEditor({ value, writing: {} });
    page.quill.root.focus();
    page.select(at);
    return page;
  }

  it.each([
    ['with its language', from('typescriptreact'), ' class="language-ts"'],
    ['without one where the browser tells of none', '', ''],
  ])('is a block of code, %s', (_, vscode, language) => {
    const { quill, saved } = open('', 0);
    paste(quill.root, { html, text, vscode });
    expect(saved()).toBe(`<pre><code${language}>const a = 1;\n\n  b &lt; c;\n</code></pre>`);
  });

  it('is code among words where it is a line that is put there', () => {
    const { quill, saved } = open('<p>Call (now)</p>', 5);
    paste(quill.root, { html, text: 'bake()', vscode: from('javascript') });
    expect(saved()).toBe('<p>Call <code>bake()</code>(now)</p>');
  });

  it('is text where it was written as such', () => {
    const { quill, saved } = open('', 0);
    paste(quill.root, { html, text: '## Rye\n\nslowly', vscode: from('markdown') });
    expect(saved()).toBe('<h2>Rye</h2>\n<p>slowly</p>');
  });
});
