import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsultationsTab } from '#app/dashboard/ConsultationsTab.tsx';
import { announced, dashboardServer } from '#tests/support/dashboard.tsx';
import type { DayOff } from '#shared/contract/consultations.ts';
import type { Reply } from '#tests/support/fake-server.ts';
import { renderOnSite } from '#tests/support/render.tsx';

const daysOff = (...days_off: DayOff[]) => ({ json: { success: true as const, days_off } });
const feedAt = (address: string | null) => ({ json: { success: true as const, address } });

async function show({
  days = [daysOff()],
  feed = [feedAt(null)],
}: {
  days?: Reply<'listDaysOff' | 'addDayOff' | 'removeDayOff'>[];
  feed?: Reply<'readCalendarFeed' | 'renewCalendarFeed'>[];
} = {}) {
  const server = dashboardServer()
    .on(['listDaysOff', 'addDayOff', 'removeDayOff'], ...days)
    .on(['readCalendarFeed', 'renewCalendarFeed'], ...feed);
  const view = renderOnSite(<ConsultationsTab />, { server });
  await screen.findByRole('heading', { name: 'Days off' });
  const writes = () => server.requests.filter(({ method }) => method !== 'GET');
  return { ...view, writes };
}

const days = () => screen.getByRole('region', { name: 'Days off' });
const calendar = () => screen.getByRole('region', { name: 'Your calendar' });

beforeEach(() => window.localStorage.clear());

describe('the days off', () => {
  const off = { day: '2026-12-03', standing: [{ name: 'Ana', time: '2:00 PM' }] };

  it('are listed with what is still booked on them', async () => {
    await show({ days: [daysOff(off, { day: '2026-12-24', standing: [] })] });
    const items = await within(days()).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Thursday, December 3, 2026Still booked: 2:00 PM AnaOpen again',
      'Thursday, December 24, 2026Open again',
    ]);
  });

  it('can be added', async () => {
    const { user, writes } = await show({ days: [daysOff(), daysOff(off)] });
    await within(days()).findByText('No days off ahead.');
    const input = within(days()).getByLabelText<HTMLInputElement>('A day to take off');
    await user.type(input, '2026-12-03');
    await user.click(within(days()).getByText('Take it off'));
    await within(days()).findByRole('listitem');
    expect(writes().map(({ method, body }) => [method, body])).toEqual([['POST', { day: '2026-12-03' }]]);
    await waitFor(() => expect(announced()).toBe('Thursday, December 3, 2026 is off'));
    expect(input.value).toBe('');
  });

  it('stay as they were when one is refused, which is said at the field', async () => {
    const refusal = {
      status: 422,
      json: { success: false as const, error: 'That is a weekend.', field: 'day' },
    };
    const { user } = await show({ days: [daysOff(), refusal] });
    const input = within(days()).getByLabelText<HTMLInputElement>('A day to take off');
    await user.type(input, '2026-12-05');
    await user.click(within(days()).getByText('Take it off'));
    await within(days()).findByText('That is a weekend.');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect([input.value, document.activeElement === input]).toEqual(['2026-12-05', true]);
  });

  it('can be opened again', async () => {
    const { user, writes } = await show({ days: [daysOff(off), daysOff()] });
    await user.click(await within(days()).findByText('Open again'));
    await within(days()).findByText('No days off ahead.');
    expect(writes().map(({ method, url }) => [method, url])).toEqual([
      ['DELETE', '/api/days-off.php?day=2026-12-03'],
    ]);
    await waitFor(() => expect(announced()).toBe('Thursday, December 3, 2026 can be booked again'));
  });

  it('say why one could not be opened, and why they could not be read', async () => {
    const { user } = await show({ days: [daysOff(off), 'network failure', daysOff(off)] });
    await user.click(await within(days()).findByText('Open again'));
    expect(await screen.findByText(/^Network error/, { selector: 'dialog p' })).toBeTruthy();
    expect(within(days()).getByText('Open again')).toBeTruthy();
  });

  it('can be asked for again when they could not be read', async () => {
    const { user } = await show({ days: ['network failure', daysOff()] });
    await user.click(await within(days()).findByText('Retry'));
    expect(await within(days()).findByText('No days off ahead.')).toBeTruthy();
    expect(within(days()).queryByText('Retry')).toBeNull();
  });
});

describe('the calendar’s address', () => {
  const FIRST = 'https://wren.example/calendar/first.ics';
  const SECOND = 'https://wren.example/calendar/second.ics';
  const address = () => within(calendar()).getByLabelText<HTMLInputElement>(/Address/).value;

  it('is made when asked for, without a question', async () => {
    const { user, writes } = await show({ feed: [feedAt(null), feedAt(FIRST)] });
    await user.click(await within(calendar()).findByText('Make an address'));
    await waitFor(() => expect(address()).toBe(FIRST));
    expect(writes().map(({ method }) => method)).toEqual(['POST']);
  });

  it('can be copied', async () => {
    const { user } = await show({ feed: [feedAt(FIRST)] });
    const write = vi.spyOn(window.navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await within(calendar()).findByText('Copy'));
    expect(write).toHaveBeenCalledWith(FIRST);
    await within(calendar()).findByText('Copied');
  });

  it('gives way to a new one only after a question', async () => {
    const { user, writes } = await show({ feed: [feedAt(FIRST), feedAt(SECOND)] });
    const renew = await within(calendar()).findByText('Make a new address');
    await user.click(renew);
    await user.click(within(screen.getByRole('alertdialog')).getByText('Cancel'));
    expect(writes()).toEqual([]);
    await user.click(renew);
    await user.click(within(screen.getByRole('alertdialog')).getByText('Make a new address'));
    await waitFor(() => expect(address()).toBe(SECOND));
  });

  it('stays when a new one could not be made, which is said', async () => {
    const { user } = await show({ feed: [feedAt(FIRST), 'network failure'] });
    await user.click(await within(calendar()).findByText('Make a new address'));
    await user.click(within(screen.getByRole('alertdialog')).getByText('Make a new address'));
    await screen.findByText(/^Network error/, { selector: 'dialog p' });
    expect(address()).toBe(FIRST);
  });

  it('can be asked for again when it could not be read', async () => {
    const { user } = await show({ feed: ['network failure', feedAt(FIRST)] });
    await user.click(await within(calendar()).findByText('Retry'));
    await waitFor(() => expect(address()).toBe(FIRST));
  });
});
