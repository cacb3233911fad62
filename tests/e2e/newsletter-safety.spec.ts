import type { Browser, Page } from '@playwright/test';
import { expect } from '#tests/support/e2e.ts';
import { withSubscribers } from '#tests/support/e2e-with-mail.ts';
import { barriers, chooseInMenu, dashboard, rowMenu, signIn } from '#tests/support/owner-dashboard.ts';
import { writeOn, writing } from '#tests/support/writing-page.ts';

/** A site of one's own with subscribers, and a mail server. */
const test = withSubscribers(2);

test.use({ alone: true });
test.describe.configure({ timeout: 120_000 });

const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject' });
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

/** Begins a newsletter with images, until the site has it. */
async function begin(page: Page, title: string, text: string): Promise<void> {
  await page.goto('dashboard/write/newsletter');
  await subject(page).fill(title);
  await writeOn(page, text);
  await saved(page);
}

async function saved(page: Page): Promise<void> {
  await expect(writing.state(page)).toContainText('Draft, saved', { timeout: 20_000 });
}

async function plainSaved(page: Page): Promise<void> {
  await expect(page.getByRole('tabpanel').getByText('Draft, saved')).toBeVisible({ timeout: 20_000 });
}

/** The same owner on another device. */
async function onAnotherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await signIn(page, 'newsletter');
  return page;
}

test('a newsletter begun on one device is gone on with on another, and gone from both once it is sent', async ({
  page,
  browser,
  baseURL,
  smtp,
}) => {
  await signIn(page);
  await begin(page, 'Bread at six', 'Rye takes its time.');

  const other = await onAnotherDevice(browser, baseURL);
  await test.step('the other device has it', async () => {
    await other.getByRole('link', { name: 'Continue “Bread at six”' }).click();
    await expect(subject(other)).toHaveValue('Bread at six');
    await expect(writing.text(other)).toHaveText('Rye takes its time.');
    await expect(writing.lines(other)).toContainText('Also open in Chrome on Linux');
    expect(await barriers(other)).toEqual([]);
  });

  await test.step('what it writes on is there on the first', async () => {
    await writeOn(other, ' So do I.');
    await saved(other);
    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await page.getByRole('button', { name: 'Show it' }).click();
    await expect(writing.text(page)).toHaveText('Rye takes its time. So do I.');
    await saved(page);
  });

  await test.step('sent there, it is gone here', async () => {
    await other.getByRole('button', { name: 'Send…' }).click();
    await dashboard.button(other, 'Send to 2 subscribers').click();
    await dashboard.button(other, 'Send now to 2').click();
    await expect(dashboard.question(other)).toContainText('Newsletter sent');
    await smtp.arrived(2);
    await dashboard.button(other, 'OK').click();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(writing.lines(page)).toContainText('“Bread at six” was sent from another tab or device.');
    // It stays to be read, and nothing that is typed begins another one.
    const asItWas = page.getByRole('article', { name: 'The newsletter as it was' });
    await expect(asItWas).toContainText('Rye takes its time. So do I.');
    await expect(subject(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'View its report' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(writing.text(page)).toHaveText('Rye takes its time. So do I.');
    await saved(page);
  });
  await other.context().close();
});

test('what the site has takes the place of a text that is open and empty', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await begin(page, 'Slow bread', 'It waits for its answer.');
  const other = await onAnotherDevice(browser, baseURL);
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await other.route('**/post-drafts.php?*', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await other.goto('dashboard/write/newsletter');
  await expect(other.getByRole('button', { name: 'Add a block' })).toBeVisible();
  answer();
  await expect(writing.text(other)).toHaveText('It waits for its answer.');
  await expect(subject(other)).toHaveValue('Slow bread');
  await writeOn(other, ' And goes on.');
  await saved(other);
  await other.context().close();
});

test('a newsletter that is sent from two devices at once goes out once', async ({
  page,
  browser,
  baseURL,
  smtp,
}) => {
  await signIn(page);
  await begin(page, 'One loaf', 'Cut it in two.');
  const other = await onAnotherDevice(browser, baseURL);
  await other.goto('dashboard/write/newsletter');
  await expect(writing.text(other)).toHaveText('Cut it in two.');
  for (const device of [page, other]) await device.getByRole('button', { name: 'Send…' }).click();
  for (const device of [page, other]) await dashboard.button(device, 'Send to 2 subscribers').click();
  await Promise.all([page, other].map((device) => dashboard.button(device, 'Send now to 2').click()));
  for (const device of [page, other])
    await expect(dashboard.question(device)).toContainText('Newsletter sent');
  await smtp.arrived(2);
  await other.goto('dashboard?tab=campaigns');
  await expect(other.getByText('One loaf')).toHaveCount(1);
  await other.context().close();
});

test('a newsletter outlives the browser’s storage, a killed window, and a time without a connection', async ({
  page,
  context,
  troubles,
}) => {
  await signIn(page);
  await begin(page, 'On the train', 'Tunnel one.');

  await test.step('without a connection writing goes on, and is sent when there is one', async () => {
    await context.setOffline(true);
    await writeOn(page, ' Tunnel two.');
    await expect(writing.state(page)).toContainText('Offline: kept on this device');
    await context.setOffline(false);
    await saved(page);
    expect(troubles.splice(0).every((trouble) => /ERR_INTERNET_DISCONNECTED/.test(trouble))).toBe(true);
  });

  await test.step('a browser that forgets everything has it again', async () => {
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith('shingle_rich_newsletter')) localStorage.removeItem(key);
      }
    });
    await page.reload();
    await expect(writing.text(page)).toHaveText('Tunnel one. Tunnel two.');
    await expect(subject(page)).toHaveValue('On the train');
  });

  await test.step('a window that is killed before it could send leaves its words to the next', async () => {
    await page.route('**/post-drafts.php', (route) => route.abort());
    await writeOn(page, ' Tunnel three.');
    await expect(writing.state(page)).toContainText('Offline: kept on this device');
    await page.close({ runBeforeUnload: false });
    const next = await context.newPage();
    await next.goto('dashboard/write/newsletter');
    await expect(writing.text(next)).toHaveText('Tunnel one. Tunnel two. Tunnel three.');
    await saved(next);
    await expect(next.getByRole('dialog')).toHaveCount(0);
  });
  troubles.splice(0); // the requests that the test has cut
});

