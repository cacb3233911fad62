import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
// What is fetched for code is there at once.
import '#app/lib/highlight-code.ts';
import { SYNTAX_INTERVAL_MS } from '#app/features/editor/code-colors.ts';
import { moveBlock, partAt } from '#app/features/editor/writing/move-block.ts';
import { openEditor } from '#tests/support/editor-page.tsx';

const PICTURE = '<p><img src="/uploads/a.webp" alt="A loaf"></p>';
const LIST = '<ul><li>one</li><li>two</li></ul>';
const TEXT = `<p>First</p>\n${PICTURE}\n${LIST}\n<p>Last</p>`;

/** The editor with the picture selected as a whole. */
function openWithPicture(value = TEXT) {
  const editor = openEditor({ value, writing: {} });
  const picture = screen.getByRole('img', { name: 'A loaf' });
  const at = () => partAt(editor.quill, screen.getByRole('img', { name: 'A loaf' }))?.start ?? -1;
  editor.select(at(), 1);
  const press = (key: string) => fireEvent.keyDown(editor.quill.root, { key, altKey: true });
  return { ...editor, picture, at, press };
}

describe('a picture in a text', () => {
  it('goes past a line, or a whole list, with Alt and an arrow, and stays selected', () => {
    const { press, saved, quill, at } = openWithPicture();
    press('ArrowDown');
    expect(saved()).toBe(`<p>First</p>\n${LIST}\n${PICTURE}\n<p>Last</p>`);
    expect(quill.getSelection()).toEqual({ index: at(), length: 1 });
    for (const again of ['once', 'again']) {
      press('ArrowDown');
      expect(saved(), again).toBe(`<p>First</p>\n${LIST}\n<p>Last</p>\n${PICTURE}`);
    }
    press('ArrowUp');
    press('ArrowUp');
    press('ArrowUp');
    expect(saved()).toBe(`${PICTURE}\n<p>First</p>\n${LIST}\n<p>Last</p>`);
  });

  it('goes back by one undo', () => {
    const { press, saved, quill } = openWithPicture();
    press('ArrowUp');
    expect(saved()).toBe(`${PICTURE}\n<p>First</p>\n${LIST}\n<p>Last</p>`);
    act(() => quill.history.undo());
    expect(saved()).toBe(TEXT);
  });

  it('stays where it is at the text’s ends', () => {
    const { press, onChange } = openWithPicture(`${PICTURE}\n<p>Last</p>`);
    press('ArrowUp');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is put where it already is without a change', () => {
    const { quill, at, onChange } = openWithPicture();
    const picture = { start: at(), end: at() + 1 };
    expect(moveBlock(quill, picture, picture.start)).toBeNull();
    expect(moveBlock(quill, picture, picture.end)).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });
});

const box = (...lines: string[]) =>
  `<div class="callout callout-tip">\n${lines.map((one) => `<p>${one}</p>`).join('\n')}\n</div>`;
const QUOTE = '<blockquote>\n<p>one</p>\n<p>two</p>\n</blockquote>';
const CODE = '<pre><code class="language-js">bake();\nwait();\n</code></pre>';
const BUTTON = '<p class="button"><a href="/blog">Read</a></p>';
const half = (name: string) => `<p><img src="/${name}.webp" alt="${name}" class="half"></p>`;

