import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FeaturedImageUploader } from '#app/features/uploads/FeaturedImageUploader.tsx';
import { takeConsoleErrors } from '#tests/support/console-errors.ts';
import { FakeServer, type Reply } from '#tests/support/fake-server.ts';
import { fakeXhr } from '#tests/support/fake-xhr.ts';
import { renderOnSite } from '#tests/support/render.tsx';



const UPLOADED: Reply<'uploadImage'> = { json: { success: true, filepath: '/uploads/bread-800x600.webp' } };
const picture = (name = 'bread.png') => new File(['dough'], name, { type: 'image/png' });
const text = new File(['dough'], 'bread.txt', { type: 'text/plain' });
const zone = () => screen.getByText('Click to upload or drag and drop').parentElement!;
const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
const removed = vi.fn();

function Post({ path }: { path: string }) {
  const [value, setValue] = useState(path);
  return (
    <>
      <p id="image">Featured Image</p>
      <FeaturedImageUploader
        labelledBy="image"
        value={value}
        onChange={setValue}
        onRemove={() => {
          removed();
          setValue('');
        }}
        onBusy={() => undefined}
      />
      <output aria-label="Path">{value}</output>
    </>
  );
}

function show(reply: Reply<'uploadImage'> = UPLOADED, { path = '', base = '' } = {}) {
  const server = new FakeServer().on('uploadImage', reply);
  vi.stubGlobal('XMLHttpRequest', fakeXhr(server));
  return renderOnSite(<Post path={path} />, { server, base });
}

const drop = (files: File[]) => fireEvent.drop(zone(), { dataTransfer: { files, types: ['Files'] } });
/** jsdom has no DragEvent, which is a MouseEvent. */
const leaveTo = (relatedTarget: Element) =>
  fireEvent(zone(), new MouseEvent('dragleave', { bubbles: true, relatedTarget }));
const path = () => screen.getByLabelText('Path').textContent;

afterEach(() => {
  vi.unstubAllGlobals();
  removed.mockClear();
});