test('two devices that write at once see both texts, and lose neither', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  await signIn(page, 'newsletter');
  await subject(page).fill('Two ovens');
  await message(page).fill('The first one is hot.');
  await plainSaved(page);
  const other = await onAnotherDevice(browser, baseURL);
  await expect(message(other)).toHaveValue('The first one is hot.');
  await message(other).fill('The first one is hotter.');
  await plainSaved(other);
  await message(page).fill('The first one is cold.');
  const conflict = page.getByRole('dialog', { name: 'Two versions of this newsletter' });
  await expect(conflict.locator('ins')).toContainText('cold');
  await expect(conflict.locator('del')).toContainText('hotter');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await barriers(page)).toEqual([]);
  }
  await conflict.getByRole('button', { name: 'Decide later' }).click();
  await page.getByRole('button', { name: 'Compare' }).click();
  await conflict.getByRole('button', { name: 'Use the other one' }).click();
  await expect(message(page)).toHaveValue('The first one is hotter.');
  await plainSaved(page);
  // The text that gave way is there, too.
  await page.goto('dashboard?tab=campaigns');
  const drafts = page.getByRole('list', { name: 'Drafts' }).getByRole('listitem');
  await expect(drafts.filter({ hasText: 'Two ovens' })).toHaveCount(2);
  await other.context().close();
  expect(troubles.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('a newsletter that is discarded is gone on the server, too', async ({ page, browser, baseURL }) => {
  await signIn(page);
  await begin(page, 'Not now', 'Half a thought.');
  await page.getByRole('link', { name: 'Newsletter' }).click();
  await dashboard.button(page, 'Delete “Not now”').click();
  await expect(page.getByRole('link', { name: 'Full-page editor', exact: true })).toBeVisible();
  await expect
    .poll(async () => (await page.request.get('api/post-drafts.php')).text())
    .toMatch(/^(?!.*Not now).*"success":true/);
  const other = await onAnotherDevice(browser, baseURL);
  await expect(other.getByRole('link', { name: 'Full-page editor', exact: true })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Waiting' })).toHaveCount(0);
  await other.context().close();
});

test('a scheduled newsletter is edited where it was written, keeps the draft in its way, and is offered its time again', async ({
  page,
  smtp,
}) => {
  await signIn(page);
  await begin(page, 'Bread on Monday', 'It rests over night.');
  const sending = page.getByRole('dialog', { name: 'Send to subscribers' });
  await page.getByRole('button', { name: 'Send…' }).click();
  await sending.getByRole('radio', { name: 'Later' }).check();
  await sending.getByLabel('Time').fill('07:15');
  const address = sending.getByLabel('Your postal address');
  await address.fill('12 Sycamore Street');
  const schedule = sending.getByRole('button', { name: /^Schedule for / });
  const label = await schedule.innerText();
  await schedule.click();
  await dashboard.button(page, 'OK').click();

  await begin(page, 'Another one', 'Begun since.');
  await page.goto('dashboard?tab=campaigns');
  const row = page.getByRole('row', { name: /Bread on Monday/ });
  await expect(row).toContainText('to 2 subscribers');
  await chooseInMenu(page, rowMenu(page, 'Bread on Monday'), 'Edit…');
  await dashboard.button(page, 'Edit it').click();

  await expect(subject(page)).toHaveValue('Bread on Monday');
  await expect(writing.text(page)).toHaveText('It rests over night.');
  await expect(writing.lines(page)).toContainText('7:15 AM');
  expect(await barriers(page)).toEqual([]);
  await writeOn(page, ' In the cold.');
  await saved(page);
  await page.getByRole('button', { name: 'Send…' }).click();
  await expect(sending.getByRole('button', { name: label, exact: true })).toBeVisible();
  await sending.getByRole('button', { name: label, exact: true }).click();
  await dashboard.button(page, 'OK').click();

  await expect(row).toHaveCount(1);
  await expect(page.getByText('Cancelled')).toHaveCount(0);
  await page.goto('dashboard?tab=campaigns');
  await expect(page.getByRole('link', { name: 'Continue “Another one”' })).toBeVisible();
  expect(smtp.received).toEqual([]);
});
