import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { UserEvent } from '@testing-library/user-event';
import type { BackupStatus } from '#shared/contract/backups.ts';
import type { Found } from '#shared/contract/finder.ts';
import type { Agenda } from '#shared/contract/overview.ts';
import type { Readers } from '#shared/contract/readers.ts';
import type { User } from '#shared/contract/session.ts';
import { rulesFor } from '#shared/booking.ts';
import { DashboardLayout } from '#app/app/DashboardLayout.tsx';
import { NOTHING } from '#app/dashboard/palette/use-finding.ts';
import { STORAGE_KEYS } from '#app/lib/storage.ts';
import { activityList, consultationList, contactList, subscriberList } from './dashboard-rows.ts';
import { FakeServer } from './fake-server.ts';
import { aDashboardPost, aDashboardPostList } from './posts.ts';
import { renderOnSite } from './render.tsx';

export const OWNER: User = { id: 1, email: 'owner@example.com', name: 'Ada Ruiz', role: 'admin' };

export const NOTHING_TO_DO: Agenda = {
  success: true,
  consultations: [],
  messages: [],
  drafts: [],
  draft_count: 0,
  newsletters: [],
  waiting_emails: 0,
  failing_calendars: [],
};

export const FOUND_NOTHING: Found = { success: true, ...NOTHING };

export const NO_READERS: Readers = {
  success: true,
  steps: [],
  total: { views: 0, subscribers_come: 0, subscribers_gone: 0 },
  before: null,
  subscribers: 0,
  posts: [],
  pages: [],
  hosts: [],
};

/** Backups of a developer's site: none. */
export const NO_BACKUPS: BackupStatus = {
  success: true,
  next_at: null,
  running: false,
  last: null,
  failing: null,
  overdue: false,
};

/** The hours of a site whose owner has set none. */
export const PROFILE_HOURS = rulesFor(null).hours;

/** A server with a session, one post and nothing else. */
export function dashboardServer(): FakeServer {
  return new FakeServer()
    .on('validateToken', { json: { success: true, user: OWNER } })
    .on('listDashboardPosts', { json: aDashboardPostList([aDashboardPost()]) })
    .on('listCategories', { json: [] })
    .on('listContacts', { json: contactList([]) })
    .on('listSubscribers', { json: subscriberList([]) })
    .on(['listCampaigns', 'retryCampaign'], { json: { success: true, campaigns: [], total: 0 } })
    .on('readCampaign', { status: 404, json: { success: false, error: 'It is gone.' } })
    .on('readPostSending', {
      json: {
        success: true,
        ...{ can_send: true, recipients: 0, was_sent: false, waiting: null, sent: null, last_campaign: null },
      },
    })
    .on('readPostalAddress', { json: { success: true, postal_address: '1 Main St\nTucson' } })
    .on('listConsultations', { json: consultationList([]) })
    .on(['readDeliveryStatus', 'forgetUndelivered'], {
      json: { success: true, held: null, held_campaigns: [], waiting: [], undelivered: [] },
    })
    .on('readAgenda', { json: NOTHING_TO_DO })
    .on('readReaders', { json: NO_READERS })
    .on(['readBackups', 'backUpNow'], { json: NO_BACKUPS })
    .on(['listDaysOff', 'addDayOff', 'removeDayOff', 'openDayOff'], { json: { success: true, days_off: [] } })
    .on(['listSlotsOff', 'setSlotsOff'], { json: { success: true, slots_off: [] } })
    .on('readAvailability', { json: { success: true, taken: {}, meets_online: false } })
    .on('listClosedTimes', { json: { success: true, closed_times: [] } })
    .on(['readBookingLimits', 'saveBookingLimits'], {
      json: { success: true, limits: { buffer: 0, lead: 0, ahead: 30, daily: null } },
    })
    .on(['readWeeklyHours', 'saveWeeklyHours'], {
      json: { success: true, hours: PROFILE_HOURS, profile: PROFILE_HOURS, is_own: false, booked: [] },
    })
    .on(['listBusyCalendars', 'addBusyCalendar', 'checkBusyCalendar', 'removeBusyCalendar'], {
      json: { success: true, calendars: [] },
    })
    .on('listBusyTimes', { json: { success: true, busy_times: [] } })
    .on('listActivity', { json: activityList([]) })
    .on('listSessions', { json: { success: true, sessions: [], more: 0 } })
    .on('readFlags', { json: { success: true, choice: 'unasked', revision: 0, flags: [], more: false } })
    .on('readNotices', {
      json: {
        success: true,
        notices: { messages: true, consultations: true, campaigns: true, devices: true, backups: true },
        can_mail: true,
      },
    })
    .on('listPasskeys', { json: { success: true, passkeys: [] } })
    .on(['readCalendarFeed', 'renewCalendarFeed'], { json: { success: true, address: null } });
}

/** Opens /dashboard in a browser that has a token. */
export async function openDashboard(server = dashboardServer(), query = '') {
  window.localStorage.setItem(STORAGE_KEYS.token, 'kept-token');
  const view = renderDashboard(server, query);
  await screen.findByRole('tablist');
  return view;
}

/** Opens /dashboard with the current content of the browser's storage. */
export function renderDashboard(server = dashboardServer(), query = '') {
  return renderOnSite(<DashboardLayout />, { at: `/dashboard${query}`, route: '/dashboard', server });
}

/** Waits until the list that is shown has its rows, or says why not. */
export async function listLoaded(): Promise<void> {
  await screen.findByText(/^Export (CSV|these)$/);
  await waitFor(() => expect(screen.queryByRole('status', { name: /^Loading/ })).toBeNull());
}

/** Opens the menu of a row, by what the row is of, and returns what it offers. */
export async function openMenu(user: UserEvent, of: string): Promise<string[]> {
  await user.click(screen.getByRole('button', { name: `More: ${of}` }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

/** Opens the menu of a row and chooses from it. */
export async function chooseInMenu(user: UserEvent, of: string, item: string | RegExp): Promise<void> {
  await openMenu(user, of);
  await user.click(screen.getByRole('menuitem', { name: item }));
}

/** The text of the page's live regions now. */
export function announced(): string {
  return document.querySelector('[aria-live]')?.textContent ?? '';
}
