import type { Page } from '@playwright/test';
import { ACCOUNT, expect, test } from '#tests/support/e2e.ts';
import { mailsIn } from '#tests/support/mailbox.ts';
import { barriers, dashboard, sendAsVisitor, signIn } from '#tests/support/owner-dashboard.ts';

test.use({ alone: true, viewport: { width: 390, height: 844 } });

const VISITOR = 'ana@example.com';

test('a message is answered from the agenda on a phone, taken back, kept over a reload, and sent as a threaded email', async ({
  page,
  site,
}) => {
  await page.goto('about');
  const message = {
    name: 'Ana Ruiz',
    email: VISITOR,
    subject: 'Menu',
    message: 'Can you put our menu online?',
  };
  await sendAsVisitor(page, 'contact-form.php', message);
  await expect.poll(async () => (await mailsIn(site.mailbox, VISITOR)).length).toBe(1);
  const [receipt] = await mailsIn(site.mailbox, VISITOR);

  await signIn(page);
  const due = page.getByRole('region', { name: 'Messages to answer' });
  await due
    .getByRole('listitem')
    .filter({ hasText: 'Ana Ruiz: Menu' })
    .getByRole('link', { name: 'Reply' })
    .click();
  const field = page.getByRole('textbox', { name: /^Your reply to Ana Ruiz/ });
  await expect(field).toBeFocused();

  // A snippet is made of what is written, and put in at the cursor with the visitor's first name.
  await page.keyboard.type('Hello {first name},');
  await dashboard.button(page, 'Snippets').click();
  await dashboard.button(page, 'Make one of this reply').click();
  await page.getByLabel('Name', { exact: true }).fill('Greeting');
  await dashboard.button(page, 'Save').click();
  await expect(page.getByRole('button', { name: /^Greeting/ })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await field.fill('');
  await dashboard.button(page, 'Snippets').click();
  await dashboard.button(page, 'Insert “Greeting”').click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+Z');
  await expect(field).toHaveValue('');
  await page.keyboard.press('Control+Shift+Z');
  await page.keyboard.type(' gladly.');
  await expect(field).toHaveValue('Hello Ana, gladly.');

  await page.reload();
  await expect(field).toHaveValue('Hello Ana, gladly.');
  expect(await barriers(page)).toEqual([]);
  await field.press('Control+Enter');
  const undo = dashboard.button(page, 'Undo');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Hello Ana, gladly.');
  expect(await mailsIn(site.mailbox, VISITOR)).toHaveLength(1);

  await dashboard.button(page, 'Send').click();
  await expect(undo).toBeFocused();
  await page.goto('about'); // the browser is needed no longer
  await expect.poll(async () => (await mailsIn(site.mailbox, VISITOR)).length, { timeout: 20_000 }).toBe(2);
  const [, reply] = await mailsIn(site.mailbox, VISITOR);
  expect(reply!.inReplyTo).toBe(receipt!.messageId);
  expect(reply!.references).toBe(receipt!.messageId);
  expect(reply!.subject).toBe('Re: Menu');
  expect(reply!.text).toContain('Hello Ana, gladly.');
  expect(reply!.text).toContain('Can you put our menu online?');
  expect(reply!.replyTo?.[0]?.address).not.toBe(VISITOR);

  await page.goto('dashboard');
  await expect(due).not.toContainText('Ana Ruiz');
  await page.goto('dashboard?tab=messages&search=ana%40example');
  const item = page.getByRole('article', { name: 'Menu' });
  await expect(item).toContainText('Answered');
  await expect(item.getByRole('list', { name: 'Your replies to Ana Ruiz' })).toContainText('Sent');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(ACCOUNT.email).not.toBe(VISITOR);
});

test('calls are confirmed and messages marked as read by one press each, without a request', async ({
  page,
  texts,
}) => {
  await page.goto('about');
  await sendAsVisitor(page, 'contact-form.php', {
    name: 'Bo',
    email: 'bo@example.com',
    subject: 'Shop',
    message: 'About a shop.',
  });
  const [day = ''] = texts.bookableDays(new Date());
  await sendAsVisitor(page, 'consultation.php', {
    name: 'Cy',
    email: 'cy@example.com',
    phone: '',
    message: '',
    date: day,
    time: texts.slotsOn(day)[0],
  });
  await signIn(page);
  const item = page.getByRole('listitem').filter({ hasText: 'Bo: Shop' });
  await expect(item).toBeVisible();
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(request.url());
  });
  await item.getByRole('button', { name: 'Mark as Read' }).click();
  await expect(item.getByRole('button', { name: 'Needs no answer' })).toBeVisible();
  await expect(item).toContainText('Due');
  await dashboard.button(page, 'Confirm').first().click();
  await expect(
    page.getByRole('article', { name: 'Cy' }).getByRole('button', { name: 'Confirm' }),
  ).toHaveCount(0);
  expect(changes).toEqual([]);
});

