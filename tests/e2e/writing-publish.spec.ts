import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { picture } from '#tests/support/images.ts';
import { barriers, signIn } from '#tests/support/owner-dashboard.ts';
import {
  beginWriting,
  draftSaved,
  lastLook,
  press,
  publish,
  settle,
  update,
  writeOn,
  writing,
} from '#tests/support/writing-page.ts';

test.use({ alone: true });
test.describe.configure({ timeout: 150_000 });

test('the address is changed in the settings, and the old one answers 301', async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Sourdough', 'Feed it.');
  await settle(page);
  await publish(page, 'Publish', 'Published');
  await writing.open(page);
  const address = writing.settings(page).getByLabel('Address');
  await expect(address).toHaveValue('sourdough');
  await address.fill('Sourdough, explained');
  await address.blur();
  await expect(address).toHaveValue('sourdough-explained');
  await expect(writing.settings(page)).toContainText('is led here for good (301)');
  await page.keyboard.press('Escape');
  await update(page);
  const old = await request.get(`${baseURL}blog/sourdough`, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([
    301,
    expect.stringContaining('/blog/sourdough-explained'),
  ]);
});

test('a post with a date to come is scheduled, and nobody sees it', async ({ page, request, baseURL }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Next year', 'Wait for it.');
  await settle(page);
  await writing.open(page);
  await writing.settings(page).getByLabel('Later').check();
  const day = new Date(Date.now() + 40 * 24 * 3_600_000).toISOString().slice(0, 10);
  await writing.settings(page).getByLabel('Day').fill(day);
  await writing.settings(page).getByLabel('Time', { exact: true }).fill('09:30');
  await expect(writing.settings(page)).toContainText('9:30 AM, Arizona time.');
  await page.keyboard.press('Escape');
  await publish(page, 'Schedule', 'Scheduled for');
  await expect(writing.button(page, 'Update')).toBeVisible();
  expect((await request.get(`${baseURL}blog/next-year`)).status()).toBe(404);
  await page.getByRole('link', { name: 'Posts' }).click();
  await expect(page.getByRole('row', { name: 'Next year' })).toContainText('Scheduled');
});

test('a post that visitors don’t have can be published whatever it was saved as, also later', async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Starter', 'Feed it.');
  await settle(page);
  await writing.open(page);
  await expect(writing.settings(page).getByLabel('Status')).toHaveCount(0);
  await writing.settings(page).getByRole('button', { name: 'Save as draft' }).click();
  await page.keyboard.press('Escape');
  await expect(writing.state(page)).toContainText('Saved as a draft');

  await page.reload();
  await expect(writing.title(page)).toHaveValue('Starter');
  await page.keyboard.press('Control+Shift+P');
  await expect(lastLook(page).getByLabel('Now')).toBeChecked();
  await page.keyboard.press('Escape');
  await writeOn(page, ' Twice.');
  await settle(page);
  // It is kept by itself: there is nothing to press for that.
  await expect(page.getByRole('button', { name: 'Save as draft' })).toHaveCount(0);
  await publish(page, 'Publish', 'Published');
  expect((await request.get(`${baseURL}blog/starter`)).status()).toBe(200);

  await writing.open(page);
  await writing.settings(page).getByLabel('Status').selectOption('draft');
  await page.keyboard.press('Escape');
  await writing.bar(page).getByRole('button', { name: 'Unpublish', exact: true }).click();
  await expect(writing.state(page)).toContainText('Unpublished');
  expect((await request.get(`${baseURL}blog/starter`)).status()).toBe(404);
  await writing.bar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(lastLook(page)).toContainText('It keeps its date');
  await lastLook(page).getByLabel('Later').check();
  await lastLook(page).getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(writing.state(page)).toContainText('Scheduled for');
});

