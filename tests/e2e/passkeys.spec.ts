import type { Page } from '@playwright/test';
import { ACCOUNT, answering, expect, test } from '#tests/support/e2e.ts';
import { barriers, dashboard, fillPassword, signIn } from '#tests/support/owner-dashboard.ts';
import { addAuthenticator } from '#tests/support/virtual-authenticator.ts';

test.use({
  alone: true,
  // A passkey needs a host that has a name.
  baseURL: async ({ site }, use) => use(`${site.origin.replace('127.0.0.1', 'localhost')}/shingle/`),
});

const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const rows = (page: Page) => passkeys(page).getByRole('listitem');
const devices = (page: Page) => page.getByRole('region', { name: 'Devices' }).getByRole('listitem');
const happened = (page: Page) => page.getByRole('region', { name: 'Activity' });
const byPasskey = (page: Page) => dashboard.button(page, 'Sign in with a passkey');
const signOut = (page: Page) => dashboard.button(page, 'Sign out').first();

async function openAccount(page: Page): Promise<void> {
  await page.goto('dashboard/account/sign-in');
  await expect(devices(page).first()).toBeVisible();
}

async function addOne(page: Page): Promise<void> {
  const before = await rows(page).count();
  await dashboard.button(page, 'Add a passkey').click();
  await expect(rows(page)).toHaveCount(before + 1);
}

test('a passkey is added, renamed, opens the dashboard by keyboard alone, and is removed', async ({
  page,
}) => {
  const authenticator = await addAuthenticator(page);
  await signIn(page);
  await openAccount(page);
  await expect(passkeys(page)).toContainText('None yet.');
  await addOne(page);
  await expect(page.getByText(/^The passkey is added as “Chrome on /).first()).toBeVisible();
  await expect(rows(page)).toContainText('Not used yet');
  expect(await authenticator.count()).toBe(1);
  expect(await barriers(page)).toEqual([]);

  await rows(page).getByRole('button', { name: 'Rename' }).press('Enter');
  const name = page.getByRole('dialog', { name: 'Rename the passkey' }).getByLabel('Name');
  await expect(name).toBeFocused();
  await page.keyboard.type('The laptop');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toContainText('The laptop');
  await expect(rows(page).getByRole('button', { name: 'Rename' })).toBeFocused();

  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(byPasskey(page)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await byPasskey(page).press('Enter');
  await expect(devices(page).first()).toContainText('with a passkey');
  await expect(rows(page)).toContainText('Last used');
  await page.getByRole('link', { name: 'Activity', exact: true }).click();
  await expect(happened(page)).toContainText('Signed in with a passkey');
  await expect(happened(page)).toContainText('Passkey added');
  await page.goto('dashboard/account/sign-in');
  await expect(devices(page).first()).toContainText('with a passkey');

  await rows(page).getByRole('button', { name: 'Remove' }).click();
  await dashboard.question(page).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The passkey “The laptop” is removed').first()).toBeVisible();
  await expect(passkeys(page)).toContainText('None yet.');
  await expect(devices(page)).toHaveCount(1);
});

test('a passkey that was cancelled or removed leaves the form as it was, and says why', async ({
  page,
  troubles,
}) => {
  const authenticator = await addAuthenticator(page);
  await signIn(page);
  await openAccount(page);
  await addOne(page);
  await dashboard.button(page, 'Add a passkey').click();
  await expect(dashboard.question(page)).toContainText(
    'This device has a passkey for this dashboard already.',
  );
  await dashboard.button(page, 'OK').click();

  await rows(page).getByRole('button', { name: 'Remove' }).click();
  await dashboard.question(page).getByRole('button', { name: 'Remove' }).click();
  await expect(rows(page)).toHaveCount(0);
  await signOut(page).click();

  await page.getByLabel(/^Email/).fill(ACCOUNT.email);
  await byPasskey(page).click();
  await expect(page.getByText(/^This passkey does not open the dashboard/).first()).toBeVisible();
  expect(troubles.splice(0)).toEqual([expect.stringContaining('401')]);
  await authenticator.setVerified(false);
  await byPasskey(page).click();
  await expect(page.getByText(/^Nothing was confirmed/).first()).toBeVisible();
  await expect(page.getByLabel(/^Email/)).toHaveValue(ACCOUNT.email);
  expect(await barriers(page)).toEqual([]);
  await fillPassword(page);
  await expect(devices(page).first()).toBeVisible();
});

test('a session that is not new is confirmed by the password or a passkey before passkeys change', async ({
  page,
  troubles,
}) => {
  await addAuthenticator(page);
  await signIn(page);
  await openAccount(page);
  await addOne(page);
  // As after ten minutes: the first call is refused, the next one goes through.
  let refusals = 0;
  await page.route(/passkeys\.php/, async (route) => {
    const isChange = route.request().method() === 'DELETE' || route.request().url().includes('action=begin');
    if (!isChange || refusals === 0) return route.continue();
    refusals -= 1;
    const json = { success: false, error: 'Please confirm that it is you.', field: 'confirm' };
    return route.fulfill({ status: 403, json });
  });
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const remove = async () => {
    refusals = 1;
    await rows(page).getByRole('button', { name: 'Remove' }).click();
    await dashboard.question(page).getByRole('button', { name: 'Remove' }).click();
    await expect(question).toBeVisible();
  };

  await remove();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);

  await remove();
  await question.getByLabel(/^Password/).fill('not the password');
  await page.keyboard.press('Enter');
  await expect(question.getByText('That is not your password.').first()).toBeVisible();
  await question.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(rows(page)).toHaveCount(0);
  await expect(question).toHaveCount(0);

  refusals = 1;
  await dashboard.button(page, 'Add a passkey').click();
  await question.getByLabel(/^Password/).fill(ACCOUNT.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^This device has a passkey|is added as/).first()).toBeVisible();
  expect(troubles.splice(0).length).toBeGreaterThan(3);
});

test('an ended session goes on with a passkey, and what was typed is kept', async ({ page, troubles }) => {
  await addAuthenticator(page);
  await signIn(page);
  await openAccount(page);
  await addOne(page);
  await page.getByRole('link', { name: 'Profile and password' }).click();
  await page.getByLabel('Your name').fill('Ines Castro');
  await page.context().clearCookies();
  await page.getByLabel('Your name').press('Enter');
  const again = page.getByRole('dialog', { name: 'Sign in to go on' });
  await again.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('The name is saved').first()).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Ines Castro');
  expect(troubles.splice(0)).toEqual([expect.stringContaining('401')]);
});

test('a browser without passkeys has no button for them', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
  await page.goto('dashboard');
  await answering(page);
  await expect(dashboard.button(page, 'Sign in')).toBeVisible();
  await expect(byPasskey(page)).toHaveCount(0);
  await signIn(page);
  await openAccount(page);
  await expect(passkeys(page)).toContainText('knows no passkeys');
  await expect(dashboard.button(page, 'Add a passkey')).toHaveCount(0);
});
