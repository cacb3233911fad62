import { expect as expectSoon, type Page } from '@playwright/test';
import { ACCOUNT, settled } from './e2e.ts';
import type { Inbox } from './inbox.ts';
import { linkTo, mailTo } from './mail-journeys.ts';
import type * as SiteTexts from './site-texts.ts';

/** Somebody who goes through a site's forms, and those who look at each screen that comes up. */
export interface Walk {
  /** With the site's address as its base, and a clock that can be moved. */
  page: Page;
  /** Where the site's mail arrives. */
  inbox: Inbox;
  texts: typeof SiteTexts;
  /** Called with a name of the screen that the page shows now. */
  look: (screen: string) => Promise<void>;
}

/** Outside Playwright's runner nothing else says how long a busy machine may take. */
const expect = expectSoon.configure({ timeout: 30_000 });

const form = (page: Page) => page.locator('main form').last();
const submit = (page: Page) => form(page).locator('[type=submit]').first().click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Fills in a form as slowly as a person; whoever is faster is suspected of spam, and gets no mail. */
async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await form(page).locator(`[name=${name}]`).fill(value);
  await page.clock.fastForward(20_000);
}

/** Does what changes the heading, and waits until it has. */
async function onward(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await heading(page).innerText();
  await act();
  await expect(heading(page)).not.toHaveText(before);
}

/** Books a consultation, opens the link in its mail, moves it and cancels it. */
async function booking({ page, inbox, texts, look }: Walk): Promise<void> {
  const words = texts.bookedConsultation.page;
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  await page.goto('consultation');
  await settled(page);
  await page.locator('input[name=date]').last().check({ force: true });
  await page.locator('input[name=time]:enabled').first().check({ force: true });
  await fillIn(page, { name: 'Ana', email: 'ana@bakery.example' });
  await look('a consultation, chosen');
  await submit(page);
  await expect(page.getByText(texts.consultation.booked.title)).toBeVisible();
  await look('a consultation, booked');

  const mail = await mailTo(inbox, 'ana@bakery.example');
  await page.goto(linkTo('consultation/appointment', mail));
  await expect(heading(page)).toHaveText(words.ahead.title);
  await settled(page);
  await look('an appointment');
  await button(words.move).click();
  await expect(heading(page)).toHaveText(words.moving.heading);
  await page.locator('input[name=date]').first().check({ force: true });
  await look('an appointment, being moved');
  await button(words.moving.keep).click();
  await button(words.cancel).click();
  await look('an appointment, with a question');
  await page.getByRole('alertdialog').getByRole('button', { name: words.question.yes, exact: true }).click();
  await expect(heading(page)).toHaveText(words.cancelled.title);
  await look('an appointment, cancelled');
}

/** Writes a message, in the form that says what is missing and in the one that says nothing. */
async function writing({ page, texts, look }: Walk): Promise<void> {
  await page.goto('');
  await settled(page);
  await submit(page);
  await expect(form(page).locator('[aria-invalid=true]').first()).toBeVisible();
  await look('a message, with nothing in it');
  await page.goto('contact');
  await settled(page);
  await submit(page);
  await look('a message, refused');
  await form(page).locator('select[name=subject]').selectOption(texts.contactSubjects[0]);
  await fillIn(page, { name: 'Ana', email: 'ana@bakery.example', message: 'PDF?' });
  await submit(page);
  await expect(page.locator('main textarea')).toHaveCount(0);
  await look('a message, sent');
}

/** Subscribes, confirms, loses the link to leave by, gets another one, and leaves. */
async function subscribing({ page, inbox, look }: Walk): Promise<void> {
  const email = 'bea@bakery.example';
  await page.goto('');
  await settled(page);
  const signup = page.locator('form:not(:has(textarea)):has([type=email])');
  await signup.locator('[type=email]').fill(email);
  await page.clock.fastForward(20_000);
  await signup.locator('[type=submit]').click();
  await expect(signup).toHaveCount(0);
  await look('a subscription, asked for');

  await page.goto(linkTo('newsletter/confirm', await mailTo(inbox, email)));
  await settled(page);
  await look('a subscription, to be confirmed');
  await onward(page, () => submit(page));
  await look('a subscription, confirmed');

  await page.goto('newsletter/unsubscribe');
  await settled(page);
  await look('a farewell, without a link');
  await fillIn(page, { email });
  await onward(page, () => submit(page));
  await look('a farewell, with another link');
  await page.goto(linkTo('newsletter/unsubscribe', await mailTo(inbox, email, 2)));
  await settled(page);
  await look('a farewell, to be confirmed');
  await onward(page, () => submit(page));
  await look('a farewell');
}

/** Opens what opens: the menu of a phone, and a picture of a case study. */
async function opening({ page, texts, look }: Walk): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('about');
  await settled(page);
  await page.locator('header').getByRole('button').last().click();
  await look('the menu');
  await page.goto('portfolio');
  await settled(page);
  await page.goto((await page.locator('main a[href*="/portfolio/"]').first().getAttribute('href')) ?? '');
  await settled(page);
  await page.getByRole('link', { name: texts.caseStudy.enlarge }).first().click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await look('a picture, opened large');
  if (size !== null) await page.setViewportSize(size);
}

/** Signs in as the owner, at the second try, and opens every tab and the window of a post. The dashboard is English. */
async function keeping({ page, look }: Walk): Promise<void> {
  const field = (type: string) => page.locator(`form input[autocomplete*=${type}]`);
  await page.goto('dashboard');
  await field('password').waitFor();
  await look('signing in');
  await field('username').fill(ACCOUNT.email);
  await field('password').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.locator('form [aria-invalid=true]').first()).toBeVisible();
  await look('signing in, refused');
  await field('password').fill(ACCOUNT.password);
  await page.keyboard.press('Enter');
  const tabs = page.getByRole('tab');
  await tabs.first().waitFor();
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    await look(`the dashboard, ${(await tab.getAttribute('id')) ?? ''}`);
  }
  await tabs.nth(1).click();
  await page.getByRole('button', { name: 'Add Post', exact: true }).click();
  await page.getByRole('textbox', { name: 'Content' }).waitFor();
  await look('the dashboard, a new post');
}

/** All walks, each from a start of its own, by what they are about. */
export const WALKS = { booking, writing, subscribing, opening, keeping } satisfies Record<
  string,
  (walk: Walk) => Promise<void>
>;
