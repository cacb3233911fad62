import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { BrowserDataPanel } from '#app/features/browser-data/BrowserDataPanel.tsx';
import { renderOnSite } from '#tests/support/render.tsx';
import { collectSavedFiles } from '#tests/support/saved-files.ts';

const AUTHOR = {
  id: 2,
  name: 'Ada',
  email: 'ada@example.com',
  bio: '',
  role: 'Editor',
  status: 'active',
  created_at: '2026-11-01T00:00:00.000Z',
};
const KEPT = {
  shingle_read_messages: [1, 2],
  shingle_confirmed_consultations: [3],
  shingle_authors: [AUTHOR],
};
const FILE = {
  format: 'shingle-browser-data',
  version: 1,
  readMessages: [1, 2],
  confirmedConsultations: [3],
  authors: [AUTHOR],
};

const kept = () =>
  Object.fromEntries(
    Object.keys(KEPT).map((key) => [key, JSON.parse(window.localStorage.getItem(key) ?? 'null') as unknown]),
  );

function choose(text: string) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  const file = new File([text], 'marks.json', { type: 'application/json' });
  file.text = () => Promise.resolve(text);
  fireEvent.change(input, { target: { files: [file] } });
}

beforeEach(() => {
  window.localStorage.clear();
});

describe('what only this browser knows', () => {
  it('[K1] [K2] [K3] goes into a file, and from the file into another browser', async () => {
    for (const [key, value] of Object.entries(KEPT)) window.localStorage.setItem(key, JSON.stringify(value));
    const files = collectSavedFiles();
    const { user, server } = renderOnSite(<BrowserDataPanel />);
    await user.click(screen.getByText('Export marks and authors'));
    expect([files[0]!.name, files[0]!.type]).toEqual([
      expect.stringMatching(/^dashboard-marks-\d{4}-\d\d-\d\d\.json$/),
      'application/json',
    ]);
    const text = await files[0]!.text();
    expect(JSON.parse(text)).toMatchObject(FILE);

    window.localStorage.clear();
    choose(text);
    await screen.findByText('Imported: 2 read messages, 1 confirmed consultation, and 1 author.');
    expect(kept()).toEqual(KEPT);
    expect(server.requests).toEqual([]);
  });

  it('adds to what is here, and says what was new', async () => {
    window.localStorage.setItem('shingle_read_messages', '[2,9]');
    window.localStorage.setItem(
      'shingle_authors',
      JSON.stringify([
        { ...AUTHOR, id: 1 },
        { ...AUTHOR, name: 'Ada before' },
      ]),
    );
    renderOnSite(<BrowserDataPanel />);
    choose(JSON.stringify({ ...FILE, confirmedConsultations: [] }));
    await screen.findByText('Imported: 1 read message and 1 author.');
    expect(kept()).toEqual({
      shingle_read_messages: [2, 9, 1],
      shingle_confirmed_consultations: null,
      shingle_authors: [{ ...AUTHOR, id: 1 }, AUTHOR],
    });
    choose(JSON.stringify({ ...FILE, confirmedConsultations: [] }));
    await screen.findByText('Everything in this file was here already.');
  });

  it.each([
    ['no JSON', 'Hello', 'This file was not exported from this dashboard.'],
    ['other JSON', '[1,2]', 'This file was not exported from this dashboard.'],
    [
      'another version',
      JSON.stringify({ ...FILE, version: 2 }),
      'This file was made by another version of the dashboard.',
    ],
    [
      'marks that are none',
      JSON.stringify({ ...FILE, readMessages: [1, '2'] }),
      'This file is damaged: the read messages cannot be read.',
    ],
    [
      'no list of marks',
      JSON.stringify({ ...FILE, confirmedConsultations: {} }),
      'This file is damaged: the confirmed consultations cannot be read.',
    ],
    [
      'an author without a name',
      JSON.stringify({ ...FILE, authors: [{ ...AUTHOR, name: ' ' }] }),
      'This file is damaged: the authors cannot be read.',
    ],
    [
      'an author of an unknown role',
      JSON.stringify({ ...FILE, authors: [{ ...AUTHOR, role: 'King' }] }),
      'This file is damaged: the authors cannot be read.',
    ],
    ['too much', `"${'x'.repeat(5 * 1024 * 1024)}"`, 'This file was not exported from this dashboard.'],
  ])('takes nothing from a file with %s, and says why', async (_, text, message) => {
    renderOnSite(<BrowserDataPanel />);
    choose(text);
    expect((await screen.findByRole('alertdialog')).textContent).toContain(message);
    await waitFor(() => expect(document.querySelector('[aria-live]')!.textContent).toBe(message));
    expect(Object.values(kept())).toEqual([null, null, null]);
  });

  it('takes of an author only what an author is', async () => {
    renderOnSite(<BrowserDataPanel />);
    choose(JSON.stringify({ ...FILE, authors: [{ ...AUTHOR, isOwner: true }] }));
    await screen.findByText(/^Imported/);
    expect(kept().shingle_authors).toEqual([AUTHOR]);
  });
});
