import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { consultation } from '#content/words/consultation.ts';
import { rulesFor } from '#shared/booking.ts';
import { SLOTS } from '#tests/support/profile-slots.ts';
import { FILL_TIME_HEADER } from '#shared/limits.ts';
import { BookingForm } from '#app/features/consultations/BookingForm.tsx';
import { FakeServer, type Reply } from '#tests/support/fake-server.ts';
import { renderOnSite } from '#tests/support/render.tsx';

type Replies = Reply<'bookConsultation'>[];

const TODAY = '2026-11-18';
const MONDAY = 'Monday, November 23';
const TUESDAY = 'Tuesday, November 24';

const radios = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
const day = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false });
const slot = (value: string) => radios('time').find((radio) => radio.value === value)!;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
/** The summary's, which follows the bar's. */
const submit = () => screen.getAllByText<HTMLButtonElement>(/^Schedul/, { selector: 'button' }).at(-1)!;
const summary = () => screen.getByLabelText('Your consultation').textContent;

interface Setting {
  availability?: Reply<'readAvailability'>[];
  booking?: Replies;
  timeZone?: string;
  today?: string | null;
}

function show(setting: Setting = {}) {
  const {
    availability = [{ json: { success: true, taken: {}, meets_online: false } }],
    booking = ['never'],
  } = setting;
  const server = new FakeServer().on('readAvailability', ...availability).on('bookConsultation', ...booking);
  const onBooked = vi.fn();
  const { today = TODAY, timeZone = 'America/Phoenix' } = setting;
  const view = renderOnSite(<BookingForm today={today} onBooked={onBooked} />, {
    server,
    timeZone,
  });
  return { ...view, onBooked, announce: vi.spyOn(view.host.announcer, 'announce') };
}

async function fillIn({ user }: ReturnType<typeof show>) {
  await user.click(day(TUESDAY));
  await user.click(slot('10:00 AM'));
  await user.click(field('Your name'));
  await user.paste('Ana Ruiz');
  await user.click(field('Email address'));
  await user.paste('ana@bakery.example');
}

async function book(setting: Setting) {
  const view = show(setting);
  await fillIn(view);
  await view.user.click(field('Message'));
  await view.user.paste('A menu.');
  await view.user.click(submit());
  return view;
}

const booked = (server: FakeServer) => server.requests.filter(({ method }) => method === 'POST');

