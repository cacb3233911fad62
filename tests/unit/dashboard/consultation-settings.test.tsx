import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsultationsTab } from '#app/dashboard/ConsultationsTab.tsx';
import { forgetUndo, redoLatest, undoLatest } from '#app/components/dashboard/undo-stack.ts';
import { forgetUnsaved } from '#app/components/dashboard/unsaved.ts';
import { useWeekFacts } from '#app/features/consultations/use-week-facts.ts';
import { announced, dashboardServer, PROFILE_HOURS } from '#tests/support/dashboard.tsx';
import type { BookingLimits, DayOff, SlotsOff, WeeklyHoursAnswer } from '#shared/contract/availability.ts';
import type { Slot } from '#shared/time-of-day.ts';
import type { Reply } from '#tests/support/fake-server.ts';
import { renderOnSite } from '#tests/support/render.tsx';

const daysOff = (...days_off: DayOff[]) => ({ json: { success: true as const, days_off } });
const slotsOff = (...slots_off: SlotsOff[]) => ({ json: { success: true as const, slots_off } });
const limitsOf = (buffer: number, lead: number, more: Partial<BookingLimits> = {}) => ({
  json: { success: true as const, limits: { buffer, lead, ahead: 30, daily: null, ...more } },
});
const hoursOf = (changes: Partial<WeeklyHoursAnswer>) => ({
  json: {
    success: true as const,
    hours: PROFILE_HOURS,
    profile: PROFILE_HOURS,
    is_own: false,
    booked: [],
    ...changes,
  },
});
const feedAt = (address: string | null) => ({ json: { success: true as const, address } });

/** What the week takes for closed. */
function Closed() {
  return (
    <output aria-label="Closed">
      {useWeekFacts('2026-11-23', '2026-11-29')
        .closed.map(({ day }) => day)
        .join()}
    </output>
  );
}

async function show({
  days = [daysOff()],
  feed = [feedAt(null)],
  slots = [slotsOff()],
  limits = [limitsOf(0, 0)],
  hours = [hoursOf({})],
  part = 'availability',
}: {
  days?: Reply<'listDaysOff' | 'addDayOff' | 'removeDayOff'>[];
  feed?: Reply<'readCalendarFeed' | 'renewCalendarFeed'>[];
  slots?: Reply<'listSlotsOff' | 'setSlotsOff'>[];
  limits?: Reply<'readBookingLimits' | 'saveBookingLimits'>[];
  hours?: Reply<'readWeeklyHours' | 'saveWeeklyHours'>[];
  part?: 'availability' | 'calendars';
} = {}) {
  const server = dashboardServer()
    .on(['listDaysOff', 'addDayOff', 'removeDayOff'], ...days)
    .on(['readCalendarFeed', 'renewCalendarFeed'], ...feed)
    .on(['listSlotsOff', 'setSlotsOff'], ...slots)
    .on(['readBookingLimits', 'saveBookingLimits'], ...limits)
    .on(['readWeeklyHours', 'saveWeeklyHours'], ...hours);
  const view = renderOnSite(
    <>
      <Closed />
      <ConsultationsTab />
    </>,
    { server, at: `/dashboard?tab=consultations&part=${part}`, route: '/dashboard' },
  );
  await screen.findByRole('heading', { name: part === 'calendars' ? 'Calls in your calendar' : 'Days off' });
  const writes = () => server.requests.filter(({ method }) => method !== 'GET');
  return { ...view, writes };
}

const week = () => screen.getByRole('region', { name: 'Weekly hours' });
const days = () => screen.getByRole('region', { name: 'Days off' });
const times = () => screen.getByRole('region', { name: 'Times of a single day' });
const breaks = () => screen.getByRole('region', { name: 'Booking limits' });
const calendar = () => screen.getByRole('region', { name: 'Calls in your calendar' });

/** The bar of what is changed and not saved. */
const unsaved = () => within(screen.getByRole('region', { name: 'Unsaved changes' }));
const savedOf = (what: string) => `Saved: ${what}. It holds for every booking from now on`;

beforeEach(() => {
  window.localStorage.clear();
  forgetUnsaved();
});

