import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { ACCOUNT, expect } from '#tests/support/e2e.ts';
import { withSubscribers } from '#tests/support/e2e-with-mail.ts';
import { barriers, dashboard, signIn } from '#tests/support/owner-dashboard.ts';
import { beginWriting, lastLook, settle, update, writing } from '#tests/support/writing-page.ts';

const READERS = 3;

/** A site of one's own with subscribers, and a mail server. */
const test = withSubscribers(READERS);

test.use({ alone: true });
test.describe.configure({ timeout: 120_000 });

const line = (page: Page) => page.locator('.writing-offer');

/** Presses the page's one button, and chooses that the post is sent along, at once or with the time that is proposed. */
async function alsoSend(page: Page, button: 'Publish' | 'Schedule'): Promise<void> {
  await writing.bar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  if (button === 'Schedule') await lastLook(page).getByRole('radio', { name: 'Later' }).check();
  await lastLook(page)
    .getByRole('checkbox', { name: `Also send it to ${READERS} subscribers` })
    .check();
}

/** What is asked before the first newsletter of a site, and the press that it goes along with. */
async function answerAddress(page: Page, confirm: string): Promise<void> {
  await lastLook(page).getByLabel('Your postal address').fill('12 Sycamore Street');
  await lastLook(page).getByRole('button', { name: confirm }).click();
  // What goes out at once is asked for once more.
  if (confirm.startsWith('Publish')) await sendNow(page);
}

/** The last step, which says what can't be called back. */
async function sendNow(page: Page): Promise<void> {
  await expect(lastLook(page)).toContainText('The email can’t be called back.');
  await expect(lastLook(page).getByRole('button', { name: 'Back' })).toBeFocused();
  await lastLook(page)
    .getByRole('button', { name: `Publish and send to ${READERS}` })
    .click();
}

test('a post is published and sent in one step, by keyboard', async ({ page, smtp }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Rye at last', 'It ferments slowly.');
  await settle(page);
  await page.keyboard.press('Control+Shift+P');
  const list = lastLook(page);
  await expect(list.getByRole('button', { name: 'Publish', exact: true })).toBeFocused();
  const choice = list.getByRole('checkbox', { name: `Also send it to ${READERS} subscribers` });
  await expect(choice).not.toBeChecked();
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(list.getByRole('radio', { name: /^The excerpt/ })).toBeChecked();
  await list.getByRole('radio', { name: /^The excerpt/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('radio', { name: 'The whole post' })).toBeChecked();
  await expect(list).toContainText('“Rye at last”');
  const subject = list.getByLabel('Subject');
  await expect(subject).toHaveValue('Rye at last');
  await subject.fill(' ');
  await expect(list.getByRole('button', { name: 'Publish and send to 3' })).toBeDisabled();
  await subject.fill('Rye, and what it takes');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await barriers(page)).toEqual([]);
  }

  await test.step('the address that every newsletter needs is asked for in its place', async () => {
    await list.getByLabel('Your postal address').focus();
    await page.keyboard.type('12 Sycamore Street');
    expect(await barriers(page)).toEqual([]);
    expect(smtp.received).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Control+Enter');
    expect(await barriers(page)).toEqual([]);
    await sendNow(page);
  });

  await expect(writing.state(page)).toContainText('Published');
  await smtp.arrived(READERS);
  await expect(line(page)).toContainText(/It is online, and (sent|on its way) to 3 subscribers\./);
  expect(await barriers(page)).toEqual([]);
  const mail = await PostalMime.parse(smtp.received[0]!.raw);
  expect(mail.subject).toBe('Rye, and what it takes');
  expect(mail.html).toContain('It ferments slowly.');
  expect(mail.html).toContain('12 Sycamore Street');

  await test.step('and is not offered again', async () => {
    await writing.title(page).fill('Rye, at last');
    await expect(line(page).getByRole('link', { name: 'View report' })).toBeVisible();
    await update(page);
    await expect(line(page)).toHaveCount(0);
  });
});

