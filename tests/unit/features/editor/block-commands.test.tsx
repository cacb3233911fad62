import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { callout, FOOTNOTE } from '#app/features/editor/writing/blocks.ts';
import { openEditor } from '#tests/support/editor-page.tsx';
import { matchingCommands } from '#app/features/editor/writing/block-commands.ts';

test.each([
  ['cal', ['Note', 'Tip', 'Warning']],
  ['ti', ['Tip', 'Heading 2', 'Heading 3', 'Heading 4']],
  ['cta', ['Button']],
  ['todo', ['Task']],
  ['yt', ['Video']],
  ['row', ['Image']],
  ['bookmark', ['Link']],
  ['image', ['Image', 'Image from the library']],
])('/%s means %s', (typed, names) => {
  expect(matchingCommands(typed).map(({ name }) => name)).toEqual(names);
});

test('behind words, what goes into their line comes first, then what goes below it by itself', () => {
  const commands = matchingCommands('', true);
  expect(commands.map(({ name }) => name).slice(0, 4)).toEqual([
    'Footnote',
    'Link',
    'Image',
    'Image from the library',
  ]);
  expect([...new Set(commands.map(({ group }) => group))]).toEqual(['In this line', 'Below it']);
});

const WORDS = '<div class="callout callout-note">\n<p>Words</p>\n<p>More</p>\n</div>';

test.each([
  ['in an empty line below words, that line', '<p>Words</p><p><br></p>', 6, '/tip', '<p>Words</p>'],
  ['before words, their line', '<p>Words</p><p>!</p>', 6, '/tip', '<p>Words</p>'],
  ['behind words, a new line below them', '<p>Words</p>', 5, ' /tip', '<p>Words </p>'],
  ['in another callout, a new line below it', WORDS, 5, ' /tip', WORDS.replace('Words', 'Words ')],
])('/tip makes a callout of a line: %s', (_, value, at, typed, before) => {
  const { quill, saved, select } = openEditor({ value, writing: {} });
  quill.root.focus();
  for (const [index, sign] of Array.from(typed).entries()) {
    act(() => void quill.insertText(at + index, sign, 'user'));
    select(at + index + 1);
  }
  act(() => void fireEvent.keyDown(quill.root, { key: 'Enter' }));
  act(() => void quill.insertText(quill.getSelection()!.index, 'Ask', 'user'));
  const words = value.includes('!') ? 'Ask!' : 'Ask';
  expect(saved()).toBe(`${before}\n<div class="callout callout-tip">\n<p>${words}</p>\n</div>`);
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

const TIP = '<div class="callout callout-tip">\n<p>One</p>\n<p>Two</p>\n</div>';

describe('the list of styles', () => {
  const styles = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Heading level' });

  test.each([
    ['callout', TIP, '<p>One</p>\n<div class="callout callout-tip">\n<p>Two</p>\n</div>'],
    ['blockquote', '<blockquote>\n<p>One</p>\n</blockquote>', '<p>One</p>'],
    ['code-block', '<pre><code>One\n</code></pre>', '<p>One</p>'],
    ['list', '<ul><li>One</li></ul>', '<p>One</p>'],
  ])('says that a line is a %s, and Normal makes text of it', (format, value, after) => {
    const { quill, saved, select } = openEditor({ value, writing: {} });
    quill.root.focus();
    select(1);
    expect(styles().value).toBe(format);
    fireEvent.change(styles(), { target: { value: '' } });
    expect(saved()).toBe(after);
    expect(styles().value).toBe('');
    expect(styles().querySelector('[hidden]')).toBeNull();
    act(() => quill.history.undo());
    expect(saved()).toBe(value);
  });
});

describe('the toolbar’s Callout', () => {
  async function press({ user, pass }: ReturnType<typeof openEditor>, isPressed: boolean) {
    await user.click(screen.getByRole('button', { name: /^More/ }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Callout', checked: isPressed }));
    await pass(100);
  }

  test('is pressed in a callout of any kind, and takes all of it away', async () => {
    const page = openEditor({ value: TIP, writing: {} });
    page.quill.root.focus();
    page.select(5);
    await press(page, true);
    expect(page.saved()).toBe('<p>One</p>\n<p>Two</p>');
  });

  test('makes one of all lines that are selected', async () => {
    const page = openEditor({ value: '<p>One</p><h2>Two</h2><p>Three</p>', writing: {} });
    page.quill.root.focus();
    page.select(1, 5);
    await press(page, false);
    expect(page.saved()).toBe(
      '<div class="callout callout-note">\n<p>One</p>\n<p>Two</p>\n</div>\n<p>Three</p>',
    );
  });
});
