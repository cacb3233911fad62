import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openEditor } from '#tests/support/editor-page.tsx';

test('Alt+F10 leads from the text to its tools, and Escape back', () => {
  const { quill, select } = openEditor({ value: '<p>Rye takes its time.</p>', writing: {} });
  select(3);
  act(() => void fireEvent.keyDown(quill.root, { key: 'F10', altKey: true }));
  const toolbar = screen.getByRole('toolbar', { name: 'Formatting' });
  expect(toolbar.contains(document.activeElement)).toBe(true);
  act(() => void fireEvent.keyDown(document.activeElement!, { key: 'Escape' }));
  expect(document.activeElement).toBe(quill.root);
  expect(quill.getSelection()).toEqual({ index: 3, length: 0 });
});
