import type { Locator, Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { expect, settled } from '#tests/support/e2e.ts';
import { withSubscribers } from '#tests/support/e2e-with-mail.ts';
import {
  barriers,
  chooseByKeys,
  chooseInMenu,
  dashboard,
  publishedRow,
  rowMenu,
  signIn,
} from '#tests/support/owner-dashboard.ts';
import { writeOn, writing } from '#tests/support/writing-page.ts';

const READERS = 3;
/** What sends it to all of them. */
const TO_ALL = `Send to ${READERS} subscribers`;
/** And the last step, in its place. */
const NOW = `Send now to ${READERS}`;

/** A site of one's own with readers, and a mail server. */
const test = withSubscribers(READERS);

test.use({ alone: true });
test.describe.configure({ timeout: 120_000 });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Send to subscribers' });

/** Goes there by the Tab key, as whoever has no mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target.toString()}.`);
}

async function press(page: Page, within: Locator, name: string | RegExp): Promise<void> {
  await tabTo(page, within.getByRole('button', { name }));
  await page.keyboard.press('Enter');
}

async function expectNoBarriers(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await barriers(page)).toEqual([]);
  }
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a post is tried out, scheduled, sent and read on the web by keyboard alone, at ${viewport.width} px`, async ({
    page,
    smtp,
  }) => {
    await page.setViewportSize(viewport);
    await signIn(page, 'posts');
    const open = publishedRow(page).getByRole('button', { name: /^More: / });
    const title = (await open.getAttribute('aria-label'))!.replace('More: ', '');
    await open.focus();
    await chooseByKeys(page, 'Send to subscribers…');
    const status = dialog(page).getByRole('status');
    await expect(status).toHaveText(`${READERS} subscribers`);
    await expect(dialog(page).getByLabel('Subject')).toBeFocused();
    await expectNoBarriers(page);

    await test.step('without a subject it says so in its place', async () => {
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Delete');
      await press(page, dialog(page), 'Preview');
      await expect(dialog(page)).toContainText('Please fill in the subject');
      await expect(dialog(page).getByLabel('Subject')).toBeFocused();
      await page.keyboard.type('From the workshop');
    });

    await test.step('the whole post instead of its excerpt', async () => {
      await tabTo(page, dialog(page).getByRole('radio', { name: /^The excerpt/ }));
      await page.keyboard.press('ArrowDown');
      await expect(dialog(page).getByRole('radio', { name: /^The whole post/ })).toBeChecked();
      await press(page, dialog(page), 'Preview');
      const letter = page.getByRole('dialog', { name: 'Preview' });
      const mail = letter.locator('iframe').contentFrame();
      await expect(mail.getByRole('heading', { level: 1 })).toHaveText('From the workshop');
      const cover = mail.locator('img.picture').first();
      await expect
        .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await expect(dashboard.button(page, 'Preview')).toBeFocused();
    });

    await test.step('a test', async () => {
      await expect(dialog(page)).toContainText('No test sent yet');
      await press(page, dialog(page), 'Send a test to owner@example.com');
      await expect(dialog(page)).toContainText('Test sent to owner@example.com at');
      await smtp.arrived(1);
      const mail = await PostalMime.parse(smtp.received[0]!.raw);
      expect(mail.subject).toContain('From the workshop');
      expect(mail.html).toContain('<h2 ');
      await expectNoBarriers(page);
    });

    await test.step('at a time, with the address that is asked for once', async () => {
      await tabTo(page, dialog(page).getByRole('radio', { name: /^Now/ }));
      await page.keyboard.press('ArrowDown');
      await expect(dialog(page).getByRole('radio', { name: 'Later' })).toBeChecked();
      await tabTo(page, dialog(page).getByLabel('Your postal address'));
      await page.keyboard.type('12 Sycamore Street');
      await expectNoBarriers(page);
      await press(page, dialog(page), /^Schedule for /);
      await expect(dashboard.question(page)).toContainText('Newsletter scheduled');
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeHidden();
      await expect(open).toBeFocused();
    });

    await test.step('it goes out sooner, from Campaigns', async () => {
      await page.getByRole('tab', { name: 'Campaigns' }).focus();
      await page.keyboard.press('Enter');
      await press(page, page.getByRole('tabpanel'), 'Send now: From the workshop');
      await press(page, dashboard.question(page), 'Send now');
      await smtp.arrived(1 + READERS);
    });

    await test.step('and is read on the web', async () => {
      await page.goto('newsletter');
      await settled(page);
      const link = page.getByRole('link', { name: 'From the workshop' });
      await tabTo(page, link);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the workshop');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectNoBarriers(page);
      await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Read it in the blog' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  });
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a post that visitors read is sent from its own page, at ${viewport.width} px`, async ({
    page,
    smtp,
  }) => {
    await page.setViewportSize(viewport);
    await signIn(page, 'posts');
    await chooseInMenu(
      page,
      publishedRow(page).getByRole('button', { name: /^More: / }),
      'Open in the full-page editor',
    );
    const open = async (name: string) => {
      if (viewport.width < 640) await writing.open(page);
      await page.getByRole('button', { name }).click();
    };
    await open('Send to subscribers…');
    await dialog(page).getByLabel('Subject').fill('From the workshop');
    await dialog(page).getByLabel('Your postal address').fill('12 Sycamore Street');
    await expectNoBarriers(page);
    await dialog(page).getByRole('button', { name: TO_ALL }).click();
    await dialog(page).getByRole('button', { name: NOW }).click();
    await expect(dashboard.question(page)).toContainText('Newsletter sent');
    await dashboard.button(page, 'OK').click();
    await smtp.arrived(READERS);
    await expect(dialog(page)).toBeHidden();

    await test.step('and not by mistake twice, nor before what visitors read is up to date', async () => {
      await writeOn(page, ' More.');
      await open('Send again…');
      await expect(dashboard.question(page)).toContainText('Update the post first');
    });
  });
}

/** The dialog of the first published post, with a subject and the whole of it. */
async function beginSending(page: Page): Promise<void> {
  await chooseInMenu(
    page,
    publishedRow(page).getByRole('button', { name: /^More: / }),
    'Send to subscribers…',
  );
  await dialog(page).getByLabel('Subject').fill('From the workshop');
  await dialog(page)
    .getByRole('radio', { name: /^The whole post/ })
    .check();
}

test('what fails is said in its place, all that was chosen stays, and two devices send it once', async ({
  page,
  context,
  smtp,
  troubles,
}) => {
  await signIn(page, 'posts');
  await beginSending(page);
  await page.route('**/api/test-rich-newsletter.php', (route) => route.abort('connectionfailed'));
  await dialog(page).getByRole('button', { name: 'Send a test' }).click();
  await expect(dialog(page)).toContainText('Failed to send the test. Please try again.');
  await expect(dialog(page).getByLabel('Subject')).toHaveValue('From the workshop');
  await expect(dialog(page).getByRole('radio', { name: /^The whole post/ })).toBeChecked();
  await page.unroute('**/api/test-rich-newsletter.php');
  await dialog(page).getByRole('button', { name: 'Send a test' }).click();
  await smtp.arrived(1);
  await expect(dialog(page)).not.toContainText('Failed');
  troubles.length = 0; // the connection that the test has cut

  const other = await context.newPage();
  await other.goto('dashboard?tab=posts');
  await beginSending(other);
  for (const device of [page, other]) {
    await dialog(device).getByLabel('Your postal address').fill('12 Sycamore Street');
    await expect(dialog(device).getByRole('status')).toHaveText(`${READERS} subscribers`);
  }
  for (const device of [page, other]) {
    await dialog(device).getByRole('button', { name: TO_ALL }).click();
    await dialog(device).getByRole('button', { name: NOW }).click();
    await expect(dashboard.question(device)).toContainText('Newsletter sent');
  }
  expect(smtp.received).toHaveLength(1 + READERS);
});

test('a newsletter is written with pictures, kept, tried out, called back, and sent', async ({
  page,
  context,
  smtp,
  troubles,
}) => {
  const sheet = (of: Page) => of.getByRole('textbox', { name: 'Content' });
  const toWrite = (name: string) => page.getByRole('link', { name });
  await signIn(page, 'newsletter');
  await tabTo(page, toWrite('Full-page editor'));
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toBeFocused();
  await expect(sheet(page)).toHaveAttribute('data-placeholder', 'Start writing to your subscribers...');
  await page.keyboard.type('Bread at six');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Preview text' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeFocused();
  await page.keyboard.type('## In the oven', { delay: 20 });
  await page.keyboard.press('Enter');
  await page.keyboard.type('Rye takes its time.');
  await expect(page.locator('.writing-state')).toContainText('Draft, saved', { timeout: 20_000 });
  await expect(sheet(page).locator('h2')).toHaveText('In the oven');
  await expectNoBarriers(page);

  await test.step('the window is closed, and nothing is lost', async () => {
    const other = await context.newPage();
    await other.goto('dashboard/write/newsletter');
    await expect(sheet(other)).toContainText('Rye takes its time.');
    await expect(other.getByRole('textbox', { name: 'Subject' })).toHaveValue('Bread at six');
    await sheet(other).click();
    await other.keyboard.press('Control+End');
    await other.keyboard.type(' So do I.');
    await other.close({ runBeforeUnload: true });
    await expect(sheet(page)).toContainText('Rye takes its time. So do I.');
  });

  await test.step('the server is down, and all stays', async () => {
    await page.route('**/api/send-rich-newsletter.php', (route) => route.abort('connectionfailed'));
    await press(page, page.locator('.writing-bar'), 'Send…');
    await press(page, dialog(page), TO_ALL);
    await press(page, dialog(page), NOW);
    await expect(dialog(page)).toContainText('Failed to send newsletter. Please try again.');
    await page.unroute('**/api/send-rich-newsletter.php');
    troubles.length = 0; // the connection that the test has cut
    await expectNoBarriers(page);
  });

  await test.step('a preview, a test, and a time', async () => {
    await tabTo(page, dialog(page).getByRole('checkbox', { name: /^Show it on the web/ }));
    await press(page, dialog(page), 'Preview');
    const letter = page.getByRole('dialog', { name: 'Preview' });
    await expect(letter.locator('iframe').contentFrame().getByRole('heading', { level: 2 })).toHaveText(
      'In the oven',
    );
    await page.keyboard.press('Escape');
    await press(page, dialog(page), /^Send a test/);
    await smtp.arrived(1);
    expect((await PostalMime.parse(smtp.received[0]!.raw)).html).toContain('So do I.');
    await tabTo(page, dialog(page).getByRole('checkbox', { name: /^Show it on the web/ }));
    await tabTo(page, dialog(page).getByRole('radio', { name: /^Now/ }));
    await page.keyboard.press('ArrowDown');
    await press(page, dialog(page), /^Schedule for /);
    await expect(dashboard.question(page)).toContainText('Newsletter scheduled');
    await page.keyboard.press('Enter');
  });

  await test.step('it is called back from Campaigns, and its text is there again', async () => {
    await expect(page.getByRole('tab', { name: 'Campaigns', selected: true })).toBeVisible();
    await tabTo(page, rowMenu(page, 'Bread at six'));
    await chooseByKeys(page, 'Cancel');
    await press(page, dashboard.question(page), 'Cancel it');
    await expect(page.getByText('“Bread at six” is cancelled.').first()).toBeVisible();
    await rowMenu(page, 'Bread at six').focus();
    await chooseByKeys(page, 'Use its text again');
    await expect(sheet(page)).toContainText('So do I.');
  });

  await press(page, page.locator('.writing-bar'), 'Send…');
  // It is offered its time again.
  await tabTo(page, dialog(page).getByRole('radio', { name: /^Later/ }));
  await page.keyboard.press('ArrowUp');
  await test.step('the press that emails everybody is asked for once more', async () => {
    await press(page, dialog(page), TO_ALL);
    await expect(dialog(page)).toContainText(
      `“Bread at six” goes to ${READERS} subscribers now. It can’t be called back.`,
    );
    await expect(dashboard.button(page, 'Back')).toBeFocused();
    await expectNoBarriers(page);
    await page.keyboard.press('Enter');
    await expect(dashboard.button(page, TO_ALL)).toBeFocused();
    await dashboard.button(page, TO_ALL).dblclick();
    await expect(dashboard.button(page, NOW)).toBeVisible();
    expect(smtp.received).toHaveLength(1);
  });
  await press(page, dialog(page), NOW);
  await smtp.arrived(1 + READERS);
  await expect(dashboard.question(page)).toContainText('Newsletter sent');
  await page.keyboard.press('Enter');
  await page.goto('newsletter/bread-at-six');
  await expect(page.getByRole('heading', { level: 2, name: 'In the oven' })).toBeVisible();
  await page.goto('dashboard/write/newsletter');
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('');
});

test('a plain text goes along to the page for writing; once it was sent, its page is corrected, and its text used again', async ({
  page,
  smtp,
}) => {
  const sheet = page.getByRole('textbox', { name: 'Content' });
  await signIn(page, 'newsletter');
  await page.getByLabel('Subject').fill('Bread at six');
  await page.getByLabel('Message').fill('Rye takes its tyme.');
  await page.getByRole('link', { name: 'Full-page editor' }).click();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Bread at six');
  await expect(sheet).toHaveText('Rye takes its tyme.');
  await page.locator('.writing-bar').getByRole('button', { name: 'Send…' }).click();
  await dialog(page).getByLabel('Your postal address').fill('12 Sycamore Street');
  await dialog(page).getByRole('button', { name: TO_ALL }).click();
  await dialog(page).getByRole('button', { name: NOW }).click();
  await smtp.arrived(READERS);
  await dashboard.question(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('tab', { name: 'Campaigns', selected: true })).toBeVisible();

  await test.step('its page says something else by now, and the report what went out', async () => {
    await chooseInMenu(page, 'Bread at six', 'Correct its page…');
    await expect(page.getByText('What its page on the web says.')).toBeVisible();
    await sheet.fill('Rye takes its time.');
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Update its page' }).click();
    await expect(page.getByText('Its page on the web was corrected since.')).toBeVisible();
    await expect(page.getByText('The page of “Bread at six” says it now.')).toBeVisible();
    await expect(page.locator('iframe').contentFrame().locator('p', { hasText: 'tyme' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Received by' })).toBeVisible();
    await page.goto('newsletter/bread-at-six');
    await expect(page.getByText('Rye takes its time.')).toBeVisible();
  });

  await test.step('it is taken off the web, and back there by Undo', async () => {
    await page.goto('dashboard?tab=campaigns');
    await chooseInMenu(page, 'Bread at six', 'Take off the web');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('“Bread at six” has a page on the web.').first()).toBeVisible();
  });

  await test.step('its corrected text is used again, and what is typed last is sent when Back is pressed', async () => {
    await chooseInMenu(page, 'Bread at six', 'Use its text again');
    await expect(sheet).toHaveText('Rye takes its time.');
    await expect(page.locator('.writing-state')).toContainText('Draft, saved');
    await sheet.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Wheat does not.');
    await page.goBack();
    const read = async (query = '') => (await page.request.get(`api/post-drafts.php${query}`)).text();
    const { newsletters } = JSON.parse(await read()) as { newsletters: { key: string }[] };
    await expect.poll(() => read(`?key=${newsletters[0]!.key}`)).toContain('Wheat does not.');
  });
});