test('a post is unpublished, and put back, without the edits that visitors never had', async ({
  page,
  request,
  baseURL,
}) => {
  const read = async () => {
    const answer = await request.get(`${baseURL}blog/levain`);
    return answer.status() === 200 ? answer.text() : answer.status();
  };
  await signIn(page, 'posts');
  await beginWriting(page, 'Levain', 'Feed it.');
  await settle(page);
  await publish(page, 'Publish', 'Published');
  await writeOn(page, ' Not for anybody yet.');
  await draftSaved(page);

  await writing.open(page);
  await writing.settings(page).getByRole('button', { name: 'Unpublish', exact: true }).click();
  await expect(writing.state(page)).toContainText('Unpublished, edits saved');
  expect(await read()).toBe(404);
  const undo = writing.state(page).getByRole('button', { name: 'Undo unpublishing it' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(writing.state(page)).toContainText('Not yet updated, saved');
  expect(await read()).toContain('Feed it.');
  expect(await read()).not.toContain('Not for anybody yet.');

  await page.reload();
  await expect(writing.text(page)).toContainText('Not for anybody yet.');
  await writing.bar(page).getByRole('button', { name: 'Update', exact: true }).click();
  await expect(writing.state(page)).toContainText('Updated');
  expect(await read()).toContain('Not for anybody yet.');
});

test('the list before publishing leads to what could be better, and is in nobody’s way', async ({ page }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Crumb', '### Too deep');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Open, and even.');
  await settle(page);
  await page.keyboard.press('Control+Shift+P');
  const list = lastLook(page);
  await expect(list.getByRole('button', { name: 'Publish', exact: true })).toBeFocused();
  await expect(list.getByRole('button', { name: /^Add a cover: There is no cover/ })).toBeVisible();
  await expect(list).toContainText(/\d checks? passed/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await barriers(page)).toEqual([]);
  }
  await test.step('a line leads into the settings', async () => {
    await list.getByRole('button', { name: /^Write more: The description has only/ }).click();
    await expect(writing.settings(page).getByLabel('Excerpt')).toBeFocused();
    await page.keyboard.press('Escape');
  });
  await test.step('or into the text', async () => {
    await page.keyboard.press('Control+Shift+P');
    await list.getByRole('button', { name: /^See the heading: “Too deep” is a heading/ }).click();
    await expect(writing.text(page)).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('Too deep');
  });
  await page.keyboard.press('Control+Shift+P');
  await page.keyboard.press('Control+Enter');
  await expect(writing.state(page)).toContainText('Published');
  await expect(list).toBeHidden();
});

test('the list before publishing leads to an image as a click on it does, and one goes on typing below it', async ({
  page,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Crust', 'Dark, and thick.');
  await page.keyboard.press('Enter');
  await page.getByLabel('Images for new blocks').setInputFiles({
    name: 'crust.png',
    mimeType: 'image/png',
    buffer: await picture(40, 30).png().toBuffer(),
  });
  const figure = writing.text(page).locator('.ql-figure');
  await expect(figure.locator('img')).toHaveAttribute('src', /uploads/);
  await settle(page);
  await page.keyboard.press('Control+Shift+P');
  await lastLook(page)
    .getByRole('button', { name: /^See the image: Image 1 has no alternative text/ })
    .click();
  await expect(figure).toHaveClass(/is-selected/);
  await expect(page.getByRole('toolbar', { name: 'Image' })).toBeVisible();
  await page.keyboard.type('So it stays.');
  await expect(writing.text(page).locator('p').last()).toHaveText('So it stays.');
  await expect(figure).toHaveCount(1);
});

test('when a post appears is chosen in the last look, and the button says what it does', async ({ page }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Second proof', 'An hour on the bench.');
  await settle(page);
  await page.keyboard.press('Control+Shift+P');
  const list = lastLook(page);
  await list.getByRole('radio', { name: 'Later' }).check();
  await expect(list.getByText(/^Visitors see it from /)).toBeVisible();
  await list.getByLabel('Day').fill('');
  // A date that is none yet can't be published with.
  await expect(list.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await list.getByRole('radio', { name: /^Now/ }).check();
  await expect(list.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  await list.getByRole('radio', { name: 'Later' }).check();
  expect(await barriers(page)).toEqual([]);
  await list.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('dialog', { name: 'Preview' }).getByRole('button', { name: 'Close' }).click();
  await list.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(writing.state(page)).toContainText('Scheduled for');
});

test('every shortcut is in a list, which a key opens', async ({ page }) => {
  await signIn(page, 'posts');
  await page.goto('dashboard/write');
  await expect(writing.title(page)).toBeFocused();
  await page.keyboard.press('Control+/');
  const list = page.getByRole('dialog', { name: 'Shortcuts' });
  await expect(list).toContainText('Save the draft now');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await barriers(page)).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(writing.title(page)).toBeFocused();

  await test.step('so does ?, where it is no word', async () => {
    await page.keyboard.type('Who?');
    await expect(writing.title(page)).toHaveValue('Who?');
    await expect(list).toBeHidden();
    await writing.button(page, 'Settings').focus();
    await page.keyboard.press('?');
    await expect(list).toBeVisible();
  });
});

test('on a phone, the settings lead to the list of shortcuts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'posts');
  await page.goto('dashboard/write');
  await writing.open(page);
  await writing.settings(page).getByRole('button', { name: 'Shortcuts' }).click();
  const list = page.getByRole('dialog', { name: 'Shortcuts' });
  await expect(list).toContainText('Save the draft now');
  await expect(writing.settings(page)).toBeHidden();
  expect(await list.evaluate((dialog) => dialog.scrollTop)).toBe(0);
  await expect(list.getByRole('heading', { name: 'Shortcuts' })).toBeInViewport();
  await expect(list.getByRole('button', { name: 'Close' })).toBeInViewport();
});

test('a post that cannot be published is kept, and published by trying again', async ({ page, troubles }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Proofing', 'Overnight, in the cold.');
  await settle(page);
  await draftSaved(page);
  await page.route('**/create-blog-post.php*', (route) => route.abort(), { times: 1 });
  await press(page, 'Publish');
  const question = page.getByRole('alertdialog', { name: 'The post was not published' });
  await expect(question).toContainText('The site did not answer.');
  await expect(question).toContainText('Your draft is saved.');
  expect(await barriers(page)).toEqual([]);
  await question.getByRole('button', { name: 'Try again' }).click();
  await expect(writing.state(page)).toContainText('Published');
  troubles.splice(0);

  await test.step('from where a link leads to what visitors read', async () => {
    await writing.state(page).getByRole('link', { name: 'View post' }).click();
    await expect(page).toHaveURL(/blog\/proofing$/);
    await expect(page.getByText('Overnight, in the cold.')).toBeVisible();
  });
});

test('on a phone, the bar keeps the arrow, the state and the toolbar apart', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'posts');
  await page.goto('dashboard/write');
  await expect(writing.title(page)).toBeFocused();
  await expect(page.getByText('Initializing editor...')).toHaveCount(0);
  const edges = await writing.bar(page).evaluate((bar) => {
    const box = (selector: string) => bar.querySelector(selector)!.getBoundingClientRect();
    return { arrow: box('a svg').left, gap: box('.writing-state').left - box('a svg').right };
  });
  expect(edges.arrow).toBe(20);
  expect(edges.gap).toBeGreaterThanOrEqual(12);
  const arrow = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('.writing-toolbar')!, '::after').opacity);
  const tools = page.getByRole('toolbar', { name: 'Formatting' });
  const more = tools.getByRole('button', { name: 'More tools' });
  await expect(more, 'all of it is in view').toBeInViewport({ ratio: 1 });
  await expect.poll(arrow).toBe('0');
  await page.setViewportSize({ width: 320, height: 844 });
  await tools.getByRole('combobox').first().focus();
  await page.keyboard.press('End');
  await expect(more).toBeInViewport({ ratio: 1 });
  await expect.poll(arrow).toBe('0');

  await test.step('while words are selected, the kind of their line is behind an arrow', async () => {
    await writing.text(page).focus();
    await page.keyboard.type('words');
    await page.keyboard.press('Control+Shift+Home');
    await expect(tools.getByRole('button', { name: 'Highlight' })).toBeInViewport({ ratio: 1 });
    await expect.poll(arrow).toBe('1');
    await tools.evaluate((line) => line.scrollTo({ left: line.scrollWidth }));
    await expect.poll(arrow).toBe('0');
  });
});

