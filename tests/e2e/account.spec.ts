import type { Browser, Page } from '@playwright/test';
import { ACCOUNT, expect, test } from '#tests/support/e2e.ts';
import {
  barriers,
  chooseInMenu,
  dashboard,
  fillPassword,
  sendAsVisitor,
  signIn,
} from '#tests/support/owner-dashboard.ts';

test.use({ alone: true });

const NEW = 'another password for the tests';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const devices = (page: Page) => region(page, 'Devices').getByRole('listitem');

const parts = (page: Page) => page.getByRole('navigation', { name: 'Account' });

/** Opens the account, and the page of one of its parts. */
async function openAccount(page: Page, part?: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /your account$/ })
    .click();
  await expect(page).toHaveURL(/\/dashboard\/account$/);
  await expect(page.getByLabel('Your name')).toBeVisible();
  if (part === undefined) return;
  await parts(page).getByRole('link', { name: part }).click();
  await expect(parts(page).getByRole('link', { name: part })).toHaveAttribute('aria-current', 'page');
}

/** The owner on another device. */
async function signInOnPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
  const context = await browser.newContext({ baseURL: baseURL ?? '', userAgent });
  const phone = await context.newPage();
  await signIn(phone);
  return phone;
}

test('the account opens from the name in the header, beside the tabs, which keep what was typed', async ({
  page,
}) => {
  await signIn(page, 'authors');
  await dashboard.button(page, 'New author').click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ines');
  await openAccount(page);
  await expect(page.getByRole('tab')).toHaveCount(8);
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(0);
  await expect(page).toHaveTitle(/^Account \|/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Authors' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ines');
  await page.goto('dashboard/account/sign-in');
  await expect(devices(page)).toHaveCount(1);
});

test('another name stands in the header at once and after a reload', async ({ page }) => {
  await signIn(page);
  await openAccount(page);
  await page.getByLabel('Your name').fill('Ines Castro');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The name is saved').first()).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Ines Castro');
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('Ines Castro');
  await expect(page.getByLabel('Your name')).toHaveValue('Ines Castro');
});

test('a new password asks for the current one, says what is wrong in place, and signs other devices out', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  await signIn(page);
  const phone = await signInOnPhone(browser, baseURL);
  await openAccount(page, 'Sign-in and sessions');
  await expect(devices(page)).toHaveCount(2);
  await parts(page).getByRole('link', { name: 'Profile and password' }).click();

  const [current, next] = [
    page.getByRole('textbox', { name: 'Current password' }),
    page.getByRole('textbox', { name: 'New password' }),
  ];
  await current.fill('not the password');
  await next.fill(NEW);
  await page.keyboard.press('Enter');
  await expect(page.getByText('That is not your current password.').first()).toBeVisible();
  await expect(current).toBeFocused();
  await expect(next).toHaveValue(NEW);
  expect(await barriers(page)).toEqual([]);

  await current.fill(ACCOUNT.password);
  await next.fill('too short');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The new password needs at least 12 characters.').first()).toBeVisible();
  await expect(next).toBeFocused();
  expect(troubles.splice(0)).toEqual([expect.stringContaining('422'), expect.stringContaining('422')]);

  await next.fill(NEW);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^The password is changed/).first()).toBeVisible();
  await expect(current).toHaveValue('');
  await parts(page).getByRole('link', { name: 'Sign-in and sessions' }).click();
  await expect(devices(page)).toHaveCount(1);

  await phone.getByRole('tab', { name: 'Campaigns' }).click();
  const again = phone.getByRole('dialog', { name: 'Sign in to go on' });
  await fillPassword(phone);
  await expect(again.getByText('Invalid credentials').first()).toBeVisible();
  await again.getByLabel(/^Password/).fill(NEW);
  await phone.keyboard.press('Enter');
  await expect(again).toHaveCount(0);
  await phone.context().close();
});