test('a post that appears later is sent when it does', async ({ page, smtp }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Second proof', 'An hour on the bench.');
  await settle(page);
  await alsoSend(page, 'Schedule');
  await answerAddress(page, 'Schedule and send');
  await expect(writing.state(page)).toContainText('Scheduled for');
  await expect(line(page)).toContainText('Scheduled. It goes to your subscribers when it appears.');
  await expect(writing.state(page)).toContainText(`and goes to ${READERS} subscribers`);
  expect(smtp.received).toEqual([]);

  await test.step('it is taken back with one press, which says what becomes of its email, and put back', async () => {
    await writing.state(page).getByRole('button', { name: 'Unschedule' }).click();
    await expect(writing.state(page)).toContainText('Unscheduled');
    await expect(line(page)).toContainText(
      `Unscheduled. The email “Second proof” to ${READERS} subscribers is kept`,
    );
    expect(await barriers(page)).toEqual([]);
    await writing.state(page).getByRole('button', { name: 'Undo unscheduling it' }).click();
    await expect(writing.state(page)).toContainText(`and goes to ${READERS} subscribers`);
  });

  await test.step('its email is changed among the settings', async () => {
    await writing.button(page, 'Settings').click();
    const drawer = page.getByRole('dialog', { name: 'Settings' });
    await expect(drawer.getByLabel('Status')).toContainText('Scheduled');
    await drawer.getByRole('button', { name: 'Change the email' }).click();
    const email = page.getByRole('dialog', { name: 'The email to your subscribers' });
    await email.getByLabel('Subject').fill('Third proof');
    await email.getByRole('button', { name: 'Preview' }).click();
    const seen = page.getByRole('dialog', { name: 'Preview' });
    await expect(seen).toContainText('Third proof');
    await page.keyboard.press('Escape');
    await expect(email.getByRole('button', { name: 'Another address' })).toBeEnabled();
    expect(await barriers(page)).toEqual([]);
    await email.getByRole('button', { name: 'Save the email' }).click();
    await expect(drawer).toContainText('“Third proof”, the excerpt.');
    expect(await barriers(page)).toEqual([]);
    await drawer.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('it appears sooner, and nothing is offered a second time', async () => {
    await page.keyboard.press('Control+Shift+P');
    await lastLook(page).getByRole('radio', { name: /^Now/ }).check();
    await expect(lastLook(page).getByRole('group', { name: 'Email' })).toContainText(
      `Goes to ${READERS} subscribers with the post: “Third proof”, the excerpt.`,
    );
    await expect(lastLook(page).getByRole('checkbox', { name: /^Also send it/ })).toHaveCount(0);
    expect(await barriers(page)).toEqual([]);
    await lastLook(page)
      .getByRole('button', { name: `Publish and send to ${READERS}` })
      .click();
    await sendNow(page);
    await expect(writing.state(page)).toContainText('Published');
    await expect(line(page)).toContainText(`its email on its way to ${READERS} subscribers`);
    await expect(line(page).getByRole('button', { name: /^Send/ })).toHaveCount(0);
  });
  await smtp.arrived(READERS);
  expect((await PostalMime.parse(smtp.received[0]!.raw)).subject).toBe('Third proof');
});

test('a post that was taken back is not published without a word of its email, or goes without it', async ({
  page,
  smtp,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Starter', 'Fed each morning.');
  await settle(page);
  await alsoSend(page, 'Schedule');
  await answerAddress(page, 'Schedule and send');
  await writing.state(page).getByRole('button', { name: 'Unschedule' }).click();
  await expect(line(page)).toContainText('is kept');

  await test.step('in the list, it is asked for', async () => {
    await writing.bar(page).getByRole('link', { name: 'Posts' }).click();
    await page.getByRole('button', { name: 'More: Starter' }).click();
    await page.getByRole('menuitem', { name: 'Publish now' }).click();
    await expect(dashboard.question(page)).toContainText(`Publish and send to ${READERS} subscribers?`);
    await page.keyboard.press('Escape');
    // Its time is still there.
    await expect(page.getByRole('button', { name: 'Schedule…: Starter' })).toBeVisible();
    await page.getByRole('button', { name: 'More: Starter' }).click();
    await page.getByRole('menuitem', { name: 'Open in the full-page editor' }).click();
  });

  await test.step('on its page, the email is called off', async () => {
    // Its time is still proposed.
    await writing.bar(page).getByRole('button', { name: 'Schedule', exact: true }).click();
    await lastLook(page).getByRole('radio', { name: /^Now/ }).check();
    await expect(
      lastLook(page).getByRole('button', { name: `Publish and send to ${READERS}` }),
    ).toBeVisible();
    await lastLook(page).getByRole('button', { name: 'Don’t send the email' }).click();
    await expect(lastLook(page).getByRole('checkbox', { name: /^Also send it/ })).toBeFocused();
    await lastLook(page).getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(writing.state(page)).toContainText('Published');
  });
  expect(smtp.received).toEqual([]);
});

test('a post is tried out from its preview, before it is saved', async ({ page, smtp }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Crust', 'Thin, and dark.');
  await writing.button(page, 'Preview').click();
  const preview = page.getByRole('dialog', { name: 'Preview', exact: true });
  await expect(preview.getByRole('button', { name: 'Send a test' })).toHaveCount(0);
  await preview.getByText('Email', { exact: true }).click();
  await preview.getByText('Whole post', { exact: true }).click();
  await preview.getByRole('button', { name: 'Send a test' }).click();
  await smtp.arrived(1);
  await expect(preview.getByText(/^Test sent to .+ at /)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  const mail = await PostalMime.parse(smtp.received[0]!.raw);
  expect([mail.to?.[0]?.address, mail.subject]).toEqual([ACCOUNT.email, '[Test] Crust']);
  expect(mail.html).toContain('Thin, and dark.');
});

test('a sending whose answer is lost is told of, tried again, and reaches everybody once', async ({
  page,
  smtp,
  troubles,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Crumb', 'Open, and even.');
  await settle(page);
  let isLost = false;
  await page.route('**/api/send-rich-newsletter.php', async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await alsoSend(page, 'Publish');
  await answerAddress(page, 'Publish and send');
  await expect(writing.state(page)).toContainText('Published');
  await expect(line(page)).toContainText('Published. The email wasn’t sent.');
  expect(await barriers(page)).toEqual([]);
  await smtp.arrived(READERS);

  await line(page).getByRole('button', { name: 'Try again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send to subscribers' });
  await expect(dialog.getByLabel('Subject')).toHaveValue('Crumb');
  await dialog.getByRole('button', { name: `Send to ${READERS} subscribers` }).click();
  await dialog.getByRole('button', { name: `Send now to ${READERS}` }).click();
  await expect(dashboard.question(page)).toContainText('Newsletter sent');
  await page.keyboard.press('Enter');
  await expect(line(page)).toHaveCount(0);
  expect(smtp.received).toHaveLength(READERS);
  troubles.splice(0); // the connection that the test has cut
});

test('a post that could not be published is sent once it is, and not before', async ({
  page,
  smtp,
  troubles,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Proofing', 'Overnight, in the cold.');
  await settle(page);
  await page.route('**/create-blog-post.php*', (route) => route.abort(), { times: 1 });
  await alsoSend(page, 'Publish');
  await answerAddress(page, 'Publish and send');
  const question = page.getByRole('alertdialog', { name: 'The post was not published' });
  await expect(question).toBeVisible();
  expect(smtp.received).toEqual([]);
  await question.getByRole('button', { name: 'Try again' }).click();
  await expect(writing.state(page)).toContainText('Published');
  await smtp.arrived(READERS);
  troubles.splice(0); // the connection that the test has cut
});
