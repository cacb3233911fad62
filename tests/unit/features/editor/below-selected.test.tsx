import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openEditor } from '#tests/support/editor-page.tsx';

const PICTURE = '<p><img src="/a.webp" alt="A loaf" title="Rye"></p>';

/** The editor with its picture selected as a whole. */
function open(after: string) {
  const page = openEditor({ value: `<p>Before</p>\n${PICTURE}${after}`, writing: {} });
  page.quill.root.focus();
  page.select(7, 1);
  return page;
}

test('Enter on a selected picture goes on below it, in one step, and keeps it', () => {
  const { quill, saved } = open('\n<h2>After</h2>');
  act(() => void fireEvent.keyDown(quill.root, { key: 'Enter' }));
  expect(quill.getSelection()).toEqual({ index: 8, length: 0 });
  act(() => void quill.insertText(8, 'Below', 'user'));
  expect(saved()).toBe(`<p>Before</p>\n${PICTURE}\n<p>Below</p>\n<h2>After</h2>`);
  act(() => quill.history.undo());
  act(() => quill.history.undo());
  expect(saved()).toBe(`<p>Before</p>\n${PICTURE}\n<h2>After</h2>`);
});

test('a letter goes below it, too, into the empty line that is there', () => {
  const { quill, saved } = open('\n<p><br></p>');
  act(() => void fireEvent.keyDown(quill.root, { key: 'x' }));
  expect(quill.getSelection()).toEqual({ index: 8, length: 0 });
  act(() => void quill.insertText(8, 'x', 'user'));
  expect(saved()).toBe(`<p>Before</p>\n${PICTURE}\n<p>x</p>`);
});

test.each([{ key: 'ArrowRight' }, { key: 'b', ctrlKey: true }, { key: 'Shift' }])(
  '%o leaves it selected',
  (keys) => {
    const { quill } = open('');
    act(() => void fireEvent.keyDown(quill.root, keys));
    expect(quill.getSelection()?.index).not.toBe(8);
  },
);
