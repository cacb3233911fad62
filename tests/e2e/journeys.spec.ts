import type { Page } from '@playwright/test';
import { tokenIn } from '#tests/support/consultations.ts';
import { answering, expect, test } from '#tests/support/e2e.ts';
import { readEvent } from '#tests/support/icalendar.ts';
import { mailsIn, type ReceivedMail } from '#tests/support/mailbox.ts';

/*
 * What visitors do on any site, in its own words, on its own days: found by what a form's fields are named, and by the
 * texts of the site's content.
 */

const EMAIL = 'ana@padaria.example';

test.use({ alone: true });

/** Fills in a form as slowly as a person; whoever is faster is suspected of spam. */
async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`main form [name=${name}]`).last().fill(value);
  }
  await page.clock.fastForward(20_000);
}

const submit = (page: Page) => page.locator('main form').last().locator('[type=submit]').click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function nextMail(mailbox: string, count: number): Promise<ReceivedMail> {
  await expect.poll(async () => (await mailsIn(mailbox, EMAIL)).length).toBe(count);
  return (await mailsIn(mailbox, EMAIL)).at(-1)!;
}

/** Where the only link of a mail to `path` leads, below the base. */
function linkTo(path: string, { html }: ReceivedMail): string {
  const link = new RegExp(`${path}\\?token=[^"&<\\s]+`).exec(html ?? '')?.[0];
  if (link === undefined) throw new Error(`The mail has no link to ${path}.`);
  return link;
}

test.beforeEach(({ page }) => page.clock.install());

test('books a day and a time of the business, is invited, and cancels', async ({ page, site, texts }) => {
  const { business, consultation, bookedConsultation } = texts;
  await page.goto('consultation');
  await answering(page);
  const days = page.locator('input[name=date]');
  const offered = await days.evaluateAll((radios: HTMLInputElement[]) => radios.map(({ value }) => value));
  expect(offered).toEqual(texts.bookableDays(new Date()));
  await days.last().check({ force: true });
  const time = page.locator('input[name=time]:enabled').nth(1);
  const chosen = await time.inputValue();
  await time.check({ force: true });
  await fillIn(page, { name: 'Ana', email: EMAIL });
  await page.getByRole('button', { name: consultation.summary.submit }).click();
  await expect(page.getByText(consultation.booked.title)).toBeVisible();

  const invitation = await nextMail(site.mailbox, 1);
  const event = readEvent(invitation.calendar ?? '', business.consultations.minutes);
  expect([event.zone, event.summary]).toEqual([business.time.zone, consultation.event.summary]);
  const local = new Intl.DateTimeFormat('en-US', {
    timeZone: business.time.zone,
    hour: 'numeric',
    minute: '2-digit',
  });
  expect(local.format(new Date(event.start)).replace(/\s/g, ' ')).toBe(chosen);

  await page.goto(`consultation/appointment?token=${tokenIn({ html: invitation.html ?? '' })}`);
  await expect(heading(page)).toHaveText(bookedConsultation.page.ahead.title);
  await page.getByRole('button', { name: bookedConsultation.page.cancel, exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: bookedConsultation.page.question.yes, exact: true })
    .click();
  await expect(heading(page)).toHaveText(bookedConsultation.page.cancelled.title);
  const news = await nextMail(site.mailbox, 2);
  expect(readEvent(news.calendar ?? '', business.consultations.minutes).status).toBe('CANCELLED');
});

test('writes a message, which the business can answer', async ({ page, texts }) => {
  await page.goto('contact');
  await answering(page);
  await page.locator('main select[name=subject]').selectOption(texts.contactSubjects[0]);
  await fillIn(page, { name: 'Ana', email: EMAIL, message: 'PDF?' });
  const answer = page.waitForResponse('**/contact-form.php');
  await submit(page);
  expect((await answer).status()).toBe(200);
  await expect(page.locator('main textarea')).toHaveCount(0);
});

test('subscribes, confirms, and leaves by the links of emails', async ({ page, site }) => {
  await page.goto('');
  await answering(page);
  const form = page
    .locator('form')
    .filter({ has: page.locator('[type=email]') })
    .last();
  await form.locator('[type=email]').fill(EMAIL);
  await page.clock.fastForward(20_000);
  await form.locator('[type=submit]').click();
  await expect(form).toHaveCount(0);

  await page.goto(linkTo('newsletter/confirm', await nextMail(site.mailbox, 1)));
  const asked = await heading(page).innerText();
  await page.getByRole('main').getByRole('button').click();
  await expect(heading(page)).not.toHaveText(asked);
});
