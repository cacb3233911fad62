import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsultationsTab } from '#app/dashboard/ConsultationsTab.tsx';
import {
  useConsultationTotals,
  usePendingConsultationCount,
} from '#app/features/consultations/use-consultations.ts';
import { forgetUndo, undoLatest } from '#app/components/dashboard/undo-stack.ts';
import { addDays } from '#shared/calendar-day.ts';
import type { FoundPerson } from '#shared/contract/finder.ts';
import { timeInWords } from '#app/features/consultations/time-in-words.ts';
import { formatDay } from '#shared/days-in-words.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { formatShortDay, formatSlot } from '#shared/times-in-words.ts';
import { consultationList, consultationRow } from '#tests/support/dashboard-rows.ts';
import { dashboardServer, FOUND_NOTHING, listLoaded, PROFILE_HOURS } from '#tests/support/dashboard.tsx';
import type { FakeServer } from '#tests/support/fake-server.ts';
import { FakeMediaQuery } from '#tests/support/jsdom-parts.ts';
import { SLOTS, slotsOn } from '#tests/support/profile-slots.ts';
import { renderOnSite } from '#tests/support/render.tsx';

function Counts() {
  const { pending, total } = useConsultationTotals();
  return <output aria-label="Counts">{[usePendingConsultationCount(), pending, total].join()}</output>;
}

type Row = ReturnType<typeof consultationRow>;

const show = (...consultations: Row[]) => showIn('America/Phoenix', ...consultations);

const showIn = (timeZone: string, ...consultations: Row[]) =>
  render(timeZone, dashboardServer(), consultations);
const showOn = (server: FakeServer, ...consultations: Row[]) =>
  render('America/Phoenix', server, consultations);

async function render(timeZone: string, server: FakeServer, consultations: Row[]) {
  const view = renderOnSite(
    <>
      <Counts />
      <ConsultationsTab />
    </>,
    {
      timeZone,
      server: server.on('listConsultations', { json: consultationList(consultations) }),
    },
  );
  await listLoaded();
  return view;
}

const item = (id: number) => screen.getByText(`Client ${id}`).closest<HTMLElement>('li')!;
const badge = (id: number) => {
  const { dataset, textContent } = item(id).querySelector<HTMLElement>('[data-tone]')!;
  return [dataset.tone, textContent];
};
// The menu's code comes after the list.
const menuOf = (id: number) => within(item(id)).findByRole('button', { name: `More: Client ${id}` });

/** Opens the dialog that books a call at the first time of a day. */
async function beginBooking() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
  const day = '2026-11-24';
  const slots = slotsOn(day);
  const view = await showOn(dashboardServer());
  await view.user.click(screen.getByRole('radio', { name: 'Week' }));
  await view.user.click(await screen.findByRole('button', { name: 'Later week' }));
  const time = await timeIn(day, slots[0]!, 'Free');
  time.focus();
  await view.user.keyboard('{Enter}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Book a call' });
  const field = (name: RegExp) => within(dialog).getByLabelText<HTMLInputElement>(name);
  return { ...view, day, slots, time, dialog, field };
}

/** The button of a time of the week, once it is in that state. */
const timeIn = (day: string, slot: Slot, state: string) =>
  waitFor(() => {
    const time = document.querySelector<HTMLElement>(`[data-day="${day}"] [data-slot="${slot}"] button`);
    expect(time?.textContent).toMatch(new RegExp(`, ${state}$`));
    return time!;
  });
const counts = () => screen.getByRole('status', { name: 'Counts' }).textContent;

beforeEach(() => window.localStorage.clear());

