import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsultationsTab } from '#app/dashboard/ConsultationsTab.tsx';
import { formatTime } from '#shared/times-in-words.ts';
import { forgetUndo, redoLatest, undoLatest } from '#app/components/dashboard/undo-stack.ts';
import { forgetUnsaved } from '#app/components/dashboard/unsaved.ts';
import type { FakeServer } from '#tests/support/fake-server.ts';
import { announced, dashboardServer, openDashboard } from '#tests/support/dashboard.tsx';
import { renderOnSite } from '#tests/support/render.tsx';

const OFF = {
  ...{ id: 7, first_day: '2026-12-03', last_day: '2026-12-03', note: 'Conference' },
  standing: [{ id: 7, name: 'Ana', email: 'ana@example.com', day: '2026-12-03', time: '2:00 PM' }],
};

async function show(server: FakeServer = dashboardServer()) {
  const view = renderOnSite(<ConsultationsTab />, {
    server,
    at: '/dashboard?tab=consultations&part=availability',
    route: '/dashboard',
  });
  await within(week()).findByText(/^Room for/);
  await within(times()).findByText(/times of its week|Change/);
  const bodies = () => server.requests.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  return { ...view, bodies };
}

const week = () => screen.getByRole('region', { name: 'Weekly hours' });
const days = () => screen.getByRole('region', { name: 'Days off' });
const times = () => screen.getByRole('region', { name: 'Times of a single day' });
const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' });
const press = (name: string) => fireEvent.click(within(bar()!).getByRole('button', { name }));
const day = () => within(times()).getByLabelText<HTMLInputElement>('Day to change');
const choose = (value: string) => fireEvent.change(day(), { target: { value } });
const box = (name: string | RegExp) => within(times()).getByLabelText<HTMLInputElement>(name);
const checked = () =>
  within(times())
    .queryAllByRole<HTMLInputElement>('checkbox')
    .filter((one) => one.checked)
    .map(({ value }) => value);

beforeEach(() => {
  window.localStorage.clear();
  forgetUnsaved();
  forgetUndo();
});

describe('the last call of weekly hours', () => {
  const select = (name: string) => within(week()).getByLabelText<HTMLSelectElement>(name);
  const set = (name: string, value: string) => fireEvent.change(select(name), { target: { value } });

  it('follows the first call and the step, says so, and comes back with them', async () => {
    await show();
    set('Thursday: last call', '12:00');
    set('Thursday: first call', '08:30');
    expect(select('Thursday: last call').value).toBe('11:30');
    const says = 'Last call is now 11:30 AM, not 12:00 PM';
    within(week()).getByLabelText('Thursday: last call', { selector: '[aria-describedby]' });
    within(week()).getByText(says);
    await waitFor(() => expect(announced()).toContain(`Thursday: ${says}`));
    set('Thursday: first call', '09:00');
    expect(select('Thursday: last call').value).toBe('12:00');
    expect(within(week()).queryByText(/^Last call is now/)).toBeNull();

    set('Thursday: a call every', '240');
    expect(select('Thursday: last call').value).toBe('09:00');
    set('Thursday: a call every', '60');
    expect(select('Thursday: last call').value).toBe('12:00');
  });

  it('is free before the evening where hours are added to a day that ends then', async () => {
    const { user } = await show();
    set('Friday: first call', '18:00');
    set('Friday: last call', '23:00');
    await user.click(within(week()).getByRole('button', { name: 'Add hours on Friday' }));
    expect([select('Friday: first call').value, select('Friday, hours 2: first call').value]).toEqual([
      ...['09:00', '18:00'],
    ]);
  });
});

