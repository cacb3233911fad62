import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openEditor } from '#tests/support/editor-page.tsx';

function open(value = '') {
  const page = openEditor({ value, writing: {} });
  page.quill.root.focus();
  page.select(page.quill.getLength() - 1);
  const type = (signs: string) => {
    for (const sign of signs) {
      const { index } = page.quill.getSelection()!;
      act(() => {
        page.quill.insertText(index, sign, 'user');
        page.quill.setSelection(index + 1, 0, 'silent');
      });
    }
  };
  return { ...page, type };
}
const options = () => {
  const menu = screen.queryByRole('listbox');
  return menu === null
    ? []
    : within(menu)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
};

test.each([
  ['Claim/foo', 'Footnote'],
  ['“Claim”/footnote', 'Footnote'],
  ['Claim (/foo', 'Footnote'],
  ['see/lin', 'Link'],
])(
  'a slash straight behind a word opens the menu once it begins what goes into the line: %s',
  (words, name) => {
    const { type } = open();
    type(words);
    expect(options()[0]).toContain(name);
  },
);

test.each(['and/or', '1/2', 'Claim/fo', 'he/table', 'a.b/c/foot', 'https://a.example/foot', 'Claim/foot!'])(
  'any other slash there is text: %s',
  (words) => {
    const { type } = open();
    type(words);
    expect(options()).toEqual([]);
  },
);

test('a slash straight behind a footnote’s mark opens the menu', () => {
  const { type, select } = open('<p>One<a href="#fn-1">1</a></p>\n<ol><li>Two</li></ol>');
  select(4);
  type('/');
  expect(options()[0]).toContain('Footnote');
});

test('in a footnote, only a link is offered, and nothing makes something else of it', () => {
  const { type } = open('<p>One<a href="#fn-1">1</a></p>\n<ol><li>Two</li></ol>');
  for (const name of ['Numbered list', 'Bulleted list', 'Blockquote']) {
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    expect(screen.getByRole('button', { name }).title).toBe(`${name}: not in a footnote`);
  }
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Heading level' }).disabled).toBe(true);
  type(' /');
  expect(options()).toEqual([expect.stringContaining('Link')]);
});
