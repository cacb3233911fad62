import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ACCOUNT, expect } from '#tests/support/e2e.ts';
import { linkTo, mailTest as test, mailTo } from '#tests/support/mail-journeys.ts';

const SUBSCRIBER = 'reader@example.com';

test.use({ alone: true });

async function signIn(page: Page, tab: string): Promise<void> {
  await page.goto(`dashboard?tab=${tab}`);
  await page.getByLabel(/^Email/).fill(ACCOUNT.email);
  await page.getByLabel(/^Password/).fill(ACCOUNT.password);
  await page.keyboard.press('Enter');
  await page.getByRole('tab').first().waitFor();
}

async function subscribe(page: Page, email = SUBSCRIBER): Promise<void> {
  await page.goto('');
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Subscribe' }) });
  await form.getByLabel(/email/i).fill(email);
  // Filled in as fast as a program does it, a signup would be suspected to be one.
  await page.clock.fastForward(5_000);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Thank you for subscribing.').first()).toBeVisible();
}

async function write(page: Page, subject: string): Promise<void> {
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('Hello,\n\nthe oven is on.');
}

/** Sends what is written, to so many. */
async function send(page: Page, subscribers: string): Promise<void> {
  await page.getByRole('button', { name: 'Send Newsletter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send to subscribers' });
  await dialog.getByRole('button', { name: `Send to ${subscribers}` }).click();
}

/** The newsletter's own frame runs no script, so axe can't look into it. */
async function findings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}

/** What the previewed newsletter shows, seen from the page around it: nothing can be run inside its frame. */
function lookOf(page: Page, selector: string) {
  return page.locator('iframe').evaluate((frame: HTMLIFrameElement, wanted) => {
    const element = frame.contentDocument?.querySelector(wanted);
    if (element === null || element === undefined) return null;
    const { backgroundColor } = getComputedStyle(element);
    return { text: element.textContent.trim(), background: backgroundColor };
  }, selector);
}

/** The test's own tools try to run in every frame; a newsletter's refuses them, and the browser says so. */
function forgetRefusedTools(troubles: string[]): void {
  const own = troubles.filter((trouble) => !trouble.includes("Blocked script execution in 'about:srcdoc'"));
  troubles.splice(0, troubles.length, ...own);
}

test.beforeEach(({ page }) => page.clock.install());

