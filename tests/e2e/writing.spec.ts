import { expect, test } from '#tests/support/e2e.ts';
import { addPost, barriers, dashboard, describePost, signIn } from '#tests/support/owner-dashboard.ts';
import { draftSaved, lastLook, press, writing } from '#tests/support/writing-page.ts';

test.use({ alone: true });

test('a press in the window leads to a whole page with everything typed so far, and from there to visitors', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'posts');
  await addPost(page);
  await describePost(page, 'Bread at six');
  await dashboard.text(page).click();
  await page.keyboard.type('Rye takes its time.');

  await test.step('the page has it all, in the type of the published one', async () => {
    await dashboard.button(page, 'Open in the full-page editor').click();
    await expect(page).toHaveURL(/dashboard\/write\?draft=new-/);
    await expect(writing.title(page)).toHaveValue('Bread at six');
    await expect(writing.text(page)).toHaveText('Rye takes its time.');
    await expect(page.getByText('Design', { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a reload keeps it', async () => {
    await writing.text(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Wheat does not.');
    await expect(writing.bar(page)).toContainText('7 words');
    await expect(writing.meta(page)).toContainText('1 min read');
    await page.reload();
    await expect(writing.text(page)).toHaveText('Rye takes its time. Wheat does not.');
  });

  await test.step('publishing says so, and the address becomes the post’s', async () => {
    await press(page, 'Publish');
    await expect(writing.button(page, 'Update')).toBeVisible();
    await expect(writing.bar(page)).toContainText('Published');
    await expect(page).toHaveURL(/dashboard\/write\/\d+$/);
  });

  const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
  await test.step('a visitor reads it as wide and as large as it was written', async () => {
    await visitor.goto('blog/bread-at-six');
    const read = visitor.getByText('Rye takes its time.');
    const written = writing.text(page).locator('p').first();
    const looks = (element: Element) => {
      const { fontSize, fontFamily, lineHeight, color, fontVariantNumeric } = getComputedStyle(element);
      return {
        ...{ fontSize, fontFamily, lineHeight, color, fontVariantNumeric },
        width: element.getBoundingClientRect().width,
      };
    };
    expect(await written.evaluate(looks)).toEqual(await read.evaluate(looks));
    const heading = visitor.getByRole('heading', { level: 1 });
    const size = (element: Element) => getComputedStyle(element).fontSize;
    expect(await writing.title(page).evaluate(size)).toBe(await heading.evaluate(size));
    await visitor.close();
  });

  await test.step('the way back is in the settings', async () => {
    await writing.open(page);
    await writing.settings(page).getByLabel('Excerpt').fill('Why rye takes its time.');
    await writing.settings(page).getByRole('button', { name: 'Go on in the window' }).click();
    await expect(dashboard.postModal(page).getByLabel('Excerpt')).toHaveValue('Why rye takes its time.');
    await expect(dashboard.text(page)).toHaveText('Rye takes its time. Wheat does not.');
  });
});

test('the page is opened at once where that is wanted, and is used by the keyboard alone', async ({
  page,
}) => {
  await signIn(page, 'posts');
  await page.goto('dashboard/write');
  await expect(writing.title(page)).toBeFocused();
  await page.keyboard.type('By hand');
  await page.keyboard.press('Enter');
  await expect(writing.text(page)).toBeFocused();
  await page.keyboard.type('Kneading.');
  await page.keyboard.press('Tab');
  await expect(writing.button(page, 'Back to the tools')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- Rye');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Whole');
  await expect(writing.text(page).locator('li.ql-indent-1')).toHaveText('Whole');

  await writing.button(page, 'Settings').focus();
  await page.keyboard.press('Enter');
  await expect(writing.settings(page)).toBeVisible();
  await writing.settings(page).getByLabel('Open posts in the full-page editor').check();
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    expect(await barriers(page)).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await expect(writing.settings(page)).toBeHidden();
  await expect(writing.button(page, 'Settings')).toBeFocused();
  expect(await barriers(page)).toEqual([]);

  await test.step('what is missing is asked for where it is published', async () => {
    await page.keyboard.press('Control+Shift+P');
    const list = lastLook(page);
    await expect(list.getByLabel('Category')).toBeFocused();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await expect(list).toContainText('Please choose a category.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(list.getByLabel('Excerpt')).toBeFocused();
    await expect(list.getByLabel('Excerpt')).toHaveValue('Kneading.');
    await page.keyboard.press('Control+Enter');
    await expect(list.getByLabel('Category')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
  });

  await test.step('from now on posts open here', async () => {
    await page.getByRole('link', { name: 'Posts' }).click();
    await expect(page.getByRole('row', { name: /By hand/ })).toContainText('Draft');
    await dashboard.button(page, 'Add Post').click();
    await expect(page).toHaveURL(/dashboard\/write$/);
    await expect(writing.title(page)).toHaveValue('');
    await expect(writing.title(page)).toBeFocused();
  });
});

test('the bar gives way to what is written, and comes back to the pointer', async ({ page }) => {
  await signIn(page, 'posts');
  await page.goto('dashboard/write');
  await writing.title(page).fill('Quiet');
  await writing.title(page).press('Enter');
  await page.keyboard.type('Nothing but the text.');
  const button = writing.button(page, 'Publish');
  await expect(button).toHaveCSS('opacity', '0');
  await draftSaved(page);
  await expect(writing.state(page), 'it is seen that it is saved').toHaveCSS('opacity', '1');
  await expect(button).toHaveCSS('opacity', '0');
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 340);
  await expect(button).toHaveCSS('opacity', '1');
});

test('a post that is not there is said to be none', async ({ page, troubles }) => {
  await signIn(page, 'posts');
  await page.goto('dashboard/write/99999');
  await expect(page.getByRole('heading', { name: 'No such post' })).toBeVisible();
  expect(troubles.splice(0)).toEqual([expect.stringContaining('404')]); // the browser's own line about it
});