describe('what the caret is in', () => {
  /** The editor with the caret behind these words. */
  function openAt(value: string, words: string) {
    const editor = openEditor({ value, writing: {} });
    const { quill, select } = editor;
    quill.root.focus();
    const caret = () => {
      const { index } = quill.getSelection()!;
      return quill
        .getContents(0, index)
        .ops.map(({ insert }) => (typeof insert === 'string' ? insert : ' '))
        .join('');
    };
    const text = quill
      .getContents()
      .ops.map(({ insert }) => (typeof insert === 'string' ? insert : ' '))
      .join('');
    select(text.indexOf(words) + words.length);
    const press = (key: string) => fireEvent.keyDown(quill.root, { key, altKey: true });
    return { ...editor, caret, press };
  }

  test.each([
    ['a line', '<p>Rye</p>', 'Rye'],
    ['a heading', '<h2>Rye</h2>', 'Rye'],
    ['a quote', '<blockquote>\n<p>one</p>\n</blockquote>', 'one'],
    ['a callout', box('Rye'), 'Rye'],
    ['code', '<pre><code class="language-js">bake();\n</code></pre>', 'bake'],
    ['a button', BUTTON, 'Read'],
  ])('moves: %s as a whole, in one step, with the caret', (_, block, words) => {
    const around = ['<h3>Above</h3>', '<h3>Below</h3>'];
    const value = [around[0], block, around[1]].join('\n');
    const { quill, press, saved, caret } = openAt(value, words);
    press('ArrowUp');
    expect(saved()).toBe([block, ...around].join('\n'));
    expect(caret().endsWith(words)).toBe(true);
    act(() => quill.history.undo());
    expect(saved()).toBe(value);
    press('ArrowDown');
    expect(saved()).toBe([...around, block].join('\n'));
    press('ArrowDown');
    expect(saved()).toBe([...around, block].join('\n'));
    expect(caret().endsWith(words)).toBe(true);
  });

  test.each([
    ['a quote', QUOTE],
    ['a callout', box('one', 'two')],
    ['code', CODE],
    ['a list', LIST],
    ['two pictures side by side', `${half('a')}\n${half('b')}`],
    ['a table', '<table>\n<tbody>\n<tr><td>1</td></tr>\n</tbody>\n</table>'],
    ['a divider', '<hr>'],
  ])('goes past %s as a whole', (_, block) => {
    const { press, saved } = openAt(`<p>Rye</p>\n${block}\n<p>Last</p>`, 'Rye');
    press('ArrowDown');
    expect(saved()).toBe(`${block}\n<p>Rye</p>\n<p>Last</p>`);
    press('ArrowUp');
    expect(saved()).toBe(`<p>Rye</p>\n${block}\n<p>Last</p>`);
  });

  test.each([
    ['a quote', QUOTE, '<blockquote>\n<p>two</p>\n<p>one</p>\n</blockquote>', 'two'],
    ['a callout', box('one', 'two'), box('two', 'one'), 'two'],
    ['code', CODE, '<pre><code class="language-js">wait();\nbake();\n</code></pre>', 'wait'],
  ])('moves within %s, in one step, and takes all of it along at its edge', (_, block, turned, words) => {
    const { press, saved, quill, caret } = openAt(`<p>Rye</p>\n${block}\n<p>Last</p>`, words);
    press('ArrowUp');
    expect(saved()).toBe(`<p>Rye</p>\n${turned}\n<p>Last</p>`);
    expect(caret().endsWith(words)).toBe(true);
    press('ArrowUp');
    expect(saved()).toBe(`${turned}\n<p>Rye</p>\n<p>Last</p>`);
    act(() => quill.history.undo());
    act(() => quill.history.undo());
    expect(saved()).toBe(`<p>Rye</p>\n${block}\n<p>Last</p>`);
    press('ArrowDown');
    expect(saved()).toBe(`<p>Rye</p>\n<p>Last</p>\n${block}`);
  });

  test('moves within a callout as the item that it is, with those below it, and past a whole list', () => {
    const list = '<ul><li>one<ul><li>deep</li></ul></li><li>two</li></ul>';
    const tip = (...blocks: string[]) => `<div class="callout callout-tip">\n${blocks.join('\n')}\n</div>`;
    const { press, saved, select, quill } = openAt(tip('<p>Rye</p>', list, '<p>Last</p>'), 'Rye');
    press('ArrowDown');
    expect(saved()).toBe(tip(list, '<p>Rye</p>', '<p>Last</p>'));
    press('ArrowUp');
    expect(saved()).toBe(tip('<p>Rye</p>', list, '<p>Last</p>'));
    select(quill.getText().indexOf('one'));
    press('ArrowDown');
    expect(saved()).toBe(
      tip('<p>Rye</p>', '<ul><li>two</li><li>one<ul><li>deep</li></ul></li></ul>', '<p>Last</p>'),
    );
    press('ArrowUp');
    expect(saved()).toBe(tip('<p>Rye</p>', list, '<p>Last</p>'));
  });

  test('leaves a line below a block that ends the text then', () => {
    const { quill, press } = openAt('<p>Rye</p>', 'Rye');
    act(() => void quill.setContents([{ insert: { divider: true } }, { insert: 'Rye\n' }], 'user'));
    act(() => quill.setSelection(2, 0, 'user'));
    press('ArrowUp');
    expect(quill.getContents().ops).toEqual([
      { insert: 'Rye\n' },
      { insert: { divider: true } },
      { insert: '\n' },
    ]);
    expect(quill.getSelection()).toEqual({ index: 1, length: 0 });
  });

  test('of a list is the item with those below it, never deeper than its place allows', () => {
    const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
    const deep = `Rye${list('malted', 'cracked')}`;
    const { press, saved } = openAt(`<p>First</p>\n${list('Oats', deep, 'Spelt')}`, 'Rye');
    press('ArrowDown');
    expect(saved()).toBe(`<p>First</p>\n${list('Oats', 'Spelt', deep)}`);
    press('ArrowUp');
    press('ArrowUp');
    expect(saved()).toBe(`<p>First</p>\n${list(deep, 'Oats', 'Spelt')}`);
    press('ArrowUp');
    expect(saved()).toBe(`${list(deep)}\n<p>First</p>\n${list('Oats', 'Spelt')}`);
  });

  test('of an item below another one goes out of it at its beginning', () => {
    const { press, saved, quill } = openAt(
      '<ul><li>Rye<ul><li>malted</li></ul></li><li>Spelt</li></ul>',
      'malted',
    );
    press('ArrowUp');
    expect(saved()).toBe('<ul><li>malted</li><li>Rye</li><li>Spelt</li></ul>');
    act(() => quill.history.undo());
    press('ArrowDown');
    expect(saved()).toBe('<ul><li>Rye</li><li>Spelt<ul><li>malted</li></ul></li></ul>');
  });

  test('takes all along that something is selected of', () => {
    const { press, saved, select, quill } = openAt(`<p>First</p>\n<p>Rye</p>\n${QUOTE}`, 'Rye');
    select(7, 4);
    press('ArrowUp');
    expect(saved()).toBe(`<p>Rye</p>\n${QUOTE}\n<p>First</p>`);
    expect(quill.getSelection()).toEqual({ index: 1, length: 4 });
  });

  test('goes past a list above the footnotes', () => {
    const mark = '<a href="#fn-1">1</a>';
    const { quill, select, saved } = openEditor({
      value: `<p>Rye${mark}</p><p>x</p><ol><li>step</li></ol><ol><li>One.</li></ol>`,
      writing: {},
    });
    quill.root.focus();
    select(5);
    fireEvent.keyDown(quill.root, { key: 'ArrowDown', altKey: true });
    const moved = `<p>Rye${mark}</p>\n<ol><li>step</li></ol>\n<p>x</p>\n<ol><li>One.</li></ol>`;
    expect(saved()).toBe(moved);
    fireEvent.keyDown(quill.root, { key: 'ArrowDown', altKey: true });
    expect(saved()).toBe(moved);
  });

  test('stays above the footnotes, which stay in their order', () => {
    const value =
      '<p>Rye<a href="#fn-1">1</a> and spelt<a href="#fn-2">2</a></p>\n<ol><li>One.</li><li>Two.</li></ol>';
    const { press, onChange, select } = openAt(value, 'Rye');
    press('ArrowDown');
    select(19);
    press('ArrowDown');
    select(24);
    press('ArrowUp');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('colouring code', () => {
  it('leaves the focus on the button that has it, and is done when the text has it again', async () => {
    const { quill, pass, container, select } = openEditor({
      value: '<pre><code class="language-js">let a;\n</code></pre>',
      writing: {},
    });
    select(0);
    await pass(SYNTAX_INTERVAL_MS);
    act(() => void quill.insertText(0, 'const b = 1; ', 'user'));
    const bold = screen.getByRole('button', { name: 'Bold' });
    const selection = document.getSelection()!;
    const { anchorNode, anchorOffset } = selection;
    // A browser leaves the caret in the text when a button gets the focus; jsdom may take it along.
    act(() => {
      bold.focus();
      selection.collapse(anchorNode, anchorOffset);
    });
    await pass(SYNTAX_INTERVAL_MS * 2);
    expect(document.activeElement).toBe(bold);
    const coloured = () => [...container.querySelectorAll('.hljs-keyword')].map((node) => node.textContent);
    expect(coloured()).not.toContain('const');
    act(() => quill.root.focus());
    await pass(1);
    expect(coloured()).toContain('const');
  });

  it('gives each of the words that touch its own colour, and what is typed before one none of it', async () => {
    const { quill, pass, container, select } = openEditor({
      value: '<pre><code class="language-js">let a;\n</code></pre>',
      writing: {},
    });
    const coloured = () =>
      [...container.querySelectorAll('.ql-token')].map(({ className, textContent }) => [
        className.replace('ql-token hljs-', ''),
        textContent,
      ]);
    select(0);
    await pass(SYNTAX_INTERVAL_MS);
    act(() => void quill.insertText(0, 'b + ', 'user'));
    await pass(SYNTAX_INTERVAL_MS * 2);
    expect(coloured()).toEqual([['keyword', 'let']]);
    act(() => void quill.insertText(0, 'return"x"/**/', 'user'));
    await pass(SYNTAX_INTERVAL_MS * 2);
    expect(coloured()).toEqual([
      ['keyword', 'return'],
      ['string', '"x"'],
      ['comment', '/**/'],
      ['keyword', 'let'],
    ]);
    act(() => void quill.deleteText(0, 1, 'user'));
    await pass(SYNTAX_INTERVAL_MS * 2);
    expect(coloured()).toEqual([
      ['string', '"x"'],
      ['comment', '/**/'],
      ['keyword', 'let'],
    ]);
  });
});
