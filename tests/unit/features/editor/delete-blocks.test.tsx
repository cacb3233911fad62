import { act, fireEvent } from '@testing-library/react';
import { Range } from 'quill';
import { describe, expect, test } from 'vitest';
import { videoBlock } from '#shared/video-block.ts';
import { setLink } from '#app/features/editor/toolbar-dialogs.ts';
import { openEditor } from '#tests/support/editor-page.tsx';

const half = (name: string) => `<p><img src="/${name}.webp" alt="${name}" class="half"></p>`;
const BLOCKS = [
  ['a picture', '<p><img src="/a.webp" alt="A loaf"></p>'],
  ['a table', '<table>\n<tbody>\n<tr><td>1</td></tr>\n</tbody>\n</table>'],
  ['a video', videoBlock('dQw4w9WgXcQ')],
  ['a divider', '<hr>'],
] as const;
const BUTTON = '<p class="button"><a href="/blog">Read</a></p>';

function openUnfocused(value: string) {
  const page = openEditor({ value, writing: {} });
  const press = (key: string, keys = {}) =>
    act(() => void fireEvent.keyDown(page.quill.root, { key, ...keys }));
  const at = () => page.quill.getSelection();
  const selected = () => page.quill.root.querySelectorAll('.is-selected').length;
  return { ...page, press, at, selected };
}

function open(value: string) {
  const page = openUnfocused(value);
  page.quill.root.focus();
  return page;
}

describe.each(BLOCKS)('%s', (_, block) => {
  const TEXT = `<p>Rye</p>\n${block}\n<p>Spelt</p>`;

  test.each([
    ['Backspace at the beginning of the line below', 'Backspace', 5, 4],
    ['Delete at the end of the line above', 'Delete', 3, 3],
  ])('is selected by %s, and then deleted, in one step', (_name, key, from, to) => {
    const { quill, select, press, at, saved, selected, onChange } = open(TEXT);
    select(from);
    press(key);
    expect(at()).toEqual({ index: 4, length: 1 });
    expect(selected()).toBe(1);
    expect(onChange).not.toHaveBeenCalled();
    press(key);
    expect(saved()).toBe('<p>Rye</p>\n<p>Spelt</p>');
    expect(at()).toEqual({ index: to, length: 0 });
    act(() => void quill.insertText(to, 'x', 'user'));
    act(() => quill.history.undo());
    act(() => quill.history.undo());
    expect(saved()).toBe(TEXT);
    expect(selected()).toBe(1);
  });

  test('takes an empty line between it and the caret away at once', () => {
    const { select, press, at, quill, saved } = open(`${block}\n<p><br></p>\n<p>Rye</p>`);
    select(1);
    press('Backspace', { ctrlKey: true });
    expect(at()).toEqual({ index: 0, length: 1 });
    expect(quill.getText().trim()).toBe('Rye');
    expect(saved()).toBe(`${block}\n<p>Rye</p>`);
  });

  test('leaves a plain line to write in where it ends the text', () => {
    const { quill, press, select, at } = open(`<p>Rye</p>\n${block}\n<h2></h2>`);
    select(5);
    press('Backspace');
    expect(quill.getFormat(5)).toEqual({});
    press('Backspace');
    expect(at()).toEqual({ index: 4, length: 1 });
    press('Backspace');
    expect(quill.getText()).toBe('Rye\n\n');
    expect(at()).toEqual({ index: 4, length: 0 });
  });
});

test('of two pictures side by side, the nearer one is selected', () => {
  const { select, press, at, saved } = open(`<p>Rye</p>\n${half('a')}\n${half('b')}\n<p>Spelt</p>`);
  select(6);
  press('Backspace');
  expect(at()).toEqual({ index: 5, length: 1 });
  select(3);
  press('Delete');
  expect(at()).toEqual({ index: 4, length: 1 });
  press('Delete');
  expect(saved()).toBe(`<p>Rye</p>\n${half('b')}\n<p>Spelt</p>`);
});

test('among blocks alone, one of them is selected next', () => {
  const { select, press, at, quill } = open('<hr>');
  act(
    () =>
      void quill.setContents(
        [{ insert: { divider: true } }, { insert: { video: 'dQw4w9WgXcQ' } }, { insert: { divider: true } }],
        'user',
      ),
  );
  select(1, 1);
  press('Backspace');
  expect(at()).toEqual({ index: 0, length: 1 });
});

test('an item below a block becomes a line first', () => {
  const { select, press, quill, at } = open('<hr>\n<ul><li>Rye</li></ul>');
  select(1);
  press('Backspace');
  expect(quill.getFormat(1)).toEqual({});
  press('Backspace');
  expect(at()).toEqual({ index: 0, length: 1 });
});

