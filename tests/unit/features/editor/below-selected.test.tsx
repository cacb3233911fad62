import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openEditor } from '#tests/support/editor-page.tsx';

const half = (name: string) => `<p><img src="/${name}.webp" alt="${name}" class="half"></p>`;
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

test('a character goes below it, too, into the empty line that is there', () => {
  const { quill, saved } = open('\n<p><br></p>');
  act(() => void fireEvent.keyDown(quill.root, { key: 'x' }));
  expect(quill.getSelection()).toEqual({ index: 8, length: 0 });
  act(() => void quill.insertText(8, 'x', 'user'));
  expect(saved()).toBe(`<p>Before</p>\n${PICTURE}\n<p>x</p>`);
});

test.each([{ key: 'Escape' }, { key: 'b', ctrlKey: true }, { key: 'Shift' }])(
  '%o leaves it selected',
  (keys) => {
    const { quill } = open('');
    act(() => void fireEvent.keyDown(quill.root, keys));
    expect(quill.getSelection()?.index).not.toBe(8);
  },
);

test('Enter on the left of two that stand side by side goes on below both', () => {
  const { quill, select } = openEditor({ value: ['a', 'b', 'c', 'd'].map(half).join('\n'), writing: {} });
  quill.root.focus();
  for (const [picture, below] of [
    [0, 2],
    [3, 4],
  ] as const) {
    select(picture, 1);
    act(() => void fireEvent.keyDown(quill.root, { key: 'Enter' }));
    expect(quill.getSelection()).toEqual({ index: below, length: 0 });
    act(() => quill.history.undo());
  }
});

test('Enter in the caption of the left one leads to that of the right one, and from there below', () => {
  const { quill } = openEditor({ value: ['a', 'b'].map(half).join('\n'), writing: {} });
  const [left, right] = quill.root.querySelectorAll('textarea');
  left!.focus();
  act(() => void fireEvent.keyDown(left!, { key: 'Enter' }));
  expect(document.activeElement).toBe(right);
  act(() => void fireEvent.keyDown(right!, { key: 'Enter' }));
  expect(document.activeElement).toBe(quill.root);
  expect(quill.getSelection()).toEqual({ index: 2, length: 0 });
});

test('a caret at a picture, where a browser may put it, leads on below it, too', () => {
  const { quill, select } = open('\n<h2>After</h2>');
  select(7);
  act(() => void fireEvent.keyDown(quill.root, { key: 'x' }));
  expect(quill.getSelection()).toEqual({ index: 8, length: 0 });
});
