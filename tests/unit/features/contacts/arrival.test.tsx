import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showNotice, useLatestNotice } from '#app/components/dashboard/latest-notice.ts';
import { NewsLine } from '#app/components/dashboard/NewsLine.tsx';
import { ContactMessagesTab } from '#app/dashboard/ContactMessagesTab.tsx';
import { useToldMessages } from '#app/features/contacts/use-told-messages.ts';
import { LOOK_OFTEN_EVERY_MS, useLookAgain } from '#app/lib/use-look-again.ts';
import { listLoaded } from '#tests/support/dashboard.tsx';
import { contactList, contactRow } from '#tests/support/dashboard-rows.ts';
import { FakeServer } from '#tests/support/fake-server.ts';
import { renderOnSite } from '#tests/support/render.tsx';

function Dashboard() {
  useLookAgain();
  useToldMessages();
  const notice = useLatestNotice();
  return (
    <div role="tabpanel">
      <ContactMessagesTab />
      {notice === null ? null : <NewsLine notice={notice} />}
    </div>
  );
}

const item = (id: number) => screen.getByText(`Subject ${id}`).closest<HTMLElement>('li')!;
const said = (id: number) =>
  screen.queryByText(`A new message from Sender ${id}.`, { selector: '.news-line p' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(id: number) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const server = new FakeServer().on('listContacts', { json: contactList([contactRow(id - 1)]) });
  const view = renderOnSite(<Dashboard />, { server });
  await listLoaded();
  server.on('listContacts', { json: contactList([contactRow(id), contactRow(id - 1)]) });
  return view;
}

beforeEach(() => {
  window.localStorage.clear();
  act(() => showNotice(null));
});
afterEach(() => {
  vi.useRealTimers();
  act(() => showNotice(null));
});

describe('a message that comes in', () => {
  it('is told within a quarter of a minute, without the focus, and leads to its row, marked until then', async () => {
    const { user } = await show(12);
    await pass(LOOK_OFTEN_EVERY_MS);
    await waitFor(() => expect(within(item(12)).getByText('Just in')).toBeTruthy());
    await pass(1_000);
    await waitFor(() => expect(said(12)).toBeTruthy());
    expect(document.activeElement).toBe(document.body);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(document.activeElement).toBe(item(12));
    expect(screen.queryByText('Just in')).toBeNull();
    expect(said(12)).toBeNull();
  });

  it('is told once nothing is typed any more', async () => {
    await show(22);
    const search = screen.getByRole('searchbox');
    act(() => search.focus());
    await pass(LOOK_OFTEN_EVERY_MS);
    await waitFor(() => expect(within(item(22)).getByText('Just in')).toBeTruthy());
    expect(said(22)).toBeNull();
    act(() => search.blur());
    await pass(1_000);
    await waitFor(() => expect(said(22)).toBeTruthy());
  });

  it('is told after what can still be taken back', async () => {
    await show(32);
    const waitsUntil = new Date(Date.now() + 20_000).toISOString();
    const sent = { text: 'On its way', undo: () => undefined, next: null, section: null, waitsUntil };
    act(() => showNotice(sent));
    await pass(LOOK_OFTEN_EVERY_MS);
    await waitFor(() => expect(within(item(32)).getByText('Just in')).toBeTruthy());
    expect(screen.getByText('On its way')).toBeTruthy();
    await pass(12_000);
    await waitFor(() => expect(said(32)).toBeTruthy());
  });
});
