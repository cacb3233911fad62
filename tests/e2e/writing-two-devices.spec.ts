import type { Browser, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { dashboard, signIn } from '#tests/support/owner-dashboard.ts';
import {
  beginWriting,
  draftSaved,
  press,
  publish,
  settle,
  update,
  writeOn,
  writing,
} from '#tests/support/writing-page.ts';

test.use({ alone: true });
test.describe.configure({ timeout: 150_000 });

/** The same owner on another device, on the page at that address. */
async function onAnotherDevice(browser: Browser, baseURL: string | undefined, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await signIn(other, 'posts');
  await other.goto(url);
  return other;
}

/** Lets a window hear of no other one, nor of what becomes of its post. */
async function deafen(page: Page): Promise<() => Promise<void>> {
  const watching = /post-drafts\.php\?key=[^&]+&window=/;
  const nobody = { success: true, revision: 0, saved_at: null, post_updated_at: null, others: [] };
  await page.route(watching, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: nobody }) : route.fallback(),
  );
  return () => page.unroute(watching);
}

const PUBLISHED_ELSEWHERE = /^Published elsewhere, \d+:\d\d\s[AP]M\./;

test('a new draft that is open on two devices becomes one post', async ({ page, browser, baseURL }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Rye at noon', 'Feed it.');
  await draftSaved(page);
  const draft = page.url();
  const phone = await onAnotherDevice(browser, baseURL, draft);
  await expect(writing.text(phone)).toHaveText('Feed it.');
  await settle(page);
  await publish(page, 'Publish', 'Published');
  const post = page.url();

  await test.step('the other one is told, and goes on with the post', async () => {
    await expect(writing.lines(phone)).toHaveText(PUBLISHED_ELSEWHERE, { timeout: 15_000 });
    await expect(phone).toHaveURL(post);
    await expect(writing.button(phone, 'Update')).toBeVisible();
    await expect(writing.state(phone)).toContainText('Published');
    await expect(writing.text(phone)).toHaveText('Feed it.');
  });

  await test.step('the draft’s address leads there, also on a device that never had it open', async () => {
    await phone.goto(draft);
    await expect(phone).toHaveURL(post);
    await expect(writing.lines(phone)).toHaveText(PUBLISHED_ELSEWHERE);
    await expect(writing.title(phone)).toHaveValue('Rye at noon');
  });

  await phone.goto('dashboard?tab=posts');
  await expect(dashboard.button(phone, 'Edit: Rye at noon')).toHaveCount(1);
  await phone.context().close();
});

test('what was written on the other device since is kept as a change of the post', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Rye at one', 'Feed it.');
  await draftSaved(page);
  const phone = await onAnotherDevice(browser, baseURL, page.url());
  await expect(writing.text(phone)).toHaveText('Feed it.');
  const hear = await deafen(phone);
  await settle(page);
  await draftSaved(page);
  await publish(page, 'Publish', 'Published');
  await writeOn(phone, ' Twice.');
  await hear();
  await expect(writing.lines(phone)).toHaveText(/since is kept as a change of it\.$/, { timeout: 15_000 });
  await draftSaved(phone);
  await expect(writing.text(phone)).toHaveText('Feed it. Twice.');
  // What the other one had filled in is there, too.
  await update(phone);
  await expect(phone).toHaveURL(page.url());
  await expect(writing.text(page)).toHaveText('Feed it. Twice.', { timeout: 15_000 });
  await phone.context().close();
});

test('publishing on both at once makes one post', async ({ page, browser, baseURL, troubles }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Rye at two', 'Feed it.');
  await settle(page);
  await draftSaved(page);
  const phone = await onAnotherDevice(browser, baseURL, page.url());
  await expect(writing.text(phone)).toHaveText('Feed it.');
  const hear = await deafen(phone);
  await publish(page, 'Publish', 'Published');
  await writing.bar(phone).getByRole('button', { name: 'Publish', exact: true }).click();
  await hear();
  await phone
    .getByRole('dialog', { name: 'Before publishing' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click();
  await expect(writing.lines(phone)).toHaveText(PUBLISHED_ELSEWHERE);
  await expect(phone).toHaveURL(page.url());
  await phone.goto('dashboard?tab=posts');
  await expect(dashboard.button(phone, 'Edit: Rye at two')).toHaveCount(1);
  await phone.context().close();
  troubles.splice(0); // the phone's are its own
});

/** Schedules the post on the page so that it appears in so many milliseconds: nobody can choose seconds. */
async function scheduleIn(page: Page, ms: number): Promise<void> {
  await settle(page);
  await writing.open(page);
  await writing.settings(page).getByLabel('Later').check();
  const day = new Date(Date.now() + 40 * 24 * 3_600_000).toISOString().slice(0, 10);
  await writing.settings(page).getByLabel('Day').fill(day);
  await writing.settings(page).getByLabel('Time', { exact: true }).fill('09:30');
  await page.keyboard.press('Escape');
  await page.route(/create-blog-post/, (route) => {
    const body = route.request().postDataJSON() as object;
    return route.continue({
      postData: JSON.stringify({ ...body, published_at: new Date(Date.now() + ms).toISOString() }),
    });
  });
  await press(page, 'Schedule');
}

test('the page learns that its scheduled post has appeared', async ({ page }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'At twelve', 'Wait for it.');
  await scheduleIn(page, 6_000);
  await expect(writing.state(page)).toContainText('Scheduled for');
  await expect(writing.state(page)).toContainText('Published', { timeout: 15_000 });
  await expect(writing.state(page)).toContainText('View post');
  await expect(writing.button(page, 'Unschedule')).toHaveCount(0);
});

test('a post that has appeared unseen is not unscheduled without a question', async ({
  page,
  request,
  baseURL,
  troubles,
}) => {
  // A clock that is late: the page does not know that the time has come.
  await page.clock.install({ time: new Date(Date.now() - 3_600_000) });
  await signIn(page, 'posts');
  await beginWriting(page, 'At one', 'Wait for it.');
  await deafen(page);
  await scheduleIn(page, 3_000);
  await expect(writing.state(page)).toContainText('Scheduled for');
  const live = () => request.get(`${baseURL}blog/at-one`).then((answer) => answer.status());
  await expect.poll(live, { timeout: 15_000 }).toBe(200);

  await writing.button(page, 'Unschedule').click();
  const question = dashboard.question(page);
  await expect(question).toContainText('It is online since');
  await question.getByRole('button', { name: 'Keep it online' }).click();
  await expect(writing.state(page)).toContainText('Published');
  expect(await live()).toBe(200);
  expect(troubles.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('unpublishing what was to be unscheduled is undone like any other', async ({
  page,
  request,
  baseURL,
  troubles,
}) => {
  await page.clock.install({ time: new Date(Date.now() - 3_600_000) });
  await signIn(page, 'posts');
  await beginWriting(page, 'At two', 'Wait for it.');
  await deafen(page);
  await scheduleIn(page, 3_000);
  const live = () => request.get(`${baseURL}blog/at-two`).then((answer) => answer.status());
  await expect.poll(live, { timeout: 15_000 }).toBe(200);
  await writing.button(page, 'Unschedule').click();
  await dashboard.question(page).getByRole('button', { name: 'Unpublish', exact: true }).click();
  await expect(writing.state(page)).toContainText('Unpublished');
  expect(await live()).toBe(404);
  await writing.state(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(live).toBe(200);
  expect(troubles.splice(0)).toEqual([expect.stringContaining('409')]);
});