test('a preview link shows a draft to somebody who is signed out, until it is ended', async ({
  page,
  browser,
  troubles,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Not yet', 'For two eyes only.');
  await draftSaved(page);
  await writing.button(page, 'Preview').click();
  await writing.button(page, 'Share a preview link').click();
  const links = page.getByRole('dialog', { name: 'Preview links' });
  await links.getByLabel('Valid for').selectOption('3 days');
  await links.getByRole('button', { name: 'Make a link' }).click();
  const url = await links.getByLabel('The link, shown this once').inputValue();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await barriers(page)).toEqual([]);
  }

  const visitor = await browser.newPage();
  const path = new URL(url).pathname;
  const shown = await visitor.goto(new URL(path, page.url()).href);
  expect([shown?.status(), shown?.headers()['x-robots-tag']]).toEqual([200, 'noindex, nofollow']);
  await expect(visitor.getByText('For two eyes only.')).toBeVisible();

  await links.getByRole('button', { name: /^End the link/ }).click();
  await expect(links.getByRole('list', { name: 'Links that work' })).toBeHidden();
  const ended = await visitor.reload();
  expect(ended?.status()).toBeGreaterThanOrEqual(404);
  await expect(visitor.getByText('For two eyes only.')).toBeHidden();
  await visitor.close();
  troubles.splice(0);
});