describe('the consultations', () => {
  it('to confirm are those that were not in this browser; one that is now stays till the list is read again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T16:10:00Z') });
    window.localStorage.setItem('shingle_confirmed_consultations', '[2]');
    const server = dashboardServer();
    const { user } = await showOn(server, consultationRow(1), consultationRow(2), consultationRow(3));
    await user.click(screen.getByRole('radio', { name: 'To confirm 2' }));
    await waitFor(() => expect(screen.queryByText('Client 2')).toBeNull());
    expect(server.requests.at(-1)!.url).toContain('view=pending');
    await user.click(within(item(1)).getByRole('button', { name: 'Confirm' }));
    expect(badge(1)).toEqual(['agave', 'Confirmed']);
    expect(screen.getByRole('radio', { name: 'To confirm 1' })).toBeTruthy();
    // It has begun ten minutes ago.
    expect(within(item(1)).getByText('Now')).toBeTruthy();
  });

  it('are cancelled together, with one line to all, and say who gets an email', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00Z') });
    const over = consultationRow(3, { consultation_date: '2026-11-19' });
    const server = dashboardServer().on('cancelByOwner', { json: { success: true } });
    const { user } = await showOn(
      server,
      consultationRow(1, { tells_visitor: true }),
      consultationRow(2, { tells_visitor: false }),
      over,
    );
    await user.click(screen.getByLabelText('Select all that are shown'));
    await user.click(
      within(screen.getByRole('region', { name: /^Selected/ })).getByRole('button', { name: 'Cancel…' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Cancel 2 calls?' });
    expect(dialog.textContent).toContain(
      'Client 1 gets an email, which takes the call out of their calendar.',
    );
    expect(dialog.textContent).toContain('Client 2 gets none and has to hear it from you.');
    expect(dialog.textContent).toContain('One that you selected stays as it is');
    await user.type(within(dialog).getByLabelText(/^A line to all who get it/), 'I am ill.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel 2 calls' }));
    expect(
      await screen.findByText('2 calls cancelled: their times are free again. Client 1 gets an email.'),
    ).toBeTruthy();
    const sent = server.requests.filter(({ url }) => url.endsWith('/cancel-consultation.php'));
    expect(sent.map(({ body }) => body)).toMatchObject([
      { id: 1, note: 'I am ill.' },
      { id: 2, note: 'I am ill.' },
    ]);
    expect(screen.queryByRole('region', { name: /^Selected/ })).toBeNull();
  });

  it('say who gets an email before several are deleted, and after', async () => {
    const server = dashboardServer().on('deleteConsultations', {
      json: { success: true, done: [1, 2], failed: [] },
    });
    const { user } = await showOn(
      server,
      consultationRow(1, { tells_visitor: true }),
      consultationRow(2, { tells_visitor: false }),
    );
    await user.click(screen.getByLabelText('Select all that are shown'));
    await user.click(
      within(screen.getByRole('region', { name: /^Selected/ })).getByRole('button', { name: 'Delete' }),
    );
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Client 1 gets an email that it is called off.');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(
      await screen.findByText('2 consultations deleted. Client 1 gets an email that it is called off.'),
    ).toBeTruthy();
  });

  it('[3.9.01] [3.9.02] [3.9.03] show who comes when, and about what', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00Z') });
    await show(
      consultationRow(1, {
        phone: '(520) 555-0142',
        message: 'About our site.',
        consultation_time: '1:00 PM',
      }),
    );
    expect(item(1).textContent).toMatch(/Tuesday, November 24 · Arizona time\s*1:00 PM/);
    expect(item(1).textContent).not.toContain('For you');
    expect(item(1).textContent).toContain('About our site.');
    expect(decodeURIComponent(screen.getByText('client1@example.com').getAttribute('href')!)).toBe(
      'mailto:client1@example.com?subject=Your consultation on Tuesday, November 24, 2026 at 1:00 PM Arizona time',
    );
    // What knows the countries' codes comes after the list.
    await waitFor(() =>
      expect(screen.getByText('(520) 555-0142').getAttribute('href')).toBe('tel:+15205550142'),
    );
  });

  it('[3.9.03] say the time of the owner’s own clock where it is another', async () => {
    await showIn(
      'Asia/Tokyo',
      consultationRow(1),
      consultationRow(2, { consultation_date: '', consultation_time: 'noon' }),
    );
    expect(screen.getByTitle('Wednesday, November 25, 1:00 AM, Japan Standard Time').textContent).toBe(
      'For you: Wed 1:00 AM GMT+9',
    );
    expect(item(2).textContent).toContain('No date');
    expect(item(2).textContent).not.toContain('For you');
  });

  it('[3.9.04] [4.7.01] [4.7.02] are yellow, green, blue, and whatever else red as it is [D44]', async () => {
    await show(
      ...['pending', 'confirmed', 'completed', 'cancelled', 'no-show'].map((status, index) =>
        consultationRow(index + 1, { status }),
      ),
    );
    expect([1, 2, 3, 4, 5].map(badge)).toEqual([
      ['sun', 'Pending'],
      ['agave', 'Confirmed'],
      ['sky', 'Completed'],
      ['alarm', 'Cancelled'],
      ['alarm', 'no-show'],
    ]);
    expect(screen.getAllByText('Confirm', { selector: 'button' })).toHaveLength(1);
  });

  it('[2.15.45] [4.7.03] [4.7.04] [K2] are confirmed in the browser alone, also after a reload', async () => {
    const { user, server, unmount } = await show(consultationRow(1), consultationRow(2));
    expect(counts()).toBe('2,2,2');
    const before = server.requests.length;
    await user.click(within(item(2)).getByText('Confirm', { selector: 'button' }));
    expect([badge(2), badge(1), counts()]).toEqual([['agave', 'Confirmed'], ['sun', 'Pending'], '1,1,2']);
    expect(document.activeElement).toBe(item(2));
    expect(server.requests).toHaveLength(before);
    unmount();
    await show(consultationRow(1), consultationRow(2));
    expect([badge(2), badge(1), counts()]).toEqual([['agave', 'Confirmed'], ['sun', 'Pending'], '1,1,2']);
  });

  it('are confirmed together, in the browser alone, without those that were declined', async () => {
    const { user, server } = await show(
      consultationRow(1),
      consultationRow(2),
      consultationRow(3, { declined: true }),
      consultationRow(4, { status: 'completed' }),
    );
    await user.click(screen.getByLabelText('Select: Client 4'));
    const bar = () => within(screen.getByRole('region', { name: /^Selected/ }));
    expect(bar().queryByText('Confirm')).toBeNull();
    await user.click(screen.getByLabelText('Select all that are shown'));
    const before = server.requests.length;
    await user.click(bar().getByText('Confirm'));
    expect(
      screen.getAllByText('2 consultations marked as confirmed. Nobody gets an email about it.')[0],
    ).toBeTruthy();
    expect([badge(1), badge(2), badge(3)]).toEqual([
      ['agave', 'Confirmed'],
      ['agave', 'Confirmed'],
      ['sun', 'Pending'],
    ]);
    expect(server.requests).toHaveLength(before);
  });

  it('stay cancelled when the server says so after they were confirmed', async () => {
    window.localStorage.setItem('shingle_confirmed_consultations', '[1]');
    await show(consultationRow(1, { status: 'cancelled' }));
    expect(badge(1)).toEqual(['alarm', 'Cancelled']);
  });

  it('say at the first that is confirmed that this browser alone knows, until that is answered', async () => {
    const server = dashboardServer().on('chooseFlags', { json: { success: true } });
    const { user } = await showOn(server, consultationRow(1));
    const offer = () => screen.queryByRole('region', { name: 'On other devices, too?' });
    expect(offer()).toBeNull();
    await user.click(within(item(1)).getByText('Confirm', { selector: 'button' }));
    await waitFor(() => expect(offer()?.textContent).toContain('marked in this browser alone'));
    expect(offer()!.compareDocumentPosition(item(1))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(screen.getByRole('button', { name: 'Leave them here' }));
    await waitFor(() => expect(offer()).toBeNull());
  });

  it('[2.15.45] [K2] say that confirming tells nobody, lead on to an email, and take it back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T15:00:00Z') });
    const { user } = await show(consultationRow(1));
    const confirm = () => within(item(1)).getByText('Confirm', { selector: 'button' });
    within(item(1)).getByRole('button', { name: 'Confirm', description: /No email is sent$/ });
    expect(screen.getByText(/in all/).textContent).toBe('1 in all. “Confirm” sends no email.');
    await user.click(confirm());
    expect(screen.getAllByText('The call with Client 1 is confirmed. No email goes out.')[0]).toBeTruthy();
    expect(screen.getByText('Write a confirmation').getAttribute('href')).toMatch(/^mailto:client1@/);
    await user.click(screen.getByText('Undo'));
    expect(badge(1)).toEqual(['sun', 'Pending']);
    expect(screen.getAllByText('The call with Client 1 is pending again.')[0]).toBeTruthy();
    expect(document.activeElement).toBe(item(1));
    expect(screen.queryByText('Write a confirmation')).toBeNull();
  });

  it('offer to write a confirmation while they are ahead', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T15:00:00Z') });
    const { user } = await show(consultationRow(1, { status: 'confirmed' }));
    await user.click(await menuOf(1));
    const address = screen.getByRole('menuitem', { name: 'Write a confirmation' }).getAttribute('href')!;
    expect(decodeURIComponent(address)).toBe(
      'mailto:client1@example.com?subject=Your consultation on Tuesday, November 24, 2026 at 9:00 AM Arizona time' +
        '&body=Hello Client 1,\r\n\r\nyour free 30-minute consultation on Tuesday, November 24, 2026 at 9:00 AM Arizona time is confirmed.\r\n',
    );
  });

  it('begin with what is ahead; what is past, and any order, is asked for', async () => {
    const { user, server } = await show(consultationRow(1), consultationRow(2));
    const asked = () => server.requests.findLast(({ url }) => url.includes('view='))!.url.split('?')[1];
    expect(asked()).toBe('view=upcoming&limit=50');
    await user.click(screen.getByRole('radio', { name: /^Past/ }));
    expect(asked()).toBe('view=past&limit=50');
    await user.click(screen.getByRole('button', { name: /^Name/ }));
    expect(asked()).toBe('view=past&limit=50&sort=name');
    await user.click(screen.getByRole('button', { name: /^Name/ }));
    expect(asked()).toBe('view=past&limit=50&sort=-name');
  });

  it('are shown as a week, which the keys walk through', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T15:00:00Z') });
    const daysOff = [
      { id: 1, first_day: '2026-11-23', last_day: '2026-11-29', note: 'Family visit', standing: [] },
    ];
    const { user, server } = await showOn(
      dashboardServer().on('listDaysOff', { json: { success: true, days_off: daysOff } }),
      consultationRow(1, { consultation_date: '2026-11-24', consultation_time: '9:00 AM' }),
      consultationRow(2, { consultation_date: '2026-11-24', consultation_time: '1:00 PM' }),
      consultationRow(3, { consultation_date: '2026-11-26' }),
      consultationRow(4, { consultation_date: '2026-11-27', status: 'cancelled' }),
    );
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    const week = await screen.findByRole('region', { name: /^Week of/ });
    await within(week).findByText('3 this week');
    expect(server.requests.at(-1)!.url).toContain('sort=time&limit=500&from=2026-11-23&to=2026-11-29');
    expect(week.querySelectorAll('[data-row] > button:not([hidden])')).toHaveLength(3);
    expect(
      await within(week).findByRole('button', { name: /^Tue, Nov 24 ?, ?Off: Family visit$/ }),
    ).toBeDefined();
    const focused = () => /Client \d/.exec(document.activeElement!.textContent)![0];
    const button = (id: number) => week.querySelector<HTMLButtonElement>(`[data-row="${id}"] button`)!;
    button(2).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement!.textContent).toMatch(
      /^Wed, Nov 25, 1:00 PM, Closed: off \(Family visit\)$/,
    );
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('Client 2');
    button(1).focus();
    await user.keyboard('{Enter}');
    const chosen = await screen.findByRole('list', { name: 'The chosen consultation' });
    expect(within(chosen).getByText('client1@example.com')).toBeDefined();
    expect(document.activeElement!.textContent).toBe('Client 1');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('list', { name: 'The chosen consultation' })).toBeNull();
    expect(document.activeElement!.closest('[data-day]')?.getAttribute('data-day')).toBe('2026-11-24');
    await user.click(within(week).getByRole('button', { name: 'Later week' }));
    expect(server.requests.at(-1)!.url).toContain('from=2026-11-30&to=2026-12-06');
  });

  it('open beside their time in the week, until a press elsewhere, whatever is opened from there', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T15:00:00Z') });
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => new FakeMediaQuery(media, true) as unknown as MediaQueryList,
    );
    const { user } = await show(
      consultationRow(1, { consultation_date: '2026-11-25', tells_visitor: true }),
      consultationRow(2, { consultation_date: '2026-11-26' }),
    );
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    const week = await screen.findByRole('region', { name: /^Week of/ });
    const call = (id: number) =>
      week.querySelector<HTMLButtonElement>(`[data-day] [data-row="${id}"] > button`)!;
    const open = () => screen.queryByRole('list', { name: 'The chosen consultation' });
    await within(week).findByText('2 this week');
    await user.click(call(1));
    expect(open()!.closest('[data-slot]')).toBe(call(1).closest('[data-slot]'));

    await user.click(await within(open()!).findByRole('button', { name: 'More: Client 1' }));
    await user.click(screen.getByRole('menuitem', { name: 'Cancel the call…' }));
    const dialog = await screen.findByRole('dialog', { name: /^Cancel the call/ });
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(open()!.textContent).toContain('client1@example.com');

    await user.click(within(week).getByText('2 this week'));
    expect(open()).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(call(1)));
    await user.click(call(1));
    await user.click(call(2));
    expect(open()!.textContent).toContain('client2@example.com');
    await user.click(call(2));
    expect(open()).toBeNull();
  });

  it('are dragged in the week to a free time, which asks before anything is moved', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00Z') });
    const day = Array.from({ length: 6 }, (_, index) => `2026-11-${24 + index}`).find(
      (one) => slotsOn(one).length > 2,
    )!;
    const [slot, other, free] = slotsOn(day) as [Slot, Slot, Slot];
    const { user, server } = await showOn(
      dashboardServer(),
      consultationRow(1, { consultation_date: day, consultation_time: slot, tells_visitor: true }),
      consultationRow(2, { consultation_date: day, consultation_time: other }),
    );
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    const week = await screen.findByRole('region', { name: /^Week of/ });
    const call = await within(week).findByRole('button', { name: /Client 1/ });
    const cell = () => week.querySelector(`[data-day="${day}"] [data-slot="${free}"]`)!;
    const at = { button: 0, buttons: 1, isPrimary: true, pointerType: 'mouse', clientX: 500, clientY: 300 };
    function dragTo(place: Element) {
      fireEvent.pointerDown(call, { ...at, clientY: 200 });
      fireEvent.pointerMove(place, at);
      fireEvent.pointerMove(place, at);
    }

    fireEvent.pointerDown(call, { ...at, pointerType: 'touch' }); // a finger that scrolls
    fireEvent.pointerMove(cell(), { ...at, pointerType: 'touch', clientY: 400 });
    expect(cell().hasAttribute('data-drop')).toBe(false);
    dragTo(cell());
    expect(cell().getAttribute('data-drop')).toBe('free');
    expect(cell().hasAttribute('data-over')).toBe(true);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.pointerUp(cell(), at);
    expect(cell().hasAttribute('data-drop')).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    dragTo(cell());
    fireEvent.pointerUp(cell(), at);
    expect(cell().hasAttribute('data-over')).toBe(false);
    const dialog = await screen.findByRole('dialog', { name: 'Move the call with Client 1' });
    await waitFor(() =>
      expect(within(dialog).getByRole('status').textContent).toContain(
        `${formatDay(day)}, ${timeInWords(free)}`,
      ),
    );
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Move the call' }));
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(server.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(document.activeElement).toBe(call);

    const booked = week.querySelector(`[data-day="${day}"] [data-slot="${other}"]`)!;
    dragTo(booked);
    fireEvent.pointerUp(booked, at);
    expect(await screen.findByText(/ is booked: Client 2 has it\. Nothing was moved\.$/)).toBeDefined();

    dragTo(cell());
    fireEvent.pointerUp(cell(), at);
    const again = await screen.findByRole('dialog', { name: 'Move the call with Client 1' });
    const moved = consultationRow(1, { consultation_date: day, consultation_time: free });
    server
      .on('moveByOwner', { json: { success: true } })
      .on('listConsultations', { json: consultationList([moved]) });
    await user.type(within(again).getByRole('textbox'), 'Sorry.{Control>}{Enter}{/Control}');
    await screen.findAllByText(/^Moved to /);
    expect(document.activeElement!.closest('[data-slot]')!.getAttribute('data-slot')).toBe(free);
    expect(document.activeElement!.textContent).toContain('Client 1');
  });

  it('are dragged to another week, which shows while they are held over the way there; Escape leads back', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: new Date('2026-11-23T12:00:00Z'),
    });
    const day = Array.from({ length: 6 }, (_, index) => `2026-11-${24 + index}`).find(
      (one) => slotsOn(one).length > 2,
    )!;
    const [slot, other] = slotsOn(day) as [Slot, Slot];
    const { user } = await showOn(
      dashboardServer(),
      consultationRow(1, { consultation_date: day, consultation_time: slot, tells_visitor: true }),
    );
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    const at = { button: 0, buttons: 1, isPrimary: true, pointerType: 'mouse', clientX: 500, clientY: 300 };
    const shown = (name: string) => screen.findByRole('region', { name });
    const first = `Week of ${formatDay('2026-11-23')}`;
    const week = await shown(first);
    async function holdOver(name: string) {
      fireEvent.pointerDown(await within(week).findByRole('button', { name: /Client 1/ }), {
        ...at,
        clientY: 200,
      });
      const way = within(week).getByRole('button', { name });
      fireEvent.pointerMove(way, at);
      fireEvent.pointerMove(way, at);
      for (let turn = 1; turn <= 2; turn += 1) act(() => void vi.advanceTimersByTime(700));
    }
    await holdOver('Later week');
    await shown(`Week of ${formatDay('2026-12-07')}`);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await shown(first);
    fireEvent.pointerUp(document.body, at);

    await holdOver('Later week');
    await shown(`Week of ${formatDay('2026-12-07')}`);
    const to = addDays(day, 14);
    const cell = () => week.querySelector(`[data-day="${to}"] [data-slot="${other}"]`)!;
    fireEvent.pointerMove(cell(), at);
    fireEvent.pointerUp(cell(), at);
    const dialog = await screen.findByRole('dialog', { name: 'Move the call with Client 1' });
    await waitFor(() =>
      expect(within(dialog).getByRole('status').textContent).toContain(
        `${formatDay(to)}, ${timeInWords(other)}`,
      ),
    );
  });

  it('lead from a week that has none ahead to that of the next', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T15:00:00Z') });
    const next = consultationList([consultationRow(1, { consultation_date: '2026-11-30' })]);
    const { user, server } = await showOn(dashboardServer());
    server.on('listConsultations', { json: consultationList([]) }, { json: next });
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    await screen.findByText('Nothing this week');
    await user.click(await screen.findByRole('button', { name: /^Next: Mon, Nov 30, \d+:00 [AP]M$/ }));
    const asked = server.requests.find(({ url }) => url.includes('view=upcoming') && url.includes('from='));
    expect(asked?.url).toContain('view=upcoming&limit=1&from=2026-11-30');
    const week = await screen.findByRole('region', { name: /^Week of .*November 30/ });
    await within(week).findByText('1 this week');
    expect(document.activeElement).toBe(week);
    const call = within(week).getByRole('button', { name: /Client 1/ });
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(call);
    within(week).getByRole('button', { name: 'Later week' }).focus();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}'); // the browser's Back
    expect(document.activeElement!.getAttribute('aria-label')).toBe('Later week');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(call);
    expect(within(week).queryByRole('button', { name: /^Next/ })).toBeNull();
  });

  it('leave free times in their week, each of which is taken off and opened again, whatever else is off', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
    const [day, next] = Array.from({ length: 7 }, (_, index) => `2026-11-${23 + index}`).filter(
      (one) => slotsOn(one).length > 2,
    ) as [string, string];
    const [slot, , other] = slotsOn(day) as [Slot, Slot, Slot];
    const off = (...slots: Slot[]) => ({
      json: {
        success: true as const,
        slots_off: slots.length === 0 ? [] : [{ day, slots, added: [], standing: [] }],
      },
    });
    // The other time was taken off in another window since the week was read.
    const server = dashboardServer()
      .on('listSlotsOff', off())
      .on('setSlotsOff', off(slot, other), off(other));
    const { user } = await showOn(server);
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    const week = await screen.findByRole('region', { name: /^Week of/ });
    await within(week).findByText('Nothing this week');
    if (within(week).queryByRole('button', { name: /Free$/ }) === null)
      await user.click(within(week).getByRole('button', { name: 'Later week' }));
    const timesOf = (one: string) => [
      ...week.querySelectorAll<HTMLButtonElement>(`[data-day="${one}"] [data-slot] button`),
    ];
    await waitFor(() => expect(timesOf(day)).toHaveLength(slotsOn(day).length));
    const stops = [...week.querySelectorAll('[data-slot] button')].filter(
      (button) => button.getAttribute('tabindex') === '0',
    );
    expect(stops).toEqual([timesOf(day)[0]]);

    const [time] = timesOf(day) as [HTMLButtonElement];
    time.focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement!.closest('[data-day]')!.getAttribute('data-day')).toBe(next);
    await user.keyboard('{ArrowLeft}{ArrowDown}{ArrowUp}');
    expect(document.activeElement).toBe(time);
    expect(screen.queryByRole('menu')).toBeNull();

    const writes = () => server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    const looks = () => timesOf(day).map(({ textContent }) => /(Free|off)$/.exec(textContent)?.[0]);
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: 'Take this time off' }));
    await waitFor(() => expect(looks().slice(0, 3)).toEqual(['off', 'Free', 'off']));
    expect(writes()).toEqual([{ day, slots: [slot], seen: [] }]);
    expect(document.activeElement).toBe(time);

    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(looks().slice(0, 3)).toEqual(['Free', 'Free', 'off']));
    expect(writes().at(-1)).toEqual({ day, slots: [], seen: [slot] });
    await user.click(timesOf(day)[2]!);
    expect(await screen.findByRole('menuitem', { name: 'Open this time again' })).toBeDefined();
  });

  it('go back a step at each Undo, and do again what was taken back by Redo', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
    const day = '2026-11-24';
    const [slot] = slotsOn(day) as [Slot];
    const off = (...slots: Slot[]) => ({
      json: {
        success: true as const,
        slots_off: slots.length === 0 ? [] : [{ day, slots, added: [], standing: [] }],
      },
    });
    const server = dashboardServer().on('setSlotsOff', off(slot), off(), off(slot));
    forgetUndo();
    const { user } = await showOn(server);
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    await user.click(await screen.findByRole('button', { name: 'Later week' }));
    await user.click(await timeIn(day, slot, 'Free'));
    await user.click(await screen.findByRole('menuitem', { name: 'Take this time off' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await timeIn(day, slot, 'Free');
    const redo = await screen.findByRole('button', { name: 'Redo' });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(undoLatest(vi.fn())).toBe(false);
    await user.click(redo);
    await timeIn(day, slot, 'Closed: off');
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
  });

  it('go back as many steps as were taken with a day, whose range has another id once it is back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
    const day = '2026-11-24';
    const off = (...ids: number[]) => ({
      json: {
        success: true as const,
        days_off: ids.map((id) => ({ id, first_day: day, last_day: day, note: '', standing: [] })),
      },
    });
    forgetUndo();
    const { user, server } = await showOn(
      dashboardServer().on('addDayOff', off(1), off(2)).on('openDayOff', off()).on('removeDayOff', off()),
    );
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    await user.click(await screen.findByRole('button', { name: 'Later week' }));
    const head = () => document.querySelector<HTMLElement>(`[data-day="${day}"] h3 button`)!;
    const isOff = (is: boolean) => waitFor(() => expect(head().textContent.includes('Off')).toBe(is));
    const [slot] = slotsOn(day) as [Slot];
    await timeIn(day, slot, 'Free');
    await user.click(head());
    await user.click(await screen.findByRole('menuitem', { name: 'Take the day off' }));
    await isOff(true);
    await user.click(head());
    await user.click(await screen.findByRole('menuitem', { name: 'Open this day again' }));
    await isOff(false);
    for (const is of [true, false]) {
      expect(undoLatest(vi.fn())).toBe(true);
      await isOff(is);
    }
    await screen.findAllByText('Tuesday, November 24, 2026 can be booked again');
    expect(undoLatest(vi.fn())).toBe(false);
    expect(server.requests.findLast(({ method }) => method === 'DELETE')?.url).toContain('id=2');
  });

  it('have times that are chosen one by one, on several days, from the menu of a day or by a finger that rests', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
    const [day, next] = ['2026-11-24', '2026-11-25'];
    const [slot, other] = slotsOn(day) as [Slot, Slot];
    const list = (...slots_off: { day: string; slots: Slot[]; added: []; standing: [] }[]) => ({
      json: { success: true as const, slots_off },
    });
    const one = { day, slots: [slot, other], added: [] as [], standing: [] as [] };
    const { user, server } = await showOn(
      dashboardServer().on('setSlotsOff', list(one), list(one, { ...one, day: next, slots: [slot] })),
    );
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    await user.click(await screen.findByRole('button', { name: 'Later week' }));
    const time = await timeIn(day, slot, 'Free');
    await user.click(document.querySelector(`[data-day="${day}"] h3 button`)!);
    await user.click(await screen.findByRole('menuitem', { name: 'Select times' }));
    const bar = () => screen.getByRole('region', { name: 'Chosen times' });
    expect(within(bar()).getByRole('status').textContent).toBe('Choose times');
    await user.click(time);
    expect(within(bar()).getByRole('button', { name: 'Book a call…' })).toBeDefined();
    await user.click(within(bar()).getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('region', { name: 'Chosen times' })).toBeNull();

    fireEvent.pointerDown(time, { pointerType: 'touch', isPrimary: true });
    await screen.findByRole('region', { name: 'Chosen times' });
    fireEvent.pointerUp(time, { pointerType: 'touch', isPrimary: true });
    fireEvent.click(time); // the end of that press
    expect(time.getAttribute('aria-pressed')).toBe('true');
    await user.click(await timeIn(day, other, 'Free'));
    await user.click(await timeIn(next, slot, 'Free'));
    expect(within(bar()).getByRole('status').textContent).toBe('3 times');
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(within(bar()).getByRole('button', { name: 'Take off' }));
    await screen.findAllByText('3 times on 2 days can’t be booked any more');
    expect(server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { day, slots: [slot, other], seen: [] },
      { day: next, slots: [slot], seen: [] },
    ]);
    await timeIn(next, slot, 'Closed: off');
  });

  it('lead to the week of any day, by the title of theirs', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
    const { user } = await showOn(dashboardServer());
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    const title = await screen.findByRole('button', { name: 'Mon, Nov 16 – Sun, Nov 22' });
    await user.click(title);
    await user.keyboard('{Escape}');
    expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, title]);
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Go to the week of' });
    await user.keyboard('{Shift>}{PageDown}{/Shift}{PageDown}{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    const there = screen.getByRole('button', { name: 'Mon, Dec 20 – Sun, Dec 26, 2027' });
    expect(document.activeElement).toBe(there);
  });

  it('show both months of a week, and mark the day in them, by the title of theirs', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') });
    const { user } = await showOn(dashboardServer());
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    await user.click(await screen.findByRole('button', { name: 'Later week' }));
    await user.click(screen.getByRole('button', { name: 'Mon, Nov 30 – Sun, Dec 6' }));
    const dialog = await screen.findByRole('dialog', { name: 'Go to the week of' });
    const months = () =>
      within(dialog)
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-label'));
    expect(months()).toEqual(['November 2026', 'December 2026']);
    expect(dialog.querySelector<HTMLElement>('[aria-current=date]')?.dataset.day).toBe('2026-11-28');
    await user.click(within(dialog).getByRole('button', { name: 'Later month' }));
    expect(months()).toEqual(['January 2027']);
  });

  it('give way to those of another week by a finger that is drawn across, not by one that scrolls', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
    const day = '2026-11-18';
    const { user } = await showOn(dashboardServer());
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    await screen.findByRole('button', { name: 'Mon, Nov 16 – Sun, Nov 22' });
    function swipe(on: string, across: number, down: number) {
      const part = document.querySelector(`[data-day="${on}"]`)!;
      const touch = { pointerType: 'touch', isPrimary: true };
      fireEvent.pointerDown(part, { ...touch, clientX: 200, clientY: 200 });
      fireEvent.pointerUp(part, { ...touch, clientX: 200 + across, clientY: 200 + down });
    }
    swipe(day, -80, 70);
    swipe(day, -30, 0);
    expect(screen.getByRole('button', { name: 'Mon, Nov 16 – Sun, Nov 22' })).toBeDefined();
    swipe(day, -80, 10);
    await screen.findByRole('button', { name: 'Mon, Nov 23 – Sun, Nov 29' });
    swipe('2026-11-25', 80, 10);
    await screen.findByRole('button', { name: 'Mon, Nov 16 – Sun, Nov 22' });
  });

  it('are on days off of a range, all of which are opened at once, and off again by Undo', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
    const call = { id: 9, name: 'Ada', email: '', day: '2026-11-25', time: '9:00 AM' };
    const range = { id: 3, first_day: '2026-11-24', last_day: '2026-11-26', note: 'Sea', standing: [call] };
    const off = (...days_off: (typeof range)[]) => ({ json: { success: true as const, days_off } });
    const { user, server } = await showOn(
      dashboardServer()
        .on('listDaysOff', off(range))
        .on('removeDayOff', off())
        .on('addDayOff', off({ ...range, id: 4 })),
    );
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    await user.click(await screen.findByRole('button', { name: 'Later week' }));
    const head = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('[data-day="2026-11-25"] h3 button');
      expect(found?.textContent).toContain('Off: Sea');
      return found!;
    });
    await user.click(head);
    await user.click(await screen.findByRole('menuitem', { name: 'Open all of Tue, Nov 24 – Thu, Nov 26' }));
    await screen.findAllByText(
      'Tuesday, November 24, 2026 to Thursday, November 26, 2026 are not off any more',
    );
    expect(document.querySelector('[data-day="2026-11-24"] h3')?.textContent).not.toContain('Off');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findAllByText(/ are off\. Still booked: Wed, Nov 25, 9:00 AM Ada$/);
    const { first_day, last_day, note } = range;
    expect(server.requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
      ...{ first_day, last_day, note },
    });
  });

  it('are on a day off that is opened for one time alone, until Undo has it off again with its note', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
    const day = '2026-11-25';
    const [slot, ...others] = slotsOn(day) as [Slot, ...Slot[]];
    const range = { id: 3, first_day: day, last_day: day, note: 'Sea', standing: [] };
    const off = { success: true as const, days_off: [range] };
    const slots_off = [{ day, slots: others, added: [], standing: [] }];
    const opened = { json: { success: true as const, days_off: [], slots_off } };
    const { user, server } = await showOn(
      dashboardServer()
        .on('listDaysOff', { json: off })
        .on('openTimeOfDayOff', opened)
        .on('addDayOff', { json: off })
        .on('setSlotsOff', { json: { success: true, slots_off: [] } }),
    );
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    await user.click(await screen.findByRole('button', { name: 'Later week' }));
    const head = () => document.querySelector<HTMLElement>(`[data-day="${day}"] h3 button`)!;
    await waitFor(() => expect(head().textContent).toContain('Off: Sea'));
    await user.click(head());
    await user.click(await screen.findByRole('menuitem', { name: 'Open a time…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Open a time' });
    expect(within(dialog).getByLabelText<HTMLSelectElement>('Time').value).toBe(slot);
    await user.click(within(dialog).getByRole('button', { name: 'Open this time' }));
    await timeIn(day, slot, 'Free');
    expect(head().textContent).not.toContain('Off');
    const sent = () =>
      server.requests.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);
    expect(sent()).toEqual([['PUT', { day, time: slot }]]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(head().textContent).toContain('Off: Sea'));
    expect(sent().slice(1)).toEqual([
      ['POST', { first_day: day, last_day: day, note: 'Sea' }],
      ['POST', { day, slots: [], added: [] }],
    ]);
  });

  it('can have times that their day does not have, by a cell or from all of a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
    const day = '2026-11-28';
    const [slot] = SLOTS as [Slot];
    const weekly = { ...PROFILE_HOURS, saturday: [] };
    const hours = { success: true as const, hours: weekly, profile: weekly, is_own: true, booked: [] };
    const added = (...slots: Slot[]) => ({
      json: {
        success: true as const,
        slots_off: slots.length === 0 ? [] : [{ day, slots: [], added: slots, standing: [] }],
      },
    });
    const { user, server } = await showOn(
      dashboardServer()
        .on('readWeeklyHours', { json: hours })
        .on('listSlotsOff', added())
        .on('setSlotsOff', added(slot), added(), added(slot)),
    );
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    await user.click(await screen.findByRole('button', { name: 'Later week' }));
    const time = await timeIn(day, slot, 'Closed: outside your hours');
    const writes = () => server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    const opens = { day, slots: [], seen: [slot], added: [slot], seen_added: [] };
    await user.click(time);
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      ...['Book a call…', 'Open this time'],
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Open this time' }));
    await waitFor(() => expect(time.textContent).toMatch(/Free$/));
    expect([writes(), document.activeElement]).toEqual([[opens], time]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(time.textContent).toMatch(/Closed: outside your hours$/));
    expect(writes()[1]).toEqual({ day, slots: [], seen: [], added: [], seen_added: [slot] });

    const head = document.querySelector<HTMLElement>(`[data-day="${day}"] h3 button`)!;
    await user.click(head);
    await user.click(screen.getByRole('menuitem', { name: 'Open a time…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Open a time' });
    await user.selectOptions(within(dialog).getByLabelText('Time'), slot);
    await user.click(within(dialog).getByRole('button', { name: 'Open this time' }));
    await waitFor(() => expect(time.textContent).toMatch(/Free$/));
    expect(writes()[2]).toEqual(opens);
  });

  it('are kept off several days from one of the week on, until that is taken back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
    const [first, last] = ['2026-11-24', '2026-12-02'];
    const shorter = { id: 3, first_day: '2026-11-25', last_day: '2026-11-25', note: 'Sea', standing: [] };
    const call = { id: 9, name: 'Ada', email: 'ada@example.com', day: first, time: '9:00 AM' };
    const range = { id: 7, first_day: first, last_day: last, note: 'Sea', standing: [call] };
    const off = (...days_off: (typeof range | typeof shorter)[]) => ({
      json: { success: true as const, days_off },
    });
    const { user, server } = await showOn(
      dashboardServer()
        .on('listDaysOff', off(shorter))
        .on('addDayOff', off(range), off(shorter))
        .on('removeDayOff', off()),
    );
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    await user.click(await screen.findByRole('button', { name: 'Later week' }));
    const head = await waitFor(() => {
      const found = document.querySelector<HTMLElement>(`[data-day="${first}"] h3 button`);
      expect(document.querySelector('[data-day="2026-11-25"] h3')?.textContent).toContain('Off: Sea');
      return found!;
    });
    await user.click(head);
    await user.click(screen.getByRole('menuitem', { name: 'Take days off with a note…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Take days off' });
    const day = within(dialog).getByLabelText<HTMLInputElement>(/^Last day off/);
    expect([day.value, document.activeElement]).toEqual([first, day]);
    fireEvent.change(day, { target: { value: last } });
    await user.type(within(dialog).getByLabelText(/^Note/), 'Sea{Control>}{Enter}{/Control}');
    await screen.findAllByText(
      /^Tuesday, November 24, 2026 to .* are off\. Still booked: Tue, Nov 24, 9:00 AM Ada$/,
    );
    expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, head]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findAllByText(/can be booked again$/);
    const writes = server.requests.filter(({ method }) => method !== 'GET');
    expect(writes.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { first_day: first, last_day: last, note: 'Sea' }],
      ['DELETE', null],
      ['POST', { first_day: '2026-11-25', last_day: '2026-11-25', note: 'Sea' }],
    ]);
  });

  it('are not kept off days that end before they begin, which the dialog says', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
    const error = 'The last day is before the first one.';
    const { user } = await showOn(
      dashboardServer().on('addDayOff', { status: 422, json: { success: false, error, field: 'last_day' } }),
    );
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    await user.click(await screen.findByRole('button', { name: 'Later week' }));
    await user.click(document.querySelector('[data-day="2026-11-24"] h3 button')!);
    await user.click(screen.getByRole('menuitem', { name: 'Take days off with a note…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Take days off' });
    const day = within(dialog).getByLabelText<HTMLInputElement>(/^Last day off/);
    fireEvent.change(day, { target: { value: '2026-11-23' } });
    await user.click(within(dialog).getByRole('button', { name: 'Take these days off' }));
    await within(dialog).findByText(error);
    await waitFor(() => expect(document.activeElement).toBe(day));
  });

  it('find no more time to open late in the evening, which the dialog says', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T06:50:00Z') });
    const { user } = await showOn(dashboardServer());
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    await screen.findByRole('region', { name: /^Week of/ });
    await user.click(document.querySelector('[data-day="2026-11-24"] h3 button')!);
    await user.click(screen.getByRole('menuitem', { name: 'Open a time…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Open a time' });
    expect(dialog.textContent).toContain('Tuesday, November 24, 2026 has no time left to open.');
    expect(within(dialog).queryByRole('combobox')).toBeNull();
  });

  it('are booked by the owner at any hour of a day, also of one off', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
    const day = '2026-11-24';
    const [slot] = slotsOn(day) as [Slot];
    const range = { id: 1, first_day: day, last_day: day, note: '', standing: [] };
    const { user, server } = await showOn(
      dashboardServer()
        .on('listDaysOff', { json: { success: true, days_off: [range] } })
        .on('find', { json: FOUND_NOTHING })
        .on('bookByOwner', 'network failure', { json: { success: true, id: 7, told: false } }),
    );
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    await user.click(await screen.findByRole('button', { name: 'Later week' }));
    await user.click(await timeIn(day, slot, 'Closed: off'));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      ...['Book a call…', 'Open this day again', 'Open a time…', 'Change in Availability'],
    ]);
    await user.keyboard('{Escape}');
    await user.click(document.querySelector(`[data-day="${day}"] h3 button`)!);
    await user.click(screen.getByRole('menuitem', { name: 'Book a call…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Book a call' });
    expect(document.activeElement).toBe(dialog.querySelector('input[name=time]'));
    await user.selectOptions(within(dialog).getByLabelText('Another time'), '6:45 AM');
    expect(within(dialog).getByRole('status').textContent).toMatch(
      /6:45 AM.*Closed: off\. Only you can book it\.$/,
    );
    await user.type(within(dialog).getByLabelText(/^Name/), 'Client 7');
    await user.type(
      within(dialog).getByLabelText(/^Email/),
      'client7@example.com{Control>}{Enter}{/Control}',
    );
    const again = await within(dialog).findByRole('button', { name: 'Try again' });
    expect(document.activeElement).toBe(again);
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Client 7');
    await user.click(again);
    await screen.findAllByText(/^Booked for Client 7: Tuesday, November 24, 6:45 AM/);
    expect(server.requests.findLast(({ url }) => url.includes('book-'))?.body).toMatchObject({
      ...{ name: 'Client 7', date: day, time: '6:45 AM' },
    });
  });

  it('are as they were chosen last in this browser, unless the address says it', async () => {
    const isWeek = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Week' }).checked;
    const first = await show();
    expect(isWeek()).toBe(false);
    await first.user.click(screen.getByRole('radio', { name: 'Week' }));
    await screen.findByText('Nothing this week');
    first.unmount();
    const again = await show();
    expect(isWeek()).toBe(true);
    again.unmount();
    const narrowed = renderOnSite(<ConsultationsTab />, {
      ...{ at: '/?view=past', route: '/' },
      server: dashboardServer(),
    });
    await listLoaded();
    expect(isWeek()).toBe(false);
    narrowed.unmount();
    const last = await show();
    await last.user.click(screen.getByRole('radio', { name: 'List' }));
    last.unmount();
    await show();
    expect(isWeek()).toBe(false);
  });

  it('are booked by the owner for somebody known, who is found by a name or an address; nothing typed is lost without a question', async () => {
    const { user, server, dialog, field } = await beginBooking();
    const person = (name: string, email: string, phone: string): FoundPerson => ({
      ...{ name, email, phone, lists: [], is_ahead: false },
    });
    const people = [
      person('Ana Torres', 'ana@example.com', '520 555 0101'),
      person('Anaïs Roux', 'roux@example.com', ''),
      person('', 'banana@example.com', ''),
    ];
    server.on('find', { json: { ...FOUND_NOTHING, people } });
    const values = () => [field(/^Name/), field(/^Email/), field(/^Telephone/)].map(({ value }) => value);
    await user.keyboard('ana');
    const options = async () => (await within(dialog).findAllByRole('option')).map((one) => one.textContent);
    expect(await options()).toEqual([
      ...['Ana Torresana@example.com', 'Anaïs Rouxroux@example.com', 'banana@example.com'],
    ]);
    expect(field(/^Name/).getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(within(dialog).queryByRole('option')).toBeNull();
    await user.keyboard('{Backspace}');
    await options();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(values()).toEqual(['Ana Torres', 'ana@example.com', '520 555 0101']);
    expect(within(dialog).queryByRole('option')).toBeNull();
    // Nobody's number is taken for another's.
    await user.clear(field(/^Email/));
    await user.type(field(/^Email/), 'roux');
    await user.click(await within(dialog).findByRole('option'));
    expect(values()).toEqual(['Anaïs Roux', 'roux@example.com', '']);

    const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
    await user.click(cancel);
    const question = await screen.findByRole('alertdialog', { name: 'Discard what you typed?' });
    await user.click(within(question).getByRole('button', { name: 'Keep writing' }));
    expect(values()).toEqual(['Anaïs Roux', 'roux@example.com', '']);
    await user.click(cancel);
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are booked at another time once theirs is taken: the form keeps what was typed, and its steps have the focus', async () => {
    const { user, server, dialog, field, day, slots } = await beginBooking();
    const [slot, other] = slots as [Slot, Slot];
    const taken = {
      ...{ success: false as const, error: 'That time is booked by another call.', field: 'time' },
    };
    server.on('find', { json: FOUND_NOTHING }).on(
      'bookByOwner',
      { status: 409, json: taken },
      {
        json: { success: true, id: 7, told: false },
      },
    );
    const change = within(dialog).getByRole('button', { name: 'Change day and time' });
    expect(change.getAttribute('aria-expanded')).toBe('false');
    expect(dialog.querySelector('input[name=time]')).toBeNull();
    await user.type(field(/^Name/), 'Client 7');
    await user.type(field(/^Email/), 'client7@example.com');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await within(dialog).findByText('That time is booked by another call.');
    expect(change.getAttribute('aria-expanded')).toBe('true');
    const time = (value: Slot) =>
      dialog.querySelector<HTMLInputElement>(`input[name=time][value="${value}"]`)!;
    expect([time(slot).disabled, document.activeElement]).toEqual([true, time(other)]);
    const submit = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Book the call' });
    expect([submit.disabled, within(dialog).getByRole('status').textContent]).toEqual([
      ...[true, 'Tuesday, November 24: choose a time.'],
    ]);
    await user.click(time(other));
    expect(within(dialog).queryByText('That time is booked by another call.')).toBeNull();
    expect(within(dialog).getByRole('status').textContent).toContain(timeInWords(other));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findAllByText(`Booked for Client 7: Tuesday, November 24, ${timeInWords(other)}.`);
    expect(server.requests.findLast(({ url }) => url.includes('book-'))?.body).toMatchObject({
      ...{ name: 'Client 7', email: 'client7@example.com', date: day, time: other },
    });
  });

  it('that are opened in the week say their length, and are moved by a button', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
    const row = consultationRow(1, { status: 'confirmed' });
    const { user } = await show(row);
    expect(item(1).textContent).not.toContain('30 minutes');
    expect(within(item(1)).queryByRole('button', { name: 'Move' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    await user.click(await screen.findByRole('button', { name: 'Later week' }));
    await user.click(await screen.findByRole('button', { name: /Client 1/ }));
    const card = screen.getByRole('list', { name: 'The chosen consultation' });
    expect(card.textContent).toContain('9:00 AM Arizona time, 30 minutes');
    await user.click(await within(card).findByRole('button', { name: 'More: Client 1' }));
    expect(screen.queryByRole('menuitem', { name: /^Move/ })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(within(card).getByRole('button', { name: 'Move' }));
    expect(await screen.findByRole('dialog', { name: 'Move the call with Client 1' })).toBeDefined();
  });

  it('are booked by the owner without an address, and taken back as long as no email has told of them', async () => {
    const { user, server, dialog, field, slots, day, time } = await beginBooking();
    await user.type(field(/^Name/), 'Client 7');
    expect(field(/^Send a confirmation/).disabled).toBe(true);
    server
      .on('bookByOwner', { json: { success: true, id: 7, told: false } })
      .on(
        'deleteConsultation',
        { status: 409, json: { success: false, error: 'An email has told them of the call meanwhile.' } },
        { json: { success: true } },
      );
    await user.click(within(dialog).getByRole('button', { name: 'Book the call' }));
    await screen.findAllByText(/^Booked for Client 7: /);
    expect(server.requests.findLast(({ url }) => url.includes('book-'))?.body).toEqual({
      ...{ name: 'Client 7', email: '', phone: '', message: '', date: day, time: slots[0], confirm: false },
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const failed = await screen.findByRole('alertdialog', { name: 'The call is still booked' });
    expect(failed.textContent).toContain('An email has told them of the call meanwhile.');
    await user.click(within(failed).getByRole('button'));

    time.focus();
    await user.keyboard('{Enter}{Enter}');
    const again = await screen.findByRole('dialog', { name: 'Book a call' });
    await user.type(within(again).getByLabelText(/^Name/), 'Client 7');
    await user.click(within(again).getByRole('button', { name: 'Book the call' }));
    await screen.findAllByText(/^Booked for Client 7: /);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findAllByText(/^Not booked any more: Tuesday, November 24, .* It is in the trash\.$/);
    expect(server.requests.findLast(({ method }) => method === 'DELETE')?.url).toContain('id=7&untold=1');
  });

  it('are booked by the owner at a free time: what she typed is sent, and the call has the focus', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
    const day = '2026-11-24';
    const [slot] = slotsOn(day) as [Slot];
    const { user, server } = await showOn(dashboardServer());
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    await user.click(await screen.findByRole('button', { name: 'Later week' }));
    const time = await timeIn(day, slot, 'Free');
    time.focus();
    await user.keyboard('{Enter}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Book a call' })).toBeDefined();
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(time);

    await user.keyboard('{Enter}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Book a call' });
    expect(dialog.textContent).toContain(`Tuesday, November 24, ${timeInWords(slot)}, 30 minutes`);
    const wrong = { success: false as const, error: 'Please enter the name.', field: 'name' };
    server.on('find', { json: FOUND_NOTHING });
    server.on('bookByOwner', { status: 422, json: wrong }, { json: { success: true, id: 7, told: true } });
    const field = (name: RegExp) => within(dialog).getByLabelText<HTMLInputElement>(name);
    await user.click(within(dialog).getByRole('button', { name: 'Book the call' }));
    await within(dialog).findByText('Please enter the name.');
    await waitFor(() => expect(document.activeElement).toBe(field(/^Name/)));
    await user.keyboard('Client 7');
    await user.type(field(/^Email/), ' client7@example.com ');
    await user.type(field(/^Telephone/), '520 555 0188');
    await user.click(field(/^Send a confirmation/));
    await user.type(field(/^Note/), 'Rang up.');
    server.on('listConsultations', {
      json: consultationList([consultationRow(7, { consultation_date: day, consultation_time: slot })]),
    });
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findAllByText(/^Booked for Client 7: Tuesday, November 24,.* Client 7 gets an email\.$/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement!.textContent).toContain('Client 7');
    expect(server.requests.findLast(({ url }) => url.includes('book-'))?.body).toEqual({
      ...{ name: 'Client 7', email: 'client7@example.com', phone: '520 555 0188', message: 'Rang up.' },
      ...{ date: day, time: slot, confirm: true },
    });
  });
});

