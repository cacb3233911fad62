import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { tokenIn } from '#tests/support/consultations.ts';
import { answering, expect, settled, type Site, test } from '#tests/support/e2e.ts';
import { readCalendar } from '#tests/support/icalendar.ts';
import { mailsIn, type ReceivedMail } from '#tests/support/mailbox.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const EMAIL = 'ana@bakery.example';

test.use({ alone: true });

const lastDay = (page: Page) => page.getByRole('radio', { name: /day, / }).last();

/** Books the last day's ten o'clock, and gives the mail that follows. */
async function book(page: Page, site: Site): Promise<ReceivedMail> {
  await page.clock.install();
  await page.goto('consultation');
  await fillIn(page);
  return nextMail(site, 1);
}

async function fillIn(page: Page): Promise<void> {
  await answering(page);
  await lastDay(page).check({ force: true });
  await page.getByRole('radio', { name: /\b10:00 AM/ }).check({ force: true });
  await page.getByLabel(/name/i).fill('Ana Ruiz');
  await page.getByLabel(/email/i).fill(EMAIL);
  await page.clock.fastForward(20_000); // what a person takes for it; who is faster gets no mail
  await page.getByRole('button', { name: 'Schedule consultation' }).click();
  await expect(page.getByRole('button', { name: 'Schedule Another Consultation' })).toBeVisible();
}

/** The nth mail to Ana, once it is there. */
async function nextMail({ mailbox }: Site, count: number): Promise<ReceivedMail> {
  await expect.poll(async () => (await mailsIn(mailbox, EMAIL)).length).toBe(count);
  return (await mailsIn(mailbox, EMAIL)).at(-1)!;
}

/** The link in a mail, on the server of this test. */
function linkIn(mail: ReceivedMail): string {
  return `consultation/appointment?token=${tokenIn({ html: mail.html ?? '' })}`;
}

function eventOf(mail: ReceivedMail) {
  const { method, events } = readCalendar(mail.calendar ?? '', 30);
  return { method, ...events[0]! };
}

