import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { Range } from 'quill';
import { describe, expect, test } from 'vitest';
import { openEditor } from '#tests/support/editor-page.tsx';

const FRAMES: [name: string, open: string, close: string][] = [
  ['a callout', '<div class="callout callout-tip">', '</div>'],
  ['a quote', '<blockquote>', '</blockquote>'],
];

describe.each(FRAMES)('a list in %s', (_, open, close) => {
  const frame = (...blocks: string[]) => [open, ...blocks, close].join('\n');

  function openText(value: string) {
    const page = openEditor({ value, writing: {} });
    page.quill.root.focus();
    const press = (key: string, more: object = {}) =>
      act(() => void fireEvent.keyDown(page.quill.root, { key, ...more }));
    const undo = () => act(() => page.quill.history.undo());
    const redo = () => act(() => page.quill.history.redo());
    return { ...page, press, undo, redo };
  }

  test.each([
    ['Bulleted list', '<ul><li>a</li></ul>'],
    ['Numbered list', '<ol><li>a</li></ol>'],
  ])('is made and taken away by the button %s', async (name, list) => {
    const { user, select, saved, undo, redo } = openText(frame('<p>a</p>', '<p>b</p>'));
    select(0);
    await user.click(screen.getByRole('button', { name }));
    expect(saved()).toBe(frame(list, '<p>b</p>'));
    undo();
    expect(saved()).toBe(frame('<p>a</p>', '<p>b</p>'));
    redo();
    expect(saved()).toBe(frame(list, '<p>b</p>'));
    await user.click(screen.getByRole('button', { name }));
    expect(saved()).toBe(frame('<p>a</p>', '<p>b</p>'));
  });

  test.each([
    ['-', '<ul><li>a</li></ul>'],
    ['1.', '<ol><li>a</li></ol>'],
    ['[ ]', '<ul><li>☐ a</li></ul>'],
  ])('is made by %s and a space', (signs, list) => {
    const { quill, select, saved, press, undo } = openText(frame('<p>x</p>', '<p>a</p>'));
    act(() => void quill.insertText(2, signs, 'user'));
    select(2 + signs.length);
    press(' ');
    expect(saved()).toBe(frame('<p>x</p>', list));
    undo();
    expect(saved()).toBe(frame('<p>x</p>', `<p>${signs} a</p>`));
  });

  test('goes on with Enter, is left by Enter in an empty item, and then what it is in', () => {
    const { quill, select, saved, press } = openText(frame('<ul><li>a</li></ul>'));
    select(1);
    press('Enter');
    act(() => void quill.insertText(2, 'b', 'user'));
    expect(saved()).toBe(frame('<ul><li>a</li><li>b</li></ul>'));
    select(3);
    press('Enter');
    press('Enter');
    act(() => void quill.insertText(4, 'c', 'user'));
    expect(saved()).toBe(frame('<ul><li>a</li><li>b</li></ul>', '<p>c</p>'));
    select(5);
    press('Enter');
    press('Enter');
    act(() => void quill.insertText(6, 'd', 'user'));
    expect(saved()).toBe(`${frame('<ul><li>a</li><li>b</li></ul>', '<p>c</p>')}\n<p>d</p>`);
  });

  test('has levels by Tab, which Backspace at an item’s beginning takes back, and the list, step by step', () => {
    const { select, saved, press } = openText(frame('<ul><li>a</li><li>b</li></ul>'));
    select(2);
    press('Tab');
    expect(saved()).toBe(frame('<ul><li>a<ul><li>b</li></ul></li></ul>'));
    press('Backspace');
    expect(saved()).toBe(frame('<ul><li>a</li><li>b</li></ul>'));
    press('Backspace');
    expect(saved()).toBe(frame('<ul><li>a</li></ul>', '<p>b</p>'));
    press('Backspace');
    expect(saved()).toBe(frame('<ul><li>ab</li></ul>'));
  });

  test('goes no level deeper below a list outside of it', () => {
    const { select, saved, press } = openText(`<ul><li>a</li></ul>\n${frame('<ul><li>b</li></ul>')}`);
    select(2);
    press('Tab');
    expect(saved()).toBe(`<ul><li>a</li></ul>\n${frame('<ul><li>b</li></ul>')}`);
  });

  test('moves with all that it is in', () => {
    const { select, saved, press } = openText(`${frame('<p>a</p>', '<ul><li>b</li></ul>')}\n<p>c</p>`);
    select(2);
    press('ArrowDown', { altKey: true });
    expect(saved()).toBe(`<p>c</p>\n${frame('<p>a</p>', '<ul><li>b</li></ul>')}`);
    select(0);
    press('ArrowDown', { altKey: true });
    expect(saved()).toBe(`${frame('<p>a</p>', '<ul><li>b</li></ul>')}\n<p>c</p>`);
  });

  test.each([
    ['a list', '<ul><li>x</li><li>y</li></ul>', ['<p>a</p>', '<ul><li>x</li><li>y</li></ul>', '<p>b</p>']],
    ['paragraphs', '<p>x</p><p>y</p>', ['<p>a</p>', '<p>x</p>', '<p>yb</p>']],
  ])('stays in it where %s is pasted', (__, html, blocks) => {
    const { quill, select, saved } = openText(frame('<p>a</p>', '<p>b</p>'));
    select(2);
    const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : ''), files: [] };
    act(() => void fireEvent(quill.root, createEvent.paste(quill.root, { clipboardData })));
    expect(saved()).toBe(frame(...blocks));
  });

  test('can be copied with it', () => {
    const value = frame('<p>a</p>', '<ul><li>b</li></ul>');
    const { quill, select, saved } = openText(`${value}\n<p>c</p>`);
    const { html } = quill.clipboard.onCopy(new Range(0, 3), false);
    act(() => void quill.insertText(5, '\n', 'user'));
    select(6);
    const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : ''), files: [] };
    act(() => void fireEvent(quill.root, createEvent.paste(quill.root, { clipboardData })));
    expect(saved()).toBe(`${value}\n<p>c</p>\n${value}`);
  });
});

test('lists that are made a callout, or a quote, are lists in it, and lists again without it', async () => {
  const value = '<p>a</p>\n<ul><li>b</li></ul>';
  const { quill, user, select, saved } = openEditor({ value, writing: {} });
  quill.root.focus();
  select(0, 3);
  const [button] = screen.getAllByRole('button', { name: 'Blockquote' });
  await user.click(button!);
  expect(saved()).toBe('<blockquote>\n<p>a</p>\n<ul><li>b</li></ul>\n</blockquote>');
  await user.click(button!);
  expect(saved()).toBe(value);
});

test('what has the bar of callouts is also the caret in a list of one', async () => {
  const value = '<div class="callout callout-tip">\n<ul><li>a</li></ul>\n<p>b</p>\n</div>';
  const { quill, user, select, saved } = openEditor({ value, writing: {} });
  quill.root.focus();
  select(0);
  await user.click(screen.getByRole('button', { name: 'Warning' }));
  expect(saved()).toBe(value.replace('-tip', '-warning'));
  await user.click(screen.getByRole('button', { name: 'Remove callout' }));
  expect(saved()).toBe('<ul><li>a</li></ul>\n<p>b</p>');
});