describe('what the owner can do with a call', () => {
  const ahead = (changes: Partial<Row> = {}) =>
    consultationRow(1, {
      ...{ reaches_visitor: true, tells_visitor: true, consultation_date: '2026-11-25' },
      ...changes,
    });
  async function choose(call: Row, name: string) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T15:00:00Z') });
    const view = await show(call);
    await view.user.click(await menuOf(1));
    await view.user.click(screen.getByRole('menuitem', { name }));
    return { ...view, dialog: await screen.findByRole('dialog') };
  }

  it('is to book again, to write, to edit its details, and to delete it once it has begun, or is cancelled', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T16:00:01Z') });
    const { user } = await show(consultationRow(1), ahead({ id: 2, status: 'cancelled', name: 'Client 2' }));
    for (const id of [1, 2]) {
      await user.click(await menuOf(id));
      expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
        'Book again…',
        'Write an email',
        'Edit details…',
        ...(id === 1 ? ['Show in the week'] : []), // cancelled ones are not in it
        'Delete#',
      ]);
      expect(screen.getByRole('menuitem', { name: 'Write an email' }).getAttribute('href')).toMatch(
        `mailto:client1@example.com?subject=`,
      );
      await user.keyboard('{Escape}');
    }
  });

  it('is to book another with its visitor at the next free time, without typing them again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T16:00:01Z') });
    const [slot, next] = slotsOn('2026-11-25') as [Slot, Slot];
    const free = { success: true as const, taken: { '2026-11-25': [slot] }, meets_online: false };
    const server = dashboardServer()
      .on('readAvailability', { json: free })
      .on('find', { json: FOUND_NOTHING })
      .on('bookByOwner', { json: { success: true, id: 7, told: false } });
    const { user } = await showOn(server, ahead({ status: 'cancelled', phone: '(520) 555-0142' }));
    await user.click(await menuOf(1));
    await user.click(screen.getByRole('menuitem', { name: 'Book again…' }));
    let dialog = await screen.findByRole('dialog', { name: 'Book a call' });
    expect(dialog.textContent).toContain(`Wednesday, November 25, ${timeInWords(next)}, 30 minutes`);
    await user.keyboard('{Escape}'); // nothing was typed: no question
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await menuOf(1));
    await user.click(screen.getByRole('menuitem', { name: 'Book again…' }));
    dialog = await screen.findByRole('dialog', { name: 'Book a call' });
    await user.click(within(dialog).getByRole('button', { name: 'Book the call' }));
    await screen.findAllByText(/^Booked for Client 1: Wednesday, November 25/);
    expect(server.requests.find(({ url }) => url.includes('book-'))?.body).toMatchObject({
      ...{ name: 'Client 1', email: 'client1@example.com', phone: '(520) 555-0142' },
      ...{ date: '2026-11-25', time: next, message: '', confirm: false },
    });
  });

  it('is to book one that was agreed by telephone, from the list', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T15:00:00Z') });
    const [slot] = slotsOn('2026-11-25') as [Slot];
    const { user, server } = await show(consultationRow(1));
    server.on('readAvailability', 'network failure', {
      json: { success: true, taken: {}, meets_online: false },
    });
    const button = screen.getByRole('button', { name: 'Book a call…' });
    await user.click(button);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button'));
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Book a call' });
    expect(dialog.textContent).toContain(`Wednesday, November 25, ${timeInWords(slot)}`);
    expect(document.activeElement).toBe(within(dialog).getByLabelText(/^Name/));
  });

  it('has been done, which its row says: by whom, when, and with which words', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T22:00:00Z') });
    const from = { date: '2026-11-30', time: '4:00 PM' };
    const change = { at: '2026-11-24T20:24:00.000Z', by: 'owner', told: true } as const;
    await show(
      ahead({ moved: { from, ...change, note: 'The dentist.' }, confirmation_note: 'Bring the menu.' }),
      ahead({ id: 2, name: 'Client 2', moved: { from, ...change, by: 'visitor', note: '' } }),
      ahead({ id: 3, name: 'Client 3', moved: { from, ...change, told: false, note: 'Unread.' } }),
      ahead({
        ...{ id: 4, name: 'Client 4', status: 'cancelled', cancelled: { ...change, note: 'I am ill.' } },
      }),
      ahead({
        ...{ id: 5, name: 'Client 5', status: 'cancelled' },
        cancelled: { ...change, by: 'visitor', note: '' },
      }),
    );
    const says = (id: number) => item(id).textContent;
    const day = formatShortDay(from.date);
    const time = formatSlot('4:00 PM');
    expect(says(1)).toMatch(`Moved from ${day}, ${time} · told today, `);
    expect(says(1)).toContain('You wrote as you moved it: The dentist.');
    expect(says(1)).toContain('You wrote in the confirmation: Bring the menu.');
    expect(says(3)).not.toContain('Unread.');
    expect(says(2)).toMatch(`Moved by the visitor from ${day}, ${time} · today, `);
    expect(says(3)).toMatch(`Moved from ${day}, ${time} · today, `);
    expect(says(4)).toMatch(/You wrote: I am ill\..*Cancelled by you · told today, /);
    expect(says(5)).toContain('Cancelled by the visitor · today, ');
    expect(says(5)).not.toContain('You wrote');
  });

  const dayIn = (dialog: HTMLElement, day: string) =>
    dialog.querySelector<HTMLElement>(`[data-day="${day}"]`)!;
  const timeOf = (dialog: HTMLElement, time: string) =>
    dialog.querySelector<HTMLInputElement>(`input[name=time][value="${time}"]`)!;

  it('is to move it to a time that visitors can’t book, which the dialog says', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T15:00:00Z') });
    const range = { id: 1, first_day: '2026-11-26', last_day: '2026-11-26', note: '', standing: [] };
    const busy = { start: '2026-11-25T18:00:00Z', end: '2026-11-25T19:00:00Z', calendar: 'Family' };
    const other = ahead({ id: 2, name: 'Client 2', consultation_time: '10:00 AM' });
    const server = dashboardServer()
      .on('listDaysOff', { json: { success: true, days_off: [range] } })
      .on('listBusyTimes', { json: { success: true, busy_times: [busy] } })
      .on('moveByOwner', { json: { success: true } });
    const { user } = await showOn(server, ahead(), other);
    await user.click(await menuOf(1));
    await user.click(screen.getByRole('menuitem', { name: 'Move to another time…' }));
    const dialog = await screen.findByRole('dialog');
    expect(document.activeElement).toBe(dayIn(dialog, '2026-11-25'));
    await waitFor(() => expect(timeOf(dialog, '10:00 AM').disabled).toBe(true));
    expect(timeOf(dialog, '9:00 AM').disabled).toBe(true); // where it is
    const said = () => within(dialog).getByRole('status').textContent;
    await user.click(timeOf(dialog, '11:00 AM'));
    expect(said()).toMatch(/11:00 AM.*Closed: busy in your calendar “Family”\. Only you can book it\.$/);
    await user.click(dayIn(dialog, '2026-11-26'));
    expect(said()).toBe('Thursday, November 26: choose a time.');
    await user.selectOptions(within(dialog).getByLabelText('Another time'), '6:45 AM');
    expect(said()).toMatch(/6:45 AM.*Closed: off\. Only you can book it\.$/);
    await user.click(within(dialog).getByRole('button', { name: 'Move the call' }));
    await screen.findAllByText(/^Moved to Thursday, November 26, 6:45 AM/);
    expect(server.requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      ...{ date: '2026-11-26', time: '6:45 AM' },
    });
  });

  it('is to move it as far ahead as she likes: what she saw, the new time and her words are sent', async () => {
    const { user, server, dialog } = await choose(ahead(), 'Move to another time…');
    expect(dayIn(dialog, '2026-11-25').getAttribute('aria-pressed')).toBe('true');
    const note = within(dialog).getByLabelText(/^A line to Client 1/);
    const submit = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Move the call' });
    expect(submit.disabled).toBe(true);
    dayIn(dialog, '2026-11-25').focus();
    await user.keyboard('{PageDown}{PageDown}{PageDown}{Enter}');
    expect(document.activeElement).toBe(dayIn(dialog, '2027-02-25'));
    await user.click(timeOf(dialog, '11:00 AM'));
    await user.type(note, 'Sorry.');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep writing' }));
    server.on('moveByOwner', 'network failure', { json: { success: true } });
    await user.click(submit);
    await within(dialog).findByText(/^No answer came: check your connection\./);
    expect([submit.textContent, document.activeElement]).toEqual(['Try again', submit]);
    await user.keyboard('{Enter}');
    await screen.findAllByText(/^Moved to Thursday, February 25, 2027, 11:00 AM.*Client 1 gets an email\.$/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.requests.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      id: 1,
      seen: { date: '2026-11-25', time: '9:00 AM' },
      date: '2027-02-25',
      time: '11:00 AM',
      note: 'Sorry.',
    });
  });

  it('is to cancel it; a failure keeps her words, and is tried again', async () => {
    const { user, server, dialog } = await choose(ahead(), 'Cancel the call…');
    server.on('cancelByOwner', 'network failure', { json: { success: true } });
    await user.type(within(dialog).getByLabelText(/^A line to Client 1/), 'I am ill.');
    const button = () => within(dialog).getByRole('button', { name: 'Cancel the call' });
    await user.click(button());
    await within(dialog).findByText(/^Network error/);
    await user.click(button());
    await screen.findAllByText('Cancelled: the time is free again. Client 1 gets an email.');
    const bodies = server.requests.filter(({ url }) => url.includes('cancel-')).map(({ body }) => body);
    expect(bodies).toEqual(
      Array(2).fill({ id: 1, seen: { date: '2026-11-25', time: '9:00 AM' }, note: 'I am ill.' }),
    );
  });

  it('is to take back that it was cancelled, where no email told of it, or to do that again', async () => {
    const { user, server, dialog } = await choose(ahead({ tells_visitor: false }), 'Cancel the call…');
    const done = { json: { success: true as const } };
    const refused = { status: 409, json: { success: false, error: 'Another call has that time.' } };
    server.on('cancelByOwner', done, done).on('takeBackByOwner', done, refused);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the call' }));
    await screen.findAllByText('Cancelled: the time is free again.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findAllByText(/^Not cancelled: Client 1, .*9:00 AM Arizona time\.$/);
    const seen = { date: '2026-11-25', time: '9:00 AM' };
    const bodyOf = (path: string) => server.requests.findLast(({ url }) => url.includes(path))?.body;
    expect(bodyOf('take-back-')).toEqual({ id: 1, seen, before: { ...seen, status: 'pending' } });
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    await screen.findAllByText('Cancelled: the time is free again.');
    expect(bodyOf('cancel-')).toEqual({ id: 1, seen, note: '', untold: true });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const failed = await screen.findByRole('alertdialog', { name: 'Nothing was taken back' });
    expect(failed.textContent).toContain('Another call has that time.');
  });

  it('is to take back that it was moved, or to go where it is, and to book again once it is cancelled', async () => {
    const moving = await choose(ahead({ tells_visitor: false }), 'Move to another time…');
    moving.server.on('moveByOwner', { json: { success: true } });
    moving.server.on('takeBackByOwner', { json: { success: true } });
    await moving.user.click(timeOf(moving.dialog, '11:00 AM'));
    await moving.user.click(within(moving.dialog).getByRole('button', { name: 'Move the call' }));
    await moving.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findAllByText(/^Moved back to .*9:00 AM Arizona time\.$/);
    expect(moving.server.requests.findLast(({ url }) => url.includes('take-back-'))?.body).toEqual({
      id: 1,
      seen: { date: '2026-11-25', time: '11:00 AM' },
      before: { date: '2026-11-25', time: '9:00 AM', status: 'pending' },
    });
    moving.unmount();

    const told = await choose(ahead(), 'Cancel the call…');
    told.server.on('cancelByOwner', { json: { success: true } });
    await told.user.click(within(told.dialog).getByRole('button', { name: 'Cancel the call' }));
    await told.user.click(await screen.findByRole('button', { name: 'Book again…' }));
    await screen.findByRole('dialog', { name: 'Book a call' });
  });

  it('is to take it back while the email waits, with her words for doing it again, or to go on once it is out', async () => {
    const { user, server, dialog } = await choose(ahead(), 'Cancel the call…');
    const done = { json: { success: true as const } };
    const told = { status: 409, json: { success: false, error: 'Too late.', field: 'told' } };
    server.on('cancelByOwner', done, done).on('takeBackByOwner', done, told);
    await user.type(within(dialog).getByLabelText(/^A line to Client 1/), 'I am ill.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the call' }));
    await screen.findByText(/^Goes out in \d+ s$/);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findAllByText(/^Not cancelled: Client 1, /);
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    await screen.findByText(/^Goes out in \d+ s$/);
    expect(server.requests.findLast(({ url }) => url.includes('cancel-'))?.body).toEqual({
      ...{ id: 1, seen: { date: '2026-11-25', time: '9:00 AM' }, note: 'I am ill.' },
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findAllByText('Client 1 was told already.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Book again…' }));
    await screen.findByRole('dialog', { name: 'Book a call' });
  });

  it('is to correct its details, with a confirmation to the new address if she says so, or Undo', async () => {
    const call = ahead({ confirmation_sent_at: '2026-11-20T10:00:00.000Z' });
    const { user, server, dialog } = await choose(call, 'Edit details…');
    const corrected = { email: 'client1@example.org', phone: '520 555 0188' };
    const after = { ...call, ...corrected, confirmation_sent_at: null };
    const answer = (consultation: Row, told = false) => ({
      json: { success: true as const, consultation, told },
    });
    server.on('correctByOwner', answer(after), answer(call), answer(after), answer(after, true));
    const bodies = () =>
      server.requests.filter(({ url }) => url.includes('consultation-details')).map(({ body }) => body);
    const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save the details' });
    const email = within(dialog).getByLabelText<HTMLInputElement>(/^Email address/);
    expect(document.activeElement).toBe(within(dialog).getByLabelText(/^Name/));
    expect([email.value, save().disabled]).toEqual(['client1@example.com', true]);
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    await user.clear(email);
    await user.click(save());
    expect(within(dialog).getByText('Please enter the email address.')).toBeTruthy();
    await user.type(email, ` ${corrected.email} `);
    await user.type(within(dialog).getByLabelText(/^Telephone/), corrected.phone);
    expect(within(dialog).getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    await user.click(save());
    await screen.findAllByText('Saved: the details of Client 1.');
    const seenOf = ({ name, email, phone, message, status, ...row }: Row) => ({
      ...{ name, email, phone, message, status, confirmation_sent_at: row.confirmation_sent_at },
      ...{ consultation_date: row.consultation_date, consultation_time: row.consultation_time },
    });
    const typed = { id: 1, name: 'Client 1', message: '', ...corrected, confirm: false };
    expect(bodies()).toEqual([{ ...typed, seen: seenOf(call) }]);

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findAllByText('The details of Client 1 are as they were.');
    expect(bodies()[1]).toEqual({
      ...typed,
      ...{ seen: seenOf(after), email: 'client1@example.com', phone: '' },
      confirmation: { sent_at: '2026-11-20T10:00:00.000Z', note: '' },
    });
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    await screen.findAllByText('Saved: the details of Client 1.');
    expect(bodies()[2]).toEqual({ ...typed, seen: seenOf(call) });

    await user.click(await menuOf(1));
    await user.click(screen.getByRole('menuitem', { name: 'Edit details…' }));
    await user.type(await screen.findByLabelText(/^Email address/), '.uk');
    await user.click(screen.getByRole('checkbox', { name: 'Send a confirmation to the new address' }));
    await user.click(save());
    await screen.findAllByText('Saved: the details of Client 1. Client 1 gets an email.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(bodies()[3]).toMatchObject({ confirm: true });
  });

  it('is to correct them over what another window changed meanwhile, which the dialog tells', async () => {
    const { user, server, dialog } = await choose(ahead(), 'Edit details…');
    await user.type(within(dialog).getByLabelText(/^Telephone/), '520 555 0188');
    const current = ahead({ email: 'other@example.com', status: 'cancelled' });
    const error = 'That consultation has changed meanwhile. Nothing was changed.';
    server
      .on('correctByOwner', { status: 409, json: { success: false, error } })
      .on('listConsultations', { json: consultationList([current]) });
    await user.click(within(dialog).getByRole('button', { name: 'Save the details' }));
    await within(dialog).findByText(error);
    expect(dialog.textContent).toContain('Cancelled: it was on');
    expect(dialog.textContent).toContain('By now it is with Client 1, other@example.com.');
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^Email address/).value).toBe('other@example.com');
    const both = { email: 'other@example.com', phone: '520 555 0188' };
    const consultation = { ...current, ...both };
    server.on('correctByOwner', { json: { success: true, consultation, told: false } });
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await screen.findAllByText('Saved: the details of Client 1.');
    expect(server.requests.findLast(({ url }) => url.includes('consultation-details'))?.body).toMatchObject({
      ...both,
      seen: { status: 'cancelled', email: 'other@example.com', phone: '' },
    });
  });

  it('is to move it back once an email told of the move: its old time is chosen then', async () => {
    const { user, server, dialog } = await choose(ahead(), 'Move to another time…');
    server.on('moveByOwner', { json: { success: true } });
    server.on('takeBackByOwner', {
      status: 409,
      json: { success: false, error: 'Too late.', field: 'told' },
    });
    await user.click(timeOf(dialog, '11:00 AM'));
    await user.click(within(dialog).getByRole('button', { name: 'Move the call' }));
    server.on('listConsultations', {
      json: consultationList([ahead({ consultation_time: '11:00 AM' })]),
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(await screen.findByRole('button', { name: 'Move back…' }));
    const back = await screen.findByRole('dialog', { name: 'Move the call with Client 1' });
    await waitFor(() => expect(timeOf(back, '9:00 AM').checked).toBe(true));
    await user.click(within(back).getByRole('button', { name: 'Move the call' }));
    expect(server.requests.findLast(({ url }) => url.includes('change-'))?.body).toMatchObject({
      seen: { date: '2026-11-25', time: '11:00 AM' },
      ...{ date: '2026-11-25', time: '9:00 AM' },
    });
  });

  it('is to have a confirmation sent, from the notice that it tells nobody', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T15:00:00Z') });
    const { user, server } = await show(ahead({ phone: '(520) 555-0142', time_zone: 'Europe/Berlin' }));
    await user.click(within(item(1)).getByText('Confirm', { selector: 'button' }));
    await user.click(screen.getByRole('button', { name: 'Send a confirmation…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send Client 1 a confirmation?' });
    for (const fact of ['client1@example.com', 'For the visitor: 5:00 PM', 'You call (520) 555-0142'])
      expect(dialog.textContent).toContain(fact);
    server.on('confirmByOwner', { json: { success: true } }).on('listConsultations', {
      json: consultationList([
        ahead({ status: 'confirmed', confirmation_sent_at: '2026-11-24T15:00:00.000Z' }),
      ]),
    });
    await user.type(within(dialog).getByLabelText(/^A line to Client 1/), 'Until then.');
    await user.click(within(dialog).getByRole('button', { name: 'Send the confirmation' }));
    await screen.findAllByText('Confirmed: Client 1 gets an email.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.requests.find(({ url }) => url.includes('confirm-'))?.body).toEqual({
      id: 1,
      seen: { date: '2026-11-25', time: '9:00 AM' },
      note: 'Until then.',
    });
    await waitFor(() => expect(item(1).textContent).toContain('Confirmation sent today'));
    await user.click(await menuOf(1));
    expect(screen.queryByRole('menuitem', { name: /confirmation/ })).toBeNull();
  });

  it('is to have several told at once: who was told stays so, and what failed is tried again alone', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T15:00:00Z') });
    const calls = [1, 2, 3].map((id) =>
      ahead({ id, name: `Client ${id}`, email: `client${id}@example.com` }),
    );
    const { user, server } = await show(...calls, ahead({ id: 4, name: 'Client 4', reaches_visitor: false }));
    await user.click(screen.getByLabelText('Select all that are shown'));
    await user.click(within(screen.getByRole('region', { name: /^Selected/ })).getByText('Confirm'));
    await user.click(screen.getByRole('button', { name: 'Send confirmations to 3…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send 3 confirmations?' });
    expect(dialog.textContent).toContain('1 of those that you confirmed gets none');
    await user.type(within(dialog).getByLabelText(/^A line to all of them/), 'Until then.');
    const refused = { success: false as const, error: 'That consultation has changed meanwhile.' };
    const ok = { json: { success: true as const } };
    server.on('confirmByOwner', ok, { status: 409, json: refused }, ok, ok);
    await user.click(within(dialog).getByRole('button', { name: 'Send the confirmations' }));
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/^2 sent, 1 not\./);
    expect(within(dialog).getByRole('listitem').textContent).toMatch(/^Client 2.*changed meanwhile\.$/);
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await screen.findAllByText('3 confirmations sent.');
    expect(screen.queryByRole('dialog')).toBeNull();
    const bodies = server.requests.filter(({ url }) => url.includes('confirm-')).map(({ body }) => body);
    expect(bodies).toEqual(
      [1, 2, 3, 2].map((id) => ({
        ...{ id, seen: { date: '2026-11-25', time: '9:00 AM' }, note: 'Until then.' },
      })),
    );
  });

  it('says where no email tells the visitor', async () => {
    const { dialog } = await choose(ahead({ tells_visitor: false }), 'Cancel the call…');
    expect(dialog.textContent).toContain('No email goes out about it: Client 1 has to hear it from you.');
    expect(within(dialog).queryByRole('textbox')).toBeNull();
  });
});

