import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { videoBlock } from '#shared/video-block.ts';
import { openEditor } from '#tests/support/editor-page.tsx';

/** Types signs at the caret, and Enter as the key it is. */
async function type({ quill }: ReturnType<typeof openEditor>, signs: string) {
  for (const sign of signs) {
    const { index } = quill.getSelection()!;
    if (sign === '\n' && !fireEvent.keyDown(quill.root, { key: 'Enter' })) continue;
    await act(async () => {
      quill.insertText(index, sign, 'user');
      quill.setSelection(index + 1, 0, 'silent');
      await Promise.resolve();
    });
  }
}

function open(value = '') {
  const page = openEditor({ value, writing: {} });
  page.quill.root.focus();
  page.select(page.quill.getLength() - 1);
  return page;
}

test.each([
  ['a blank', 'Claim[^1] and', '<p>Claim<a href="#fn-1">1</a> and</p>'],
  ['a full stop and a blank', 'Claim[^1]. And', '<p>Claim<a href="#fn-1">1</a>. And</p>'],
  ['a blank before it', 'Claim [^mill] and', '<p>Claim<a href="#fn-1">1</a> and</p>'],
])('the mark of a note, typed with %s, is one, and one goes on behind it', async (_, typed, html) => {
  const page = open();
  await type(page, typed);
  expect(page.saved()).toBe(html);
});

test('Enter behind the mark of a note leads into it', async () => {
  const page = open();
  await type(page, 'Claim[^1]\n');
  await page.pass(0);
  await type(page, 'Source');
  expect(page.saved()).toContain('<ol><li>Source</li></ol>');
});

test('a web address without its scheme is a link as well', async () => {
  const page = open();
  await type(page, 'See www.example.com ');
  expect(page.saved()).toBe('<p>See <a href="https://www.example.com">www.example.com</a> </p>');
});

test('a fence with a file name begins code of that file', async () => {
  const page = open();
  await type(page, '```css:a.css b');
  expect(page.saved()).toBe('<pre><code class="language-css" title="a.css">b\n</code></pre>');
});

test.each([
  ['```js app.js\nb', '<pre><code class="language-js" title="app.js">b\n</code></pre>'],
  ['```js title="app.js"\nb', '<pre><code class="language-js" title="app.js">b\n</code></pre>'],
  ['```prisma schema.prisma\nb', '<pre><code class="language-prisma" title="schema.prisma">b\n</code></pre>'],
])('a fence with a file name behind a space begins code of that file', async (typed, html) => {
  const page = open();
  await type(page, typed);
  expect(page.saved()).toBe(html);
});

test.each(['const a = b.c', './deploy.sh', 'a.js b'])(
  '%s behind a fence is the first line of code',
  async (line) => {
    const page = open();
    await type(page, `\`\`\`sh ${line}\n`);
    expect(page.saved()).toContain(line);
    expect(page.saved()).not.toContain('title=');
  },
);

test('one undo makes the name of a file the first line of code again, and Enter leaves it that', async () => {
  const page = open();
  await type(page, '```js app.js\n');
  act(() => page.quill.history.undo());
  expect(page.saved()).toBe('<pre><code class="language-js">app.js\n</code></pre>');
  page.select(6);
  await type(page, '\n');
  expect(page.saved()).not.toContain('title=');
});

test('a name on a further line of code, or in a block that was there, is code', async () => {
  const page = open('<pre><code class="language-js">a\n</code></pre>');
  page.select(1);
  await type(page, '\napp.js\n');
  expect(page.saved()).not.toContain('title=');
});

test('Ctrl+Y does again what was undone', async () => {
  const page = open();
  await type(page, 'ab');
  act(() => page.quill.history.undo());
  expect(page.saved()).toBe('');
  act(() => void fireEvent.keyDown(page.quill.root, { key: 'y', ctrlKey: true }));
  expect(page.saved()).toBe('<p>ab</p>');
});

test('a number that a note has already leads to it', async () => {
  const page = open('<p>One<a href="#fn-1">1</a></p><p>Two</p><ol><li>Source</li></ol>');
  page.select(8);
  await type(page, '[^1] on');
  expect(page.saved()).toBe(
    '<p>One<a href="#fn-1">1</a></p>\n<p>Two<a href="#fn-1">1</a> on</p>\n<ol><li>Source</li></ol>',
  );
});

test.each([
  ['Claim[^1] ', 'Claim[^1] \n'],
  ['> [!TIP] ', '[!TIP] \n'],
])('one undo brings back what was typed: %s', async (typed, text) => {
  const page = open();
  await type(page, typed);
  expect(page.quill.getText()).not.toBe(text);
  act(() => page.quill.history.undo());
  expect(page.quill.getText()).toBe(text);
});

test.each([
  ['> [!NOTE]\nBeside it.', 'note'],
  ['> [!Warning] Beside it.', 'warning'],
])('a quote that begins with a kind of callout is one: %s', async (typed, kind) => {
  const page = open();
  await type(page, typed);
  expect(page.saved()).toBe(`<div class="callout callout-${kind}">\n<p>Beside it.</p>\n</div>`);
});

test.each(['<pre><code>code\n</code></pre>', '<p><code>code</code></p>'])(
  'in code they are code: %s',
  async (value) => {
    const page = open(value);
    page.select(4);
    await type(page, '[^1] ');
    expect(page.saved()).toBe(value.replace('code\n', 'code[^1] \n').replace('>code<', '>code[^1] <'));
  },
);

