import { act, fireEvent } from '@testing-library/react';
import { Delta } from 'quill';
import { describe, expect, it } from 'vitest';
import { fromHtml } from '#app/features/editor/from-html.ts';
import { toHtml } from '#app/features/editor/to-html.ts';
import { completeText } from '#shared/rich-text/complete-text.ts';
import { noteChange } from '#app/features/editor/writing/note-change.ts';
import { openEditor } from '#tests/support/editor-page.tsx';

/** The text with a note at `|`, whose words are `NEW`, as it is saved. */
function withNote(html: string): string {
  const marked = new Delta(fromHtml(html, { window, base: '' }));
  let index = 0;
  for (const { insert } of marked.ops) {
    const at = typeof insert === 'string' ? insert.indexOf('|') : -1;
    if (at !== -1) {
      index += at;
      break;
    }
    index += typeof insert === 'string' ? insert.length : 1;
  }
  const before = marked.compose(new Delta().retain(index).delete(1));
  const { change, caret } = noteChange(before.ops, index);
  const after = before.compose(change).compose(new Delta().retain(caret).insert('NEW'));
  return toHtml(after.ops, '');
}

describe('a note', () => {
  it('is the first, and makes the list', () => {
    expect(withNote('<p>a| b</p><p>c</p>')).toBe(
      '<p>a<a href="#fn-1">1</a> b</p>\n<p>c</p>\n<ol><li>NEW</li></ol>',
    );
  });

  it('stands at the end of the last line', () => {
    expect(withNote('<p>a|</p>')).toBe('<p>a<a href="#fn-1">1</a></p>\n<ol><li>NEW</li></ol>');
  });

  it('between two gives the later ones the next numbers', () => {
    expect(
      withNote(
        '<p>a<a href="#fn-1">1</a> b| c<a href="#fn-2">2</a> d<a href="#fn-2">2</a></p><ol><li>One</li><li>Two <em>x</em></li></ol>',
      ),
    ).toBe(
      '<p>a<a href="#fn-1">1</a> b<a href="#fn-2">2</a> c<a href="#fn-3">3</a> d<a href="#fn-3">3</a></p>\n' +
        '<ol><li>One</li><li>NEW</li><li>Two <em>x</em></li></ol>',
    );
  });

  it('before the first and behind the last is in its place', () => {
    const text = (before: string, behind: string) =>
      `<p>${before}a<a href="#fn-1">1</a>${behind}</p><ol><li>One<ul><li>More</li></ul></li></ol>`;
    expect(withNote(text('|', ''))).toBe(
      '<p><a href="#fn-1">1</a>a<a href="#fn-2">2</a></p>\n<ol><li>NEW</li><li>One<ul><li>More</li></ul></li></ol>',
    );
    expect(withNote(text('', ' b|'))).toBe(
      '<p>a<a href="#fn-1">1</a> b<a href="#fn-2">2</a></p>\n<ol><li>One<ul><li>More</li></ul></li><li>NEW</li></ol>',
    );
  });

  it('is no item of a list that the text happens to end with', () => {
    expect(withNote('<p>a|</p><ol><li>Heat</li></ol>')).toBe(
      '<p>a<a href="#fn-1">1</a></p>\n<ol><li>Heat</li></ol>\n<ol><li>NEW</li></ol>',
    );
  });

  it('with a tenth before it grows by two signs', () => {
    const marks = Array.from({ length: 9 }, (_, at) => `x<a href="#fn-${at + 1}">${at + 1}</a>`).join('');
    const notes = Array.from({ length: 9 }, (_, at) => `<li>${at + 1}</li>`).join('');
    expect(withNote(`<p>|${marks}</p><ol>${notes}</ol>`)).toMatch(
      /<a href="#fn-10">10<\/a><\/p>\n<ol><li>NEW<\/li><li>1<\/li>/,
    );
  });
});

/** A text as visitors get it. */
function completed(html: string): string {
  const text = document.createElement('div');
  text.innerHTML = html;
  completeText([text]);
  return text.innerHTML;
}

