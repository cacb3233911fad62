import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openEditor } from '#tests/support/editor-page.tsx';

const TEXT = '<p>see <a href="/blog">the blog</a> now<a href="#fn-1">1</a></p><ol><li>Note</li></ol>';
const bar = () => screen.queryByRole('toolbar', { name: 'Link' });

/** Puts the caret somewhere by a key, as the browser does. */
function goTo({ quill, select }: ReturnType<typeof openEditor>, index: number) {
  quill.root.focus();
  act(() => void fireEvent.keyDown(quill.root, { key: 'ArrowRight' }));
  select(index);
}

test('a link shows where it leads while the caret rests in it, and leaves the focus in the text', () => {
  const page = openEditor({ value: TEXT, writing: {}, base: '/s' });
  goTo(page, 2);
  expect(bar()).toBeNull();
  goTo(page, 7);
  expect(within(bar()!).getByText('/blog')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open link' })).toHaveProperty(
    'href',
    `${window.location.origin}/s/blog`,
  );
  expect(document.activeElement).toBe(page.quill.root);
  act(() => void page.quill.insertText(7, 'x', 'user'));
  page.select(8);
  expect(bar()).toBeNull();
  goTo(page, 9);
  expect(bar()).not.toBeNull();
  act(() => void fireEvent.keyDown(page.quill.root, { key: 'Escape' }));
  expect(bar()).toBeNull();
  // The mark of a note leads within the text.
  goTo(page, 18);
  expect(bar()).toBeNull();
});

test('its bar is reached by keyboard, and changes the link or takes it off in one step', async () => {
  const page = openEditor({ value: TEXT, writing: {} });
  const { quill, user, saved } = page;
  goTo(page, 7);
  act(() => void fireEvent.keyDown(quill.root, { key: 'F10', altKey: true }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Open link' }));
  await user.keyboard('{ArrowRight}{Enter}');
  const field = screen.getByRole('textbox', { name: 'Address' });
  expect(field).toHaveProperty('value', '/blog');
  expect(bar()).toBeNull();
  await user.clear(field);
  await user.type(field, '/hours{Enter}');
  expect(saved()).toContain('<a href="/hours">the blog</a>');
  goTo(page, 7);
  await user.click(screen.getByRole('button', { name: 'Remove link' }));
  expect(saved()).toContain('see the blog now');
  act(() => quill.history.undo());
  expect(saved()).toContain('<a href="/hours">the blog</a>');
});

test('words that find nothing are refused, and say so', async () => {
  const page = openEditor({ value: TEXT, writing: { findPages: () => Promise.resolve([]) } });
  goTo(page, 7);
  await page.user.click(screen.getByRole('button', { name: 'Change link' }));
  const field = screen.getByRole('textbox', { name: 'Address' });
  await page.user.clear(field);
  await page.user.type(field, 'zzqq');
  expect(screen.getByText('No page or post found')).toBeTruthy();
  await page.user.keyboard('{Enter}');
  await page.pass(0);
  expect(screen.getByRole('alert').textContent).toContain('Nothing is found by these words');
  expect(page.saved()).toContain('<a href="/blog">the blog</a>');
});

const FOUND = { title: 'Bread at six', address: '/blog/bread-at-six', notYet: null };
const findPages = (words: string) => Promise.resolve(words === 'bread' || words === '' ? [FOUND] : []);

test('where nothing is selected, the title of the page that is found is the link', async () => {
  const page = openEditor({ value: '<p>See</p>', writing: { findPages } });
  page.quill.root.focus();
  page.select(3);
  act(() => {
    page.quill.insertText(3, ' ', 'user');
    page.quill.setSelection(4, 0, 'silent');
  });
  for (const sign of '/link') {
    act(() => {
      const { index } = page.quill.getSelection()!;
      page.quill.insertText(index, sign, 'user');
      page.quill.setSelection(index + 1, 0, 'silent');
    });
  }
  act(() => void fireEvent.keyDown(page.quill.root, { key: 'Enter' }));
  const field = screen.getByRole('textbox', { name: 'Address' });
  await page.pass(0);
  // The newest posts are there before anything is typed, and Enter takes none of them.
  expect(within(screen.getByRole('list', { name: 'Recent posts' })).getByText('Bread at six')).toBeTruthy();
  await page.user.type(field, '{Enter}');
  await page.pass(0);
  expect(page.saved()).not.toContain('<a');
  await page.user.type(field, 'bread{Enter}');
  await page.pass(0);
  expect(page.saved()).toContain('See <a href="/blog/bread-at-six">Bread at six</a>');
});