describe('the featured image', () => {
  it('[2.18.01] [2.18.02] [2.18.03] [2.18.05] [K4] shows a zone with its words, a button and the note', () => {
    show();
    expect(zone().textContent).toContain('PNG, JPG, GIF up to 10MB');
    expect(screen.getByRole('button', { name: 'Choose Image' })).toBeTruthy();
    expect(input().accept).toBe('image/*');
  });

  it.each([
    ['the zone', () => zone()],
    ['its words', () => screen.getByText('Click to upload or drag and drop')],
    ['the button', () => screen.getByRole('button', { name: 'Choose Image' })],
  ])('[2.18.06] a click on %s opens the file picker, once', async (_, target) => {
    const { user } = show();
    const opened = vi.spyOn(input(), 'click');
    await user.click(target());
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('[2.18.06] so does the keyboard', async () => {
    const { user } = show();
    const opened = vi.spyOn(input(), 'click');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('[4.13.01] is highlighted while a file is over it, also over something inside it, and not otherwise', () => {
    show();
    const over = () => zone().dataset.over;
    expect(over()).toBe('false');
    fireEvent.dragEnter(zone());
    expect(over()).toBe('true');
    leaveTo(screen.getByRole('button'));
    expect(over()).toBe('true');
    leaveTo(document.body);
    expect(over()).toBe('false');
    fireEvent.dragOver(zone());
    drop([text]);
    expect(over()).toBe('false');
  });

  it('[7.7.01] [7.7.02] sends what is chosen in the field image, and no Authorization header', async () => {
    const { user, server } = show();
    const file = picture();
    await user.upload(input(), file);
    await waitFor(() => expect(path()).toBe('/uploads/bread-800x600.webp'));
    const [{ method, url, headers, body }] = server.requests as [(typeof server.requests)[0]];
    expect([method, url, headers.get('Authorization')]).toEqual(['POST', '/api/upload-image.php', null]);
    expect([...(body as FormData).entries()]).toEqual([['image', file]]);
  });

  it('[2.18.07] [7.7.04] uploads what is dropped', async () => {
    show();
    drop([picture()]);
    await waitFor(() => expect(path()).toBe('/uploads/bread-800x600.webp'));
  });

  it('[2.18.04] [4.13.02] shows the preview at once, and how far the file has gone up', async () => {
    show('never');
    drop([picture()]);
    expect(screen.getByRole('button', { name: 'Remove image' })).toBeTruthy();
    expect(await screen.findByRole('img')).toHaveProperty('src', `data:image/png;base64,${btoa('dough')}`);
    expect(screen.getByRole('progressbar')).toHaveProperty('value', 42);
    expect(screen.getByText('Uploading, 42 %')).toBeTruthy();
  });

  it('[2.18.04] shows the image a post has, under the base', () => {
    show(UPLOADED, { path: '/uploads/old.webp', base: '/shingle' });
    expect(screen.getByRole('img').getAttribute('src')).toBe('/shingle/uploads/old.webp');
  });

  it('[4.13.03] [4.13.04] removing clears the input, so that the same file can be chosen again, and calls back', async () => {
    const { user, server } = show();
    await user.upload(input(), picture());
    await waitFor(() => expect(path()).not.toBe(''));
    expect(input().files).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Remove image' }));
    expect([input().value, input().files!.length, path()]).toEqual(['', 0, '']);
    expect(removed).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('img')).toBeNull();
    await user.upload(input(), picture());
    await waitFor(() => expect(server.requests).toHaveLength(2));
  });

  it('[5.58] [5.59] ignores other files, dropped or chosen, without a word or a request', async () => {
    const { server } = show();
    drop([text]);
    fireEvent.change(input(), { target: { files: [text] } });
    await Promise.resolve();
    expect(server.requests).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(zone()).toBeTruthy();
  });

  it('[5.60] [9.4.13] [K4] sends an image of 11 MB', async () => {
    const { server } = show();
    drop([new File([new Uint8Array(11 * 1024 * 1024)], 'large.jpg', { type: 'image/jpeg' })]);
    await waitFor(() => expect(path()).toBe('/uploads/bread-800x600.webp'));
    expect(((server.requests[0]!.body as FormData).get('image') as File).size).toBe(11 * 1024 * 1024);
  });

  it.each<[string, Reply<'uploadImage'>, string, number]>([
    [
      '[8.55] [7.7.03] no JSON',
      { text: '<b>Warning</b>' },
      'Upload error: Server returned invalid response. Check console for details.',
      1,
    ],
    [
      '[8.55] no JSON with an HTTP error',
      { status: 502, text: 'Bad gateway' },
      'Upload error: Server returned invalid response. Check console for details.',
      1,
    ],
    [
      '[8.56] a refusal',
      { status: 422, json: { success: false, error: 'That is no image.' } },
      'Image upload failed: That is no image.',
      0,
    ],
    ['[8.57] no answer', 'network failure', 'Image upload failed. Please try again.', 0],
    ['[8.57] another failure', { status: 500, unchecked: {} }, 'Image upload failed. Please try again.', 0],
  ])('says what went wrong: %s', async (_, reply, message, logged) => {
    const { user } = show(reply);
    drop([picture()]);
    expect((await screen.findByRole('alertdialog')).textContent).toContain(message);
    expect(takeConsoleErrors()).toHaveLength(logged);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(path()).toBe('');
    expect(screen.getByText('Not uploaded: the post does not have it yet.')).toBeTruthy();
  });

  it('tries a failed upload again on demand', async () => {
    const { user, server } = show('network failure');
    drop([picture()]);
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    server.on('uploadImage', UPLOADED);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(path()).toBe('/uploads/bread-800x600.webp'));
  });

  it('an upload that was removed meanwhile changes nothing and says nothing', async () => {
    const { user } = show('never');
    drop([picture()]);
    await user.click(screen.getByRole('button', { name: 'Remove image' }));
    expect(await screen.findByText('Click to upload or drag and drop')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