describe('the notes of a text', () => {
  const mark = (number: number) => `<a href="#fn-${number}">${number}</a>`;
  const STEPS = '<ol><li>step one</li><li>step two<ul><li>more</li></ul></li></ol>';
  const TEXT = `<p>a${mark(1)} b</p>\n${STEPS}\n<ol><li>The note.<ul><li>in it</li></ul></li></ol>`;

  it('are no part of a numbered list before them, where they are written and where they are read', () => {
    const { quill, saved } = openEditor({ value: TEXT, writing: {} });
    const lists = [...quill.root.querySelectorAll('ol')].map((list) => list.textContent);
    expect(lists).toEqual(['step onestep twomore', 'The note.in it']);
    act(() => void quill.insertText(0, 'x', 'user'));
    expect(saved()).toBe(TEXT.replace('<p>', '<p>x'));
    const [body, notes] = completed(saved()).split('<section class="notes"');
    expect(body).toContain(STEPS);
    expect(notes).toMatch(/<li id="fn-1">The note\.<ul>/);
  });

  it('stay apart from a list that is written above them, or turned into one', () => {
    const value = `<p>a${mark(1)}</p><p>step</p><ol><li>The note.</li></ol>`;
    const { quill, saved } = openEditor({ value, writing: {} });
    act(() => void quill.formatLine(4, 0, 'list', 'ordered', 'user'));
    const html = `<p>a${mark(1)}</p>\n<ol><li>step</li></ol>\n<ol><li>The note.</li></ol>`;
    expect(saved()).toBe(html);
    expect(quill.root.querySelectorAll('ol')).toHaveLength(2);
    act(() => void quill.formatLine(4, 0, 'list', 'note', 'user'));
    expect(quill.root.querySelectorAll('ol')).toHaveLength(1);
    act(() => void quill.formatLine(4, 0, 'list', 'bullet', 'user'));
    expect(quill.root.querySelectorAll('ol')).toHaveLength(2);
  });

  it('are among themselves: a new one before, and one whose mark goes', () => {
    expect(withNote(TEXT.replace('a<', 'a| c<'))).toBe(
      `<p>a${mark(1)} c${mark(2)} b</p>\n${STEPS}\n<ol><li>NEW</li><li>The note.<ul><li>in it</li></ul></li></ol>`,
    );
  });

  it('end the text that is saved, wherever they stand while it is written', () => {
    const { quill, saved } = openEditor({ value: `<p>a${mark(1)}</p><ol><li>One</li></ol>`, writing: {} });
    act(() => void quill.insertText(quill.getLength() - 1, '\n', 'user'));
    act(() => void quill.formatLine(quill.getLength() - 1, 0, 'list', 'ordered', 'user'));
    act(() => void quill.insertText(quill.getLength() - 1, 'step', 'user'));
    expect(saved()).toBe(`<p>a${mark(1)}</p>\n<ol><li>step</li></ol>\n<ol><li>One</li></ol>`);
  });

  it('are not indented', () => {
    const { quill, select, saved } = openEditor({ value: TEXT, writing: {} });
    select(quill.getText().indexOf('The note'));
    fireEvent.keyDown(quill.root, { key: 'Tab' });
    fireEvent.keyDown(quill.root, { key: ']', ctrlKey: true });
    expect(saved()).toBe(TEXT);
    expect(quill.getFormat(quill.getText().indexOf('The note'))).toEqual({ list: 'note' });
  });

  it('may begin with a number', () => {
    const { quill, select } = openEditor({ value: TEXT, writing: {} });
    const at = quill.getText().indexOf('The note');
    act(() => void quill.insertText(at, '1.', 'user'));
    select(at + 2);
    expect(fireEvent.keyDown(quill.root, { key: ' ' })).toBe(true);
    expect(quill.getFormat(at)).toEqual({ list: 'note' });
  });
});

describe('the way back from a note', () => {
  const MARKS = '<p>a<a href="#fn-1">1</a> b<a href="#fn-2">2</a> c</p>';
  const NOTES = '<li>One</li><li>Two</li>';

  /** Presses a key in an item of the list; says where the caret is then. */
  function press(key: string, items: string, at: number, text = MARKS) {
    const { quill, select, saved } = openEditor({ value: `${text}<ol>${items}</ol>`, writing: {} });
    quill.root.focus();
    select(at);
    const goesOn = fireEvent.keyDown(quill.root, { key });
    const { index } = quill.getSelection()!;
    return { goesOn, index, saved: saved() };
  }

  it.each([
    ['Escape in the first', 'Escape', 8, 2],
    ['Escape in the second', 'Escape', 14, 5],
    ['Backspace at the beginning of one', 'Backspace', 12, 5],
    ['Enter at the end of the first', 'Enter', 11, 2],
    ['Enter within the second', 'Enter', 13, 5],
  ])('%s is behind its mark', (_, key, at, index) => {
    expect(press(key, NOTES, at)).toMatchObject({
      goesOn: false,
      index,
      saved: `${MARKS}<ol>${NOTES}</ol>`,
    });
  });

  it('is Enter in an empty one', () => {
    expect(press('Enter', '<li>One</li><li></li>', 12)).toMatchObject({ goesOn: false, index: 5 });
  });

  it('is not Enter in one that no mark leads to', () => {
    expect(press('Enter', `${NOTES}<li>Three</li>`, 21)).toMatchObject({ index: 22 });
  });

  it.each([
    ['nothing follows it but a full stop', '.', 3],
    ['more words follow it', '. More', 2],
  ])('is behind a full stop, too, where that ends the line: %s', (_, rest, index) => {
    const text = `<p>a<a href="#fn-1">1</a>${rest}</p>`;
    expect(press('Escape', '<li>One</li>', 3 + rest.length, text).index).toBe(index);
  });

  it('makes a link of the address that the note ends with', () => {
    const { quill, select, saved } = openEditor({ value: `${MARKS}<ol>${NOTES}</ol>`, writing: {} });
    quill.root.focus();
    act(() => void quill.insertText(11, ', https://example.org/rye', 'user'));
    select(36);
    act(() => void fireEvent.keyDown(quill.root, { key: 'Enter' }));
    expect(quill.getSelection()).toEqual({ index: 2, length: 0 });
    expect(saved()).toContain(
      '<li>One, <a href="https://example.org/rye">https://example.org/rye</a></li><li>Two',
    );
  });

  it('takes the empty item away to which no mark leads', () => {
    expect(press('Enter', '<li>One</li><li>Two</li><li></li>', 16)).toMatchObject({
      index: 5,
      saved: `${MARKS}\n<ol><li>One</li><li>Two</li></ol>`,
    });
  });

  it('is none from a list that is not of notes', () => {
    expect(press('Escape', '<li>One</li>', 2, '<p>a</p>')).toMatchObject({ goesOn: true, index: 2 });
  });
});