test.describe('a visitor with a consultation', () => {
  test('books, opens the mail’s link, cancels by the button, and books the freed time again', async ({
    page,
    site,
  }) => {
    const invitation = await book(page, site);
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') writes.push(`${request.method()} ${request.url()}`);
    });
    await page.goto(linkIn(invitation));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your consultation');
    await expect(page.getByText('10:00 AM').first()).toBeVisible();
    await settled(page);
    expect(writes).toEqual([]);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

    const cancel = page.getByRole('button', { name: 'Cancel it' });
    await cancel.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('10:00 AM Arizona time');
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(question).toHaveCount(0);
    expect(writes).toEqual([]);

    await cancel.click();
    await question.getByRole('button', { name: 'Cancel it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('It’s cancelled.');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(writes).toHaveLength(1);

    const news = await nextMail(site, 2);
    expect(eventOf(news)).toMatchObject({
      method: 'CANCEL',
      uid: eventOf(invitation).uid,
      sequence: eventOf(invitation).sequence + 1,
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('It’s cancelled.');

    await page.getByRole('link', { name: 'Book another time' }).click();
    await fillIn(page);
    const again = await nextMail(site, 3);
    expect(eventOf(again).uid).not.toBe(eventOf(invitation).uid);
  });

  test('moves it, also when somebody takes the time meanwhile', async ({ page, site, troubles }) => {
    const invitation = await book(page, site);
    await page.goto(linkIn(invitation));
    await page.getByRole('button', { name: 'Move it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Move your consultation');
    const submit = page.getByRole('button', { name: 'Move it' });
    await expect(submit).toBeDisabled();
    await lastDay(page).check({ force: true });
    await expect(page.getByRole('radio', { name: /^10:00 AM/ })).toBeDisabled(); // where it is now
    await page.getByRole('radio', { name: /^2:00 PM/ }).check({ force: true });

    const date = await lastDay(page).getAttribute('value');
    const rival = { name: 'Bea', email: 'bea@example.com', phone: '', message: '', date, time: '2:00 PM' };
    const answer = await page.request.post(`${site.origin}/api/consultation.php`, { data: rival });
    expect(answer.status()).toBe(200);
    await submit.click();
    await expect(
      page.getByText('That time has just been taken. Please choose another one.').first(),
    ).toBeVisible();
    await expect(page.getByRole('radio', { name: /^2:00 PM/ })).toBeDisabled();
    troubles.length = 0; // the 409

    await page.getByRole('radio', { name: /^3:00 PM/ }).check({ force: true });
    await submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('It’s moved.');
    await expect(page.getByText('3:00 PM').first()).toBeVisible();
    const update = await nextMail(site, 2);
    expect(eventOf(update)).toMatchObject({ method: 'REQUEST', uid: eventOf(invitation).uid, sequence: 1 });
    expect(Date.parse(eventOf(update).start) - Date.parse(eventOf(invitation).start)).toBe(5 * 3_600_000);
  });
});

test.describe('a visitor in Lisbon who leaves no telephone number', () => {
  test.use({
    timezoneId: 'Europe/Lisbon',
    settings: { MEETING_URL: 'https://meet.example.com/wren-{room}' },
  });

  test('is told both times and where to join, on the page, in the mail and behind its link', async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await page.goto('consultation');
    await expect(page.getByLabel(/^Phone/)).toHaveAccessibleDescription(/you get a link to join/);
    await fillIn(page);
    const facts = page.getByRole('main').locator('dl');
    await expect(facts).toContainText(/Arizona time\s*10:00 AM/);
    const own = /(?:5|6):00 PM, Western European (?:Standard|Summer) Time/; // in winter or in summer
    await expect(facts).toContainText(own);
    const link = page.getByRole('link', { name: 'Open the video room' });
    const url = (await link.getAttribute('href')) ?? '';

    const invitation = await nextMail(site, 1);
    expect(invitation.text).toContain(url);
    expect(invitation.text).toMatch(
      /at (?:5|6):00 PM\s+On your clock, Western European (?:Standard|Summer) Time\./,
    );
    expect(eventOf(invitation)).toMatchObject({ location: url, conference: url });
    await page.goto(linkIn(invitation));
    await expect(link).toHaveAttribute('href', url);
    await expect(page.getByText(own)).toBeVisible();
  });
});

test.describe('with a keyboard alone, at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('moves and cancels', async ({ page, site }) => {
    await page.goto(linkIn(await book(page, site)));
    await page.getByRole('button', { name: 'Move it' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('radio', { name: /day, / }).first().focus();
    await page.keyboard.press('Space');
    await page.getByRole('radio', { name: /^4:00 PM/ }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(page.locator('button:focus')).toHaveText(/^(Confirm|Move it)$/); // the bar's, or the summary's in view
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('It’s moved.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Cancel it' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('It’s cancelled.');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing on a consultation that is ahead, being moved, and cancelled', async ({
      page,
      site,
    }) => {
      const check = async () => {
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
      };
      await page.goto(linkIn(await book(page, site)));
      await expect(page.getByRole('button', { name: 'Cancel it' })).toBeVisible();
      await check();
      await page.getByRole('button', { name: 'Move it' }).click();
      await page.getByRole('radio', { name: /day, / }).first().check({ force: true });
      await check();
      await page.getByRole('button', { name: 'Keep it as it is' }).click();
      await page.getByRole('button', { name: 'Cancel it' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel it' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('It’s cancelled.');
      await check();
    });
  });
}

test('a link whose end is missing says so, and how to get in touch', async ({ page, site, troubles }) => {
  const link = linkIn(await book(page, site));
  for (const broken of ['consultation/appointment', link.slice(0, -5)]) {
    await page.goto(broken);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link leads to no consultation.');
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  }
  troubles.length = 0; // the 404 of the call
});
