import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { expect, test as base } from '#tests/support/e2e.ts';
import { withMail as test } from '#tests/support/e2e-with-mail.ts';
import { barriers, sendAsVisitor, signIn } from '#tests/support/owner-dashboard.ts';
import type { TestSmtp } from '#tests/support/smtp.ts';

/** Nobody takes mail at this port. */
const CLOSED = 'smtp://127.0.0.1:9';

const told = (page: Page) => page.getByRole('region', { name: 'Mail', exact: true });

/** Reloads until the owner is told. */
async function isTold(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(told(page)).toContainText(text, { timeout: 1_000 });
  }).toPass();
}

for (const colorScheme of ['light', 'dark'] as const) {
  base.describe(`in the ${colorScheme} theme`, () => {
    base.use({ alone: true, settings: { SMTP_URL: CLOSED }, colorScheme });

    base('the owner is told that no mail goes out, and why', async ({ page }) => {
      await signIn(page, 'overview');
      const message = { name: 'Ana', email: 'ana@example.com', message: 'Our menu is a PDF.' };
      await sendAsVisitor(page, 'contact-form.php', message);
      await isTold(page, 'Mail does not go out: 2 emails waiting.');
      await expect(told(page)).toContainText('ECONNREFUSED');
      expect(await barriers(page)).toEqual([]);
    });
  });
}

/** Six visitors subscribe and confirm. */
async function subscribe(page: Page, smtp: TestSmtp): Promise<void> {
  const before = smtp.received.length;
  for (let number = 1; number <= 6; number += 1)
    await sendAsVisitor(page, 'newsletter.php', { email: `reader-${number}@example.com` });
  await smtp.arrived(before + 6);
  for (const { raw } of smtp.received.slice(before)) {
    const { text = '' } = await PostalMime.parse(raw);
    const token = /\/newsletter\/confirm\?token=([^\s)]+)/.exec(text)?.[1] ?? '';
    await sendAsVisitor(page, `confirm-subscription.php?token=${token}`, {});
  }
}

/** Sends a newsletter as the owner; the page's own session lets it in. */
async function sendNewsletter(page: Page, subject: string): Promise<void> {
  const address = new URL('api/send-newsletter-production.php', page.url()).href;
  const status = await page.evaluate(
    async ([url, body]) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(url!, { method: 'POST', headers, body: body! })).status;
    },
    [address, JSON.stringify({ subject, content: 'The oven is on.', cta_text: '', cta_url: '' })],
  );
  expect(status).toBe(200);
}

test.describe('on a bad day of the mail server', () => {
  test.use({
    alone: true,
    // One message at a time: the sixth is not on its way when the fifth refusal stops its newsletter.
    settings: async ({ smtp }, use) => use({ SMTP_URL: smtp.url, MAIL_CONNECTIONS: '1' }),
  });

  test('the owner is told what waits, what was stopped, and sends again what was given up', async ({
    page,
    smtp,
  }) => {
    await page.goto('.');
    await subscribe(page, smtp);
    await signIn(page, 'overview');
    const isReader = (to: string) => to.startsWith('reader');
    smtp.faults = { recipient: (to) => (isReader(to) ? '550 relay not permitted' : null) };
    await sendNewsletter(page, 'Autumn news');
    await isTold(page, 'The newsletter “Autumn news” waits, with 6 emails still to send.');
    await expect(told(page)).toContainText('550 relay not permitted');

    smtp.faults = { recipient: (to) => (isReader(to) ? '550 5.1.1 User unknown' : null) };
    await sendNewsletter(page, 'Winter news');
    await isTold(page, 'The newsletter “Winter news” was stopped, with 1 email still to send.');

    smtp.faults = { recipient: (to) => (to === 'ana@exmple.com' ? '550 5.1.1 No such mailbox' : null) };
    await sendAsVisitor(page, 'contact-form.php', {
      name: 'Ana',
      email: 'ana@exmple.com',
      message: 'Our menu is a PDF.',
    });
    await isTold(page, 'A receipt to ana@exmple.com did not arrive');
    expect(await barriers(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);

    smtp.faults = {};
    const again = page.getByRole('button', { name: /^Send again to ana@exmple.com/ });
    await again.focus();
    await page.keyboard.press('Enter');
    await expect(told(page)).toContainText('1 email is sent again');
    await expect.poll(() => smtp.received.filter(({ to }) => to === 'ana@exmple.com').length).toBe(1);
    await told(page).getByRole('link', { name: 'Decide in Campaigns' }).click();
    await expect(page.getByRole('tab', { name: 'Campaigns' })).toHaveAttribute('aria-selected', 'true');
  });
});
