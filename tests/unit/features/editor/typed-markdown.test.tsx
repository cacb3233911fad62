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
  ['a blank', 'Claim[^1] Source', '<p>Claim<a href="#fn-1">1</a> </p>\n<ol><li>Source</li></ol>'],
  [
    'a full stop and a blank',
    'Claim[^1]. Source',
    '<p>Claim<a href="#fn-1">1</a>. </p>\n<ol><li>Source</li></ol>',
  ],
  [
    'a blank before it',
    'Claim [^mill] Source',
    '<p>Claim<a href="#fn-1">1</a> </p>\n<ol><li>Source</li></ol>',
  ],
])('the mark of a note, typed with %s, is one, and one goes on in the note', async (_, typed, html) => {
  const page = open();
  await type(page, typed);
  expect(page.saved()).toBe(html);
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
  expect(page.saved()).toBe(videoBlock('dQw4w9WgXcQ'));
  expect(page.quill.getSelection()).toEqual({ index: 1, length: 0 });
  act(() => page.quill.history.undo());
  expect(page.saved()).toBe(`<p>${address}</p>`);
});
