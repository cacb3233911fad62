import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListedConsultation } from '#shared/contract/consultations.ts';
import { consultationList, consultationRow, contactList, contactRow } from '#tests/support/dashboard-rows.ts';
import { announced, dashboardServer, NOTHING_TO_DO, openDashboard } from '#tests/support/dashboard.tsx';
import { bookableDays, slotsOn } from '#tests/support/profile-slots.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const [first = '', second = '', third = '', free = ''] = bookableDays(NOW);
const [time = ''] = slotsOn(first);

const call = (id: number, day: string, changes: Partial<ListedConsultation> = {}) =>
  consultationRow(id, { consultation_date: day, consultation_time: time, ...changes });
const CALLS = [call(1, first), call(2, second), call(3, third)];

function serverWith(calls: ListedConsultation[]) {
  return dashboardServer()
    .on('listConsultations', { json: consultationList(calls) })
    .on('readAgenda', { json: { ...NOTHING_TO_DO, consultations: calls } });
}

/** The call that has the focus. */
const focused = () => /Client \d/.exec(document.activeElement!.textContent)?.[0];
/** What a call's row says. */
const rowText = () => document.activeElement!.closest('[data-row]')!.textContent;

/** Moves the call that has the focus to another day, by its key. */
async function move(
  { user, server }: Awaited<ReturnType<typeof openDashboard>>,
  calls: ListedConsultation[],
) {
  await user.keyboard('m');
  const dialog = await screen.findByRole('dialog', { name: /^Move the call/ });
  server
    .on('moveByOwner', { json: { success: true } })
    .on('listConsultations', { json: consultationList(calls) })
    .on('readAgenda', { json: { ...NOTHING_TO_DO, consultations: calls } });
  await user.click(dialog.querySelector(`input[name=date][value="${free}"]`)!);
  await user.click(dialog.querySelector('input[name=time]:enabled')!);
  await user.click(within(dialog).getByRole('button', { name: 'Move the call' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

beforeEach(() => {
  window.localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

describe('the keys of a call', () => {
  it('begin with the next one on the overview, and confirm it', async () => {
    const { user } = await openDashboard(serverWith(CALLS));
    const next = await screen.findByRole('article', { name: 'Client 1' });
    await within(next).findByRole('button', { name: 'More: Client 1' });
    await user.keyboard('j');
    expect(document.activeElement).toBe(next);
    await user.keyboard('c');
    expect(document.activeElement).toBe(next);
    expect(next.textContent).toMatch(/confirmed/i);
    await user.keyboard('j');
    expect(focused()).toBe('Client 2');
    await user.keyboard('c');
    expect(document.activeElement!.textContent).toMatch(/confirmed/i);
    await user.keyboard('j');
    expect(focused()).toBe('Client 3');
  });

  it('lead back to it where it stands once it is moved, or to the next where it has gone', async () => {
    const view = await openDashboard(serverWith(CALLS));
    await screen.findByRole('button', { name: 'More: Client 1' });
    await view.user.keyboard('j');
    await move(view, [call(2, second), call(3, third), call(1, free)]);
    await waitFor(() => expect(focused()).toBe('Client 1'));
    expect(document.activeElement!.matches('li')).toBe(true);
    await view.user.keyboard('k');
    expect(focused()).toBe('Client 3');
    await move(view, [call(2, second), call(1, free)]);
    await waitFor(() => expect(focused()).toBe('Client 1'));
  });

  it('walk through a week, and confirm and move those that are not open and the one that is', async () => {
    const view = await openDashboard(serverWith(CALLS), `?tab=consultations&week=${first}`);
    const { user } = view;
    await screen.findByText('3 this week');
    await user.keyboard('jj');
    expect(focused()).toBe('Client 2');
    await user.keyboard('c');
    expect(rowText()).toMatch(/confirmed/i);
    await user.keyboard('j{Enter}');
    const open = await screen.findByRole('list', { name: 'The chosen consultation' });
    expect(open.contains(document.activeElement)).toBe(true);
    await user.keyboard('c');
    expect(rowText()).toMatch(/confirmed/i);
    expect(open.contains(document.activeElement)).toBe(true);
    await user.keyboard('k');
    expect(focused()).toBe('Client 2');
    expect(document.activeElement!.matches('[data-day] button')).toBe(true);
    await move(view, [call(1, first), call(3, third)]);
    await waitFor(() => expect(focused()).toBe('Client 3'));
  });
});

describe('a week without calls', () => {
  it.each(['j', '{ArrowDown}', '{ArrowLeft}'])('is entered by %s at its first time ahead', async (key) => {
    const { user } = await openDashboard(serverWith([]), `?tab=consultations&week=${first}`);
    await screen.findByText('Nothing this week');
    await waitFor(() => expect(document.querySelector('[data-day] button')).not.toBeNull());
    await user.keyboard(key);
    const reached = document.querySelector('[data-day] button[tabindex="0"]');
    expect(document.activeElement).toBe(reached);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).not.toBe(reached);
    expect(document.activeElement!.matches('[data-day] button')).toBe(true);
  });
});

describe('the keys of a message', () => {
  const messages = [contactRow(2, { created_at: '2026-10-01T18:00:00.000Z' }), contactRow(1)];
  const field = () => screen.findByRole('textbox', { name: /^Your reply to Sender/ });
  const bodies = () =>
    screen.queryAllByRole<HTMLTextAreaElement>('textbox', { name: /^Your reply/ }).map(({ value }) => value);
  const server = () =>
    dashboardServer()
      .on('listContacts', { json: contactList(messages) })
      .on('readAgenda', { json: { ...NOTHING_TO_DO, messages } });

  it('mark it as read and as new again, and choose it until Escape, and leave the focus on it', async () => {
    const { user } = await openDashboard(server(), '?tab=messages');
    const row = (await screen.findByText('Subject 2')).closest('li')!;
    const marks = () =>
      within(row)
        .queryAllByText(/^(New|Read)$/)
        .map((one) => one.textContent);
    await user.keyboard('je');
    expect(marks()).toEqual(['Read']);
    await user.keyboard('ex');
    expect(marks()).toEqual(['New']);
    expect(screen.getByText('1 message selected')).toBeTruthy();
    await user.keyboard('r{Escape}');
    expect(screen.queryByRole('textbox', { name: /^Your reply/ })).toBeNull();
    expect(document.activeElement).toBe(row);
    expect(screen.getByText('1 message selected')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('1 message selected')).toBeNull();
    expect(document.activeElement).toBe(row);
    const box = within(row).getByRole<HTMLInputElement>('checkbox');
    await user.click(box);
    await user.keyboard('{Escape}');
    expect(box.checked).toBe(false);
    expect(document.activeElement).toBe(box);
  });

  it('choose it and the next with Shift, let them go on the way back, and choose all that are shown', async () => {
    const { user } = await openDashboard(server(), '?tab=messages');
    await screen.findByText('Subject 1');
    const chosen = () =>
      [...document.querySelectorAll<HTMLInputElement>('[data-selects]')].map(({ checked }) => checked);
    await user.keyboard('j{Shift>}j{/Shift}');
    expect(chosen()).toEqual([true, true]);
    expect(document.activeElement!.textContent).toContain('Subject 1');
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(chosen()).toEqual([true, false]);
    await user.keyboard('{Escape}{ArrowDown}');
    expect(chosen()).toEqual([false, false]);
    expect(document.activeElement!.textContent).toContain('Subject 1');
    await user.keyboard('{Control>}a{/Control}');
    expect(chosen()).toEqual([true, true]);
    await user.keyboard('{Control>}a{/Control}');
    expect(chosen()).toEqual([true, true]);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('JK{Control>}a{/Control}');
    expect(chosen()).toEqual([false, false]);
  });

  it('delete it after a question, and leave the focus on it again once that is taken back', async () => {
    const { user, server: asked } = await openDashboard(server(), '?tab=messages');
    await screen.findByRole('button', { name: 'More: Sender 2: Subject 2' });
    const rest = { json: contactList([contactRow(1)]) };
    asked
      .on('deleteContact', { json: { success: true } })
      .on('listContacts', rest, rest, { json: contactList(messages) });
    asked.on('restoreTrashed', { json: { success: true, done: [2], failed: [], notes: [] } });
    await user.keyboard('j#');
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'Delete the message from Sender 2?',
    );
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Subject 2')).toBeNull());
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(document.activeElement!.textContent).toContain('Subject 2'));
    expect(document.activeElement!.matches('li')).toBe(true);
  });

  it('end the search by Escape on a row, once none is chosen', async () => {
    const { user } = await openDashboard(server(), '?tab=messages&search=subject');
    await screen.findByText('Sender 1');
    const search = screen.getByRole<HTMLInputElement>('searchbox');
    await user.keyboard('jx{Escape}');
    expect(search.value).toBe('subject');
    await user.keyboard('{Escape}');
    expect(search.value).toBe('');
    expect(document.activeElement!.textContent).toContain('Subject 2');
  });

  it('mark all that are chosen as read at once, which stay chosen', async () => {
    const { user } = await openDashboard(server(), '?tab=messages');
    await screen.findByText('Subject 1');
    await user.keyboard('jxjxe');
    expect(screen.queryAllByText('New').filter((one) => one.closest('li') !== null)).toEqual([]);
    expect(screen.getByText('2 messages selected')).toBeTruthy();
  });

  it('are never typed into a reply that was left open, and answer another from the overview', async () => {
    const { user } = await openDashboard(server(), '?tab=messages');
    await screen.findByText('Subject 1');
    await user.keyboard('jr');
    await user.type(await field(), 'Half');
    await user.click(screen.getByRole('tab', { name: /^Overview/ }));
    await screen.findByText('The site');
    await user.click(screen.getByRole('tab', { name: /^Contact Messages/ }));
    await user.keyboard('jj');
    expect(document.activeElement!.textContent).toContain('Subject 1');
    expect(bodies()).toEqual(['Half']);
    await user.click(screen.getByRole('tab', { name: /^Overview/ }));
    await user.click((await screen.findAllByRole('link', { name: 'Reply' }))[1]!);
    await waitFor(() => expect(document.activeElement!.matches('textarea')).toBe(true));
    expect(document.activeElement!.closest('li')!.textContent).toContain('Subject 1');
  });

  it('open the call’s page, and begin a note on it', async () => {
    const { user } = await openDashboard(serverWith(CALLS), '?tab=consultations');
    await screen.findByRole('button', { name: 'More: Client 2' });
    await user.keyboard('jj{Enter}');
    const address = screen.getByRole('status', { name: 'Address' });
    expect(address.textContent).toContain('&view=one-call&call=2');
    await waitFor(() => expect(focused()).toBe('Client 2'));
    await user.keyboard('w');
    const field = screen.getByRole('textbox', { name: 'Private note on the call with Client 2' });
    expect(document.activeElement).toBe(field);
  });

  it('take back a note once it is written, and say why a call is not confirmed', async () => {
    const call = { ...CALLS[0]!, status: 'confirmed' };
    const server = serverWith([call]).on('noteConsultation', { json: { success: true } });
    const { user } = await openDashboard(server, '?tab=consultations');
    await screen.findByRole('button', { name: `More: ${call.name}` });
    await user.keyboard('jc');
    await waitFor(() => expect(announced()).toBe('It is confirmed: it needs no confirming.'));
    await user.keyboard('w');
    await user.keyboard('Likes rye{Control>}{Enter}{/Control}');
    await waitFor(() => expect(announced()).toBe(`You wrote a note on the call with ${call.name}.`));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(announced()).toBe(`The note on the call with ${call.name} is as it was.`));
  });
});