describe('a consultation that its visitor declined', () => {
  const declined = (id: number) => consultationRow(id, { declined: true });
  /** Tells the declined one, and the same list as it is after the owner's answer. */
  async function showDeclined(after: Row) {
    const server = dashboardServer().on(
      'listConsultations',
      { json: consultationList([declined(1), consultationRow(2)]) },
      { json: consultationList([after, consultationRow(2)]) },
    );
    const view = renderOnSite(<ConsultationsTab />, { server });
    await listLoaded();
    return view;
  }
  const press = (user: Awaited<ReturnType<typeof showDeclined>>['user'], name: string) =>
    user.click(within(item(1)).getByRole('button', { name }));

  it('is marked, and waits for the owner’s answer instead of a confirmation', async () => {
    await show(declined(1), consultationRow(2));
    expect(item(1).textContent).toContain('Declined by the visitor');
    expect(within(item(1)).queryByText('Confirm')).toBeNull();
    expect(within(item(1)).getByRole('button', { name: 'Free the slot' })).toBeTruthy();
    expect(item(2).textContent).not.toContain('Declined');
    expect(within(item(2)).queryByText('Free the slot')).toBeNull();
  });

  it('is cancelled by Free the slot, in one call, and the focus stays in its row', async () => {
    const { user, server } = await showDeclined(consultationRow(1, { status: 'cancelled' }));
    server.on('freeDeclined', { json: { success: true } });
    await press(user, 'Free the slot');
    await waitFor(() => expect(item(1).textContent).not.toContain('Declined'));
    expect(badge(1)).toEqual(['alarm', 'Cancelled']);
    const writes = server.requests.filter(({ method }) => method !== 'GET');
    expect(writes.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'DELETE /api/declined-consultation.php?id=1',
    ]);
    await waitFor(() => expect(document.activeElement).toBe(item(1)));
  });

  it('stays by Keep it', async () => {
    const { user, server } = await showDeclined(consultationRow(1));
    server.on('keepDeclined', { json: { success: true } });
    await press(user, 'Keep it');
    await waitFor(() => expect(item(1).textContent).not.toContain('Declined'));
    expect(within(item(1)).getByText('Confirm')).toBeTruthy();
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({ id: 1 });
  });

  it('says so when the answer fails, and shows what it is now', async () => {
    const { user, server } = await showDeclined(consultationRow(1));
    const error = 'That consultation has changed meanwhile. Nothing was cancelled.';
    server.on('freeDeclined', { status: 409, json: { success: false, error } });
    await press(user, 'Free the slot');
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain(error);
    await waitFor(() => expect(item(1).textContent).not.toContain('Declined'));
  });
});