test('a YouTube address that is all of a paragraph is its video with Enter, and one undo gives it back', async () => {
  const address = 'https://youtu.be/dQw4w9WgXcQ?t=42';
  const page = open();
  await type(page, `${address}\n`);
  expect(page.saved()).toBe(videoBlock('dQw4w9WgXcQ?start=42'));
  expect(page.quill.getSelection()).toEqual({ index: 1, length: 0 });
  act(() => page.quill.history.undo());
  expect(page.saved()).toBe(`<p>${address}</p>`);
});

test('quotes and dashes become typographic ones, and an undo or Backspace at once takes each back', async () => {
  const page = open();
  await type(page, 'a "b"');
  expect(page.saved()).toBe('<p>a “b”</p>');
  act(() => page.quill.history.undo());
  expect(page.saved()).toBe('<p>a “b"</p>');
  page.select(5);
  await type(page, ' c--');
  fireEvent.keyDown(page.quill.root, { key: 'Backspace' });
  expect(page.quill.getText()).toBe('a “b" c--\n');
  await type(page, 'd');
  expect(page.quill.getText()).toBe('a “b" c--d\n');
});

test.each(['<pre><code>code\n</code></pre>', '<p><code>code</code></p>'])(
  'quotes in code stay what they are: %s',
  async (value) => {
    const page = open(value);
    page.select(4);
    await type(page, '"--...');
    expect(page.quill.getText()).toBe('code"--...\n');
  },
);

test('quotes stay what they are where that is chosen, and in the window', async () => {
  localStorage.setItem('shingle_plain_signs', 'yes');
  const page = open();
  await type(page, '"a"');
  expect(page.saved()).toBe('<p>"a"</p>');
  page.unmount();
  localStorage.clear();
  const window = openEditor();
  window.quill.root.focus();
  window.select(0);
  await type(window, '"a"');
  expect(window.saved()).toBe('<p>"a"</p>');
});

test.each([
  ['a paragraph', '<p>Oak Road 1</p>', '<p>Oak Road 1<br>Tucson</p>'],
  ['a heading, below which one goes on', '<h2>Oak Road 1</h2>', '<h2>Oak Road 1</h2>\n<h2>Tucson</h2>'],
  ['an item', '<ul><li>Oak Road 1</li></ul>', '<ul><li>Oak Road 1<br>Tucson</li></ul>'],
  [
    'a quote',
    '<blockquote>\n<p>Oak Road 1</p>\n</blockquote>',
    '<blockquote>\n<p>Oak Road 1<br>Tucson</p>\n</blockquote>',
  ],
  ['code', '<pre><code>Oak Road 1\n</code></pre>', '<pre><code>Oak Road 1\nTucson\n</code></pre>'],
])('Shift+Enter goes on in a new line of %s', async (_, value, html) => {
  const page = open(value);
  page.select(10);
  act(() => void fireEvent.keyDown(page.quill.root, { key: 'Enter', shiftKey: true }));
  await type(page, 'Tucson');
  expect(page.saved()).toBe(html);
});

test('behind a line break there is a line for the caret, which goes again with it and is not saved', async () => {
  const page = open('<p>Verse</p>');
  const breaks = () => page.quill.root.querySelectorAll('p > br').length;
  act(() => void fireEvent.keyDown(page.quill.root, { key: 'Enter', shiftKey: true }));
  expect(breaks()).toBe(2);
  await type(page, 'a');
  expect(breaks()).toBe(1);
  act(() => void page.quill.deleteText(6, 1, 'user'));
  expect(breaks()).toBe(2);
  expect(page.saved()).toBe('<p>Verse</p>');
  act(() => void page.quill.deleteText(5, 1, 'user'));
  expect(breaks()).toBe(0);
});

test('the mark of a note on which one goes on writing is one, and one goes on there', async () => {
  const page = open();
  await type(page, 'Claim[^1]The end');
  expect(page.saved()).toBe('<p>Claim<a href="#fn-1">1</a>The end</p>');
});

test('a row of a table, and Enter, begin one of these columns', async () => {
  const page = open();
  await type(page, '| Loaf | <b> |\n');
  expect(page.saved()).toContain('<thead>\n<tr><th>Loaf</th><th>&lt;b&gt;</th></tr>\n</thead>');
  act(() => page.quill.history.undo());
  expect(page.quill.getText()).toContain('| Loaf | <b> |');
});

test.each(['---', '***'])('%s and a space make a divider, and one undo brings them back', async (signs) => {
  const page = open('<p>First</p>\n<p></p>');
  await type(page, `${signs} Last`);
  expect(page.saved()).toBe('<p>First</p>\n<hr>\n<p>Last</p>');
  act(() => page.quill.history.undo());
  act(() => page.quill.history.undo());
  expect(page.quill.getText()).toBe(`First\n${signs} \n`);
});

test('such signs before words, or in a list, stay what they are', async () => {
  const page = open('<ul><li>One</li><li></li></ul>');
  await type(page, '--- a');
  expect(page.saved()).not.toContain('<hr>');
});

test('Ctrl+Enter ticks the task at the caret, and opens it again', () => {
  const list = (first: string) => `<ul><li>${first} One</li><li>☐ Two</li><li>No task</li></ul>`;
  const page = openEditor({ value: list('☐'), writing: {} });
  page.quill.root.focus();
  const press = () => act(() => void fireEvent.keyDown(page.quill.root, { key: 'Enter', ctrlKey: true }));
  page.select(2);
  press();
  expect(page.saved()).toBe(list('☑'));
  press();
  expect(page.saved()).toBe(list('☐'));
  page.select(9);
  press();
  expect(page.saved()).toBe(list('☐'));
  page.select(0, 6);
  press();
  expect(page.saved()).toBe(list('☑').replace('☐', '☑'));
});
