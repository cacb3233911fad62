import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  deletePart,
  duplicatePart,
  movePart,
  partAtCaret,
} from '#app/features/editor/writing/block-deeds.ts';
import { kindOf, kindsFor, partName, turnInto } from '#app/features/editor/writing/block-kinds.ts';
import type { Part } from '#app/features/editor/writing/parts.ts';
import { openEditor } from '#tests/support/editor-page.tsx';

const box = (...lines: string[]) =>
  `<div class="callout callout-tip">\n${lines.map((one) => `<p>${one}</p>`).join('\n')}\n</div>`;
const QUOTE = '<blockquote>\n<p>one</p>\n<p>two</p>\n</blockquote>';
const CODE = '<pre><code class="language-js">bake();\nwait();\n</code></pre>';
const LIST = '<ul><li>one<ul><li>deep</li></ul></li><li>two</li></ul>';
const TABLE = '<table>\n<tbody>\n<tr><td>1</td></tr>\n</tbody>\n</table>';
const PICTURE = '<p><img src="/uploads/a.webp" alt="A loaf"></p>';

/** The editor with the caret in the block that begins at this place of the text. */
function openAt(value: string, index = 0) {
  const editor = openEditor({ value, writing: {} });
  const { quill, select } = editor;
  quill.root.focus();
  select(index);
  const part = (): Part => {
    const found = partAtCaret(quill);
    if (found === null) throw new Error('There is no block.');
    return found;
  };
  const turn = (name: string) => {
    const kind = kindsFor(quill, part()).find((one) => one.name === name);
    if (kind === undefined) throw new Error(`It is not turned into ${name}.`);
    act(() => turnInto(quill, part(), kind));
  };
  return { ...editor, part, turn };
}

describe('a block is turned', () => {
  test.each([
    ['a paragraph', '<p>one</p>', 'Heading 2', '<h2>one</h2>'],
    ['a heading', '<h2>one</h2>', 'Paragraph', '<p>one</p>'],
    ['a paragraph', '<p>one</p>', 'Code', '<pre><code>one\n</code></pre>'],
    ['a paragraph', '<p>one</p>', 'Task', '<ul><li>☐ one</li></ul>'],
    ['a paragraph', '<p>one</p>', 'Callout', box('one').replace('-tip', '-note')],
    ['a quote', QUOTE, 'Paragraph', '<p>one</p>\n<p>two</p>'],
    ['a quote', QUOTE, 'Bulleted list', '<ul><li>one</li><li>two</li></ul>'],
    ['a quote', QUOTE, 'Callout', box('one', 'two').replace('-tip', '-note')],
    ['a callout', box('one', 'two'), 'Quote', QUOTE],
    ['a callout', box('one', 'two'), 'Code', '<pre><code>one\ntwo\n</code></pre>'],
    ['code', CODE, 'Paragraph', '<p>bake();</p>\n<p>wait();</p>'],
    ['an item', LIST, 'Quote', '<blockquote>\n<p>one</p>\n<p>deep</p>\n</blockquote>\n<ul><li>two</li></ul>'],
    ['an item', '<ul><li>one</li><li>two</li></ul>', 'Heading 3', '<h3>one</h3>\n<ul><li>two</li></ul>'],
  ])('from %s (%s) into %s, and back by one undo', (_, value, name, after) => {
    const { quill, turn, saved } = openAt(value, 1);
    turn(name);
    expect(saved()).toBe(after);
    act(() => quill.history.undo());
    expect(saved() || value).toBe(value);
  });

  test('from an item into another list alone: those below it stay what they are', () => {
    const { turn, saved } = openAt(LIST);
    turn('Numbered list');
    expect(saved()).toBe('<ol><li>one<ul><li>deep</li></ul></li></ol><ul><li>two</li></ul>');
  });

  test('and the lists in a callout stay lists in a quote', () => {
    const list = '<ul><li>milk</li></ul>';
    const { turn, saved } = openAt(`<div class="callout callout-tip">\n<p>one</p>\n${list}\n</div>`);
    turn('Quote');
    expect(saved()).toBe(`<blockquote>\n<p>one</p>\n${list}\n</blockquote>`);
  });

  test('into no part of what is beside it', () => {
    const { turn, saved } = openAt(`<p>one</p>\n<pre><code>two\n</code></pre>`);
    turn('Code');
    expect(saved()).toBe('<pre><code>one\n</code></pre>\n<pre><code>two\n</code></pre>');
  });
});

