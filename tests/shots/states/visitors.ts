import type { Page } from '@playwright/test';
import { answering } from '#tests/support/settled.ts';
import type { State } from '../state.ts';

const REFUSED = {
  status: 500,
  json: { success: false, error: 'Something went wrong. Please try again.' },
} as const;

/** Fills in the last form of the page that has such fields. */
async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`main form [name=${name}]`).last().fill(value);
  }
}

const messageForm = (page: Page) => page.locator('main form:has(textarea)');
const newsletterForm = (page: Page) => page.locator('form:not(:has(textarea)):has([type=email])').last();

async function sendMessage(page: Page): Promise<void> {
  await fillIn(page, { name: 'Ana Ruiz', email: 'ana.ruiz@example.com', message: 'Our menu is a PDF.' });
  await page.locator('main select[name=subject]').selectOption({ index: 1 });
  await messageForm(page).locator('[type=submit]').click();
}

async function subscribe(page: Page): Promise<void> {
  await newsletterForm(page).locator('[type=email]').fill('ana.ruiz@example.com');
  await newsletterForm(page).locator('[type=submit]').click();
}

/** What visitors do besides reading, except for bookings. */
export const visitorStates: State[] = [
  {
    name: 'home/menu-open',
    path: '',
    isWindow: true,
    widths: [390, 820],
    reach: async (page) => page.locator('header button[aria-expanded=false]').click(),
  },
  {
    name: 'home/message-incomplete',
    path: '',
    isFault: true,
    reach: async (page) => {
      await messageForm(page).locator('[type=submit]').click();
      await page.locator('dialog[open]').waitFor();
    },
    isWindow: true,
  },
  {
    name: 'home/message-marked',
    path: '',
    isFault: true,
    reach: async (page) => {
      await messageForm(page).locator('[type=submit]').click();
      await page.locator('dialog[open] button').last().click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
    isWindow: true,
  },
  {
    name: 'thank-you/message-sent',
    path: '',
    answers: { sendMessage: { json: { success: true } } },
    reach: async (page) => {
      await sendMessage(page);
      await page.waitForURL('**/thank-you');
      await messageForm(page).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'home/subscribed',
    path: '',
    answers: { subscribe: { json: { success: true, pending: true } } },
    reach: async (page) => {
      const before = await page.locator('form [type=email]').count();
      await subscribe(page);
      await page.waitForFunction(
        (count) => document.querySelectorAll('form [type=email]').length < count,
        before,
      );
    },
  },
  {
    name: 'home/not-subscribed',
    path: '',
    answers: { subscribe: 'no connection' },
    isFault: true,
    isWindow: true,
    reach: async (page) => {
      await subscribe(page);
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'contact/incomplete',
    path: 'contact',
    reach: async (page) => {
      await messageForm(page).locator('[type=submit]').click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'contact/refused',
    path: 'contact',
    answers: { sendMessage: REFUSED },
    isFault: true,
    reach: async (page) => {
      await sendMessage(page);
      await page.locator('main form .text-alarm').first().waitFor();
    },
  },
  {
    name: 'contact/offline',
    path: 'contact',
    answers: { sendMessage: 'no connection' },
    isFault: true,
    reach: async (page) => {
      await sendMessage(page);
      await page.locator('main form .text-alarm').first().waitFor();
    },
  },
  {
    name: 'contact/sending',
    path: 'contact',
    answers: { sendMessage: 'never' },
    reach: sendMessage,
  },
  {
    name: 'contact/sent',
    path: 'contact',
    answers: { sendMessage: { json: { success: true } } },
    reach: async (page) => {
      await sendMessage(page);
      await messageForm(page).waitFor({ state: 'detached' });
    },
  },
  { name: 'blog/page-2', path: 'blog?page=2' },
  { name: 'blog/found', path: 'blog?search=a&category=Tutorial' },
  { name: 'blog/none-found', path: 'blog?search=nothingtobefound' },
  {
    name: 'blog/not-loaded',
    path: '',
    answers: { listPosts: REFUSED },
    isFault: true,
    reach: async (page) => {
      await page.locator('main a[href$="/blog"]').last().click();
      await page.waitForURL('**/blog');
      await page.locator('main [role=alert], main button').first().waitFor();
    },
  },
  {
    name: 'blog/loading',
    path: '',
    answers: { listPosts: 'never' },
    reach: async (page) => {
      await page.locator('main a[href$="/blog"]').last().click();
      await page.waitForURL('**/blog');
      await page.locator('main [role=status]').first().waitFor();
    },
  },
  { name: 'blog/no-such-post', path: 'blog/there-is-no-such-post', isFault: true },
  { name: 'blog/no-such-tag', path: 'blog/tag/there-is-no-such-tag', isFault: true },
  { name: 'portfolio/filtered', path: 'portfolio?category=mobile' },
  { name: 'portfolio/none-found', path: 'portfolio?search=nothingtobefound' },
  { name: 'portfolio/no-such-project', path: 'portfolio/there-is-no-such-project', isFault: true },
  {
    name: 'portfolio/picture-open',
    path: 'portfolio',
    isWindow: true,
    reach: async (page) => {
      await page.locator('main a[href*="/portfolio/"]').first().click();
      await page.waitForURL('**/portfolio/*');
      await page.locator('main a.cursor-zoom-in').first().click();
      await page.locator('dialog[open] img').waitFor();
    },
  },
  {
    name: 'newsletter/confirm',
    path: 'newsletter/confirm?token=a.token',
  },
  {
    name: 'newsletter/confirmed',
    path: 'newsletter/confirm?token=a.token',
    answers: { confirmSubscription: { json: { success: true } } },
    reach: press,
  },
  { name: 'newsletter/confirm-broken', path: 'newsletter/confirm' },
  { name: 'newsletter/unsubscribe', path: 'newsletter/unsubscribe?token=a.token' },
  {
    name: 'newsletter/unsubscribe-refused',
    path: 'newsletter/unsubscribe?token=a.token',
    isFault: true,
    reach: press,
  },
  {
    name: 'newsletter/unsubscribed',
    path: 'newsletter/unsubscribe?token=a.token',
    answers: { unsubscribe: { json: { success: true } } },
    reach: press,
  },
  { name: 'newsletter/unsubscribe-broken', path: 'newsletter/unsubscribe' },
  {
    name: 'newsletter/link-sent',
    path: 'newsletter/unsubscribe',
    answers: { requestUnsubscribe: { json: { success: true } } },
    reach: async (page) => {
      await fillIn(page, { email: 'ana.ruiz@example.com' });
      await press(page);
    },
  },
  { name: 'not-found', path: 'nowhere/at-all', isFault: true },
  {
    name: 'broken',
    path: '',
    isFault: true,
    reach: async (page) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.locator('footer a[href$="/support"]').first().click();
      await page.locator('main [role=alert] h1').waitFor();
    },
  },
];

/** Presses the page's one button, and waits until its heading is another. */
async function press(page: Page): Promise<void> {
  await answering(page);
  const before = await page.locator('h1').first().innerText();
  await page.locator('main form [type=submit]').first().click();
  await page.waitForFunction((text) => document.querySelector('h1')?.innerText !== text, before);
}