describe('what the owner is told of a consultation', () => {
  it('has the visitor’s own time and the link to join', async () => {
    const meeting_url = 'https://meet.example.com/wren-1';
    await show(
      consultationRow(1, { time_zone: 'Europe/Lisbon', meeting_url }),
      consultationRow(2, { time_zone: 'America/Denver' }),
    );
    expect(screen.getByTitle('4:00 PM, Western European Standard Time').textContent).toMatch(
      /^For the visitor: 4:00 PM \S+$/,
    );
    expect(screen.getByText(meeting_url).getAttribute('href')).toBe(meeting_url);
    expect(item(2).textContent).not.toContain('For the visitor'); // in winter it is Arizona's time
  });

  it.each([
    [true, true],
    [false, false],
  ])('says before it is deleted whether the visitor gets an email: %s', async (tells_visitor, expected) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00Z') });
    const { user } = await show(consultationRow(1, { tells_visitor }));
    await user.click(await menuOf(1));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const { textContent } = await screen.findByRole('alertdialog');
    expect(textContent).toContain(
      'Are you sure you want to delete this consultation? This action cannot be undone.',
    );
    expect(textContent).toContain('It stays in the trash for 30 days, and can be restored from there.');
    expect(textContent.includes('Client 1 gets an email that it is called off.')).toBe(expected);
    const untold = 'No email goes out: Client 1 has to hear it from you.';
    expect(textContent.includes(untold)).toBe(!expected);
  });
});