describe('the weekly hours', () => {
  const booked = [{ id: 7, name: 'Ana', email: 'ana@example.com', day: '2026-12-01', time: '9:00 AM' }]; // a Tuesday
  const changed = { ...PROFILE_HOURS, tuesday: ['10:00', '11:00'], thursday: ['10:00', '11:00'], friday: [] };

  it('are changed by day, copied to others, and saved with what stands outside of them', async () => {
    const { user, writes } = await show({
      hours: [hoursOf({ booked }), hoursOf({ hours: changed, is_own: true, booked })],
    });
    await within(week()).findByText('Room for 45 calls a week.');
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
    await user.selectOptions(within(week()).getByLabelText('Tuesday: first call'), '10:00');
    await user.selectOptions(within(week()).getByLabelText('Tuesday: last call'), '11:00');
    await user.click(within(week()).getByRole('button', { name: 'Copy to…: the hours of Tuesday' }));
    const copy = within(week()).getByRole('group', { name: /^Copy the hours of Tuesday/ });
    await user.click(within(copy).getByRole('checkbox', { name: 'All weekdays' }));
    expect(within(copy).getByRole('checkbox', { name: 'Saturday' })).toHaveProperty('checked', false);
    for (const name of ['Monday', 'Wednesday', 'Friday']) {
      await user.click(within(copy).getByRole('checkbox', { name }));
    }
    await user.click(within(copy).getByRole('button', { name: 'Copy' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Copy to…: the hours of Tuesday');
    const copyFrom = within(week()).getByRole('button', { name: 'Copy to…: the hours of Tuesday' });
    await user.keyboard('{Enter}{Escape}');
    expect(document.activeElement).toBe(copyFrom);
    expect(copyFrom.getAttribute('aria-expanded')).toBe('false');
    await user.click(within(week()).getByRole('checkbox', { name: 'Friday' }));
    await user.click(copyFrom);
    expect(within(week()).getByRole('status').textContent).toBe(
      'Room for 22 calls a week instead of 45. 1 booked call stands outside these hours, until you move or cancel it.',
    );
    within(week()).getByText('Still booked: Tue, Dec 1, 9:00 AM Ana');
    expect(within(week()).queryByRole('link')).toBeNull(); // it would lose what is not saved
    await user.click(unsaved().getByText('Save'));
    await waitFor(() => expect(announced()).toBe(savedOf('weekly hours')));
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
    expect(copyFrom.getAttribute('aria-expanded')).toBe('false');
    expect(writes().map(({ body }) => body)).toEqual([{ hours: changed, seen: null }]);
  });

  it('go back to the original ones, which are saved as none', async () => {
    const { user, writes } = await show({ hours: [hoursOf({ hours: changed, is_own: true }), hoursOf({})] });
    await user.click(await within(week()).findByRole('button', { name: 'Use the original hours' }));
    expect(within(week()).queryByRole('button', { name: 'Use the original hours' })).toBeNull();
    await user.click(unsaved().getByText('Save'));
    await waitFor(() => expect(announced()).toBe(savedOf('weekly hours')));
    expect(writes().map(({ body }) => body)).toEqual([{ hours: null, seen: changed }]);
  });

  it('say at its day what is wrong with it, and keep what was entered', async () => {
    const error = 'These are too near.';
    const { user } = await show({
      hours: [hoursOf({}), { status: 422, json: { success: false, error, field: 'monday' } }],
    });
    await user.click(await within(week()).findByRole('button', { name: 'Add hours on Monday' }));
    await user.click(unsaved().getByText('Save'));
    const monday = await within(week()).findByRole('checkbox', { name: 'Monday', description: error });
    await waitFor(() => expect(document.activeElement).toBe(monday));
    expect(within(week()).getByLabelText('Monday, hours 2: first call')).toHaveProperty('value', '19:00');
  });
});

describe('what is not saved', () => {
  const ahead = () => within(breaks()).findByLabelText<HTMLSelectElement>(/^Bookable up to/);
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('outlasts the page, and the browser asks before it is lost', async () => {
    const { user, unmount } = await show();
    expect(leave()).toBe(false);
    await user.selectOptions(await ahead(), '2 weeks ahead');
    expect(leave()).toBe(true);
    unmount();
    expect(leave()).toBe(true);
    const again = await show();
    expect((await ahead()).value).toBe('14');
    await again.user.click(unsaved().getByText('Discard'));
    expect(leave()).toBe(false);
  });

  it('are days off that are typed as well, until they are saved by Ctrl+S, a first day at least', async () => {
    const day = '2026-12-24';
    const { user, unmount } = await show();
    const note = () => within(days()).getByLabelText<HTMLInputElement>(/^Note/);
    await user.type(note(), 'Away');
    expect(leave()).toBe(true);
    unmount();
    const again = await show({ days: [daysOff(), daysOff()] });
    expect(note().value).toBe('Away');
    unsaved().getByText('Not saved: days off');
    await again.user.click(unsaved().getByText('Save'));
    const first = await within(days()).findByLabelText(/^First day off/);
    await waitFor(() => expect(document.activeElement).toBe(first));
    within(days()).getByText('Choose the first day off.');
    expect(again.writes()).toEqual([]);
    await again.user.type(first, day);
    await again.user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(leave()).toBe(false));
    expect(again.writes().map(({ body }) => body)).toEqual([{ first_day: day, last_day: day, note: 'Away' }]);
    expect([note().value, screen.queryByRole('region', { name: 'Unsaved changes' })]).toEqual(['', null]);
  });

  it('says over its form that it could not be saved, not at one of its fields', async () => {
    const { user } = await show({ limits: [limitsOf(0, 0), 'network failure'] });
    await user.selectOptions(await ahead(), '2 weeks ahead');
    await user.click(unsaved().getByText('Save'));
    await within(breaks()).findByText(/connection/, { selector: 'p span' });
    for (const control of within(breaks()).getAllByRole('combobox'))
      expect(control.getAttribute('aria-invalid')).not.toBe('true');
    unsaved().getByText('Not saved: booking limits');
  });

  it('is what Undo takes back first, one change after another, before what was saved', async () => {
    forgetUndo();
    const { user, writes } = await show({
      limits: [limitsOf(0, 0), limitsOf(0, 0, { ahead: 14 }), limitsOf(0, 0)],
    });
    await user.selectOptions(await ahead(), '2 weeks ahead');
    await user.click(unsaved().getByText('Save'));
    await waitFor(() => expect(announced()).toBe(savedOf('booking limits')));
    const friday = within(week()).getByRole<HTMLInputElement>('checkbox', { name: 'Friday' });
    await user.click(friday);
    await user.click(within(week()).getByRole('checkbox', { name: 'Thursday' }));
    const undo = () => act(() => void undoLatest(vi.fn()));
    undo();
    await waitFor(() => expect(announced()).toBe('As before: the weekly hours, not saved.'));
    expect(friday.checked).toBe(false);
    act(() => void redoLatest());
    undo();
    undo();
    expect(friday.checked).toBe(true);
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
    expect(writes()).toHaveLength(1);
    undo();
    await waitFor(() => expect(announced()).toBe('As before: booking limits'));
    expect(writes()).toHaveLength(2);
  });

  it('keeps the length of hours whose first call comes after the last one', async () => {
    await show({});
    const first = await within(week()).findByLabelText('Tuesday: first call');
    fireEvent.change(first, { target: { value: '14:00' } });
    fireEvent.change(within(week()).getByLabelText('Tuesday: last call'), { target: { value: '15:00' } });
    fireEvent.change(first, { target: { value: '18:00' } });
    expect(within(week()).getByLabelText<HTMLSelectElement>('Tuesday: last call').value).toBe('19:00');
  });

  it('is saved together, and taken back together', async () => {
    const none = { ...PROFILE_HOURS, friday: [] };
    const { user, writes } = await show({
      limits: [limitsOf(0, 0), limitsOf(0, 0, { ahead: 14, daily: 3 }), limitsOf(0, 0)],
      hours: [hoursOf({}), hoursOf({ is_own: true, hours: none }), hoursOf({})],
    });
    await user.selectOptions(await ahead(), '2 weeks ahead');
    await user.selectOptions(within(breaks()).getByLabelText(/^Calls a day/), '3 calls');
    await user.click(within(week()).getByRole('checkbox', { name: 'Friday' }));
    await user.click(unsaved().getByText('Save'));
    await waitFor(() => expect(announced()).toBe(savedOf('weekly hours and booking limits')));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(announced()).toBe('As before: weekly hours and booking limits'));
    const limits = { buffer: 0, lead: 0, ahead: 30, daily: null };
    expect(writes().map(({ body }) => body)).toEqual([
      { hours: none, seen: null },
      { ...limits, ahead: 14, daily: 3, seen: limits },
      { hours: null, seen: none },
      { ...limits, seen: { ...limits, ahead: 14, daily: 3 } },
    ]);
  });
});

describe('the days off', () => {
  const off = {
    ...{ id: 7, first_day: '2026-12-03', last_day: '2026-12-03', note: '' },
    standing: [{ id: 7, name: 'Ana', email: 'ana@example.com', day: '2026-12-03', time: '2:00 PM' }],
  };
  const holidays = {
    ...{ id: 8, first_day: '2026-12-24', last_day: '2027-01-01', note: 'With the family' },
    standing: [{ id: 7, name: 'Bo', email: 'bo@example.com', day: '2026-12-28', time: '9:00 AM' }],
  };

  it('are listed with what is still booked on them', async () => {
    await show({ days: [daysOff(off, holidays)] });
    const items = await within(days()).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Thursday, December 3, 2026Still booked: 2:00 PM AnaChangeOpen again',
      'Thursday, December 24, 2026 to Friday, January 1, 2027With the familyStill booked: Mon, Dec 28, 9:00 AM BoChangeOpen again',
    ]);
  });

  it('say which stay off where others are opened, and offer to open those, too', async () => {
    const away = {
      ...holidays,
      id: 9,
      first_day: '2026-12-20',
      last_day: '2027-06-20',
      note: 'Away',
      standing: [],
    };
    const { user, writes } = await show({ days: [daysOff(away, holidays), daysOff(away), daysOff()] });
    const [, row] = await within(days()).findAllByRole('listitem');
    expect(row?.textContent).toContain('Overlaps Sunday, December 20, 2026 to Sunday, June 20, 2027, “Away”');
    await user.click(within(row!).getByText('Open again'));
    await waitFor(() =>
      expect(announced()).toBe(
        'Removed: Thursday, December 24, 2026 to Friday, January 1, 2027. Still off: Sunday, December 20, 2026 to Sunday, June 20, 2027, “Away”',
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Open that too' }));
    await within(days()).findByText('No days off ahead.');
    expect(writes().map(({ url }) => url)).toEqual(['/api/days-off.php?id=8', '/api/days-off.php?id=9']);
  });

  it('say at once which of the days are off already, and how many calls stay booked', async () => {
    const [call] = holidays.standing;
    const busy = { ...holidays, id: 9, first_day: '2026-12-21', standing: [call!, { ...call!, id: 8 }] };
    const { user } = await show({ days: [daysOff(holidays), daysOff(busy, holidays)] });
    await within(days()).findByRole('listitem');
    await user.type(within(days()).getByLabelText(/^First day off/), '2026-12-21');
    await user.type(within(days()).getByLabelText(/^Last day off/), '2027-01-01');
    within(days()).getByText(
      'Already off: Thursday, December 24, 2026 to Friday, January 1, 2027, “With the family”.',
    );
    await user.click(within(days()).getByText('Block these days'));
    await waitFor(() =>
      expect(announced()).toBe(
        'Monday, December 21, 2026 to Friday, January 1, 2027 are off. 2 calls are still booked',
      ),
    );
  });

  it('can be added', async () => {
    const { user, writes } = await show({ days: [daysOff(), daysOff(off)] });
    await within(days()).findByText('No days off ahead.');
    const input = within(days()).getByLabelText<HTMLInputElement>(/^First day off/);
    await user.type(input, '2026-12-03');
    await user.click(within(days()).getByText('Block these days'));
    await within(days()).findByRole('listitem');
    expect(writes().map(({ method, body }) => [method, body])).toEqual([
      ['POST', { first_day: '2026-12-03', last_day: '2026-12-03', note: '' }],
    ]);
    await waitFor(() =>
      expect(announced()).toBe('Thursday, December 3, 2026 is off. Still booked: 2:00 PM Ana'),
    );
    expect(input.value).toBe('');
  });

  it('stay as they were when one is refused, which is said at the field', async () => {
    const refusal = {
      status: 422,
      json: { success: false as const, error: 'That is a weekend.', field: 'first_day' },
    };
    const { user } = await show({ days: [daysOff(), refusal] });
    const input = within(days()).getByLabelText<HTMLInputElement>(/^First day off/);
    await user.type(input, '2026-12-05');
    await user.click(within(days()).getByText('Block these days'));
    await within(days()).findByText('That is a weekend.');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect([input.value, document.activeElement === input]).toEqual(['2026-12-05', true]);
  });

  it('go from one day to another, with a note', async () => {
    const { user, writes } = await show({ days: [daysOff(), daysOff(holidays)] });
    await user.type(within(days()).getByLabelText(/^First day off/), '2026-12-24');
    await user.type(within(days()).getByLabelText(/^Last day off/), '2027-01-01');
    await user.type(within(days()).getByLabelText(/^Note/), 'With the family');
    await user.click(within(days()).getByText('Block these days'));
    await within(days()).findByText('With the family');
    expect(writes().map(({ body }) => body)).toEqual([
      { first_day: '2026-12-24', last_day: '2027-01-01', note: 'With the family' },
    ]);
    await waitFor(() =>
      expect(announced()).toBe(
        'Thursday, December 24, 2026 to Friday, January 1, 2027 are off. Still booked: Mon, Dec 28, 9:00 AM Bo',
      ),
    );
  });

  it('are chosen by keyboard from a calendar that says which are off', async () => {
    const far = { ...off, first_day: '2036-12-04', last_day: '2036-12-04' };
    const { user } = await show({ days: [daysOff(far)] });
    await within(days()).findByRole('listitem');
    const input = within(days()).getByLabelText<HTMLInputElement>(/^First day off/);
    await user.type(input, '2036-12-03');
    const opener = within(days()).getByRole('button', { name: 'Choose the first day off' });
    await user.click(opener);
    const calendar = within(days()).getByRole('dialog', { name: 'Choose the first day off' });
    within(calendar).getByText('December 2036');
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toMatch(/December 4, 2036, off$/);
    await user.keyboard('{PageDown}');
    within(calendar).getByText('January 2037');
    await user.keyboard('{Enter}');
    expect([input.value, document.activeElement]).toEqual(['2037-01-04', opener]);
    await user.keyboard('{Enter}{Escape}');
    expect([within(days()).queryByRole('dialog'), document.activeElement]).toEqual([null, opener]);
  });

  it('say at the last day what is wrong with it, and keep what was typed', async () => {
    const refusal = {
      status: 422,
      json: {
        success: false as const,
        error: 'The last day is before the first one.',
        field: 'last_day',
      },
    };
    const { user } = await show({ days: [daysOff(), refusal] });
    await user.type(within(days()).getByLabelText(/^First day off/), '2026-12-24');
    const last = within(days()).getByLabelText<HTMLInputElement>(/^Last day off/);
    await user.type(last, '2026-12-28');
    await user.type(within(days()).getByLabelText(/^Note/), 'Away');
    await user.click(within(days()).getByText('Block these days'));
    await within(days()).findByText('The last day is before the first one.');
    expect([document.activeElement, last.value]).toEqual([last, '2026-12-28']);
    expect(within(days()).getByLabelText<HTMLInputElement>(/^Note/).value).toBe('Away');
  });

  it('can be opened again', async () => {
    const { user, writes, server } = await show({ days: [daysOff(off), daysOff(), daysOff(off)] });
    const time = { day: off.first_day, time: '9:00 AM', why: 'notice', minutes: 60 } as const;
    server.on('listClosedTimes', { json: { success: true, closed_times: [time] } });
    await user.click(await within(days()).findByText('Open again'));
    await within(days()).findByText('No days off ahead.');
    expect(screen.getByRole('status', { name: 'Closed' }).textContent).toBe(off.first_day);
    expect(writes().map(({ method, url }) => [method, url])).toEqual([['DELETE', '/api/days-off.php?id=7']]);
    await waitFor(() => expect(announced()).toBe('Thursday, December 3, 2026 is not off any more'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await within(days()).findByText('Open again');
    expect(writes().at(-1)!.body).toEqual({ first_day: '2026-12-03', last_day: '2026-12-03', note: '' });
  });

  it('are changed in the form, and changed back', async () => {
    const longer = { ...holidays, id: 9, last_day: '2027-01-04' };
    const { user, writes } = await show({ days: [daysOff(holidays), daysOff(longer), daysOff(holidays)] });
    await user.click(await within(days()).findByText('Change'));
    expect(within(days()).getByLabelText<HTMLInputElement>(/^Note/).value).toBe(holidays.note);
    const last = within(days()).getByLabelText<HTMLInputElement>(/^Last day off/);
    expect(last.value).toBe(holidays.last_day);
    await user.clear(last);
    await user.type(last, longer.last_day);
    await user.click(within(days()).getByText('Save these days'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(announced()).toContain('to Friday, January 1, 2027 are off'));
    const { first_day, last_day, note } = holidays;
    expect(writes().map(({ body }) => body)).toEqual([
      { id: 8, first_day, last_day: longer.last_day, note },
      { id: 9, first_day, last_day, note },
    ]);
  });

  it('say why one could not be opened, and why they could not be read', async () => {
    const { user } = await show({ days: [daysOff(off), 'network failure', daysOff(off)] });
    await user.click(await within(days()).findByText('Open again'));
    expect(await screen.findByText(/^Network error/, { selector: 'dialog p' })).toBeTruthy();
    expect(within(days()).getByText('Open again')).toBeTruthy();
  });

  it('can be asked for again when they could not be read', async () => {
    const { user } = await show({ days: ['network failure', daysOff()] });
    await user.click(await within(days()).findByText('Try again'));
    expect(await within(days()).findByText('No days off ahead.')).toBeTruthy();
    expect(within(days()).queryByText('Try again')).toBeNull();
  });
});

describe('the times of a single day', () => {
  const off: SlotsOff = {
    day: '2026-12-03',
    slots: ['9:00 AM', '10:00 AM'],
    added: [],
    standing: [{ id: 7, name: 'Ana', email: 'ana@example.com', day: '2026-12-03', time: '9:00 AM' }],
  };
  const day = () => within(times()).getByLabelText<HTMLInputElement>('Day to change');
  const unchecked = () =>
    within(times())
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ checked }) => !checked)
      .map(({ value }) => value);

  it('are listed with what is still booked at them', async () => {
    const { user } = await show({ slots: [slotsOff(off)], hours: [hoursOf({ booked: off.standing })] });
    const [item] = await within(times()).findAllByRole('listitem');
    expect(item?.textContent).toBe(
      'Thursday, December 3, 2026Off: 9:00 AM, 10:00 AMStill booked: 9:00 AM AnaChangeAs every week',
    );
    expect(within(times()).getByRole('link', { name: '9:00 AM Ana' }).getAttribute('href')).toBe(
      '/dashboard?tab=consultations&week=&view=one-call&call=7',
    );
    await user.click(within(times()).getByText('Change'));
    await within(times()).findByLabelText('9:00 AM booked: Ana');
    within(times()).getByLabelText('10:00 AM');
  });

  it('are taken off by unchecking them', async () => {
    const { user, writes } = await show({ slots: [slotsOff(), slotsOff(off)] });
    await within(times()).findByText('Every day ahead has the times of its week.');
    await user.type(day(), '2026-12-03');
    expect(unchecked()).toEqual([]);
    await user.click(within(times()).getByLabelText('9:00 AM'));
    await user.click(within(times()).getByLabelText('10:00 AM'));
    await user.click(within(times()).getByText('Save times'));
    await within(times()).findByRole('listitem');
    expect(writes().map(({ body }) => body)).toEqual([
      { day: '2026-12-03', slots: ['9:00 AM', '10:00 AM'], seen: [], added: [], seen_added: [] },
    ]);
    await waitFor(() => expect(announced()).toBe('Thursday, December 3, 2026: 7 of 9 times can be booked'));
  });

  it('are changed on several days at once, and taken back at once', async () => {
    const { user, writes } = await show();
    await within(times()).findByText('Every day ahead has the times of its week.');
    await user.type(day(), '2026-12-01');
    for (const next of ['Tuesday, December 8, 2026', 'Tuesday, December 15, 2026'])
      await user.click(within(times()).getByRole('button', { name: `Also on ${next}` }));
    await user.click(within(times()).getByLabelText('9:00 AM'));
    await user.click(within(times()).getByText('Save times'));
    await waitFor(() => expect(announced()).toBe('3 days have other times than every week'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(announced()).toBe('3 days have the times of their week again'));
    const bodies = ['2026-12-01', '2026-12-08', '2026-12-15'].flatMap((one) => [
      { day: one, slots: ['9:00 AM'], seen: [], added: [], seen_added: [] },
    ]);
    expect(writes().map(({ body }) => body)).toEqual([
      ...bodies,
      ...bodies.map((body) => ({ ...body, slots: [], seen: ['9:00 AM'] })),
    ]);
  });

  it('are changed from what they are', async () => {
    const { user } = await show({ slots: [slotsOff(off)] });
    await user.click(await within(times()).findByText('Change'));
    expect([day().value, document.activeElement === day()]).toEqual(['2026-12-03', true]);
    expect(unchecked()).toEqual(['9:00 AM', '10:00 AM']);
  });

  it('are all opened again at once, and say why they could not be', async () => {
    const { user, writes } = await show({ slots: [slotsOff(off), 'network failure', slotsOff()] });
    const open = () => within(times()).getByText('As every week');
    await within(times()).findByText('As every week');
    await user.click(open());
    await screen.findByText(/^Network error/, { selector: 'dialog p' });
    await user.click(within(screen.getByRole('alertdialog')).getByText('OK'));
    await user.click(open());
    await within(times()).findByText('Every day ahead has the times of its week.');
    expect(writes().at(-1)?.body).toEqual({
      ...{ day: '2026-12-03', slots: [], added: [] },
      ...{ seen: off.slots, seen_added: [] },
    });
  });

  it('say what was done last in place of what another part has said', async () => {
    const dayOff = { id: 7, first_day: '2026-12-04', last_day: '2026-12-04', note: '', standing: [] };
    const { user } = await show({ days: [daysOff(dayOff), daysOff()], slots: [slotsOff(off), slotsOff()] });
    const news = () => [...document.querySelectorAll('.news-line p')].map(({ textContent }) => textContent);
    await user.click(await within(days()).findByText('Open again'));
    await waitFor(() => expect(news()).toEqual(['Friday, December 4, 2026 is not off any more']));
    await user.click(await within(times()).findByText('As every week'));
    const last = 'Thursday, December 3, 2026 has the times of its week again';
    await waitFor(() => expect(news()).toEqual([last]));
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(news()).toEqual([]);
  });

  it('are added to a day, which has none in the week, and removed again; who is booked then is said', async () => {
    const added = { day: '2026-12-05', slots: [], added: ['10:00 AM', '11:00 AM'] as Slot[], standing: [] };
    const bea = { id: 8, name: 'Bea', email: 'bea@example.com', day: added.day, time: '10:00 AM' };
    const { user, writes } = await show({
      slots: [slotsOff(), slotsOff(added), slotsOff()],
      hours: [hoursOf({ booked: [bea] })],
    });
    await within(times()).findByText('Every day ahead has the times of its week.');
    await user.type(day(), added.day);
    within(times()).getByText('There are no consultations on that day of the week.');
    const choice = () => within(times()).getByLabelText<HTMLSelectElement>('Time to add');
    await user.selectOptions(choice(), '10:00');
    await user.click(within(times()).getByText('Add this time'));
    expect([...choice().options].map(({ value }) => value)).not.toContain('10:15');
    await user.selectOptions(choice(), '11:00');
    await user.click(within(times()).getByText('Add this time'));
    await user.click(within(times()).getByText('Save times'));
    const [item] = await within(times()).findAllByRole('listitem');
    expect(item?.textContent).toContain('Saturday, December 5, 2026Added: 10:00 AM, 11:00 AM');
    await waitFor(() => expect(announced()).toBe('Saturday, December 5, 2026: 10:00 AM, 11:00 AM added'));
    expect(writes().at(-1)?.body).toEqual({
      ...{ day: added.day, slots: [], seen: [], seen_added: [] },
      added: added.added,
    });

    await user.click(within(times()).getByText('Change'));
    await user.click(within(times()).getByLabelText('10:00 AM added booked: Bea'));
    await user.click(within(times()).getByLabelText('11:00 AM added'));
    await user.click(within(times()).getByText('Save times'));
    await within(times()).findByRole('link', { name: 'Sat, Dec 5, 10:00 AM Bea' });
    expect(writes().at(-1)?.body).toMatchObject({ added: [], seen_added: added.added });
  });

  it('can be asked for again when they could not be read', async () => {
    const { user } = await show({ slots: ['network failure', slotsOff()] });
    await user.click(await within(times()).findByText('Try again'));
    expect(await within(times()).findByText('Every day ahead has the times of its week.')).toBeTruthy();
  });
});

describe('booking limits', () => {
  const field = (name: RegExp) => within(breaks()).findByLabelText<HTMLSelectElement>(name);

  it('are shown as they are, unusual ones, too', async () => {
    await show({ limits: [limitsOf(25, 2_880)] });
    const shown = async (name: RegExp) => (await field(name)).selectedOptions[0]?.textContent;
    expect([await shown(/^Break/), await shown(/^Notice/)]).toEqual(['25 minutes', '2 days']);
  });

  it('are saved together', async () => {
    const { user, writes } = await show({ limits: [limitsOf(0, 0), limitsOf(15, 1_440)] });
    await user.selectOptions(await field(/^Break/), '15 minutes');
    await user.selectOptions(await field(/^Notice/), '24 hours');
    await user.click(unsaved().getByText('Save'));
    await waitFor(() => expect(announced()).toBe(savedOf('booking limits')));
    const seen = { buffer: 0, lead: 0, ahead: 30, daily: null };
    expect(writes().map(({ body }) => body)).toEqual([{ ...seen, buffer: 15, lead: 1_440, seen }]);
  });

  it('say how many calls a week they leave room for', async () => {
    const { user } = await show();
    await user.selectOptions(await field(/^Calls a day/), '3 calls');
    await within(week()).findByText('Room for 15 calls a week instead of 45, at most 3 a day.');
  });

  it('can be taken as they were set elsewhere, or set in their place, where both changed the same', async () => {
    const error = 'The break between two calls was changed since.';
    const refusal = { status: 409, json: { success: false as const, error, field: 'buffer' } };
    const elsewhere = limitsOf(30, 240);
    const { user, writes } = await show({
      limits: [limitsOf(0, 0), refusal, elsewhere, limitsOf(15, 240), refusal, limitsOf(20, 240)],
    });
    await user.selectOptions(await field(/^Break/), '15 minutes');
    await user.click(unsaved().getByText('Save'));
    await within(breaks()).findByText(/30 minutes break between two calls/);
    expect((await field(/^Break/)).value).toBe('15');
    // What was not changed here is as it is there.
    expect((await field(/^Notice/)).value).toBe('240');
    await user.click(within(breaks()).getByText('Save mine'));
    await waitFor(() => expect(announced()).toBe(savedOf('booking limits')));
    const theirs = { buffer: 30, lead: 240, ahead: 30, daily: null };
    expect(writes().at(-1)?.body).toEqual({ ...theirs, buffer: 15, seen: theirs });

    await user.selectOptions(await field(/^Break/), '45 minutes');
    await user.click(unsaved().getByText('Save'));
    await user.click(await within(breaks()).findByText('Use theirs'));
    expect((await field(/^Break/)).value).toBe('20');
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
  });

  it('keep what was chosen when they could not be saved, and say so', async () => {
    const { user } = await show({ limits: [limitsOf(0, 0), 'network failure'] });
    await user.selectOptions(await field(/^Break/), '15 minutes');
    await user.click(unsaved().getByText('Save'));
    await within(breaks()).findByText(/^Network error/);
    expect((await field(/^Break/)).value).toBe('15');
  });

  it('are saved with the hours; what could not be is named, and kept until it is discarded', async () => {
    const { user, writes } = await show({
      limits: [limitsOf(0, 0), 'network failure'],
      hours: [hoursOf({}), hoursOf({ is_own: true, hours: { ...PROFILE_HOURS, friday: [] } })],
    });
    await user.selectOptions(await field(/^Break/), '15 minutes');
    await user.click(await within(week()).findByRole('checkbox', { name: 'Friday' }));
    unsaved().getByText('Not saved: weekly hours and booking limits');
    await user.click(unsaved().getByText('Save'));
    await within(breaks()).findByText(/^Network error/);
    await unsaved().findByText('Not saved: booking limits');
    expect(writes()).toHaveLength(2);
    await user.click(unsaved().getByText('Discard'));
    expect([
      (await field(/^Break/)).value,
      screen.queryByRole('region', { name: 'Unsaved changes' }),
    ]).toEqual(['0', null]);
    expect(within(breaks()).queryByText(/^Network error/)).toBeNull();
  });

  it('can be asked for again when they could not be read', async () => {
    const { user } = await show({ limits: ['network failure', limitsOf(0, 0)] });
    await user.click(await within(breaks()).findByText('Try again'));
    expect(await field(/^Break/)).toBeTruthy();
  });
});

describe('the calendar’s address', () => {
  const FIRST = 'https://wren.example/calendar/first.ics';
  const SECOND = 'https://wren.example/calendar/second.ics';
  const address = () => within(calendar()).getByLabelText<HTMLInputElement>(/^Link/).value;

  it('is made when asked for, without a question', async () => {
    const { user, writes } = await show({ part: 'calendars', feed: [feedAt(null), feedAt(FIRST)] });
    await user.click(await within(calendar()).findByText('Create a link'));
    await waitFor(() => expect(address()).toBe(FIRST));
    expect(writes().map(({ method }) => method)).toEqual(['POST']);
  });

  it('can be copied', async () => {
    const { user } = await show({ part: 'calendars', feed: [feedAt(FIRST)] });
    const write = vi.spyOn(window.navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await within(calendar()).findByText('Copy'));
    expect(write).toHaveBeenCalledWith(FIRST);
    await within(calendar()).findByText('Copied');
  });

  it('gives way to a new one only after a question', async () => {
    const { user, writes } = await show({ part: 'calendars', feed: [feedAt(FIRST), feedAt(SECOND)] });
    const renew = await within(calendar()).findByText('Create a new link');
    await user.click(renew);
    await user.click(within(screen.getByRole('alertdialog')).getByText('Cancel'));
    expect(writes()).toEqual([]);
    await user.click(renew);
    await user.click(within(screen.getByRole('alertdialog')).getByText('Create a new link'));
    await waitFor(() => expect(address()).toBe(SECOND));
  });

  it('stays when a new one could not be made, which is said', async () => {
    const { user } = await show({ part: 'calendars', feed: [feedAt(FIRST), 'network failure'] });
    await user.click(await within(calendar()).findByText('Create a new link'));
    await user.click(within(screen.getByRole('alertdialog')).getByText('Create a new link'));
    await screen.findByText(/^Network error/, { selector: 'dialog p' });
    expect(address()).toBe(FIRST);
  });

  it('can be asked for again when it could not be read', async () => {
    const { user } = await show({ part: 'calendars', feed: ['network failure', feedAt(FIRST)] });
    await user.click(await within(calendar()).findByText('Try again'));
    await waitFor(() => expect(address()).toBe(FIRST));
  });
});
