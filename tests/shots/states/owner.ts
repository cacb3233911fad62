import type { Page } from '@playwright/test';
import { chooseInMenu } from '#tests/support/owner-dashboard.ts';
import type { State } from '../state.ts';

const TABS = [
  'overview',
  'posts',
  'categories',
  'authors',
  'newsletter',
  'campaigns',
  'messages',
  'consultations',
];

const dialog = (page: Page) => page.locator('dialog[open]');

/** Presses a button of the dashboard, by its name in English. */
const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('tabpanel').getByRole('button', { name }).first().click();
};

async function openDialog(page: Page, button: string | RegExp): Promise<void> {
  await press(button)(page);
  await dialog(page).first().waitFor();
}

const opened = (name: string, tab: string, button: string | RegExp): State => ({
  name: `dashboard/${name}`,
  path: `dashboard?tab=${tab}`,
  site: 'owner',
  isSignedIn: true,
  isWindow: true,
  reach: (page) => openDialog(page, button),
});

/** What a key opens above the posts. */
const byKey = (name: string, key: string, then?: (page: Page) => Promise<void>): State => ({
  ...opened(name, 'posts', ''),
  reach: async (page) => {
    await page.getByRole('tabpanel').waitFor();
    await page.keyboard.press(key);
    await dialog(page).waitFor();
    await then?.(page);
  },
});

/** Waits for something of a section of the account. */
const shows = (section: string, what: string) => async (page: Page) =>
  page.getByRole('region', { name: section }).locator(what).first().waitFor();

const DEVICE = { is_current: false, by_passkey: false, signed_in_at: '2026-11-20T16:02:00Z' };