describe.each([
  ['a heading', '<h2>Rye</h2>'],
  ['a quote', '<blockquote>\n<p>Rye</p>\n</blockquote>'],
  ['code', '<pre><code>Rye\n</code></pre>'],
])('Backspace at the beginning of %s', (_, block) => {
  test('makes a paragraph of it, first in the text, too, in one step', () => {
    const { select, press, saved, at, quill } = open(block);
    select(0);
    press('Backspace');
    expect(saved()).toBe('<p>Rye</p>');
    expect(at()).toEqual({ index: 0, length: 0 });
    act(() => quill.history.undo());
    expect(saved()).toBe(block);
  });

  test('joins it to the words above with the next press', () => {
    const { select, press, saved } = open(`<p>Oat</p>\n${block}`);
    select(4);
    press('Backspace');
    expect(saved()).toBe('<p>Oat</p>\n<p>Rye</p>');
    press('Backspace');
    expect(saved()).toBe('<p>OatRye</p>');
  });
});

test('Enter at the beginning of a heading leaves a plain line above it, and Backspace takes that away', () => {
  const { select, press, saved, quill, at } = open('<p>Oat</p>\n<h2>Rye</h2>');
  select(4);
  press('Enter');
  expect(quill.getFormat(4)).toEqual({});
  expect(quill.getFormat(5)).toEqual({ header: 2 });
  expect(at()).toEqual({ index: 5, length: 0 });
  press('Backspace');
  expect(quill.getText()).toBe('Oat\nRye\n');
  expect(at()).toEqual({ index: 4, length: 0 });
  expect(saved()).toBe('<p>Oat</p>\n<h2>Rye</h2>');
});

test('Enter in an empty heading goes on below it', () => {
  const { select, press, quill, at } = open('<h2></h2>');
  select(0);
  press('Enter');
  expect(at()).toEqual({ index: 1, length: 0 });
  expect([quill.getFormat(0), quill.getFormat(1)]).toEqual([{ header: 2 }, {}]);
});

test('Backspace glues no line of longer code to what is above it', () => {
  const code = '<pre><code>a\nb\n</code></pre>';
  const { select, press, at, onChange } = open(`<p>Oat</p>\n${code}`);
  select(4);
  press('Backspace');
  expect(at()).toEqual({ index: 3, length: 0 });
  expect(onChange).not.toHaveBeenCalled();
});

test('Backspace within a quote or code joins its lines', () => {
  const { select, press, saved } = open(
    '<blockquote>\n<p>a</p>\n<p>b</p>\n</blockquote>\n<pre><code>c\nd\n</code></pre>',
  );
  select(6);
  press('Backspace');
  select(2);
  press('Backspace');
  expect(saved()).toBe('<blockquote>\n<p>ab</p>\n</blockquote>\n<pre><code>cd\n</code></pre>');
});

test('Enter at the beginning of a line within a quote parts it, in one step', () => {
  const quote = '<blockquote>\n<p>a</p>\n<p>b</p>\n</blockquote>';
  const { select, press, saved, quill, at } = open(quote);
  select(2);
  press('Enter');
  expect(at()).toEqual({ index: 2, length: 0 });
  act(() => void quill.insertText(2, 'x', 'user'));
  expect(saved()).toBe(
    '<blockquote>\n<p>a</p>\n</blockquote>\n<p>x</p>\n<blockquote>\n<p>b</p>\n</blockquote>',
  );
  act(() => quill.history.undo());
  act(() => quill.history.undo());
  expect(saved()).toBe(quote);
});

