import type { Locator, Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { expect } from '#tests/support/e2e.ts';
import { withSubscribers } from '#tests/support/e2e-with-mail.ts';
import { barriers, chooseInMenu, dashboard, rowMenu, signIn } from '#tests/support/owner-dashboard.ts';
import type { TestSmtp } from '#tests/support/smtp.ts';

const READERS = 12;
/** What sends it to all of them. */
const TO_ALL = 'Send to 12 subscribers';
const ADDRESS = '12 Sycamore Street\nTucson, AZ 85701';

/** A site of one's own with readers, that sends its mail to a server whose faults a test decides. */
const test = withSubscribers(READERS);

test.use({ alone: true });

/** How much of the frame's document is below its end; negative where it is higher than that. */
function hiddenHeight(frame: HTMLElement): number | null {
  const { contentDocument } = frame as HTMLIFrameElement;
  if (contentDocument === null) return null;
  return Math.ceil(contentDocument.body.getBoundingClientRect().bottom) - frame.clientHeight;
}

/** Holds every message that comes after the first `count`, until `open` is called. */
function holdAfter(smtp: TestSmtp, count: number): () => void {
  let open: () => void = () => undefined;
  const opened = new Promise<null>((resolve) => {
    open = () => resolve(null);
  });
  let passed = 0; // several are on their way at a time
  smtp.faults.recipient = () => {
    passed += 1;
    return passed <= count ? null : opened;
  };
  return open;
}

async function write(page: Page, subject: string, message = 'Bread takes its time.'): Promise<void> {
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill(message);
}

async function saveAddress(page: Page): Promise<void> {
  await dashboard.button(page, 'Add a postal address').click();
  await page.getByLabel('Your postal address').fill(ADDRESS);
  await dashboard.button(page, 'Save').click();
  await expect(
    page.getByText('Postal address in your newsletters: 12 Sycamore Street, Tucson'),
  ).toBeVisible();
}

function campaign(page: Page, subject: string): Locator {
  return page.getByRole('row').filter({ hasText: subject });
}

async function openCampaigns(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Campaigns' }).click();
}

/** Chooses a day and a time in the dialog that asks for them. */
async function choose(page: Page, day: string, time: string, button: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Day').fill(day);
  await dialog.getByLabel('Time', { exact: true }).fill(time);
  await dialog.getByRole('button', { name: button }).click();
}

/** The day that many days ahead, in Arizona. */
function dayAhead(days: number): string {
  return new Date(Date.now() - 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a newsletter that goes out is paused, goes on and is cancelled, at ${viewport.width} px`, async ({
    page,
    smtp,
  }) => {
    await page.setViewportSize(viewport);
    const open = holdAfter(smtp, 4);
    await signIn(page, 'newsletter');
    await saveAddress(page);
    await write(page, 'Bread at six');
    await dashboard.button(page, 'Send Newsletter').click();
    await dashboard.button(page, TO_ALL).click();
    await smtp.arrived(4);

    await openCampaigns(page);
    const row = campaign(page, 'Bread at six');
    await row.getByRole('button', { name: 'Pause: Bread at six' }).focus();
    await page.keyboard.press('Enter');
    await expect(row).toContainText('Paused: 4 of 12 are out');
    expect(await barriers(page)).toEqual([]);

    await row.getByRole('button', { name: 'Go on: Bread at six' }).click();
    await expect(row).toContainText('4 of 12 are out');
    await expect(row.getByRole('button', { name: 'Pause: Bread at six' })).toBeVisible();

    await chooseInMenu(page, 'Bread at six', 'Cancel the rest');
    await expect(dashboard.question(page)).toContainText(
      '4 of 12 are out. The other 8 emails will not be sent',
    );
    await dashboard.button(page, 'Keep it').click();
    await chooseInMenu(page, 'Bread at six', 'Cancel the rest');
    await dashboard.question(page).getByRole('button', { name: 'Cancel the rest' }).click();
    await expect(row).toContainText('Cancelled after 4 of 12');
    await expect(row.getByRole('button', { name: /^(Pause|Go on|Retry)/ })).toHaveCount(0);
    open();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    expect(await barriers(page)).toEqual([]);
  });
}

test('a newsletter that no mail server takes yet is said to wait, not to have been sent', async ({
  page,
  smtp,
}) => {
  test.setTimeout(90_000); // the answer comes after 20 s
  const open = holdAfter(smtp, 0);
  await signIn(page, 'newsletter');
  await write(page, 'Bread at six');
  await dashboard.button(page, 'Send Newsletter').click();
  await dashboard.button(page, TO_ALL).click();
  await expect(dashboard.question(page)).toContainText(
    'Your newsletter is on its way: 12 emails wait for the mail server.',
    { timeout: 40_000 },
  );
  await expect(dashboard.question(page)).not.toContainText('successfully');
  open();
});

test('a newsletter waits for its time: it gets another, is cancelled and written again, then sent now', async ({
  page,
  smtp,
}) => {
  await signIn(page, 'newsletter');
  await saveAddress(page);
  await write(page, 'Bread at six');
  await dashboard.button(page, 'Send later').click();
  await choose(page, dayAhead(-1), '09:00', /^Schedule/);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Please choose a time that is still ahead.')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await choose(page, dayAhead(2), '09:30', /^Schedule/);
  await expect(dashboard.question(page)).toContainText(/goes out .*, 9:30 AM Arizona time/);
  await dashboard.button(page, 'OK').click();
  await expect(page.getByLabel('Subject')).toHaveValue('');

  await openCampaigns(page);
  const row = campaign(page, 'Bread at six');
  await expect(row).toContainText(/Goes out .*, 9:30\sAM Arizona time/);
  await chooseInMenu(page, 'Bread at six', 'Another time');
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('09:30');
  await choose(page, dayAhead(3), '18:00', 'Save the time');
  await expect(row).toContainText(/Goes out .*, 6:00\sPM Arizona time/);

  await rowMenu(page, 'Bread at six').click();
  await page.getByRole('menuitem', { name: 'Cancel', exact: true }).click();
  await dashboard.button(page, 'Cancel it').click();
  await expect(row).toContainText('Cancelled before it went out');
  await chooseInMenu(page, 'Bread at six', 'Use its text again');
  await expect(page.getByLabel('Subject')).toHaveValue('Bread at six');
  await expect(page.getByLabel('Message')).toHaveValue('Bread takes its time.');

  await dashboard.button(page, 'Send later').click();
  await choose(page, dayAhead(1), '09:00', /^Schedule/);
  await dashboard.button(page, 'OK').click();
  await openCampaigns(page);
  expect(smtp.received).toEqual([]);
  await page.getByRole('button', { name: 'Send now: Bread at six' }).click();
  await dashboard.question(page).getByRole('button', { name: 'Send now' }).click();
  await smtp.arrived(READERS);
  await expect(campaign(page, 'Bread at six').first().getByRole('cell').nth(3)).toHaveText(/12 \(100%\)$/);
});

test('the postal address is asked for once, and stands in the newsletter and its preview', async ({
  page,
  smtp,
}) => {
  await signIn(page, 'newsletter');
  await expect(page.getByText('No postal address stands in your newsletters yet.')).toBeVisible();
  await write(page, 'Bread at six');
  await dashboard.button(page, 'Send Newsletter').click();
  const question = dashboard.question(page);
  const dialog = page.getByRole('dialog', { name: 'Send to subscribers' });
  await expect(dialog.getByRole('status')).toHaveText('12 subscribers');
  await dialog.getByLabel('Your postal address').fill(ADDRESS);
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: TO_ALL }).click();
  await smtp.arrived(READERS);
  await expect(question).toContainText('Sent to 12 subscribers.');
  await dashboard.button(page, 'OK').click();
  const email = await PostalMime.parse(smtp.received[0]!.raw);
  expect(email.text).toContain(ADDRESS);
  expect(email.html).toMatch(/12 Sycamore Street<br\/?>Tucson, AZ 85701/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await write(page, 'Bread at seven', 'Bread takes its time. '.repeat(2_200));
  await dashboard.button(page, 'Preview').click();
  await expect(page.getByRole('dialog', { name: 'Preview' })).toContainText(/12 subscribers\. \d+ KB\./);
  expect(
    await page
      .locator('iframe')
      .evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.body.textContent ?? ''),
  ).toContain('12 Sycamore Street');
  const widths = await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => ({
    frame: frame.clientWidth,
    email: frame.contentDocument?.documentElement.scrollWidth,
  }));
  expect(widths.email).toBe(widths.frame);
  await page.keyboard.press('Escape');
  await dashboard.button(page, 'Send Newsletter').click();
  await expect(dialog.getByRole('status')).toHaveText('12 subscribers');
  await expect(page.getByLabel('Your postal address')).toHaveCount(0);
});

test('the report of a campaign says what became of it, and leads back to its row, by keyboard alone', async ({
  page,
  smtp,
}) => {
  smtp.faults.recipient = (address) => (address.startsWith('reader-1@') ? '550 5.1.1 No such mailbox' : null);
  await signIn(page, 'newsletter');
  await saveAddress(page);
  await write(page, 'Bread at six');
  await dashboard.button(page, 'Send Newsletter').click();
  await dashboard.button(page, TO_ALL).click();
  await expect(dashboard.question(page)).toContainText('Newsletter sent');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Sent last' })).toContainText('11 of 12 delivered');

  await openCampaigns(page);
  await campaign(page, 'Bread at six').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 2, name: 'Bread at six' });
  await expect(title).toBeFocused();
  await expect(page).toHaveURL(/tab=campaigns&campaign=\d+$/);
  await expect(page.getByText(/^Sent .*, to 12 subscribers$/)).toBeVisible();
  await expect(page.getByText('Opens and clicks are not tracked.')).toBeVisible();
  const failed = page.getByRole('region', { name: 'Not delivered' });
  await expect(failed).toContainText('reader-1@');
  await expect(failed).toContainText('550 5.1.1 No such mailbox');
  const email = page.locator('iframe').contentFrame();
  await expect(email.getByText('Bread takes its time.', { exact: true })).toBeVisible();
  await expect.poll(() => page.locator('iframe').evaluate(hiddenHeight)).toBe(0);
  expect(await barriers(page)).toEqual([]);

  await page.goBack();
  await expect(page.getByRole('link', { name: 'Bread at six' })).toBeFocused();
  await page.goForward();
  await expect(title).toBeFocused();
  await page.reload();
  await expect(title).toBeVisible();
  smtp.faults.recipient = () => null;
  await failed.getByRole('button', { name: 'Try again' }).click();
  await dashboard.question(page).getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toContainText('None came back or failed.');

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await barriers(page)).toEqual([]);
});