test.each([
  ['a paragraph', '<p>one</p>', 'paragraph', 'Paragraph', 9],
  ['a heading', '<h3>one</h3>', 'heading', 'Heading 3', 9],
  ['a heading that no menu makes', '<h5>one</h5>', 'heading', undefined, 9],
  ['an item', '<ul><li>one</li></ul>', 'item', 'Bulleted list', 9],
  ['a task that is done', '<ul><li>☑ one</li></ul>', 'item', 'Task', 9],
  ['a quote of two lines, which is no heading', QUOTE, 'quote', 'Quote', 7],
  ['a callout', box('one'), 'callout', 'Callout', 9],
  ['code', CODE, 'code', 'Code', 7],
  ['a button', '<p class="button"><a href="/blog">Read</a></p>', 'button', undefined, 1],
  ['a table', TABLE, 'table', undefined, 0],
  ['a picture', PICTURE, 'picture', undefined, 0],
  ['a divider', '<hr>', 'divider', undefined, 0],
])('%s has a name, and what it can be turned into', (_, value, name, kind, count) => {
  const { quill, part } = openAt(`${value}\n<p>After</p>`);
  expect(partName(quill, part())).toBe(name);
  expect(kindOf(quill, part())?.name).toBe(kind);
  expect(kindsFor(quill, part())).toHaveLength(count);
});

describe('a block is duplicated below itself', () => {
  test.each([
    ['a line', '<p>one</p>'],
    ['a callout', box('one', 'two')],
    ['code', CODE],
    ['a table', TABLE],
    ['a picture', PICTURE],
    ['a divider', '<hr>'],
  ])('%s, and one undo takes that back', (_, block) => {
    for (const rest of ['', '\n<p>After</p>']) {
      const value = block + rest;
      const { quill, saved, part, unmount } = openAt(value);
      act(() => void duplicatePart(quill, part()));
      expect(saved()).toBe(`${block}\n${value}`);
      act(() => quill.history.undo());
      expect(saved()).toBe(value);
      unmount();
    }
  });

  test('an item with those below it, in its list', () => {
    const { quill, saved, part } = openAt(LIST);
    act(() => void duplicatePart(quill, part()));
    const item = '<li>one<ul><li>deep</li></ul></li>';
    expect(saved()).toBe(`<ul>${item}${item}<li>two</li></ul>`);
  });

  test('without the id that leads to the first one, and with the caret in the copy', () => {
    const { quill, saved, part } = openAt('<h2 id="rye">one</h2>\n<p>After</p>', 2);
    act(() => void duplicatePart(quill, part()));
    expect(saved()).toBe('<h2 id="rye">one</h2>\n<h2>one</h2>\n<p>After</p>');
    expect(quill.getSelection()).toEqual({ index: 6, length: 0 });
  });
});

test('a block moves as a whole, says so, and stays at the ends', () => {
  const { quill, saved, part } = openAt(`<p>Before</p>\n${QUOTE}`, 11);
  const said: string[] = [];
  const move = (way: 'up' | 'down') => act(() => void said.push(movePart(way)(quill, part())));
  move('up');
  expect(saved()).toBe(`${QUOTE}\n<p>Before</p>`);
  expect(quill.getSelection()).toEqual({ index: 4, length: 0 });
  move('up');
  move('down');
  expect(saved()).toBe(`<p>Before</p>\n${QUOTE}`);
  expect(said).toEqual(['Moved up', 'It is at the top', 'Moved down']);
});

test.each([
  ['a quote', `<p>Before</p>\n${QUOTE}\n<p>After</p>`, '<p>Before</p>\n<p>After</p>', 'quote'],
  ['the last one', `<p>Before</p>\n${QUOTE}`, '<p>Before</p>', 'quote'],
  ['a table', `<p>Before</p>\n${TABLE}\n<p>After</p>`, '<p>Before</p>\n<p>After</p>', 'table'],
])('a block is deleted, and comes back by one undo: %s', (_, value, after, name) => {
  const { quill, saved, part } = openAt(value, 7);
  let said = '';
  act(() => {
    said = deletePart(quill, part());
  });
  expect(said).toBe(`The ${name} is deleted`);
  expect(saved().replace(/\n<p><br><\/p>$/, '')).toBe(after);
  expect(document.activeElement).toBe(quill.root);
  act(() => quill.history.undo());
  expect(saved()).toBe(value);
});

test('footnotes have no such menu, and the block of a cell is its table', () => {
  const notes = '<p>Rye<a href="#fn-1">1</a></p>\n<ol><li>One.</li></ol>';
  const { quill, select } = openAt(`${TABLE}\n${notes}`);
  act(() => screen.getByRole('textbox', { name: 'Row 1, column 1' }).focus());
  expect(partAtCaret(quill)).toMatchObject({ start: 0, end: 1 });
  act(() => quill.root.focus());
  select(quill.getText().indexOf('One') + 2);
  expect(partAtCaret(quill)).toBeNull();
  fireEvent.keyDown(quill.root, { key: 'M', ctrlKey: true, shiftKey: true });
  expect(screen.queryByRole('menu')).toBeNull();
});
