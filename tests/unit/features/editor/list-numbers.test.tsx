import { act, fireEvent } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openEditor } from '#tests/support/editor-page.tsx';

function open(value: string) {
  const page = openEditor({ value, writing: {} });
  const { quill } = page;
  quill.root.focus();
  /** Types a number at the beginning of the line with these words, and a space. */
  function number(words: string, signs: string) {
    const index = quill.getText().indexOf(words);
    act(() => void quill.insertText(index, signs, 'user'));
    page.select(index + signs.length);
    act(() => void fireEvent.keyDown(quill.root, { key: ' ' }));
  }
  const press = (key: string) => act(() => void fireEvent.keyDown(quill.root, { key }));
  const undo = () => act(() => quill.history.undo());
  return { ...page, number, press, undo };
}

describe('a numbered list', () => {
  test.each([
    ['4.', '<ol start="4"><li>rye</li></ol>'],
    ['12)', '<ol start="12"><li>rye</li></ol>'],
    ['0.', '<ol start="0"><li>rye</li></ol>'],
    ['1.', '<ol><li>rye</li></ol>'],
  ])('begins with the number that is typed: %s', (signs, html) => {
    const { number, saved, undo } = open('<p>rye</p>');
    number('rye', signs);
    expect(saved()).toBe(html);
    undo();
    expect(saved()).toBe(`<p>${signs} rye</p>`);
  });

  test('is not begun by a year', () => {
    const { number, onChange } = open('<p>rye</p>');
    number('rye', '2026.');
    expect(onChange.mock.lastCall?.[0]).toBe('<p>2026.rye</p>');
  });

  test('goes on below a paragraph with its next number, and has more items then', () => {
    const { number, saved, quill, select, press } = open('<ol><li>a</li><li>b</li></ol><p>So.</p><p>rye</p>');
    number('rye', '3.');
    expect(saved()).toBe('<ol><li>a</li><li>b</li></ol>\n<p>So.</p>\n<ol start="3"><li>rye</li></ol>');
    select(quill.getLength() - 1);
    press('Enter');
    act(() => void quill.insertText(quill.getLength() - 1, 'oats', 'user'));
    expect(saved()).toMatch(/<ol start="3"><li>rye<\/li><li>oats<\/li><\/ol>$/);
  });

  test('right below another goes on with it where its number is the next one', () => {
    const { number, saved } = open('<ol start="4"><li>a</li><li>b</li></ol><p>rye</p><p>oats</p>');
    number('rye', '6.');
    expect(saved()).toBe('<ol start="4"><li>a</li><li>b</li><li>rye</li></ol>\n<p>oats</p>');
    number('oats', '9.');
    expect(saved()).toBe(
      '<ol start="4"><li>a</li><li>b</li><li>rye</li></ol><ol start="9"><li>oats</li></ol>',
    );
  });

  test('begins anew from the item that is given another number', () => {
    const { number, saved, undo } = open('<ol><li>rye</li><li>oats</li><li>spelt</li></ol>');
    number('oats', '7.');
    expect(saved()).toBe('<ol><li>rye</li></ol><ol start="7"><li>oats</li><li>spelt</li></ol>');
    undo();
    number('rye', '3.');
    expect(saved()).toMatch(/^<ol start="3"><li>rye/);
    number('rye', '1.');
    expect(saved()).toMatch(/^<ol><li>rye/);
  });

  test('goes on below the paragraph that parts it', () => {
    const { select, press, saved, quill, undo } = open('<ol><li>a</li><li>b</li><li></li><li>c</li></ol>');
    select(4);
    press('Enter');
    act(() => void quill.insertText(4, 'So.', 'user'));
    expect(saved()).toBe('<ol><li>a</li><li>b</li></ol>\n<p>So.</p>\n<ol start="3"><li>c</li></ol>');
    undo();
    undo();
    expect(saved()).toBe('<ol><li>a</li><li>b</li><li></li><li>c</li></ol>');
  });

  test('keeps its number with the items that are left of it, and loses it as anything else', () => {
    const { quill, saved } = open('<ol start="4"><li>a</li><li>b</li></ol>');
    act(() => void quill.deleteText(0, 2, 'user'));
    expect(saved()).toBe('<ol start="4"><li>b</li></ol>');
    act(() => void quill.formatLine(0, 1, 'list', 'bullet', 'user'));
    act(() => void quill.formatLine(0, 1, 'list', 'ordered', 'user'));
    expect(saved()).toBe('<ol><li>b</li></ol>');
  });

  test('shows the numbers that visitors see', () => {
    const { quill } = open('<ol><li>a</li></ol><ol start="4"><li>b</li></ol>');
    const before = [...quill.root.querySelectorAll('ol')].map(({ style }) =>
      style.getPropertyValue('--numbers-before'),
    );
    expect(before).toEqual(['', '3']);
  });
});