test('a reply that is on its way stays where it is and is taken back from anywhere, with another message marked as read', async ({
  page,
  site,
}) => {
  const { keyboard } = page;
  await page.goto('about');
  for (const name of ['Ida', 'Jon', 'Kim']) {
    const message = {
      name,
      email: `${name}@example.com`,
      subject: `From ${name}`,
      message: 'A page, please.',
    };
    await sendAsVisitor(page, 'contact-form.php', message);
  }
  await signIn(page, 'messages');
  const rows = page.locator('li[data-row]');
  const row = rows.filter({ hasText: 'From Jon' });
  await expect(rows).toHaveCount(3);
  const goTo = async (name: string) => {
    for (let step = 0; step < 3; step += 1) {
      await keyboard.press('j');
      if (await rows.filter({ hasText: `From ${name}` }).evaluate((one) => one === document.activeElement))
        return;
    }
  };
  await goTo('Ida');
  await keyboard.press('e');
  await goTo('Kim');
  await keyboard.press('r');
  await keyboard.type('Half a draft');
  await keyboard.press('Escape');
  await keyboard.press('k');
  await expect(row).toBeFocused();
  await keyboard.press('r');
  await keyboard.type('Gladly, Jon.');
  await keyboard.press('Control+Enter');
  await expect(row.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(row).toContainText('Goes out in');

  await keyboard.press('j');
  await keyboard.press('Control+z');
  const field = page.getByRole('textbox', { name: /^Your reply to Jon/ });
  await expect(field).toBeFocused();
  await keyboard.type(' Soon.');
  await expect(field).toHaveValue('Gladly, Jon. Soon.');

  // Also where the list is read again meanwhile.
  await keyboard.press('Control+Enter');
  await expect(row.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.reload();
  await expect(row.getByRole('button', { name: 'Undo' })).toBeVisible();
  await keyboard.press('Control+z');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Gladly, Jon. Soon.');

  await keyboard.press('Control+Enter');
  await expect(row.getByRole('button', { name: 'Undo' })).toBeFocused();
  await keyboard.press('g');
  await keyboard.press('o');
  await expect(page.getByRole('tab', { name: /Overview/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Your reply to Jon is on its way')).toBeVisible();
  await expect(page.locator('.news-line').getByText(/^Goes out in \d+ s$/)).toBeVisible();
  const takenBack = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('post-drafts.php') && answer.request().method() === 'PUT',
  );
  await keyboard.press('Control+z');
  expect((await takenBack).status()).toBe(200);
  expect((await kept).status()).toBe(200);
  await expect(page.getByText('Taken back: your reply to Jon is a draft again.').first()).toBeVisible();
  await keyboard.press('g');
  await keyboard.press('m');
  await expect(row).toContainText('Go on replying');
  await expect(page.getByRole('textbox', { name: /^Your reply/ })).toHaveCount(0);
  expect((await mailsIn(site.mailbox, 'Jon@example.com')).map(({ subject }) => subject)).not.toContain(
    'Re: From Jon',
  );
});

test('a reply that was begun on one device is finished on another, and asks where both were written', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  await page.goto('about');
  const message = { name: 'Eva', email: 'eva@example.com', subject: 'Oven', message: 'A page, please.' };
  await sendAsVisitor(page, 'contact-form.php', message);
  await signIn(page, 'messages');
  const item = (on: Page) => on.getByRole('article', { name: 'Oven' });
  const field = (on: Page) => on.getByRole('textbox', { name: /^Your reply to Eva/ });
  const saved = (on: Page) =>
    on.waitForResponse(
      (response) => response.url().includes('post-drafts.php') && response.request().method() === 'PUT',
    );
  await item(page).getByRole('button', { name: 'Reply', exact: true }).click();
  const first = saved(page);
  await page.keyboard.type('Begun at the computer');
  expect((await first).ok()).toBe(true);

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const phone = await other.newPage();
  await signIn(phone, 'messages');
  await item(phone).getByRole('button', { name: 'Go on replying' }).click();
  await expect(field(phone)).toHaveValue('Begun at the computer');
  const second = saved(phone);
  await field(phone).fill('Finished on the phone');
  expect((await second).ok()).toBe(true);

  await field(page).fill('Written at the computer');
  await expect(page.getByRole('alert')).toContainText('also written in');
  await expect(item(page)).toContainText('Finished on the phone');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use that text' }).click();
  await expect(field(page)).toHaveValue('Finished on the phone');
  await expect(field(page)).toBeFocused();
  await other.close();
  expect(troubles.splice(0)).toEqual([expect.stringContaining('409')]);
});
