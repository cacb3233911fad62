import type { Browser, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { barriers, dashboard, sendAsVisitor, signIn } from '#tests/support/owner-dashboard.ts';

test.use({ alone: true });

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('tabpanel');
const keepThem = (page: Page) => dashboard.button(page, 'Keep them with my account').first();
const readMessages = (page: Page) => page.evaluate(() => localStorage.getItem('shingle_read_messages'));
/** Has the page look for what changed elsewhere, as when its window is turned to. */
const turnTo = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

async function write(page: Page, name: string): Promise<void> {
  const message = { name, email: 'ada@example.com', subject: 'Website', message: 'We need a site.' };
  await sendAsVisitor(page, 'contact-form.php', message);
}

async function onAnother(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await signIn(page, 'authors');
  return page;
}

async function addAuthor(page: Page, name: string): Promise<void> {
  await dashboard.button(page, 'New author').click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel(/^Email/).fill('author@example.com');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText(name).first()).toBeVisible();
}

/** Waits until the other browser has it, which is turned to again and again. */
async function arrives(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await turnTo(page);
    await expect(panel(page).getByText(text).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test('[K21] authors and flags are kept with the account once the owner wants it, and merge between two browsers', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  await page.goto('contact');
  await write(page, 'Ada');
  await signIn(page, 'authors');
  await addAuthor(page, 'Ines');
  await page.getByRole('tab', { name: 'Contact Messages' }).click();
  await panel(page)
    .getByRole('button', { name: /Mark as Read/ })
    .first()
    .click();
  await expect.poll(() => readMessages(page)).toBe('[1]');

  await tab(page, 'Authors').click();
  const offer = panel(page).getByRole('region', { name: 'On other devices, too?' });
  await expect(offer).toContainText('Authors are kept in this browser alone.');
  expect(await barriers(page)).toEqual([]);
  const sent = page.waitForResponse(
    (response) => response.url().includes('flags.php') && response.request().method() === 'POST',
  );
  await keepThem(page).press('Enter');
  expect((await sent).status()).toBe(200);
  await expect(offer).toHaveCount(0);
  await expect(panel(page)).toContainText('Authors are kept with your account.');

  const other = await onAnother(browser, baseURL);
  await arrives(other, 'Ines');
  await expect(panel(other)).toContainText('Authors are kept with your account.');
  await expect.poll(() => readMessages(other)).toBe('[1]');

  // Both without a connection: each makes an author, and both stay.
  await page.context().setOffline(true);
  await other.context().setOffline(true);
  await addAuthor(page, 'Bo');
  await addAuthor(other, 'Cy');
  await page.context().setOffline(false);
  await other.context().setOffline(false);
  await arrives(page, 'Cy');
  await arrives(other, 'Bo');
  await expect(panel(page).getByText('Bo').first()).toBeVisible();
  await expect(panel(other).getByText('Cy').first()).toBeVisible();
  troubles.length = 0; // there was no connection
  await other.context().close();
});

test('[K21] a refused offer comes no more, sends nothing, and is taken back on the account page', async ({
  page,
  browser,
  baseURL,
}) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('flags.php') && request.method() === 'POST') writes.push(request.url());
  });
  await signIn(page, 'authors');
  await dashboard.button(page, 'Leave them here').click();
  await expect(page.getByRole('region', { name: 'On other devices, too?' })).toHaveCount(0);
  await expect(panel(page).getByRole('link', { name: 'Change that' })).toBeVisible();
  await addAuthor(page, 'Ines');
  await page.reload();
  await expect(panel(page).getByText('Ines').first()).toBeVisible();
  await page.goto('dashboard/account/data');
  await expect(page.getByRole('region', { name: 'On other devices, too?' })).toHaveCount(0);
  const place = page.getByRole('region', { name: 'Data in this browser' });
  await expect(place.getByRole('button', { name: 'Export marks and authors' })).toBeVisible();
  await expect(keepThem(page)).toBeVisible();
  expect(writes).toEqual([]);
  expect(await barriers(page)).toEqual([]);
  await keepThem(page).click();
  await expect(dashboard.button(page, 'Keep them in each browser alone')).toBeVisible();
  await expect.poll(() => writes.length).toBeGreaterThan(0);

  // What this browser has stays in it when the owner signs out, and comes to another one.
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  expect(await page.evaluate(() => localStorage.getItem('shingle_authors'))).toContain('Ines');
  const other = await onAnother(browser, baseURL);
  await arrives(other, 'Ines');
  await other.context().close();
});
