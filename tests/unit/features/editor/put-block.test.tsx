import { act, fireEvent } from '@testing-library/react';
import { Range } from 'quill';
import { describe, expect, test } from 'vitest';
import { insertBlock, putBlocks } from '#app/features/editor/put-block.ts';
import { putButton } from '#app/features/editor/put-button.ts';
import { openEditor } from '#tests/support/editor-page.tsx';

const VIDEO = { video: 'dQw4w9WgXcQ' };

/** The lines of the text, and its blocks by their names. */
function open(value: string) {
  const page = openEditor({ value, writing: {} });
  page.quill.root.focus();
  const lines = () =>
    page.quill.getLines().map((line) => {
      const { blotName } = line.constructor as unknown as { blotName: string };
      return line.domNode instanceof HTMLElement && blotName === 'block'
        ? line.domNode.textContent
        : blotName;
    });
  return { ...page, lines, at: () => page.quill.getSelection() };
}

describe('blocks that are put into the text', () => {
  const EMPTY = '<p>a</p>\n<p><br></p>';
  test.each([
    ['take the place of an empty line', `${EMPTY}\n<p>b</p>`, 2, ['a', 'video', 'b'], [2, 1]],
    ['stand below a line with words', '<p>a</p>\n<p>b</p>', 1, ['a', 'video', 'b'], [2, 1]],
    ['lead on to an empty line below', `${EMPTY}\n<p>b</p>`, 1, ['a', 'video', '', 'b'], [3, 0]],
    ['leave a line behind them at the end', EMPTY, 2, ['a', 'video', ''], [3, 0]],
    ['also below words', '<p>a</p>', 1, ['a', 'video', ''], [3, 0]],
    ['are selected above another one', '<p><br></p>\n<hr>\n<p>b</p>', 0, ['video', 'divider', 'b'], [0, 1]],
    ['go below one that is selected', '<hr>\n<p>b</p>', 0, ['divider', 'video', 'b'], [1, 1]],
  ])('%s, in one step', (_, value, index, expected, [start, length]) => {
    const { quill, lines, at } = open(value);
    const before = lines();
    act(() => void putBlocks(quill, index, [VIDEO]));
    expect(lines()).toEqual(expected);
    expect(at()).toEqual({ index: start, length });
    act(() => quill.history.undo());
    expect(lines()).toEqual(before);
  });

  test.each([
    ['a heading', '<h2>b</h2>'],
    ['an empty heading', '<h2></h2>\n<p>b</p>'],
    ['an item', '<ul>\n<li>b</li>\n</ul>'],
    ['a quote', '<blockquote>\n<p>b</p>\n</blockquote>'],
    ['a callout', '<div class="callout callout-tip">\n<p>b</p>\n</div>'],
    ['code', '<pre><code>b\n</code></pre>'],
    ['words', '<p>b</p>'],
  ])('are selected above %s: what is typed is a paragraph between', (_, below) => {
    const { quill, at } = open(`<p>a</p>\n<p><br></p>\n${below}`);
    act(() => void putBlocks(quill, 2, [VIDEO]));
    expect(at()).toEqual({ index: 2, length: 1 });
    const text = quill.getText();
    act(() => void fireEvent.keyDown(quill.root, { key: 'x' }));
    expect(at()).toEqual({ index: 3, length: 0 });
    expect(quill.getFormat(3)).toEqual({});
    expect(quill.getText()).toBe(text.replace('\n', '\n\n'));
  });

  test('go below both of two pictures side by side', () => {
    const half = '<p><img src="/a.webp" alt="" class="half"></p>';
    const { quill, lines } = open(`${half}\n${half}\n<p>b</p>`);
    act(() => void putBlocks(quill, 0, [VIDEO]));
    expect(lines()).toEqual(['figure', 'figure', 'video', 'b']);
  });

  test('leave no item or heading behind at the end', () => {
    const { quill } = open('<ul><li></li></ul>');
    act(() => void putBlocks(quill, 0, [VIDEO]));
    expect(quill.getFormat(1)).toEqual({});
  });
});

