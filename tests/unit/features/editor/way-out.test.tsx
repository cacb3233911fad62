import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openEditor } from '#tests/support/editor-page.tsx';

const CODE = '<pre><code class="language-js">bake();\nwait();\n</code></pre>';
const CALLOUT = '<div class="callout callout-tip">\n<p>Ask.</p>\n</div>';
const BUTTON = '<p class="button"><a href="/consultations">Book</a></p>';

describe.each([
  ['the window', undefined],
  ['the writing page', {}],
])('in %s', (_, writing) => {
  function open(value: string) {
    const page = openEditor({ value, ...(writing === undefined ? {} : { writing }) });
    // The caret is in the last line as shown: jsdom lays nothing out.
    vi.spyOn(page.quill.selection, 'getBounds').mockReturnValue(null);
    page.quill.root.focus();
    return page;
  }

  test.each([
    ['code', CODE],
    ['a callout', CALLOUT],
    ['a button', BUTTON],
  ])('ArrowDown in the last line of %s goes on below it, in one step', (_name, value) => {
    const { quill, select, saved } = open(value);
    const end = quill.getLength() - 1;
    select(end - 1);
    act(() => void fireEvent.keyDown(quill.root, { key: 'ArrowDown' }));
    expect(quill.getSelection()).toEqual({ index: end + 1, length: 0 });
    act(() => void quill.insertText(end + 1, 'After', 'user'));
    expect(saved()).toBe(`${value}\n<p>After</p>`);
    act(() => quill.history.undo());
    act(() => quill.history.undo());
    expect(quill.getLength()).toBe(end + 1);
  });

  test.each([
    ['code', CODE],
    ['a callout', CALLOUT],
  ])('ArrowUp in the first line of %s goes on above it, in one step', (_name, value) => {
    const { quill, select, saved } = open(value);
    const length = quill.getLength();
    select(2);
    act(() => void fireEvent.keyDown(quill.root, { key: 'ArrowUp' }));
    expect(quill.getSelection()).toEqual({ index: 0, length: 0 });
    act(() => void quill.insertText(0, 'Before', 'user'));
    expect(saved()).toBe(`<p>Before</p>\n${value}`);
    act(() => quill.history.undo());
    act(() => quill.history.undo());
    expect(quill.getLength()).toBe(length);
  });

  test('ArrowDown is the browser’s in another line, and in plain words', () => {
    const { quill, select } = open(CODE);
    select(2);
    expect(fireEvent.keyDown(quill.root, { key: 'ArrowDown' })).toBe(true);
    expect(quill.getLength()).toBe(16);
  });

  test('a press below code that ends the text goes on there; below words it adds nothing', () => {
    const { quill } = open(CODE);
    act(() => void fireEvent.click(quill.root, { clientY: 10 }));
    expect(quill.getSelection()).toEqual({ index: 16, length: 0 });
    act(() => void fireEvent.click(quill.root, { clientY: 10 }));
    expect(quill.getLength()).toBe(17);
  });

  test.each(['Delete', 'Backspace'])('what is left where %s takes all away is a paragraph', (key) => {
    const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';
    const { quill, select, saved } = open(`<h1>A</h1>${table}<h2>B</h2>`);
    select(0, quill.getLength());
    act(() => void fireEvent.keyDown(quill.root, { key }));
    expect(quill.getContents().ops).toEqual([{ insert: '\n' }]);
    act(() => quill.history.undo());
    expect(saved()).toMatch(/^<h1>A<\/h1>\n<table>.*<\/table>\n<h2>B<\/h2>$/s);
  });

  // A browser selects nothing then, or the caret's last place.
  test.each([
    ['a video', { video: 'dQw4w9WgXcQ' }],
    ['a picture', { figure: { image: '/oven.jpg', attributes: {} } }],
    ['a table', { grid: '<table><tbody><tr><td>1</td></tr></tbody></table>' }],
    ['a block that is kept', { kept: '<details><summary>More</summary></details>' }],
  ])('Ctrl+A selects a text that begins with %s, for what comes next to take its place', (_name, block) => {
    const { quill, select } = open('');
    act(() => void quill.setContents([{ insert: block }, { insert: 'One\nTwo\n' }], 'user'));
    select(quill.getLength() - 1);
    expect(fireEvent.keyDown(quill.root, { key: 'a', ctrlKey: true })).toBe(false);
    expect(quill.getSelection()).toEqual({ index: 0, length: quill.getLength() - 1 });
    // Where it begins, words are written.
    expect(document.getSelection()?.anchorNode?.nodeName).toBe('P');
    act(() => void fireEvent.keyDown(quill.root, { key: 'Delete' }));
    expect(quill.getContents().ops).toEqual([{ insert: '\n' }]);
    act(() => quill.history.undo());
    expect(quill.getContents().ops).toContainEqual({ insert: block });
  });

  test('Ctrl+A is the browser’s in a text that begins with a line', () => {
    const { quill, select } = open(`<p>One</p><hr>`);
    select(0);
    expect(fireEvent.keyDown(quill.root, { key: 'a', ctrlKey: true })).toBe(true);
  });
});

test('Ctrl+A in code selects it, then is the browser’s', () => {
  const { quill, select } = openEditor({ value: '<p>One</p><pre><code>a\nb\n</code></pre><p>Two</p>' });
  const press = () => {
    let isLeft = true;
    act(() => {
      isLeft = fireEvent.keyDown(quill.root, { key: 'a', ctrlKey: true });
    });
    return isLeft;
  };
  select(4);
  expect(press()).toBe(false);
  expect(quill.getSelection()).toEqual({ index: 4, length: 3 });
  expect(press()).toBe(true);
  select(2, 3);
  expect(press(), 'from outside').toBe(true);
});

describe('Ctrl+A in a cell', () => {
  const TABLE = '<table><tbody><tr><td>Rye</td><td></td></tr></tbody></table>';

  test.each([
    ['selects the cell, then the whole text, though it begins with a table', 0, 2],
    ['selects the whole text from an empty cell', 1, 1],
  ])('%s', (_, column, presses) => {
    const { quill, saved } = openEditor({ value: `${TABLE}<p>After</p>`, writing: {} });
    const cell = screen.getByRole('textbox', { name: `Row 1, column ${column + 1}` });
    cell.focus();
    const press = () =>
      act(() => void fireEvent.keyDown(document.activeElement!, { key: 'a', ctrlKey: true }));
    if (presses === 2) {
      press();
      expect(document.activeElement).toBe(cell);
      expect(document.getSelection()?.toString()).toBe('Rye');
    }
    press();
    expect(document.activeElement).toBe(quill.root);
    act(() => void fireEvent.keyDown(quill.root, { key: 'Delete' }));
    expect(quill.getContents().ops).toEqual([{ insert: '\n' }]);
    act(() => quill.history.undo());
    expect(saved()).toContain('<td>Rye</td>');
  });
});

test.each(['ArrowUp', 'ArrowLeft', 'Backspace'])(
  '%s at the beginning of the text leads to what stands above it, which keeps the focus',
  (key) => {
    const title = document.createElement('input');
    document.body.append(title);
    const { quill, select } = openEditor({ value: '<p>Text</p>', writing: { goUp: () => title.focus() } });
    quill.root.focus();
    select(0);
    act(() => void fireEvent.keyDown(quill.root, { key }));
    expect(document.activeElement).toBe(title);
    title.remove();
  },
);