describe('the hours of a day', () => {
  const set = (name: string, value: string) =>
    fireEvent.change(within(week()).getByLabelText(name), { target: { value } });
  const press = (name: string | RegExp) => fireEvent.click(within(week()).getByRole('button', { name }));

  it('leave the focus with those before them where they are removed, or where some are added', async () => {
    await show();
    press('Add hours on Tuesday');
    press(/^Remove Tuesday, hours 2/);
    const first = within(week()).getByLabelText('Tuesday: first call');
    expect(document.activeElement).toBe(first);
    press('Add hours on Tuesday');
    press(/^Remove Tuesday, (?!hours)/);
    const add = within(week()).getByRole('button', { name: 'Add hours on Tuesday' });
    expect(document.activeElement).toBe(add);
  });

  it('say at once what they overlap, or which of their calls are too near', async () => {
    await show();
    press('Add hours on Tuesday');
    set('Tuesday, hours 2: first call', '16:00');
    const words = (text: string) => within(week()).queryByText(text);
    const [nine, five] = ['09:00', '17:00'].map(formatTime);
    const last = within(week()).getByLabelText<HTMLSelectElement>('Tuesday, hours 2: last call').value;
    const says = `Overlaps ${nine} to ${five}: saved as ${nine} to ${formatTime(last)}`;
    expect(words(says)).not.toBeNull();
    await waitFor(() => expect(announced()).toBe(`Tuesday: ${says}`));
    set('Tuesday, hours 2: first call', '16:15');
    const near = `${formatTime('16:00')} and ${formatTime('16:15')} are too near: a call takes 30 minutes.`;
    expect([words(says), words(near) === null]).toEqual([null, false]);
    set('Tuesday, hours 2: first call', '19:00');
    expect(words(near)).toBeNull();
  });

  it('count the calls that fit with the break between two', async () => {
    await show();
    fireEvent.change(screen.getByLabelText(/^Break between/), { target: { value: '60' } });
    within(week()).getByText('Room for 25 calls a week instead of 45, with 1 hour between two.');
    expect(within(week()).getAllByText('5 calls')).toHaveLength(5);
  });

  it('follow what another window saved once this one is seen again', async () => {
    const server = dashboardServer();
    await openDashboard(server, '?tab=consultations&part=availability');
    const asked = () => server.requests.filter(({ url }) => url.includes('weekly-hours')).length;
    await within(week()).findByText(/^Room for/);
    const before = asked();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(asked()).toBe(before + 1));
    vi.useRealTimers();
  });
});

describe('the times of single days', () => {
  it('stay unsaved by day while others are chosen, and are saved together', async () => {
    const { user, bodies } = await show();
    choose('2026-12-01');
    await user.click(box('9:00 AM'));
    choose('2026-12-02');
    expect(box('9:00 AM').checked).toBe(true);
    within(bar()!).getByText('Not saved: times of a single day');
    await user.click(box('10:00 AM'));
    const back = within(times()).getByRole('button', {
      name: 'Show the unsaved times of Tuesday, December 1, 2026',
    });
    await user.click(back);
    expect([day().value, box('9:00 AM').checked, box('10:00 AM').checked]).toEqual([
      ...['2026-12-01', false, true],
    ]);
    press('Save');
    await waitFor(() => expect(announced()).toBe('2 days have other times than every week'));
    expect(bodies()).toEqual([
      { day: '2026-12-02', slots: ['10:00 AM'], seen: [], added: [], seen_added: [] },
      { day: '2026-12-01', slots: ['9:00 AM'], seen: [], added: [], seen_added: [] },
    ]);
    expect(bar()).toBeNull();
  });

  it('are set from one to another at once, all, and none', async () => {
    const { user } = await show();
    choose('2026-12-05');
    fireEvent.change(box('Time to add'), { target: { value: '10:00' } });
    fireEvent.change(box('Last time to add, one every 1 hour'), { target: { value: '14:00' } });
    await user.click(within(times()).getByText('Add 5 times'));
    const saturday = ['10:00 AM', '11:00 AM', '12:00 PM', '1:00 PM', '2:00 PM'];
    expect(checked()).toEqual(saturday);
    await user.click(within(times()).getByRole('button', { name: 'None of the times' }));
    expect(checked()).toEqual([]);
    await user.click(within(times()).getByRole('button', { name: 'All times' }));
    expect(checked()).toEqual(saturday);
    act(() => void undoLatest(vi.fn()));
    expect(checked()).toEqual([]);
  });

  it('say what keeps visitors from booking them: a day off, or a calendar', async () => {
    const server = dashboardServer()
      .on('listDaysOff', { json: { success: true, days_off: [OFF] } })
      .on('listSlotsOff', {
        json: {
          success: true,
          slots_off: [{ day: OFF.first_day, slots: ['9:00 AM'], added: [], standing: [] }],
        },
      })
      .on('listClosedTimes', {
        json: {
          success: true,
          closed_times: [{ day: '2026-12-04', time: '11:00 AM', why: 'busy', calendar: 'Family' }],
        },
      });
    await show(server);
    const says = 'This day is off (Conference): nobody can book it.';
    await waitFor(() =>
      expect(within(times()).getByRole('listitem').textContent).toBe(
        `Thursday, December 3, 2026${says}Off: 9:00 AMChangeAs every week`,
      ),
    );
    choose(OFF.first_day);
    within(times()).getByText(/These times hold once you open it again/);
    within(times()).getByRole('group', { name: 'Times once it is open again' });
    choose('2026-12-04');
    await within(times()).findByLabelText('11:00 AM busy in your calendar “Family”');
    expect(checked()).toContain('11:00 AM');
    within(times()).getByRole('group', { name: 'Times that can be booked' });
  });
});