test('what became of a post is said once, in nobody’s way, and to nobody it is not offered; an update is undone', async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Rye at last', 'It ferments slowly.');
  await settle(page);
  const offer = page.locator('.writing-offer');
  await expect(offer).toHaveCount(0);
  let count = (): void => undefined;
  const counted = new Promise<void>((resolve) => (count = resolve));
  await page.route('**/newsletter-working.php*', async (route) => {
    await counted;
    await route.continue();
  });
  const asked = page.waitForRequest('**/newsletter-working.php*');
  await publish(page, 'Publish', 'Published');
  await asked;
  await expect(offer, 'nothing until it is known').toHaveCount(0);
  count();
  await expect(offer).toContainText('It is online. Nobody has subscribed yet.');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await barriers(page)).toEqual([]);
  }
  await expect(offer.getByRole('button', { name: /^Send to/ })).toHaveCount(0);
  await offer.getByRole('button', { name: 'Copy link' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(offer).toHaveCount(0);
  await expect(writing.button(page, 'Update')).toBeFocused();
  await writing.title(page).fill('Rye, at last');
  await update(page);
  await expect(lastLook(page)).toHaveCount(0);
  await expect(offer).toHaveCount(0);

  const read = async () => (await request.get(`${baseURL}blog/rye-at-last`)).text();
  expect(await read()).toContain('Rye, at last');
  await writing.state(page).getByRole('button', { name: 'Undo the update' }).focus();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(writing.state(page)).toContainText('Update undone');
  await expect(writing.state(page)).toBeFocused();
  await expect(writing.title(page)).toHaveValue('Rye at last');
  await expect(writing.state(page).getByRole('button')).toHaveCount(0);
  expect(await read()).not.toContain('Rye, at last');
  await writeOn(page, ' So does wheat.');
  await draftSaved(page);
  await expect(writing.state(page)).toContainText('Not yet updated, saved');
});

