import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListedContact } from '#shared/contract/contacts.ts';
import { ContactMessagesTab } from '#app/dashboard/ContactMessagesTab.tsx';
import { listLoaded } from '#tests/support/dashboard.tsx';
import { contactList, contactRow } from '#tests/support/dashboard-rows.ts';
import { stopClock } from '#tests/support/fake-clock.ts';
import { FakeServer } from '#tests/support/fake-server.ts';
import { renderOnSite } from '#tests/support/render.tsx';

/** Friday, 4 PM in Arizona. */
const FRIDAY = '2026-11-20T23:00:00.000Z';

async function show(now: string, ...contacts: ListedContact[]) {
  const user = stopClock();
  vi.setSystemTime(now);
  const server = new FakeServer().on('listContacts', { json: contactList(contacts) });
  renderOnSite(<ContactMessagesTab />, { server });
  await listLoaded();
  return user;
}

const clocks = (id: number) =>
  [
    ...screen.getByText(`Subject ${id}`).closest('li')!.querySelectorAll<HTMLTimeElement>('[data-need] time'),
  ].map((clock) => ({
    words: clock.textContent,
    due: clock.dateTime,
    isRed: clock.className.includes('text-alarm'),
  }));

beforeEach(() => window.localStorage.clear());
afterEach(() => void vi.useRealTimers());

describe('the reply clock', () => {
  it('[9.2.08] shows when the answer to the home form is due', async () => {
    await show(FRIDAY, contactRow(1, { created_at: FRIDAY }));
    expect(clocks(1)).toEqual([{ words: 'Due Monday 12 PM', due: '2026-11-23T19:00:00.000Z', isRed: false }]);
  });

  it('[9.2.09] shows when the answer to the contact page is due', async () => {
    const subject = 'Website Redesign';
    const created_at = '2026-11-18T18:00:00.000Z';
    await show('2026-11-19T15:20:00.000Z', contactRow(1, { subject, created_at }));
    const clock = screen.getByText('Due today, 11:00 AM');
    expect(clock.getAttribute('datetime')).toBe('2026-11-19T18:00:00.000Z');
    expect(clock.title).toBe('An answer was promised within 24 hours.');
  });

  it('turns red to the minute, with words, when it is over', async () => {
    await show('2026-11-23T18:58:30.000Z', contactRow(1, { created_at: FRIDAY }));
    expect(clocks(1)).toMatchObject([{ words: 'Due today, 12:00 PM', isRed: false }]);
    act(() => void vi.advanceTimersByTime(180_000));
    expect(clocks(1)).toMatchObject([{ words: 'Overdue by 1 min', isRed: true }]);
  });

  it('counts what is overdue, read or not', async () => {
    const created_at = '2026-11-18T16:00:00.000Z';
    const user = await show(
      FRIDAY,
      contactRow(1, { created_at }),
      contactRow(2, { created_at }),
      contactRow(3, { created_at, suspected_spam: true }),
      contactRow(4, { created_at: FRIDAY }),
    );
    expect(screen.getByText(/ in all/).textContent).toBe('4 in all, 2 overdue');
    for (const button of screen.getAllByText('Mark as Read')) await user.click(button);
    expect(screen.getByText(/ in all/).textContent).toBe('4 in all, 2 overdue');
  });

  it('is right at once in a window one comes back to', async () => {
    await show('2026-11-23T18:00:00.000Z', contactRow(1, { created_at: FRIDAY }));
    vi.setSystemTime('2026-11-23T22:00:00.000Z');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(clocks(1)).toMatchObject([{ words: 'Overdue by 3 hours', isRed: true }]);
  });

  it('goes on for what is marked as read', async () => {
    const user = await show(FRIDAY, contactRow(1, { created_at: FRIDAY }));
    await user.click(screen.getByText('Mark as Read'));
    expect(clocks(1)).toHaveLength(1);
  });

  it('is not there for what was read, dealt with otherwise, or came at no time', async () => {
    await show(
      FRIDAY,
      contactRow(1, { status: 'read' }),
      contactRow(2, { status: 'archived' }),
      contactRow(3, { created_at: 'soon' }),
    );
    expect([clocks(1), clocks(2), clocks(3)]).toEqual([[], [], []]);
  });

  it('is not there for suspected spam', async () => {
    const user = await show(FRIDAY, contactRow(1, { suspected_spam: true, created_at: FRIDAY }));
    await user.click(screen.getByRole('radio', { name: /^Suspected spam/ }));
    expect(clocks(1)).toEqual([]);
  });
});