test('devices are named, and are signed out one by one or all at once', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  const phones = [await signInOnPhone(browser, baseURL), await signInOnPhone(browser, baseURL)];
  await openAccount(page, 'Sign-in and sessions');
  await expect(devices(page)).toHaveCount(3);
  await expect(devices(page).first()).toContainText('This device');
  await expect(devices(page).first().getByRole('button')).toHaveCount(0);
  await expect(devices(page).nth(1)).toContainText('Chrome on Android');

  await devices(page).nth(1).getByRole('button', { name: 'Sign out' }).focus();
  await page.keyboard.press('Enter');
  await expect(devices(page)).toHaveCount(2);
  await expect(page.getByText('Chrome on Android is signed out').first()).toBeVisible();
  await dashboard.button(page, 'Sign out everywhere else').click();
  await expect(devices(page)).toHaveCount(1);
  await expect(dashboard.button(page, 'Sign out everywhere else')).toHaveCount(0);

  for (const phone of phones) {
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    await phone.context().close();
  }
});

test('notices by mail are chosen by keyboard, and stay chosen', async ({ page }) => {
  await signIn(page);
  await openAccount(page, 'Notices');
  const box = region(page, 'Notices by mail').getByRole('checkbox', { name: /^A new message/ });
  await expect(box).toBeChecked();
  const chosen = region(page, 'Notices by mail').getByRole('checkbox', { checked: true });
  const others = (await chosen.count()) - 1;
  await box.press('Space');
  await expect(page.getByText('A new message: no mail any more').first()).toBeVisible();
  await page.reload();
  await expect(box).not.toBeChecked();
  await expect(chosen).toHaveCount(others);
  expect(await barriers(page)).toEqual([]);
});

test('what happened in the account is listed, the latest first, with the device', async ({
  page,
  troubles,
}) => {
  await page.goto('dashboard');
  await page.getByLabel(/^Email/).fill(ACCOUNT.email);
  await page.getByLabel(/^Password/).fill('not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid credentials').first()).toBeVisible();
  expect(troubles.splice(0)).toEqual([expect.stringContaining('401')]);
  await signIn(page, 'messages');
  for (const name of ['Berta', 'Cyril']) {
    const message = { name, email: `${name}@example.com`, subject: 'Website', message: 'We need a site.' };
    await sendAsVisitor(page, 'contact-form.php', message);
  }
  await page.reload();
  for (const name of ['Berta', 'Cyril']) {
    const row = page.getByRole('article').filter({ hasText: name });
    await chooseInMenu(page, row.getByRole('button', { name: /^More: / }), 'Delete');
    await dashboard.question(page).getByRole('button', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
  }
  await openAccount(page, 'Activity');
  const happened = region(page, 'Activity').getByRole('listitem');
  await expect(happened).toHaveText([
    /2 messages deleted.*Chrome on/,
    /Signed in.*Chrome on/,
    /Sign-in refused: wrong password.*Chrome on/,
  ]);
  await expect(region(page, 'Activity')).not.toContainText('Cyril');
  expect(await barriers(page)).toEqual([]);
});

test('the parts of the account are pages of their own, which keep what was typed, and old links lead there', async ({
  page,
  baseURL,
}) => {
  const at = (path: string) => `${baseURL ?? ''}dashboard/account${path}`;
  await signIn(page);
  await openAccount(page);
  await page.getByLabel('Your name').fill('Ines');
  await parts(page).getByRole('link', { name: 'Notices' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/notices'));
  await expect(page).toHaveTitle(/^Account: Notices \|/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('Your name')).toBeHidden();
  await page.goBack();
  await expect(page.getByLabel('Your name')).toHaveValue('Ines');
  await page.goForward();
  await expect(region(page, 'Notices by mail')).toBeVisible();

  for (const [section, part] of [
    ['devices', '/sign-in'],
    ['export', '/data'],
  ] as const) {
    await page.goto(`dashboard/account?old=${section}#${section}`);
    await expect(page).toHaveURL(at(`${part}#${section}`));
    await expect(page.locator(`#${section}`)).toBeFocused();
    await expect(page.locator(`#${section}`)).toBeInViewport();
  }
  await page.goto('dashboard/account?old=activity#activity');
  await expect(page).toHaveURL(at('/activity'));
  await expect(region(page, 'Activity')).toBeVisible();
  expect((await page.request.get('dashboard/account/data')).status()).toBe(200);
  expect((await page.request.get('dashboard/account/nothing')).status()).toBe(404);
});
