import { fireEvent } from '@testing-library/react';
import { Delta } from 'quill';
import { describe, expect, it } from 'vitest';
import { fromHtml } from '#app/features/editor/from-html.ts';
import { toHtml } from '#app/features/editor/to-html.ts';
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
      '<p>a<a href="#fn-1">1</a></p>\n<ol><li>Heat</li></ol>\n<hr>\n<ol><li>NEW</li></ol>',
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

describe('the way back from a note', () => {
  const MARKS = '<p>a<a href="#fn-1">1</a> b<a href="#fn-2">2</a> c</p>';

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
  ])('%s is behind its mark', (_, key, at, index) => {
    expect(press(key, '<li>One</li><li>Two</li>', at)).toMatchObject({ goesOn: false, index });
  });

  it('is Enter in an empty one', () => {
    expect(press('Enter', '<li>One</li><li></li>', 12)).toMatchObject({ goesOn: false, index: 5 });
  });

  it('is not Enter in one with words', () => {
    expect(press('Enter', '<li>One</li><li>Two</li>', 10).index).not.toBe(5);
  });

  it.each([
    ['nothing follows it but a full stop', '.', 3],
    ['more words follow it', '. More', 2],
  ])('is behind a full stop, too, where that ends the line: %s', (_, rest, index) => {
    const text = `<p>a<a href="#fn-1">1</a>${rest}</p>`;
    expect(press('Escape', '<li>One</li>', 3 + rest.length, text).index).toBe(index);
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
