import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openEditor } from '#tests/support/editor-page.tsx';

const box = (kind: string, ...lines: string[]) =>
  `<div class="callout callout-${kind}">\n${lines.map((line) => `<p>${line}</p>`).join('\n')}\n</div>`;
const VALUE = `<p>Before</p>\n${box('tip', 'One', 'Two')}\n${box('warning', 'Hot')}`;

const bar = () => screen.queryByRole('toolbar', { name: 'Callout' });
const pressed = () => within(bar()!).getByRole('button', { pressed: true }).textContent;

function open() {
  const page = openEditor({ value: VALUE, writing: {} });
  page.quill.root.focus();
  return page;
}

test('the callout with the caret has its kinds beside it, while nothing is selected', () => {
  const { quill, select } = open();
  select(2);
  expect(bar()).toBeNull();
  select(12);
  expect(pressed()).toBe('Tip');
  select(15);
  expect(pressed()).toBe('Warning');
  select(12, 2);
  expect(bar()).toBeNull();
  select(12);
  act(() => quill.root.blur());
  expect(bar()).toBeNull();
});

test('its bar is reached by keyboard, gives all of it another kind, and keeps the focus', async () => {
  const { quill, user, saved, select } = open();
  select(12);
  act(() => void fireEvent.keyDown(quill.root, { key: 'F10', altKey: true }));
  expect(document.activeElement?.textContent).toBe('Note');
  await user.keyboard('{Enter}');
  expect(saved()).toBe(VALUE.replace('callout-tip', 'callout-note'));
  expect([document.activeElement?.textContent, pressed()]).toEqual(['Note', 'Note']);
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(quill.root);
  act(() => quill.history.undo());
  expect(saved()).toBe(VALUE);
});

test('Remove keeps its words as text, and leads back to them', async () => {
  const { quill, user, saved, select } = open();
  select(8);
  await user.click(screen.getByRole('button', { name: 'Remove callout' }));
  expect(saved()).toBe(`<p>Before</p>\n<p>One</p>\n<p>Two</p>\n${box('warning', 'Hot')}`);
  expect(document.activeElement).toBe(quill.root);
  expect(quill.getSelection()).toMatchObject({ index: 8, length: 0 });
  expect(bar()).toBeNull();
});