describe('a button', () => {
  test.each([
    ['Backspace below it', 'Backspace', `<p>Rye</p>\n${BUTTON}\n<p>Spelt</p>`, 9, 8],
    ['Delete at its end', 'Delete', `<p>Rye</p>\n${BUTTON}\n<h2>Spelt</h2>`, 8, 9],
    ['Backspace at its beginning', 'Backspace', `<p>Rye</p>\n${BUTTON}\n<h2>Spelt</h2>`, 4, 3],
    ['Delete above it', 'Delete', `<p>Rye</p>\n${BUTTON}\n<h2>Spelt</h2>`, 3, 4],
    ['Backspace between two', 'Backspace', `${BUTTON}\n${BUTTON}`, 5, 4],
  ])('is joined to no words: %s leads to the other side', (_, key, value, from, to) => {
    const { select, press, at, onChange } = open(value);
    select(from);
    press(key);
    expect(at()).toEqual({ index: to, length: 0 });
    expect(onChange).not.toHaveBeenCalled();
  });

  test.each([
    ['Backspace', 9, 8],
    ['Delete', 8, 8],
  ])('%s takes an empty line below it away, and it stays one', (key, from, to) => {
    const { select, press, at, saved, quill } = open(`<p>Rye</p>\n${BUTTON}\n<p><br></p>\n<p>Spelt</p>`);
    select(from);
    press(key);
    expect(saved()).toBe(`<p>Rye</p>\n${BUTTON}\n<p>Spelt</p>`);
    expect(at()).toEqual({ index: to, length: 0 });
    expect(quill.getText()).toBe('Rye\nRead\nSpelt\n');
  });

  test.each([
    ['between lines', `<p>Rye</p>\n${BUTTON}\n<p>Spelt</p>`, '<p>Rye</p>\n<p>Spelt</p>', 'Rye\nSpelt\n'],
    ['at the end', `<p>Rye</p>\n${BUTTON}`, '<p>Rye</p>', 'Rye\n\n'],
  ])('is removed with its line, %s, in one step', (_, value, left, text) => {
    const { quill, saved, at } = open(value);
    act(() => setLink(quill, new Range(4, 4), null));
    expect(saved()).toBe(left);
    expect(quill.getText()).toBe(text);
    expect(quill.getFormat(4)).toEqual({});
    expect(at()).toEqual({ index: 4, length: 0 });
    act(() => quill.history.undo());
    expect(saved()).toBe(value);
  });
});

describe('the arrows', () => {
  test('select a block beside the caret, and lead on from there', () => {
    const { select, press, at } = open('<p>Rye</p>\n<hr>\n<hr>\n<p>Spelt</p>');
    select(3);
    for (const [key, index, length] of [
      ['ArrowRight', 4, 1],
      ['ArrowRight', 5, 1],
      ['ArrowRight', 6, 0],
      ['ArrowLeft', 5, 1],
      ['ArrowUp', 4, 1],
      ['ArrowLeft', 3, 0],
    ] as const) {
      press(key);
      expect(at(), key).toEqual({ index, length });
    }
    expect(at()).toEqual({ index: 3, length: 0 });
  });

  test('lead above a block that begins the text, into a line of its own', () => {
    const { quill, select, press, at } = open('<hr>\n<p>Rye</p>');
    select(0, 1);
    press('ArrowUp');
    expect(at()).toEqual({ index: 0, length: 0 });
    expect(quill.getText(0, 1)).toBe('\n');
    act(() => quill.history.undo());
    expect(quill.getLength()).toBe(5);
  });
});

describe.each([
  ['a callout', '<div class="callout callout-tip">\n<p>Hot</p>\n</div>'],
  ['a list in a quote', '<blockquote>\n<ul><li>Hot</li></ul>\n</blockquote>'],
])('beside %s', (_, frame) => {
  const TEXT = `${frame}\n<p>Rye</p>`;

  test.each([
    ['Backspace at the beginning of the line below leads to its end', 'Backspace', 4, 3],
    ['Delete at its end leads to the line below', 'Delete', 3, 4],
  ])('%s: words are joined to no others', (_name, key, from, to) => {
    const { select, press, at, onChange } = open(TEXT);
    select(from);
    press(key);
    expect(at()).toEqual({ index: to, length: 0 });
    expect(onChange).not.toHaveBeenCalled();
  });

  test('an empty line below goes at once, and comes back in one step', () => {
    const value = `${frame}\n<p><br></p>\n<p>Rye</p>`;
    const { quill, select, press, at, saved } = open(value);
    select(4);
    press('Backspace');
    expect(saved()).toBe(TEXT);
    expect(at()).toEqual({ index: 3, length: 0 });
    act(() => quill.history.undo());
    expect(saved()).toBe(value);
  });
});

test.each([
  ['a paragraph', '<p>Rye</p>', '<p>RyeSpelt</p>\n<ul><li>Oats</li></ul>'],
  ['a heading', '<h2>Rye</h2>', '<h2>RyeSpelt</h2>\n<ul><li>Oats</li></ul>'],
])('Delete at the end of %s takes in the item below, and makes none of it', (_, line, html) => {
  const { quill, select, press, at, saved } = open(`${line}\n<ul><li>Spelt</li><li>Oats</li></ul>`);
  select(3);
  press('Delete');
  expect(saved()).toBe(html);
  expect(at()).toEqual({ index: 3, length: 0 });
  act(() => quill.history.undo());
  expect(quill.getFormat(4)).toEqual({ list: 'bullet' });
});

test('a text that begins with a picture has it selected once the focus comes', async () => {
  const { quill, pass, selected } = openUnfocused('<p><img src="/a.webp" alt="A loaf"></p>\n<p>Rye</p>');
  act(() => quill.root.focus());
  await pass(1);
  expect(selected()).toBe(1);
});
