import type { Browser, Page } from '@playwright/test';
import { ACCOUNT, expect, test } from '#tests/support/e2e.ts';
import { barriers, chooseInMenu, dashboard, fillPassword, signIn } from '#tests/support/owner-dashboard.ts';
import { builtSite, type ServerProcess, serverSettings, startServer } from '#tests/support/server-process.ts';
import {
  addPicture,
  beginWriting,
  draftSaved,
  lastLook,
  publish,
  settle,
  update,
  writeOn,
  writing,
} from '#tests/support/writing-page.ts';

test.use({ alone: true });
test.describe.configure({ timeout: 150_000 });

/** Servers that a test started itself: none outlives it, even if it fails. */
const started: ServerProcess[] = [];
test.afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGTERM');
    await ended;
  }
});

function start(settings: Record<string, string>): ReturnType<typeof startServer> {
  const server = startServer(settings, { folder: builtSite('wren') });
  started.push(server);
  return server;
}

/** The same owner on another device. */
async function onAnotherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await signIn(page, 'posts');
  return page;
}

/** Lets a window hear of no other one until it is told to: what is written there is not taken over meanwhile. */
async function deafen(page: Page): Promise<() => Promise<void>> {
  const watching = /post-drafts\.php\?key=[^&]+&window=/;
  const nobody = { success: true, revision: 0, saved_at: null, post_updated_at: null, others: [] };
  await page.route(watching, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: nobody }) : route.fallback(),
  );
  return () => page.unroute(watching);
}

test('a draft that is continued and published is written on in one window without a conflict', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 409) refused.push(response.url());
  });
  await signIn(page, 'posts');
  await beginWriting(page, 'One oven', 'It is hot.');
  await draftSaved(page);
  await page.reload();
  await expect(writing.text(page)).toHaveText('It is hot.');
  await settle(page);
  await draftSaved(page);
  await publish(page, 'Publish', 'Published');
  await writeOn(page, ' It is hotter.');
  await draftSaved(page);
  await page.reload();
  await expect(writing.text(page)).toHaveText('It is hot. It is hotter.');
  await writeOn(page, ' It is the hottest.');
  await draftSaved(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(refused).toEqual([]);
});

