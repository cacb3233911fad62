import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PendingText } from '#app/features/editor/pending-text.ts';
import type { UploadOutcome } from '#app/features/editor/uploads.ts';
import { countWaiting, waitingInWords } from '#app/features/editor/waiting-pictures.ts';
import { openEditor } from '#tests/support/editor-page.tsx';

const VALUE = '<p>First</p>\n<p>Last</p>';
const figures = () => document.querySelectorAll('.ql-figure');

afterEach(() => vi.restoreAllMocks());

/** The editor with a picture whose upload fails until `connect` is called. */
async function withWaiting(names = ['a'], pending?: PendingText, value = VALUE, caret = 0) {
  let isConnected = false;
  const tryUpload = vi.fn(({ name }: File): Promise<UploadOutcome> =>
    Promise.resolve(isConnected ? { path: `/uploads/${name}-40x30.webp` } : { cause: 'offline' }),
  );
  const editor = openEditor({
    value,
    base: '/site',
    writing: { tryUpload, ...(pending && { pending }) },
  });
  editor.select(caret);
  await editor.user.upload(
    screen.getByLabelText('Images for new blocks'),
    names.map((name) => new File(['x'], name, { type: 'image/png' })),
  );
  await vi.waitFor(() => expect(figures()).toHaveLength(names.length));
  return { ...editor, tryUpload, connect: () => (isConnected = true) };
}

const UPLOADED = (name: string, mark = '') =>
  `<p><img src="/uploads/${name}-40x30.webp" alt="" width="40" height="30"${mark}></p>`;

describe('a picture whose upload fails', () => {
  test('stands in the text with what it shows, and is in nothing that is saved', async () => {
    const { saved } = await withWaiting();
    screen.getByText('Not uploaded: offline');
    expect(document.querySelector('.ql-figure img')?.getAttribute('src')).toBe('data:image/png;base64,eA==');
    expect(saved()).toBe(VALUE);
    expect(countWaiting()).toBe(1);
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });

  test('is uploaded when one tries again, and one undo takes it back', async () => {
    const { saved, user, connect, quill } = await withWaiting();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Not uploaded: offline');
    connect();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const after = `<p>First</p>\n${UPLOADED('a')}\n<p>Last</p>`;
    await vi.waitFor(() => expect(saved()).toBe(after));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(countWaiting()).toBe(0);
    act(() => quill.history.undo());
    expect(saved()).toBe(VALUE);
    act(() => quill.history.redo());
    expect(saved()).toBe(after);
  });

  test('is uploaded by itself once the browser is online, with the caption written meanwhile', async () => {
    const { saved, user, connect } = await withWaiting(['a', 'b']);
    const [caption] = screen.getAllByLabelText('Caption');
    await user.type(caption!, 'Bread');
    connect();
    act(() => void window.dispatchEvent(new Event('online')));
    await vi.waitFor(() =>
      expect(saved()).toBe(
        `<p>First</p>\n${UPLOADED('a', ' class="half"').replace('alt=""', 'alt="" title="Bread"')}\n${UPLOADED('b', ' class="half"')}\n<p>Last</p>`,
      ),
    );
  });

  test('is removed, which one undo takes back, and what is redone after its upload is uploaded', async () => {
    const { saved, user, connect, quill, tryUpload } = await withWaiting();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(figures()).toHaveLength(0);
    expect(countWaiting()).toBe(0);
    act(() => quill.history.undo());
    expect(figures()).toHaveLength(1);
    connect();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(saved()).toContain('/uploads/a-40x30.webp'));
    expect(tryUpload).toHaveBeenCalledTimes(2);
  });

  test('is there again, and tried again, where its text was left and is opened again', async () => {
    const { unmount } = await withWaiting(['a'], new PendingText('new-a'));
    unmount();
    const tryUpload = () => Promise.resolve({ path: '/uploads/a-40x30.webp' });
    const open = (key: string) =>
      openEditor({ value: VALUE, writing: { tryUpload, pending: new PendingText(key) } });

    const other = open('new-b');
    expect(figures()).toHaveLength(0);
    other.unmount();

    const again = open('new-a');
    expect(figures()).toHaveLength(1);
    const after = `<p>First</p>\n${UPLOADED('a')}\n<p>Last</p>`;
    await vi.waitFor(() => expect(again.saved()).toBe(after));
    again.unmount();
    open('new-a');
    expect(figures(), 'it was put back once').toHaveLength(0);
  });

  test('is put back between blocks, where the empty lines above it were not saved', async () => {
    const list = '<ul><li>One</li><li>Two</li></ul>';
    const { unmount, tryUpload, saved } = await withWaiting(
      ['a'],
      new PendingText('new-a'),
      `<p><br></p>\n<p><br></p>\n${list}`,
      1,
    );
    expect(saved()).toBe(list);
    unmount();
    const again = openEditor({ value: list, writing: { tryUpload, pending: new PendingText('new-a') } });
    expect(figures()).toHaveLength(1);
    expect(again.quill.root.querySelectorAll('ol, ul'), 'the list is in one piece').toHaveLength(1);
  });

  test('goes with a text that is another one by now', async () => {
    const { unmount, tryUpload } = await withWaiting(['a'], new PendingText('new-a'));
    unmount();
    openEditor({
      value: '<p>First</p>\n<p>Between</p>\n<p>Last</p>',
      writing: { tryUpload, pending: new PendingText('new-a') },
    });
    expect(figures()).toHaveLength(0);
  });

  test('no longer counts once its text is closed', async () => {
    const { unmount } = await withWaiting();
    unmount();
    expect(countWaiting()).toBe(0);
  });
});

test.each([
  [1, '1 picture is not uploaded yet'],
  [2, '2 pictures are not uploaded yet'],
])('says how many wait: %i', (count, said) => expect(waitingInWords(count)).toBe(said));