/** Behind the name in the header. */
const accountStates: State[] = [
  {
    name: 'dashboard/account',
    path: 'dashboard/account',
    site: 'owner',
    isSignedIn: true,
    ready: shows('Profile and password', 'input'),
  },
  ...(
    [
      ['notices', 'Notices by mail', 'input'],
      ['data', 'Moving in', 'input'],
      ['activity', 'Activity', 'li'],
    ] as const
  ).map(([part, section, what]): State => ({
    name: `dashboard/account-${part}`,
    path: `dashboard/account/${part}`,
    site: 'owner',
    isSignedIn: true,
    ready: shows(section, what),
  })),
  {
    name: 'dashboard/account-sign-in',
    path: 'dashboard/account/sign-in',
    site: 'owner',
    isSignedIn: true,
    ready: shows('Devices', 'li'),
    answers: {
      listSessions: {
        json: {
          success: true,
          more: 0,
          sessions: [
            {
              ...DEVICE,
              id: '1',
              device: 'Chrome on Linux',
              last_used_at: '2026-11-24T15:00:00Z',
              is_current: true,
            },
            { ...DEVICE, id: '2', device: 'Safari on iPhone', last_used_at: '2026-11-24T07:31:00Z' },
            { ...DEVICE, id: '3', device: '', last_used_at: '2026-11-19T19:44:00Z' },
          ],
        },
      },
    },
  },
  {
    name: 'dashboard/account-download',
    path: 'dashboard/account/data',
    site: 'owner',
    isSignedIn: true,
    ready: shows('Take everything with you', 'button'),
    answers: { exportSite: 'never' },
    reach: async (page) => {
      await page.getByRole('button', { name: 'Download everything' }).click();
      await page.getByRole('progressbar', { name: 'Download' }).waitFor();
      await page.getByRole('progressbar', { name: 'Download' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'dashboard/account-refused',
    path: 'dashboard/account',
    site: 'owner',
    isSignedIn: true,
    ready: shows('Profile and password', 'input'),
    isFault: true,
    answers: {
      changePassword: {
        status: 422,
        json: {
          success: false,
          error: 'That is not your current password.',
          field: 'current_password',
        },
      },
    },
    reach: async (page) => {
      await page.getByLabel('Current password', { exact: true }).fill('a wrong one');
      await page.locator('input[name=password]').fill('a long enough password');
      await page.keyboard.press('Enter');
      await page.locator('form .text-alarm').first().waitFor();
    },
  },
];

async function forget(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
}

/** The sign-in, and the dashboard's tabs with the demo and with nothing. */
export const ownerStates: State[] = [
  { name: 'login', path: 'dashboard', site: 'owner' },
  {
    name: 'login/refused',
    path: 'dashboard',
    site: 'owner',
    isFault: true,
    answers: { login: { status: 401, json: { success: false, error: 'Invalid credentials' } } },
    reach: async (page) => {
      await page.locator('input[type=email]').fill('owner@example.com');
      await page.locator('input[autocomplete=current-password]').fill('a wrong one');
      await page.keyboard.press('Enter');
      await page.locator('form .text-alarm').first().waitFor();
    },
  },
  {
    name: 'login/unanswered',
    path: 'dashboard',
    site: 'owner',
    isFault: true,
    answers: { login: 'no connection' },
    reach: async (page) => {
      await page.locator('input[type=email]').fill('owner@example.com');
      await page.locator('input[autocomplete=current-password]').fill('a long enough password');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  { name: 'login/forgotten', path: 'dashboard', site: 'owner', reach: forget },
  {
    name: 'login/forgotten-sent',
    path: 'dashboard',
    site: 'owner',
    answers: { requestPasswordReset: { json: { success: true } } },
    reach: async (page) => {
      await forget(page);
      await page.locator('input[type=email]').fill('owner@example.com');
      await page.keyboard.press('Enter');
      await page.getByRole('status').filter({ hasText: 'on its way' }).waitFor();
    },
  },
  ...TABS.flatMap((tab): State[] => [
    { name: `dashboard/${tab}`, path: `dashboard?tab=${tab}`, site: 'owner', isSignedIn: true },
    { name: `dashboard/${tab}-empty`, path: `dashboard?tab=${tab}`, site: 'empty', isSignedIn: true },
  ]),
  ...['availability', 'calendars'].map((part): State => ({
    name: `dashboard/consultations-${part}`,
    path: `dashboard?tab=consultations&part=${part}`,
    site: 'owner',
    isSignedIn: true,
  })),
  {
    ...opened('palette-open', 'consultations', ''),
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^More: / })
        .first()
        .waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('Control+k');
      await page.getByRole('group', { name: /^For / }).waitFor();
    },
  },
  byKey('palette', 'Control+k', async (page) => {
    await dialog(page).getByRole('combobox').fill('pr');
    await page.getByRole('group', { name: 'Posts' }).waitFor();
  }),
  byKey('shortcuts', '?'),
  ...accountStates,
  {
    ...opened('new-post', 'posts', 'Add Post'),
    reach: async (page) => {
      await openDialog(page, 'Add Post');
      await dialog(page).getByRole('textbox', { name: 'Content' }).waitFor();
    },
  },
  {
    ...opened('delete-post', 'posts', ''),
    reach: async (page) => {
      await chooseInMenu(page, page.getByRole('button', { name: /^More: / }).first(), 'Delete');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    ...opened('edit-post', 'posts', 'Add Post'),
    reach: async (page) => {
      await page.getByRole('tabpanel').locator('td button, li button').first().click();
      await dialog(page).getByRole('textbox', { name: 'Content' }).waitFor();
    },
  },
  {
    ...opened('new-post-incomplete', 'posts', 'Add Post'),
    reach: async (page) => {
      await openDialog(page, 'Add Post');
      await dialog(page).getByRole('button', { name: 'Save Post' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { ...opened('new-category', 'categories', 'New category'), reach: press('New category'), isWindow: false },
  { ...opened('new-author', 'authors', 'New author'), reach: press('New author'), isWindow: false },
  opened('newsletter-unwritten', 'newsletter', 'Send Newsletter'),
  {
    ...opened('mail-held', 'overview', ''),
    isWindow: false,
    answers: {
      readDeliveryStatus: {
        json: {
          success: true,
          held: { reason: 'connect ECONNREFUSED 203.0.113.5:587', waiting: 14 },
          held_campaigns: [],
          waiting: [],
          undelivered: [
            {
              id: 1,
              kind: 'receipt',
              recipient: 'ana.ruiz@example.com',
              reason: '550 5.1.1 The email account that you tried to reach does not exist.',
              given_up_at: '2026-11-24T15:00:00Z',
            },
          ],
        },
      },
    },
    reach: async (page) => page.getByText('Mail does not go out').first().waitFor(),
  },
];
