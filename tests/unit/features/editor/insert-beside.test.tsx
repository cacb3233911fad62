import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { putBeside } from '#app/features/editor/writing/beside-picture.ts';
import { Figure } from '#app/features/editor/figure.ts';
import { partAtCaret } from '#app/features/editor/writing/block-deeds.ts';
import { insertBeside } from '#app/features/editor/writing/insert-beside.ts';
import { openEditor } from '#tests/support/editor-page.tsx';

const picture = (name: string, mark = '') => `<p><img src="/uploads/${name}.webp" alt=""${mark}></p>`;

function openAt(value: string, index = 0) {
  const editor = openEditor({ value, writing: {} });
  editor.quill.root.focus();
  editor.select(index);
  return editor;
}

describe('a line is inserted beside a block', () => {
  test.each([
    ['below', 'a paragraph', '<p>one</p>\n<p>two</p>', 0, '<p>one</p>\n<p>!</p>\n<p>two</p>'],
    ['above', 'a paragraph', '<p>one</p>\n<p>two</p>', 4, '<p>one</p>\n<p>!</p>\n<p>two</p>'],
    ['below', 'the last one', '<p>one</p>', 0, '<p>one</p>\n<p>!</p>'],
    ['above', 'a picture', picture('a'), 0, `<p>!</p>\n${picture('a')}`],
    [
      'below',
      'an item with one below it',
      '<ul><li>one<ul><li>deep</li></ul></li><li>two</li></ul>',
      0,
      '<ul><li>one<ul><li>deep</li></ul></li><li>!</li><li>two</li></ul>',
    ],
    [
      'below',
      'a quote',
      '<blockquote>\n<p>one</p>\n<p>two</p>\n</blockquote>\n<p>end</p>',
      0,
      '<blockquote>\n<p>one</p>\n<p>two</p>\n</blockquote>\n<p>!</p>\n<p>end</p>',
    ],
    [
      'below',
      'the first of two side by side',
      `${picture('a', ' class="half"')}\n${picture('b', ' class="half"')}\n<p>end</p>`,
      0,
      `${picture('a', ' class="half"')}\n${picture('b', ' class="half"')}\n<p>!</p>\n<p>end</p>`,
    ],
  ] as const)('%s %s, with the menu of blocks', (side, _, value, index, after) => {
    const { quill, saved } = openAt(value, index);
    const part = partAtCaret(quill);
    if (part === null) throw new Error('There is no block.');
    act(() => void insertBeside(side)(quill, part));
    screen.getByRole('listbox');
    act(() => void quill.insertText(quill.getSelection()?.index ?? 0, '!', 'user'));
    expect(saved()).toBe(after);
  });
});

test.each([
  ['left', ['c', 'a', 'b']],
  ['right', ['a', 'c', 'b']],
] as const)(
  'a picture that is put at the %s side of another is in a row with it, as one step',
  (side, order) => {
    const value = ['a', 'b', 'c'].map((name) => picture(name)).join('\n');
    const { quill, saved } = openAt(value);
    const [target] = quill.getLine(0);
    if (!(target instanceof Figure)) throw new Error('There is no picture.');
    act(
      () => void putBeside(quill, { start: 2, end: 3 }, { target, side, box: { x: 0, top: 0, height: 0 } }),
    );
    const half = ' class="half"';
    expect(saved()).toBe(order.map((name) => picture(name, name === 'b' ? '' : half)).join('\n'));
    act(() => quill.history.undo());
    expect(saved()).toBe(value);
  },
);