test('a draft is on the site, and another device continues it', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Two ovens', 'The first one is hot.');
  await draftSaved(page);

  const other = await onAnotherDevice(browser, baseURL);
  await test.step('it is offered in the list of posts', async () => {
    const draft = other.getByRole('row', { name: /Two ovens/ });
    await expect(draft).toContainText('Draft');
    await expect(other.getByRole('list', { name: 'Unsaved writing' })).toHaveCount(0);
    expect(await barriers(other)).toEqual([]);
    await draft.getByRole('button', { name: 'Two ovens', exact: true }).click();
    await expect(writing.title(other)).toHaveValue('Two ovens');
    await expect(writing.text(other)).toHaveText('The first one is hot.');
    await expect(other.getByText('Your unsaved writing is back.')).toHaveCount(0);
  });

  await test.step('who has it open, too, is said', async () => {
    await expect(writing.lines(other)).toContainText('Also open in Chrome on Linux');
  });

  await test.step('writing on both is a conflict: both are shown, and both kept', async () => {
    await deafen(page);
    await writeOn(other, ' The second is hotter.');
    await draftSaved(other);
    await writeOn(page, ' The second is cold.');
    const conflict = page.getByRole('dialog', { name: 'Two versions of this post' });
    await expect(conflict.locator('ins')).toContainText('cold');
    await expect(conflict.locator('del')).toContainText('hotter');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await barriers(page)).toEqual([]);
    }
    await expect(conflict.locator('ins')).toContainText('(only on this page: cold');
    await expect(conflict.locator('del')).toContainText('(only in the other one: hotter');
    await expect(conflict).toContainText('“Keep both” goes on with this page as a second draft.');
    await conflict.getByRole('button', { name: 'Keep both' }).click();
    await draftSaved(page);
    await expect(writing.text(page)).toHaveText('The first one is hot. The second is cold.');
    await other.goto('dashboard?tab=posts');
    await expect(
      other.getByRole('table').getByRole('button', { name: 'Two ovens', exact: true }),
    ).toHaveCount(2);
  });
  await other.context().close();
  expect(troubles.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('a reload while the site is still answering is no conflict with oneself', async ({ page, troubles }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Hasty', 'First.');
  await draftSaved(page);
  // The site keeps what is sent next, and the page goes before it hears of that.
  let heard = () => {};
  const kept = new Promise<void>((resolve) => (heard = resolve));
  await page.route('**/post-drafts.php', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    await route.fetch();
    heard();
    return route.abort();
  });
  await writeOn(page, ' Second.');
  await kept;
  await page.unroute('**/post-drafts.php');
  await page.reload();
  await expect(writing.text(page)).toHaveText('First. Second.');
  await writeOn(page, ' Third.');
  await draftSaved(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(writing.text(page)).toHaveText('First. Second. Third.');
  expect(troubles.splice(0).every((trouble) => trouble.includes('ERR_FAILED'))).toBe(true);
});

test('a window with a picture that is not uploaded takes nothing of another by itself', async ({
  page,
  context,
  troubles,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Oven', 'Hot.');
  await settle(page);
  await draftSaved(page);
  await page.route('**/upload-image*', (route) => route.abort());
  await addPicture(page);
  const waiting = writing.text(page).getByText('Not uploaded: the site could not be reached');
  await expect(waiting).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await writeOn(other, ' And dark.');
  await draftSaved(other);
  await expect(writing.lines(page)).toContainText('There is newer writing elsewhere.');
  await expect(waiting).toBeVisible();
  await other.close();
  troubles.length = 0; // the upload that is refused
});

test('a window without anything of its own takes what is written in another, and forgets one that is closed', async ({
  page,
  context,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Crust', 'Thin.');
  await settle(page);
  await draftSaved(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await writeOn(other, ' And dark.');
  await expect(writing.text(page)).toHaveText('Thin. And dark.');
  await expect(writing.lines(page)).toContainText(/^This is the newer writing from Chrome on Linux, /);
  expect(await barriers(page)).toEqual([]);
  await writeOn(page, ' And good.');
  await expect(writing.text(other)).toHaveText('Thin. And dark. And good.');
  await other.close({ runBeforeUnload: true });
  await expect(writing.lines(page)).toHaveCount(0);

  await publish(page, 'Publish', 'Published');
  const reader = await context.newPage();
  await reader.goto(page.url());
  await expect(writing.text(reader)).toHaveText('Thin. And dark. And good.');
  await writeOn(page, ' At last.');
  await update(page);
  await expect(writing.text(reader)).toHaveText('Thin. And dark. And good. At last.');
  await expect(writing.state(reader)).toContainText('Published');
  await expect(writing.state(page)).toContainText('Updated');
});

test('the text of the other window can be taken', async ({ page, context, troubles }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Crust', 'Thin.');
  await draftSaved(page);
  const hear = await deafen(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(writing.text(other)).toHaveText('Thin.');
  await writeOn(other, ' And dark.');
  await draftSaved(other);
  await expect(writing.lines(other)).toContainText('Also open in');
  await expect(other.getByText('Your unsaved writing is back.'), 'it was never away').toHaveCount(0);
  await writeOn(page, ' And pale.');
  await page.getByRole('button', { name: 'Use the other one' }).click();
  await expect(writing.text(page)).toHaveText('Thin. And dark.');
  await writeOn(page, ' Good.');
  await draftSaved(page);
  await test.step('whose text was not chosen hears of it without writing on, in either window', async () => {
    await expect(writing.text(other)).toHaveText('Thin. And dark. Good.');
    await writeOn(other, ' Better.');
    await hear();
    await expect(writing.text(page)).toHaveText('Thin. And dark. Good. Better.');
  });
  // The texts that gave way are there, too, as drafts of their own.
  await page.goto('dashboard?tab=posts&status=draft');
  const crusts = page.getByRole('table').getByRole('button', { name: 'Crust', exact: true });
  await expect(crusts).toHaveCount(2);
  expect(await barriers(page)).toEqual([]);
  expect(troubles.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('a post that is published while another version waits takes nothing from that', async ({
  page,
  context,
  troubles,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Crumb', 'Open.');
  await deafen(page);
  await settle(page);
  await draftSaved(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await writeOn(other, ' And even.');
  await draftSaved(other);
  await writeOn(page, ' And wild.');
  const conflict = page.getByRole('dialog', { name: 'Two versions of this post' });
  await conflict.getByRole('button', { name: 'Decide later' }).click();
  await expect(writing.text(page), 'one writes on at once').toBeFocused();
  await page.keyboard.type('!');
  await expect(writing.text(page)).toHaveText('Open. And wild.!');

  await page.keyboard.press('Control+Shift+P');
  const compare = lastLook(page).getByRole('listitem').first().getByRole('button');
  await expect(compare).toHaveAccessibleName(/^Compare: Another version of this post waits/);
  await compare.click();
  await expect(conflict.locator('del')).toContainText('even');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Shift+P');
  await page.keyboard.press('Control+Enter');
  await expect(writing.state(page)).toContainText('Published');
  await other.close();

  await page.goto('dashboard?tab=posts');
  await page.getByRole('button', { name: 'Continue: Crumb' }).click();
  await expect(writing.text(page)).toHaveText('Open. And even.');
  expect(troubles.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('without a connection writing goes on, and is sent when there is one', async ({
  page,
  context,
  troubles,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'On the train', 'Tunnel one.');
  await draftSaved(page);
  await context.setOffline(true);
  await writeOn(page, ' Tunnel two.');
  await expect(writing.state(page)).toContainText('Offline: kept on this device');
  await expect(writing.button(page, 'Publish')).toHaveAccessibleDescription('Publishing needs a connection');
  await writeOn(page, ' Tunnel three.');
  await context.setOffline(false);
  await draftSaved(page);
  expect(troubles.splice(0).every((trouble) => /ERR_INTERNET_DISCONNECTED/.test(trouble))).toBe(true);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('shingle_post_drafts')) localStorage.removeItem(key);
    }
  });
  await page.reload();
  await expect(writing.text(page)).toHaveText('Tunnel one. Tunnel two. Tunnel three.');
});

test('a session that ends while one writes asks for the password, and goes on', async ({
  page,
  request,
  baseURL,
  troubles,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Half past four', 'The dough');
  await draftSaved(page);
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  await request.post(`${baseURL}api/logout.php`, { headers: { Authorization: `Bearer ${token}` } });
  await writeOn(page, ' has risen.');
  const again = page.getByRole('dialog', { name: 'Sign in to go on' });
  await expect(again).toBeVisible();
  await fillPassword(page);
  await expect(again).toHaveCount(0);
  await draftSaved(page);
  await expect(writing.text(page)).toHaveText('The dough has risen.');
  expect(troubles.splice(0).every((trouble) => trouble.includes('401'))).toBe(true);
});

test('a server that is killed while one writes loses nothing', async ({ page, browser, troubles }) => {
  const settings = await serverSettings({
    SEED: 'demo',
    ADMIN_EMAIL: ACCOUNT.email,
    ADMIN_PASSWORD: ACCOUNT.password,
  });
  const first = start(settings);
  await first.listening;
  const baseURL = `${first.url}/shingle/`;
  await page.goto(`${baseURL}dashboard`);
  await page.getByLabel(/^Email/).fill(ACCOUNT.email);
  await fillPassword(page);
  await page.getByRole('tab').first().waitFor();
  await page.goto(`${baseURL}dashboard/write`);
  await writing.title(page).fill('Power cut');
  await writing.title(page).press('Enter');
  await page.keyboard.type('The light goes out.');
  await draftSaved(page);

  first.child.kill('SIGKILL');
  await first.ended;
  await writeOn(page, ' One writes on.');
  await expect(writing.state(page)).toContainText('Offline');
  await expect(page.locator('[data-publish]'), 'what is wrong stays in sight').toHaveCSS('opacity', '1');

  const second = start(settings);
  await second.listening;
  await draftSaved(page);
  troubles.splice(0);

  const other = await onAnotherDevice(browser, baseURL);
  await other.getByRole('button', { name: 'Power cut', exact: true }).click();
  await expect(writing.text(other)).toHaveText('The light goes out. One writes on.');
  await other.context().close();
  await page.close();
});

test('each save keeps a version: two are compared, one is restored, and that is undone', async ({ page }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Versions', 'Rye takes its time.');
  await settle(page);
  await publish(page, 'Publish', 'Published');
  await writeOn(page, ' Wheat does not.');
  await update(page);

  await writing.button(page, 'History').click();
  const history = page.getByRole('dialog', { name: 'History' });
  const listed = history.getByRole('group', { name: 'Version' }).getByRole('radio');
  await expect(listed).toHaveCount(2);
  await expect(listed.first()).toBeChecked();
  await expect(history).toContainText('This version is what is on the page.');
  await expect(history.getByRole('button', { name: 'Restore this version' })).toHaveCount(0);
  await listed.first().press('ArrowDown');
  await expect(listed.last()).toBeChecked();
  await expect(history.locator('ins')).toContainText('Wheat does not.');
  await history.getByLabel('Compared with').selectOption({ index: 1 });
  await expect(history.locator('ins')).toContainText('Wheat does not.');
  expect(await barriers(page)).toEqual([]);
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await expect(writing.text(page)).toHaveText('Rye takes its time.');
  await expect(writing.lines(page).filter({ hasText: 'not saved yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(writing.text(page)).toHaveText('Rye takes its time. Wheat does not.');
  await expect(writing.state(page)).toContainText('Updated');

  const versions = history.getByLabel('Version', { exact: true });
  // A phone's bar has no room for it.
  const openHistory = async () => {
    await writing.open(page);
    await writing.settings(page).getByRole('button', { name: 'Compare and restore' }).click();
  };
  await test.step('on a phone both are in one text', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHistory();
    await versions.selectOption({ index: 1 });
    const both = history.getByRole('region', { name: 'Both texts' });
    await expect(both.locator('[data-kind="changed"]')).toHaveText(/^Rye takes its time\..*Wheat does not\./);
    expect(await history.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('what was not saved yet is in the history, too, once a version is in its place', async () => {
    await writeOn(page, ' Oats might.');
    await openHistory();
    await expect(history).toContainText(
      'It takes the place of what is on the page, which is kept as a version.',
    );
    await versions.selectOption({ index: 1 });
    await history.getByRole('button', { name: 'Restore this version' }).click();
    await expect(writing.text(page)).toHaveText('Rye takes its time.');
    await openHistory();
    await expect(versions.locator('option')).toHaveCount(3);
  });
});

test('a draft that is on its way while its post is updated is not told as written elsewhere', async ({
  page,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Overtaken', 'Rye takes its time.');
  await settle(page);
  await publish(page, 'Publish', 'Published');
  // The site has the draft, but the window hears of that only after the post is updated.
  let kept = () => {};
  let answer = () => {};
  const isKept = new Promise<void>((resolve) => (kept = resolve));
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/post-drafts.php*', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const response = await route.fetch();
    kept();
    await mayAnswer;
    return route.fulfill({ response });
  });
  await writeOn(page, ' Wheat does not.');
  await isKept;
  const watched = page.waitForResponse((response) => response.url().includes('&window='));
  await update(page);
  expect(await (await watched).json()).toMatchObject({ revision: 1 });
  const dropped = page.waitForResponse((response) => response.request().method() === 'DELETE');
  answer();
  await dropped;

  await writing.button(page, 'History').click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByRole('group', { name: 'Version' }).getByRole('radio').last().check({ force: true });
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await expect(writing.lines(page)).toHaveText(/is on the page, and not saved yet/);
});

test('a post saved elsewhere meanwhile is not overwritten without being asked', async ({
  page,
  context,
  troubles,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Twice', 'Once.');
  await settle(page);
  await publish(page, 'Publish', 'Published');
  await deafen(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await writeOn(other, ' Elsewhere.');
  await writing.open(other);
  await writing.settings(other).getByLabel('Excerpt').fill('Otherwise.');
  await writing.settings(other).getByRole('button', { name: 'Done' }).click();
  await update(other);

  await writeOn(page, ' Here.');
  await writing.bar(page).getByRole('button', { name: 'Update', exact: true }).click();
  const conflict = page.getByRole('dialog', { name: 'Two versions of this post' });
  await expect(conflict.locator('del')).toContainText('Elsewhere');
  await conflict.getByText('1 setting differs').press('Enter');
  const excerpt = conflict
    .getByRole('rowgroup')
    .filter({ has: page.getByRole('rowheader', { name: 'Excerpt' }) });
  await expect(excerpt.getByRole('cell')).toHaveText(['Otherwise.', 'What it is about.']);
  expect(await barriers(page)).toEqual([]);
  // Either choice keeps both in the history.
  await expect(conflict.getByRole('button', { name: 'Keep both' })).toHaveCount(0);
  await conflict.getByRole('button', { name: 'Keep this page' }).click();
  await expect(writing.state(page)).toContainText('Updated');
  await expect(writing.text(page)).toHaveText('Once. Here.');
  expect(troubles.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('a deleted post waits in the trash, and comes back from there', async ({ page, request, baseURL }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Thrown away', 'Or not.');
  await settle(page);
  await publish(page, 'Publish', 'Published');
  await page.getByRole('link', { name: 'Posts' }).click();
  await chooseInMenu(page, 'Thrown away', 'Delete');
  await dashboard.question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dashboard.button(page, 'Edit: Thrown away')).toHaveCount(0);
  expect((await request.get(`${baseURL}blog/thrown-away`)).status()).toBe(404);

  await dashboard.button(page, 'Trash').click();
  const trash = page.getByRole('dialog', { name: 'Trash' });
  await expect(trash).toContainText('30 days left');
  expect(await barriers(page)).toEqual([]);
  await trash.getByRole('button', { name: 'Restore: Thrown away' }).click();
  await expect(trash).toContainText('Nothing is in the trash.');
  await page.keyboard.press('Escape');
  await expect(dashboard.button(page, 'Edit: Thrown away')).toBeVisible();
  expect((await request.get(`${baseURL}blog/thrown-away`)).status()).toBe(200);

  await chooseInMenu(page, 'Thrown away', 'Delete');
  await dashboard.question(page).getByRole('button', { name: 'Delete' }).click();
  await dashboard.button(page, 'Trash').click();
  await trash.getByRole('button', { name: 'Delete for good: Thrown away' }).click();
  await dashboard.question(page).getByRole('button', { name: 'Delete for good' }).click();
  await expect(trash).toContainText('Nothing is in the trash.');
});
