import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsultationsTab } from '#app/dashboard/ConsultationsTab.tsx';
import type { ListedConsultation } from '#shared/contract/consultations.ts';
import { consultationList, consultationRow } from '#tests/support/dashboard-rows.ts';
import { dashboardServer, listLoaded } from '#tests/support/dashboard.tsx';
import { renderOnSite } from '#tests/support/render.tsx';

const SAVED = { json: { success: true as const } };
const CHANGED = { status: 409, json: { success: false as const, error: 'That note was changed meanwhile.' } };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
});

async function show(changes: Partial<ListedConsultation> = {}, at = '/', server = dashboardServer()) {
  const view = renderOnSite(<ConsultationsTab />, {
    server: server.on('listConsultations', { json: consultationList([consultationRow(1, changes)]) }),
    at,
  });
  await listLoaded();
  return view;
}

const item = () => screen.getByRole('heading', { name: 'Client 1' }).closest<HTMLElement>('li')!;
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Private note on the call/ });
/** Nobody has to wait for the pause after which it is sent. */
const send = () => fireEvent(document, new Event('visibilitychange'));
const bodies = ({ server }: Awaited<ReturnType<typeof show>>) =>
  server.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);

/** A server that takes notes, and answers once it is let to. */
function slowServer() {
  const server = dashboardServer().on('noteConsultation', SAVED);
  const { fetch } = server;
  let answer = () => {};
  const isLetTo = new Promise<void>((resolve) => (answer = resolve));
  const slowFetch: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (init?.method === 'PUT') await isLetTo;
    return response;
  };
  return { server: Object.assign(server, { fetch: slowFetch }), answer: () => answer() };
}

describe('the private note on a call', () => {
  it('is saved as it is typed, says that nobody else sees it, and gives the row the focus back', async () => {
    const view = await show({ private_note: 'Ask for the menu.' });
    view.server.on('noteConsultation', SAVED);
    within(item()).getByText('Ask for the menu.');
    await view.user.click(screen.getByRole('button', { name: 'Edit the note' }));
    expect(document.activeElement).toBe(field());
    screen.getByText(/^For you alone: Client 1 never sees it/);
    await view.user.keyboard(' She likes blue.');
    send();
    await screen.findByText('Saved.');
    expect(bodies(view)).toEqual([
      { id: 1, note: 'Ask for the menu. She likes blue.', before: 'Ask for the menu.' },
    ]);
    await view.user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: /^Private note/ })).toBeNull();
    expect(document.activeElement).toBe(item());
  });

  it('is kept by the browser where it cannot be sent, says so in the row, and is sent once that works', async () => {
    const view = await show();
    view.server.on('noteConsultation', 'network failure', 'network failure', SAVED);
    await view.user.click(screen.getByRole('button', { name: 'Add a note' }));
    await view.user.keyboard('Two pages agreed');
    send();
    await screen.findByText(/^Not saved yet: no connection/);
    await view.user.click(screen.getByRole('button', { name: 'Done' }));
    within(item()).getByText('Two pages agreed');
    within(item()).getByText(/^Not saved yet/);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText(/^Not saved yet/)).toBeNull());
    expect(bodies(view)).toEqual(Array(3).fill({ id: 1, note: 'Two pages agreed', before: '' }));
  });

  it('is not saved where all that was typed is deleted again at once', async () => {
    const view = await show();
    view.server.on('noteConsultation', SAVED);
    await view.user.click(screen.getByRole('button', { name: 'Add a note' }));
    await view.user.keyboard('Ax{Backspace}{Backspace}{Escape}');
    send();
    await listLoaded();
    expect(bodies(view)).toEqual([]);
    expect(within(item()).queryByText('Private note')).toBeNull();
  });

  it('is empty again where it was emptied and closed while what was typed before was on its way', async () => {
    const { server, answer } = slowServer();
    const view = await show({}, '/', server);
    await view.user.click(screen.getByRole('button', { name: 'Add a note' }));
    await view.user.keyboard('A');
    send();
    await waitFor(() => expect(bodies(view)).toHaveLength(1));
    await view.user.keyboard('{Backspace}{Escape}');
    answer();
    await waitFor(() => expect(bodies(view).at(-1)).toEqual({ id: 1, note: '', before: 'A' }));
    await waitFor(() => expect(within(item()).queryByText('Private note')).toBeNull());
  });

  it('overwrites nothing that another device has noted meanwhile: both are there to choose from', async () => {
    const view = await show();
    view.server.on('noteConsultation', CHANGED, SAVED).on('listConsultations', {
      json: consultationList([consultationRow(1, { private_note: 'By phone' })]),
    });
    await view.user.click(screen.getByRole('button', { name: 'Add a note' }));
    await view.user.keyboard('At the desk');
    send();
    expect((await screen.findByRole('alert')).textContent).toContain('This note was changed elsewhere');
    await view.user.click(screen.getByRole('button', { name: 'Use both' }));
    await screen.findByText('Saved.');
    expect(bodies(view).at(-1)).toEqual({ id: 1, note: 'By phone\n\nAt the desk', before: 'By phone' });
    expect(field().value).toBe('By phone\n\nAt the desk');
  });

  it('belongs to what the row tells: what the person wrote before, and where the call is shown alone', async () => {
    const others: ListedConsultation['others'] = [
      {
        kind: 'message',
        id: 2,
        subject: 'new-website',
        created_at: '2026-11-01T18:02:00.000Z',
        answered_at: null,
      },
    ];
    await show({ others });
    const part = within(screen.getByRole('region', { name: 'Also from Client 1' }));
    expect(part.getByRole('link').getAttribute('href')).toBe(
      '/dashboard?tab=messages&view=one-message&message=2',
    );
    expect(screen.getByRole('link', { name: 'Client 1' }).getAttribute('href')).toBe(
      '/dashboard?tab=consultations&week=&view=one-call&call=1',
    );
  });
});