test.describe('a subscriber', () => {
  test('[K18] [K7] subscribes, confirms, gets a newsletter, leaves, and gets no more', async ({
    page,
    browser,
    baseURL,
    inbox,
  }) => {
    await subscribe(page);
    await expect(page.getByText('please check the inbox of')).toBeVisible();
    const ask = await mailTo(inbox, SUBSCRIBER);
    const link = linkTo('newsletter/confirm', ask);

    const owner = await browser.newPage({ baseURL: baseURL ?? '' });
    await signIn(owner, 'newsletter');
    const row = owner.getByRole('row').filter({ hasText: SUBSCRIBER });
    await expect(row).toContainText('Pending');

    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
    await owner.reload();
    await expect(row).toContainText('Pending');

    await page.getByRole('button', { name: 'Confirm' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the list.');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await owner.reload();
    await expect(row).toContainText('Active');

    await write(owner, 'Bread at six');
    await send(owner, '1 subscriber');
    await expect(owner.getByRole('alertdialog')).toContainText(
      'Newsletter sent successfully! Sent to 1 subscribers.',
    );
    await owner.getByRole('button', { name: 'OK' }).click();
    const newsletter = await mailTo(inbox, SUBSCRIBER, 2);
    expect([newsletter.subject, newsletter.messageId]).toEqual([
      'Bread at six',
      expect.stringMatching(/^<[\da-f-]{36}\.\d+@/),
    ]);

    await page.goto(linkTo('newsletter/unsubscribe', newsletter));
    await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re off the list.');
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible();

    await owner.reload();
    await expect(row).toContainText('Unsubscribed');
    await write(owner, 'More bread');
    await owner.getByRole('button', { name: 'Send Newsletter' }).click();
    await expect(owner.getByRole('alertdialog')).toContainText(
      'Failed to send newsletter: No active subscribers',
    );
    await owner.getByRole('button', { name: 'OK' }).click();
    await expect(owner.getByLabel('Subject')).toHaveValue('More bread');
    expect(inbox.of(SUBSCRIBER)).toHaveLength(2);

    await owner.getByRole('tab', { name: 'Campaigns' }).click();
    const campaign = owner.getByRole('row').filter({ hasText: 'Bread at six' });
    await expect(
      campaign.getByRole('cell').filter({ hasText: /^1( \(100%\))?$|Recipients1|Delivered1|Unsubscribed1/ }),
    ).toHaveCount(3);
    await owner.close();
  });

  test('[K18] signs up with a domain beyond ASCII', async ({ page, inbox }) => {
    await subscribe(page, 'reader@exämple.de');
    const ask = await mailTo(inbox, 'reader@exämple.de'); // the mail server of the tests reads punycode
    await page.goto(linkTo('newsletter/confirm', ask));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the list.');
  });

  test('[K7] without a working link gets another one, and leaves by it', async ({ page, inbox }) => {
    await subscribe(page);
    await page.goto(linkTo('newsletter/confirm', await mailTo(inbox, SUBSCRIBER)));
    await page.getByRole('button', { name: 'Confirm' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('You’re on the list.');

    await page.goto('newsletter/unsubscribe?token=1-1.brok');
    await page.getByLabel('The address my letters come to').fill(SUBSCRIBER);
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('Check your inbox.');
    await expect(heading).toBeFocused();

    await page.goto(linkTo('newsletter/unsubscribe', await mailTo(inbox, SUBSCRIBER, 2)));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(heading).toHaveText('You’re off the list.');
  });

  test('leaves by the button of the mail program (RFC 8058)', async ({
    page,
    browser,
    baseURL,
    site,
    inbox,
  }) => {
    await subscribe(page);
    await page.goto(linkTo('newsletter/confirm', await mailTo(inbox, SUBSCRIBER)));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the list.');
    const owner = await browser.newPage({ baseURL: baseURL ?? '' });
    await signIn(owner, 'newsletter');
    await write(owner, 'Bread at six');
    await send(owner, '1 subscriber');
    await owner.getByRole('button', { name: 'OK' }).click();

    const newsletter = await mailTo(inbox, SUBSCRIBER, 2);
    const header = (key: string) => newsletter.headers.find((one) => one.key === key)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const { pathname, search } = new URL(header('list-unsubscribe').slice(1, -1));
    const answer = await fetch(`${site.origin}${pathname}${search}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    await owner.reload();
    await expect(owner.getByRole('row').filter({ hasText: SUBSCRIBER })).toContainText('Unsubscribed');

    // Its link leads to the page behind it, which knows.
    await page.goto(`${site.origin}/shingle${pathname}${search}`);
    await expect(page).toHaveURL(/\/shingle\/newsletter\/unsubscribe\?done$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re off the list.');
    await owner.close();
  });
});

test.describe('the owner', () => {
  test('looks at a newsletter and sends a test, by keyboard alone', async ({ page, inbox, troubles }) => {
    await signIn(page, 'newsletter');
    await write(page, 'Bread at six');
    await page.getByRole('button', { name: 'Preview' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Goes to 0 subscribers.');
    await expect.poll(() => lookOf(page, 'h1')).toMatchObject({ text: 'Bread at six' });
    expect(await lookOf(page, 'a.action')).toMatchObject({
      text: 'Visit Website',
      background: 'rgb(168, 67, 31)',
    });
    await dialog.getByRole('radio', { name: 'Dark' }).press('Space');
    await expect.poll(async () => (await lookOf(page, 'a.action'))?.background).not.toBe('rgb(168, 67, 31)');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`A test is on its way to ${ACCOUNT.email}.`).first()).toBeVisible();
    const mail = await mailTo(inbox, ACCOUNT.email);
    expect(mail.subject).toBe('[Test] Bread at six');
    expect(mail.headers.filter(({ key }) => key.startsWith('list-'))).toEqual([]);
    await expect(page.getByLabel('Subject')).toHaveValue('Bread at six');
    forgetRefusedTools(troubles);
  });

  test('sends nothing twice when the answer got lost', async ({
    page,
    browser,
    baseURL,
    inbox,
    troubles,
  }) => {
    await subscribe(page);
    await page.goto(linkTo('newsletter/confirm', await mailTo(inbox, SUBSCRIBER)));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the list.');

    const owner = await browser.newPage({ baseURL: baseURL ?? '' });
    await signIn(owner, 'newsletter');
    await write(owner, 'Bread at six');
    await owner.route('**/send-newsletter-production.php', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(owner, '1 subscriber');
    await expect(owner.getByRole('alertdialog')).toContainText(
      'Failed to send newsletter. Please try again.',
    );
    await owner.getByRole('button', { name: 'OK' }).click();
    await mailTo(inbox, SUBSCRIBER, 2);

    await owner.unroute('**/send-newsletter-production.php');
    await owner.reload();
    await expect(owner.getByLabel('Subject')).toHaveValue('Bread at six');
    await send(owner, '1 subscriber');
    await expect(owner.getByRole('alertdialog')).toContainText('Sent to 1 subscribers.');
    await owner.getByRole('button', { name: 'OK' }).click();
    await expect(owner.getByLabel('Subject')).toHaveValue('');
    expect(inbox.of(SUBSCRIBER)).toHaveLength(2);
    await owner.close();
    troubles.length = 0; // the lost answer
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing on the pages and in the dialogs', async ({ page, inbox, troubles }) => {
      await subscribe(page);
      expect(await findings(page)).toEqual([]);
      await page.goto(linkTo('newsletter/confirm', await mailTo(inbox, SUBSCRIBER)));
      await page.getByRole('button', { name: 'Confirm' }).waitFor();
      expect(await findings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.getByText('You’re on the list.').first().waitFor();
      expect(await findings(page)).toEqual([]);
      await page.goto('newsletter/unsubscribe');
      await page.getByText('This link does not work.').waitFor();
      expect(await findings(page)).toEqual([]);

      await signIn(page, 'newsletter');
      await write(page, 'Bread at six');
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect.poll(() => lookOf(page, 'h1')).not.toBeNull();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Send Newsletter' }).click();
      await page.getByRole('dialog', { name: 'Send to subscribers' }).waitFor();
      expect(await findings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Send to 1 subscriber' }).click();
      await page.getByRole('button', { name: 'OK' }).click();
      await page.goto(linkTo('newsletter/unsubscribe', await mailTo(inbox, SUBSCRIBER, 2)));
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await page.getByText('You’re off the list.').first().waitFor();
      expect(await findings(page)).toEqual([]);
      await page.goto('dashboard?tab=campaigns');
      await page.getByRole('row').filter({ hasText: 'Bread at six' }).waitFor();
      expect(await findings(page)).toEqual([]);
      forgetRefusedTools(troubles);
    });
  });
}