describe('a video at the caret', () => {
  test.each([
    ['in an empty line', '<p>a</p>\n<p><br></p>\n<p>b</p>', new Range(2, 0), ['a', 'video', 'b'], 2],
    ['behind words', '<p>a</p>\n<p>b</p>', new Range(1, 0), ['a', 'video', 'b'], 2],
    ['before words', '<p>a</p>\n<p>b</p>', new Range(2, 0), ['a', 'video', 'b'], 2],
    ['between words', '<p>left right</p>', new Range(5, 0), ['left ', 'video', 'right'], 6],
    ['for words', '<p>left, right</p>', new Range(4, 2), ['left', 'video', 'right'], 5],
  ])('%s leaves no line over', (_, value, range, expected, caret) => {
    const { quill, lines, at } = open(value);
    const before = lines();
    act(() => insertBlock(quill, range, VIDEO));
    expect(lines()).toEqual(expected);
    expect(at()).toEqual({ index: caret, length: 1 });
    act(() => quill.history.undo());
    expect(lines()).toEqual(before);
  });
});

describe('a button', () => {
  const NOTES = '<ol><li>Of May.</li></ol>';
  const FACT = '<p>Fact<a href="#fn-1">1</a></p>';
  const BUTTON = '<p class="button"><a href="/x">Book</a></p>';

  test.each([
    ['above words', '<p><br></p>\n<p>b</p>', ['Read', 'b'], 4],
    ['above an empty line', '<p><br></p>\n<p><br></p>\n<p>b</p>', ['Read', '', 'b'], 5],
    ['above a block', '<p><br></p>\n<hr>\n<p>b</p>', ['Read', 'divider', 'b'], 4],
    ['at the end', '<p><br></p>', ['Read', ''], 5],
  ])('%s leaves no line over', (_, value, expected, caret) => {
    const { quill, lines, at } = open(value);
    act(() => putButton(quill, 0, { words: 'Read', address: '/blog' }));
    expect(lines()).toEqual(expected);
    expect(at()).toEqual({ index: caret, length: 0 });
  });

  test('above footnotes leads to a line below it, which is not saved', () => {
    const page = open(`${FACT}\n<p><br></p>\n${NOTES}`);
    act(() => putButton(page.quill, 6, { words: 'Book', address: '/x' }));
    expect(page.at()).toEqual({ index: 11, length: 0 });
    expect(page.saved()).toBe(`${FACT}\n${BUTTON}\n${NOTES}`);
    act(() => void page.quill.insertText(11, 'Tail', 'user'));
    expect(page.saved()).toBe(`${FACT}\n${BUTTON}\n<p>Tail</p>\n${NOTES}`);
  });

  test.each([
    ['words', '<p>b</p>', '<p>x</p>\n<p>b</p>'],
    ['an empty line', '<p><br></p>\n<p>b</p>', '<p>x</p>\n<p>b</p>'],
    ['nothing', '', '<p>x</p>'],
  ])('above %s is not joined by what is typed behind its words', (_, below, html) => {
    const page = open(`${BUTTON}\n${below}`);
    page.select(4);
    act(() => void fireEvent.keyDown(page.quill.root, { key: 'x' }));
    expect(page.at()).toEqual({ index: 5, length: 0 });
    act(() => void page.quill.insertText(5, 'x', 'user'));
    expect(page.saved()).toBe(`${BUTTON}\n${html}`);
  });

  test('is written into within its words', () => {
    const page = open(BUTTON);
    page.select(2);
    act(() => void fireEvent.keyDown(page.quill.root, { key: 'x' }));
    expect(page.at()).toEqual({ index: 2, length: 0 });
  });
});

test('above footnotes there is a line to go on in below a block, which is not saved', () => {
  const notes = '<ol><li>Of May.</li></ol>';
  const value = `<p>a<a href="#fn-1">1</a></p>\n<hr>\n${notes}`;
  const page = open(value);
  expect(page.lines()).toEqual(['a1', 'divider', '', 'list']);
  act(() => void putBlocks(page.quill, 4, [VIDEO]));
  expect(page.lines()).toEqual(['a1', 'divider', 'video', '', 'list']);
  expect(page.at()).toEqual({ index: 5, length: 0 });
  expect(page.saved()).toMatch(/<\/div>\n<ol><li>Of May\.<\/li><\/ol>$/);
});
