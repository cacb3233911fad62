import type { Page } from '@playwright/test';
import type { BusyCalendar } from '#shared/contract/busy-calendars.ts';
import { NOW } from '../moment.ts';
import type { GivenAnswers, State } from '../state.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Busy times' });

/** Brings the panel to the window's upper edge. */
async function scrollTo(page: Page): Promise<void> {
  await panel(page).locator('form, li').first().waitFor();
  await panel(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

const ago = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString();

const CALENDAR: BusyCalendar = {
  id: 1,
  host: 'calendar.google.com',
  name: 'Wren Calder',
  signs_in: false,
  read_at: ago(3),
  busy: 14,
  unreadable: 0,
  counts: true,
  failing_since: null,
  problem: null,
  standing: [{ id: 7, name: 'Ana Ruiz', email: 'ana@example.com', day: '2026-12-03', time: '2:00 PM' }],
};
const RADICALE: BusyCalendar = {
  ...CALENDAR,
  ...{ id: 2, host: 'cloud.wrencalder.example:5232', name: 'Workshop and deliveries', signs_in: true },
  ...{ busy: 1, unreadable: 2, standing: [] },
};

const state = (name: string, calendars: BusyCalendar[], changes: Partial<State> = {}): State => ({
  name: `busy/${name}`,
  path: 'dashboard?tab=consultations&part=calendars',
  site: 'owner',
  isSignedIn: true,
  isWindow: true,
  reach: scrollTo,
  ...changes,
  answers: { listBusyCalendars: { json: { success: true, calendars } }, ...changes.answers },
});

async function enter(page: Page): Promise<void> {
  await scrollTo(page);
  await panel(page).getByRole('button', { name: 'Add a calendar' }).click();
  await panel(page)
    .getByLabel(/^Address/)
    .fill('https://cloud.wrencalder.example/dav/calendars/wren/work/');
  await panel(page)
    .getByLabel(/^User name/)
    .fill('wren');
  await panel(page)
    .getByLabel(/^Password/)
    .fill('no longer the one');
  await panel(page).getByRole('button', { name: 'Check and add' }).click();
}

const REFUSED: GivenAnswers = {
  addBusyCalendar: {
    status: 422,
    json: {
      success: false,
      error: 'The server there refuses the user name or the password.',
      field: 'password',
    },
  },
};

/** The panel of the owner's calendars elsewhere. */
export const busyCalendarStates: State[] = [
  state('none', []),
  state('read', [CALENDAR, RADICALE]),
  state('failing', [
    {
      ...CALENDAR,
      ...{ read_at: ago(95), failing_since: ago(80), problem: 'The server there does not answer.' },
    },
    {
      ...RADICALE,
      ...{ read_at: ago(15 * 24 * 60), failing_since: ago(15 * 24 * 60 - 10), counts: false, busy: 0 },
      problem: 'The server there refuses the user name or the password.',
    },
  ]),
  state('checking', [CALENDAR], { answers: { addBusyCalendar: 'never' }, reach: enter }),
  state('refused', [CALENDAR], {
    isFault: true,
    answers: REFUSED,
    reach: async (page) => {
      await enter(page);
      await panel(page)
        .getByText(/refuses the user name/)
        .waitFor();
    },
  }),
];