describe('what is discarded', () => {
  it('is the first thing that Undo brings back, unsaved, all of it', async () => {
    const { user } = await show();
    const friday = within(week()).getByRole<HTMLInputElement>('checkbox', { name: 'Friday' });
    await user.click(friday);
    await user.type(within(days()).getByLabelText(/^Note/), 'Away');
    press('Discard');
    expect([bar(), friday.checked]).toEqual([null, true]);
    await waitFor(() => expect(announced()).toBe('Discarded: weekly hours and days off'));
    act(() => void undoLatest(vi.fn()));
    expect(friday.checked).toBe(false);
    within(bar()!).getByText('Not saved: weekly hours and days off');
    act(() => void redoLatest());
    expect(bar()).toBeNull();
  });
});

describe('days off', () => {
  it('offer to cancel what is booked on them after a change as well', async () => {
    const server = dashboardServer().on(['listDaysOff', 'addDayOff'], {
      json: { success: true, days_off: [OFF] },
    });
    const { user } = await show(server);
    await user.click(await within(days()).findByRole('button', { name: /^Change/ }));
    await user.type(within(days()).getByLabelText(/^Note/), '!');
    await user.click(within(days()).getByText('Save these days'));
    await screen.findByRole('button', { name: 'Cancel the call…' });
  });

  it('are left as they are by Escape, which leads back to “Change”', async () => {
    const server = dashboardServer().on('listDaysOff', { json: { success: true, days_off: [OFF] } });
    const { user } = await show(server);
    const change = await within(days()).findByRole('button', { name: /^Change/ });
    await user.click(change);
    const note = within(days()).getByLabelText<HTMLInputElement>(/^Note/);
    await user.type(note, '!{Escape}');
    expect([note.value, document.activeElement, bar()]).toEqual(['', change, null]);
    within(days()).getByText('Block these days');
  });

  it('say no more that the last one is before the first once it is not', async () => {
    const error = 'The last day is before the first one.';
    const server = dashboardServer().on('addDayOff', {
      status: 422,
      json: { success: false, error, field: 'last_day' },
    });
    const { user } = await show(server);
    fireEvent.change(within(days()).getByLabelText(/^First day off/), { target: { value: '2026-12-24' } });
    const last = within(days()).getByLabelText(/^Last day off/);
    fireEvent.change(last, { target: { value: '2026-12-26' } });
    await user.click(within(days()).getByText('Block these days'));
    await within(days()).findByText(error);
    fireEvent.change(within(days()).getByLabelText(/^Note/), { target: { value: 'Away' } });
    within(days()).getByText(error);
    fireEvent.change(last, { target: { value: '2026-12-28' } });
    expect(within(days()).queryByText(error)).toBeNull();
  });
});

describe('the bar of other pages', () => {
  it('leads to what is not saved', async () => {
    const { user } = await openDashboard(dashboardServer(), '?tab=consultations&part=availability');
    const limit = await screen.findByLabelText(/^Bookable up to/);
    fireEvent.change(limit, { target: { value: '14' } });
    await user.click(screen.getByRole('tab', { name: 'Authors' }));
    await user.click(screen.getByRole('link', { name: 'Show' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Booking limits' })),
    );
  });
});
