import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callout, FOOTNOTE } from '#app/features/editor/writing/blocks.ts';
import { openEditor } from '#tests/support/editor-page.tsx';
import { matchingCommands } from '#app/features/editor/writing/block-commands.ts';

test.each([
  ['cal', ['Note', 'Tip', 'Warning']],
  ['ti', ['Tip', 'Heading 2', 'Heading 3', 'Heading 4']],
  ['cta', ['Button']],
  ['todo', ['Task']],
  ['image', ['Image', 'Image from the library']],
])('/%s means %s', (typed, names) => {
  expect(matchingCommands(typed).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['behind the space that a slash needs, takes it', '<p>claim</p>', ' ', 'claim<a href="#fn-1">1</a>'],
  ['before a word, leaves the space', '<p>claim</p>', ' x', 'claim <a href="#fn-1">1</a>x'],
  ['behind a word', '<p>claim</p>', '', 'claim<a href="#fn-1">1</a>'],
])('a footnote %s', (_, value, typed, marked) => {
  const { quill, saved } = openEditor({ value, writing: {} });
  act(() => void quill.insertText(5, typed, 'user'));
  act(() => FOOTNOTE.run(quill, 5 + Math.min(1, typed.length)));
  expect(saved().split('\n')[0]).toBe(`<p>${marked}</p>`);
  act(() => quill.history.undo());
  expect(quill.getText()).toBe(`claim${typed}\n`);
});

test('another kind is given to all of a callout, and Backspace at its beginning takes the line out', () => {
  const box = (kind: string, ...lines: string[]) =>
    `<div class="callout callout-${kind}">\n${lines.map((one) => `<p>${one}</p>`).join('\n')}\n</div>`;
  const after = box('warning', 'Hot');
  const { quill, select, saved } = openEditor({
    value: `<p>Before</p>\n${box('tip', 'One', 'Two')}\n${after}`,
    writing: {},
  });
  act(() => callout('note')(quill, 12));
  expect(saved()).toBe(`<p>Before</p>\n${box('note', 'One', 'Two')}\n${after}`);
  quill.root.focus();
  select(7);
  act(() => void fireEvent.keyDown(quill.root, { key: 'Backspace' }));
  expect(saved()).toBe(`<p>Before</p>\n<p>One</p>\n${box('note', 'Two')}\n${after}`);
});
