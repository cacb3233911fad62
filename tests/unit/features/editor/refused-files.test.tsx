import { act, fireEvent, screen } from '@testing-library/react';
import { Range } from 'quill';
import { expect, test, vi } from 'vitest';
import { openEditor } from '#tests/support/editor-page.tsx';

const file = (name: string, type: string) => new File(['x'], name, { type });

function drop(files: readonly File[]) {
  const uploadImage = vi.fn(() => Promise.resolve('/uploads/a-40x30.webp'));
  const page = openEditor({ value: '<p>First</p>', writing: {}, uploadImage });
  act(() => page.quill.uploader.upload(new Range(0, 0), files as unknown as FileList));
  return { ...page, uploadImage };
}

test('a file that is no picture is left out, which is said until one goes on', async () => {
  const { quill, uploadImage, saved, pass } = drop([
    file('menu.pdf', 'application/pdf'),
    file('a.png', 'image/png'),
  ]);
  await pass(0);
  expect(uploadImage).toHaveBeenCalledOnce();
  expect(saved()).toContain('/uploads/a-40x30.webp');
  screen.getByText('Only pictures can be put in the text');
  act(() => void fireEvent.keyDown(quill.root, { key: 'a' }));
  expect(screen.queryByText('Only pictures can be put in the text')).toBeNull();
});

test('a picture of another kind is told which there are', () => {
  const { uploadImage } = drop([file('a.heic', 'image/heic')]);
  screen.getByText('Only PNG, JPEG, GIF, WebP and AVIF pictures can be put in the text');
  expect(uploadImage).not.toHaveBeenCalled();
});