describe('choosing a day and a time', () => {
  it('[2.12.01] [2.12.02] [2.12.03] [9.2.04] [9.2.05] [9.2.06] offers the weekdays of the next 30 days, and no other', () => {
    show();
    const days = radios('date').map(({ value }) => value);
    expect([days.length, days[0], days.at(-1)]).toEqual([22, '2026-11-19', '2026-12-18']);
    for (const value of days) expect([1, 2, 3, 4, 5]).toContain(new Date(`${value}T00:00Z`).getUTCDay());
  });

  it('[9.2.04] ends with the thirtieth day also where a weekday follows', () => {
    show({ today: '2026-11-30' });
    expect(radios('date').at(-1)!.value).toBe('2026-12-30');
  });

  it('[2.12.04] groups them by month', () => {
    show();
    const november = within(screen.getByRole('group', { name: 'November 2026' })).getAllByRole('radio');
    const december = within(screen.getByRole('group', { name: 'December 2026' })).getAllByRole('radio');
    expect([november.length, december.length]).toEqual([8, 14]);
  });

  it('[2.12.05] [9.2.02] [9.2.03] offers nine slots, once there is a day', async () => {
    const nine = [
      ...['9:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '1:00 PM'],
      ...['2:00 PM', '3:00 PM', '4:00 PM', '5:00 PM'],
    ];
    const { user } = show();
    expect(radios('time').map(({ value }) => value)).toEqual(nine);
    expect(radios('time').map(({ labels }) => labels![0]!.textContent.trim())).toEqual(nine);
    expect(radios('time').every(({ disabled }) => disabled)).toBe(true);
    await user.click(day(MONDAY));
    expect(radios('time').some(({ disabled }) => disabled)).toBe(false);
  });

  it('are radio groups that the arrow keys move through', async () => {
    const { user } = show();
    await user.click(day(MONDAY));
    await user.keyboard('{ArrowRight}');
    expect(day(TUESDAY).checked).toBe(true);
    await user.tab(); // to the time zone
    await user.tab();
    await user.keyboard(' {ArrowDown}');
    expect(slot('10:00 AM').checked).toBe(true);
  });

  it('[4.9.01] resets the time when another day is chosen, and says so', async () => {
    const { user, announce } = show();
    await user.click(day(MONDAY));
    await user.click(slot('9:00 AM'));
    expect(slot('9:00 AM').checked).toBe(true);
    await user.click(day(TUESDAY));
    expect(radios('time').some(({ checked }) => checked)).toBe(false);
    expect(summary()).toContain('Arizona timeNot chosen yet');
    expect(announce.mock.calls).toEqual([['The time was cleared. Pick one for the new day.']]);
  });

  it('[D19] strikes through what is taken, where it cannot be chosen, and a day that is full', async () => {
    const taken = { '2026-11-23': [...SLOTS], '2026-11-24': ['9:00 AM' as const] };
    const { user } = show({ availability: [{ json: { success: true, taken, meets_online: false } }] });
    const full = await screen.findByRole<HTMLInputElement>('radio', { name: `${MONDAY}, full` });
    expect(full.disabled).toBe(true);
    await user.click(day(TUESDAY));
    expect(slot('9:00 AM').disabled).toBe(true);
    expect(slot('9:00 AM').labels![0]!.querySelector('.line-through')!.textContent).toBe('9:00 AM');
    expect(slot('9:00 AM').labels![0]!.textContent).toContain('taken');
    expect(radios('time').filter(({ disabled }) => disabled)).toHaveLength(1);
  });

  it('offers the times that a single day has of its own, on that day alone', async () => {
    const times = rulesFor(null).hours;
    const dates = { '2026-11-28': ['10:00', '18:30'] };
    const { user } = show({
      availability: [
        { json: { success: true, taken: {}, meets_online: false, hours: { times, text: '', dates } } },
      ],
    });
    const saturdays = () => radios('date').filter(({ value }) => new Date(value).getUTCDay() === 6);
    await waitFor(() => expect(saturdays().map(({ value }) => value)).toEqual(['2026-11-28']));
    await user.click(saturdays()[0]!);
    expect(radios('time').map(({ value }) => value)).toEqual(['10:00 AM', '6:30 PM']);
    await user.click(day(TUESDAY));
    expect(radios('time')).toHaveLength(9);
  });

  it.each<[string, Reply<'readAvailability'>]>([
    ['no answer', 'network failure'],
    ['an error', { status: 500, json: { success: false, error: 'Oops.' } }],
    ['no JSON', { text: '<html>' }],
  ])('[D19] offers all nine when the taken ones cannot be had: %s', async (_, reply) => {
    const { user, server } = show({ availability: [reply] });
    await waitFor(() => expect(server.requests).toHaveLength(1));
    await user.click(day(MONDAY));
    expect(radios('time').filter(({ disabled }) => !disabled)).toHaveLength(9);
  });

  it('shows no day while today is not known', () => {
    show({ today: null });
    expect(radios('date')).toEqual([]);
  });
});

describe('the summary', () => {
  it('[2.12.07] [9.2.01] [9.2.07] says the day, Arizona’s time and the visitor’s own, the length and that it is free', async () => {
    const { user } = show({ timeZone: 'America/New_York' });
    expect(summary()).toContain('DayNot chosen yet');
    await user.click(day(TUESDAY));
    await user.click(slot('10:00 AM'));
    for (const words of [
      'Tuesday, November 24',
      'Arizona time10:00 AM',
      'On your clock12:00 PM, Eastern Standard Time',
      '30 minutes',
      'Free',
    ]) {
      expect(summary()).toContain(words);
    }
    expect(slot('10:00 AM').labels![0]!.textContent).toMatch(/^12:00 PM 10:00 AM in Arizona/);
  });

  it('begins with the visitor’s day where it is another one, and says whose the other is', async () => {
    const { user } = show({ timeZone: 'Asia/Kathmandu' });
    await user.click(day(TUESDAY));
    await user.click(slot('1:00 PM'));
    expect(summary()).toMatch(
      /On your clockWednesday, November 25, 1:45 AM, Nepal Time.*Day in ArizonaTuesday, November 24Arizona time1:00 PM/,
    );
    const bar = document.querySelector('[data-booking-bar] p')!;
    expect([...bar.children].map(({ textContent }) => textContent)).toEqual([
      'Wed, Nov 25, 1:45 AM',
      'Tue 1:00 PM in Arizona',
    ]);
  });

  it('does not repeat a time that is the same on both clocks', async () => {
    const { user } = show();
    await user.click(day(TUESDAY));
    await user.click(slot('10:00 AM'));
    expect(summary()).toContain('On your clockThe same');
    expect(slot('10:00 AM').labels![0]!.textContent).not.toContain('in Arizona');
  });

  it('tells the time in the zone that the visitor chooses, and sends that one', async () => {
    const view = show();
    await fillIn(view);
    await view.user.click(screen.getByRole('button', { name: consultation.zone.change }));
    const zones = screen.getByRole<HTMLSelectElement>('combobox', { name: consultation.zone.label });
    expect([document.activeElement, zones.value]).toEqual([zones, 'America/Phoenix']);
    await view.user.selectOptions(zones, 'America/New_York');
    expect(summary()).toMatch(/On your clock12:00 PM, Eastern Standard Time.*Arizona time10:00 AM/);
    await view.user.click(submit());
    await waitFor(() => expect(booked(view.server)).toHaveLength(1));
    expect(booked(view.server)[0]!.body).toMatchObject({ time: '10:00 AM', time_zone: 'America/New_York' });
  });
});

describe('the bar at the bottom of small screens', () => {
  const bar = () => within(document.querySelector<HTMLElement>('[data-booking-bar]')!);

  it('says what is chosen, leads to what is missing, and books', async () => {
    const view = show();
    expect(document.querySelector('[data-booking-bar]')).toBeNull();
    await view.user.click(day(TUESDAY));
    expect(bar().getByRole('button', { name: consultation.time.title })).toBeTruthy();
    await fillIn(view);
    expect(bar().getByText('10:00 AM')).toBeTruthy();
    await view.user.click(bar().getByRole('button', { name: consultation.bar.submit }));
    await waitFor(() => expect(booked(view.server)).toHaveLength(1));
  });
});

describe('the telephone number', () => {
  const hint = async () => {
    await screen.findByText(/^(I call you there|Without it)/);
    return document.getElementById(field('Phone').getAttribute('aria-describedby')!)!.textContent;
  };

  it('can be left out for a link to join, where the site has a place to meet', async () => {
    show({ availability: [{ json: { success: true, taken: {}, meets_online: true } }] });
    await screen.findByText('Without it we meet online: you get a link to join from a computer.');
    expect(await hint()).toContain('Without it we meet online');
  });

  it.each<[string, Reply<'readAvailability'>]>([
    ['has none', { json: { success: true, taken: {}, meets_online: false } }],
    ['can not be asked', 'network failure'],
  ])('promises no link where the site %s', async (_, reply) => {
    const { server } = show({ availability: [reply] });
    await waitFor(() => expect(server.requests).toHaveLength(1));
    expect(await hint()).toBe('I call you there. Without it, I ask you by email.');
  });
});

describe('submitting', () => {
  it('[5.41] [5.42] [5.43] [5.44] [5.45] [5.46] [5.47] needs day, time, name and email and no more, and says what is missing', async () => {
    const view = show();
    expect(submit().disabled).toBe(true);
    expect(summary()).toContain('Still needed: a day, a time, your name, and your email address.');
    await fillIn(view);
    expect([submit().disabled, summary().includes('Still needed')]).toEqual([false, false]);
    await view.user.clear(field('Your name'));
    await view.user.type(field('Your name'), '  ');
    expect([submit().disabled, summary().includes('Still needed: your name.')]).toEqual([true, true]);
    await view.user.type(field('Your name'), 'Ana');
    await view.user.clear(field('Email address'));
    expect(submit().disabled).toBe(true);
    await view.user.type(field('Email address'), 'a@b');
    await view.user.click(day(MONDAY));
    expect([submit().disabled, summary().includes('Still needed: a time.')]).toEqual([true, true]);
  });

  it('[2.12.06] [5.45] [5.46] has four fields, of which phone and message are optional', () => {
    show();
    const required = ['Your name', 'Email address', 'Phone', 'Message'].map((label) => field(label).required);
    expect(required).toEqual([true, true, false, false]);
    const names = screen.getAllByRole<HTMLInputElement>('textbox').map(({ name }) => name);
    expect(names).toEqual(['name', 'email', 'phone', 'message']);
    expect([...radios('date'), ...radios('time')].every((radio) => radio.required)).toBe(true);
  });

  it('[7.6.04] [7.6.05] [5.48] sends everything, the day as YYYY-MM-DD, and can be pressed once', async () => {
    const { server, user } = await book({ booking: ['never'] });
    expect([submit().textContent, submit().disabled]).toEqual(['Scheduling...', true]);
    await user.type(field('Your name'), '{Enter}');
    const [sent, ...more] = booked(server);
    expect(more).toEqual([]);
    expect([sent!.url, sent!.body]).toEqual([
      '/api/consultation.php',
      {
        name: 'Ana Ruiz',
        email: 'ana@bakery.example',
        phone: '',
        message: 'A menu.',
        date: '2026-11-24',
        time: '10:00 AM',
        time_zone: 'America/Phoenix',
      },
    ]);
    expect(sent!.headers.get(FILL_TIME_HEADER)).toMatch(/^\d+$/);
  });

  it('sends what filled in the invisible field', async () => {
    const view = show();
    await fillIn(view);
    document.querySelector<HTMLInputElement>('input[name="website"]')!.value = 'https://spam.example';
    await view.user.click(submit());
    expect(booked(view.server)[0]!.body).toMatchObject({ website: 'https://spam.example' });
  });

  it('[4.9.02] tells what was booked, and announces it', async () => {
    const { onBooked, announce } = await book({
      booking: [
        { json: { success: true, calendar_uid: 'a1b2@wren.example', invited: true, meeting_url: '' } },
      ],
    });
    await waitFor(() =>
      expect(onBooked).toHaveBeenCalledWith({
        day: '2026-11-24',
        slot: '10:00 AM',
        timeZone: 'America/Phoenix',
        uid: 'a1b2@wren.example',
        invited: true,
        meetingUrl: '',
        email: 'ana@bakery.example',
        phone: '',
      }),
    );
    expect(announce.mock.calls).toEqual([['Your consultation is booked.']]);
  });
});

describe('a booking that fails', () => {
  it.each<[string, Reply<'bookConsultation'>, string]>([
    [
      '[8.52] the server’s reason',
      { status: 429, json: { success: false, error: 'Too many bookings.' } },
      'Too many bookings.',
    ],
    [
      '[8.53] no reason',
      { unchecked: { success: false } },
      'Failed to schedule consultation. Please try again.',
    ],
    ['[8.53] no JSON', { status: 500, text: 'Oops' }, 'Failed to schedule consultation. Please try again.'],
    ['[8.54] no answer', 'network failure', 'Network error. Please check your connection and try again.'],
  ])('%s: is shown beside the button and announced, and nothing is lost', async (_, reply, message) => {
    const { onBooked, announce } = await book({ booking: [reply] });
    await waitFor(() => expect(summary()).toContain(message));
    expect(announce.mock.calls).toEqual([[message]]);
    expect([day(TUESDAY).checked, slot('10:00 AM').checked]).toEqual([true, true]);
    expect([field('Your name').value, field('Message').value]).toEqual(['Ana Ruiz', 'A menu.']);
    expect([submit().disabled, document.activeElement]).toEqual([false, submit()]);
    expect(onBooked).not.toHaveBeenCalled();
  });

  it('409: strikes the slot out, asks what else is taken, keeps what was typed, and leads to the times', async () => {
    const error = 'That time has just been taken. Please choose another one.';
    const { server, user } = await book({
      availability: [
        { json: { success: true, taken: {}, meets_online: false } },
        { json: { success: true, taken: { '2026-11-24': ['9:00 AM', '10:00 AM'] }, meets_online: false } },
      ],
      booking: [{ status: 409, json: { success: false, error, field: 'time' } }],
    });
    const times = await screen.findByRole('group', { name: /Pick a time/ });
    await waitFor(() => expect(times.textContent).toContain(error));
    expect(document.getElementById(times.getAttribute('aria-describedby')!)!.textContent).toBe(error);
    await waitFor(() => expect([slot('9:00 AM').disabled, slot('10:00 AM').disabled]).toEqual([true, true]));
    expect(server.requests.filter(({ method }) => method === 'GET')).toHaveLength(2);
    expect([day(TUESDAY).checked, slot('10:00 AM').checked, submit().disabled]).toEqual([true, false, true]);
    expect([field('Your name').value, field('Message').value]).toEqual(['Ana Ruiz', 'A menu.']);
    await user.click(slot('11:00 AM'));
    expect([times.textContent.includes(error), submit().disabled]).toEqual([false, false]);
  });

  it('409: puts the focus on a time that is free, also where the refreshed list cannot be had', async () => {
    await book({
      availability: [{ json: { success: true, taken: {}, meets_online: false } }, 'network failure'],
      booking: [{ status: 409, json: { success: false, error: 'Taken.', field: 'time' } }],
    });
    await waitFor(() => expect(document.activeElement).toBe(slot('9:00 AM')));
    expect(slot('10:00 AM').disabled).toBe(true);
  });

  it('strikes out a day that was taken off meanwhile, chooses it no more, and leads to the days with the message in view', async () => {
    const error = 'There are no consultations on that day.';
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { server } = await book({
      availability: [{ json: { success: true, taken: {}, meets_online: false } }, 'network failure'],
      booking: [{ status: 422, json: { success: false, error, field: 'date' } }],
    });
    const message = await screen.findByText(error, { selector: 'p span' });
    await waitFor(() => expect(day(TUESDAY).disabled).toBe(true));
    expect([day(TUESDAY).checked, submit().disabled]).toEqual([false, true]);
    expect(document.activeElement).toHaveProperty('name', 'date');
    expect(shown.mock.contexts.at(-1)).toBe(message.parentElement);
    expect(server.requests.filter(({ method }) => method === 'GET')).toHaveLength(2);
    expect(field('Your name').value).toBe('Ana Ruiz');
    shown.mockRestore();
  });

  it('ties a failure to the field it is about', async () => {
    const error = 'Please enter a valid email address.';
    await book({ booking: [{ status: 422, json: { success: false, error, field: 'email' } }] });
    await waitFor(() => expect(document.activeElement).toBe(field('Email address')));
    const box = document.getElementById(field('Email address').getAttribute('aria-describedby')!);
    expect([field('Email address').getAttribute('aria-invalid'), box!.textContent]).toEqual(['true', error]);
  });
});