test('a scheduled post is offered to go out when it appears', async ({ page }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Next spring', 'Wait for it.');
  await settle(page);
  await writing.open(page);
  await writing.settings(page).getByLabel('Later').check();
  const day = new Date(Date.now() + 40 * 24 * 3_600_000).toISOString().slice(0, 10);
  await writing.settings(page).getByLabel('Day').fill(day);
  await writing.settings(page).getByLabel('Time', { exact: true }).fill('09:30');
  await page.keyboard.press('Escape');
  await publish(page, 'Schedule', 'Scheduled for');
  const offer = page.locator('.writing-offer').getByRole('button', { name: /^Send to .*subscribers?$/ });
  await offer.click();
  const dialog = page.getByRole('dialog', { name: 'Send to subscribers' });
  await expect(dialog.getByRole('radio', { name: /^When the post appears/ })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Send when it appears' })).toBeVisible();
  await expect(dialog.getByLabel('Subject')).toHaveValue('Next spring');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(offer).toBeFocused();
});

test('an address that another post has is told of before anything is refused, with a free one', async ({
  page,
}) => {
  await signIn(page, 'posts');
  for (const text of ['First.', 'Second.']) {
    await beginWriting(page, 'A taken address', text);
    await settle(page);
    await publish(page, 'Publish', 'Published');
  }
  await writing.open(page);
  const address = writing.settings(page).getByLabel('Address');
  await expect(address).toHaveValue('a-taken-address-2');
  await address.fill('A taken address');
  await expect(address).toHaveAccessibleDescription(/Another post has this address\./);
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+Shift+P');
  const asked = lastLook(page).getByRole('region', { name: 'Needed to publish' });
  await expect(asked.getByLabel('Address')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(asked.getByLabel('Address'), 'nothing is sent').toBeFocused();
  await asked.getByLabel('Address').fill('a-taken-address');
  await asked.getByRole('button', { name: 'Use a-taken-address-2' }).click();
  await expect(asked.getByLabel('Address')).toHaveValue('a-taken-address-2');
  await expect(asked.getByLabel('Address')).toHaveAttribute('aria-invalid', 'false');
});

test('the list publishes a draft as it is written by now, and the page goes on with that', async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Levain', 'Feed it.');
  await settle(page);
  await saveAsDraft(page);
  await writeOn(page, ' Twice a day.');
  await draftSaved(page);
  await backToPosts(page);
  const row = page.getByRole('row', { name: 'Levain' });
  await expect(row).not.toContainText('Not yet updated');
  await row.getByRole('button', { name: 'Publish: Levain' }).click();
  await expect(row).toContainText('Published');
  const read = async () => (await request.get(`${baseURL}blog/levain`)).text();
  expect(await read()).toContain('Twice a day.');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Draft');
  await row.getByRole('button', { name: 'More: Levain' }).click();
  await page.getByRole('menuitem', { name: 'Open in the full-page editor' }).click();
  await expect(writing.text(page)).toContainText('Twice a day.');
  await expect(writing.button(page, 'Publish')).toBeVisible();
});

test('a draft that lacks something is not published from the list, and that is said', async ({
  page,
  troubles,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Poolish', 'Feed it.');
  await settle(page);
  await saveAsDraft(page);
  await writing.title(page).fill('');
  await draftSaved(page);
  await backToPosts(page);
  await page.getByRole('button', { name: 'Publish: Poolish' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Please enter a title');
  expect(troubles.splice(0)).toEqual([expect.stringContaining('422')]);
});

test('what the list makes of a post is no second version of it', async ({ page }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Biga', 'Feed it.');
  await settle(page);
  await publish(page, 'Publish', 'Published');
  await writeOn(page, ' Once a week.');
  await draftSaved(page);
  await backToPosts(page);
  const row = page.getByRole('row', { name: 'Biga' });
  await expect(row).toContainText('Not yet updated');
  await row.getByRole('button', { name: 'More: Biga' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await expect(row).toContainText('Draft');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Not yet updated');

  await row.getByRole('button', { name: 'Edit: Biga' }).click();
  await expect(writing.text(page)).toContainText('Once a week.');
  await draftSaved(page);
  await expect(writing.state(page)).toContainText('Not yet updated, saved');
  await expect(writing.lines(page)).toHaveCount(0);
  await update(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a preview is shown of a draft that went through the list', async ({ page }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Rewena', 'Feed it.');
  await settle(page);
  await saveAsDraft(page);
  await writeOn(page, ' Daily.');
  await draftSaved(page);
  await backToPosts(page);
  const row = page.getByRole('row', { name: 'Rewena' });
  await row.getByRole('button', { name: 'Publish: Rewena' }).click();
  await expect(row).toContainText('Published');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Draft');
  await row.getByRole('button', { name: 'More: Rewena' }).click();
  await page.getByRole('menuitem', { name: 'Preview' }).click();
  await expect(page.locator('iframe').contentFrame().getByText('Feed it. Daily.')).toBeVisible();
  // It stays until it is closed, and a reload does not open it again.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(writing.text(page)).toContainText('Daily.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a post that is online is said to go offline until its time, and comes back with its date', async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Injera', 'Feed it.');
  await settle(page);
  await publish(page, 'Publish', 'Published');
  await writing.open(page);
  const day = new Date(Date.now() + 40 * 24 * 3_600_000).toISOString().slice(0, 10);
  await writing.settings(page).getByLabel('Day').fill(day);
  await page.keyboard.press('Escape');
  await writing.button(page, 'Schedule').click();
  await expect(lastLook(page)).toContainText('Visitors no longer see it until');
  await expect(lastLook(page).getByRole('group', { name: 'When' }).getByLabel('Day')).toHaveValue(day);
  await lastLook(page).getByRole('button', { name: 'Schedule' }).click();
  await expect(writing.state(page)).toContainText('Scheduled for');
  const status = async () => (await request.get(`${baseURL}blog/injera`)).status();
  expect(await status()).toBe(404);
  await writing.state(page).getByRole('button', { name: 'Undo scheduling it' }).click();
  await expect(writing.state(page)).toContainText('Online again');
  expect(await status()).toBe(200);
  await expect(writing.button(page, 'Update')).toBeVisible();
});

test('another address is saved at once, and taken back', async ({ page, request, baseURL }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Barm', 'Feed it.');
  await settle(page);
  await publish(page, 'Publish', 'Published');
  await writing.open(page);
  await writing.settings(page).getByLabel('Address').fill('barm-again');
  await page.keyboard.press('Escape');
  await update(page);
  const answer = async (slug: string) => {
    const got = await request.get(`${baseURL}blog/${slug}`, { maxRedirects: 0 });
    return [got.status(), got.headers().location?.split('/').at(-1)];
  };
  expect([await answer('barm'), await answer('barm-again')]).toEqual([
    [301, 'barm-again'],
    [200, undefined],
  ]);
  await writing.state(page).getByRole('button', { name: 'Undo the update' }).click();
  await expect(writing.state(page)).toContainText('Update undone');
  expect([await answer('barm'), await answer('barm-again')]).toEqual([
    [200, undefined],
    [301, 'barm'],
  ]);
});

test('a time that is chosen in the last look counts once that is confirmed', async ({ page }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Desem', 'Feed it.');
  await settle(page);
  await saveAsDraft(page);
  await backToPosts(page);
  const row = page.getByRole('row', { name: 'Desem' });
  await row.getByRole('button', { name: 'More: Desem' }).click();
  await page.getByRole('menuitem', { name: 'Schedule…' }).click();
  await expect(lastLook(page).getByLabel('Later')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(lastLook(page)).toHaveCount(0);
  await expect(writing.button(page, 'Publish')).toBeVisible();
  await expect(writing.button(page, 'Save as draft')).toHaveCount(0);
  await writing.button(page, 'Publish').click();
  await lastLook(page).getByLabel('Later').check();
  await lastLook(page).getByRole('button', { name: 'Keep writing' }).click();
  await expect(writing.button(page, 'Publish')).toBeVisible();
  await expect(writing.state(page)).toHaveText('Saved');
});

test('on a phone, the last look opens at its top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signIn(page, 'posts');
  await beginWriting(page, 'Mother', 'Feed it.');
  await settle(page);
  await writing.button(page, 'Publish').click();
  await expect(lastLook(page).getByRole('button', { name: 'Publish' })).toBeFocused();
  await expect(lastLook(page).getByRole('heading', { name: 'Before publishing' })).toBeInViewport();
  expect(await lastLook(page).evaluate((dialog) => dialog.scrollTop)).toBe(0);
});

/** Saves the post on the page as a draft. */
async function saveAsDraft(page: Page): Promise<void> {
  await writing.open(page);
  await writing.settings(page).getByRole('button', { name: 'Save as draft' }).click();
  await page.keyboard.press('Escape');
  await expect(writing.state(page)).toContainText('Saved as a draft');
}

async function backToPosts(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Posts' }).click();
  await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible();
}
