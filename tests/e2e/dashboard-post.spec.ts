import type { Page, Route } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { EVERY_FORMAT, withPlainImageNames, writeEveryFormat } from '#tests/support/every-format.ts';
import {
  addPost,
  chooseInMenu,
  describePost,
  dashboard,
  editPost,
  savePost,
  signIn,
  touchText,
} from '#tests/support/owner-dashboard.ts';

test.use({ alone: true });

const TITLE = 'Bread at six';

/** What a visitor is shown of a post's text, in the order it stands there; without what the site adds to headings. */
function shownTo(visitor: Page): Promise<string[]> {
  return visitor.locator('.prose > *').evaluateAll((parts) =>
    parts.flatMap((part) => {
      if (part.matches('.code-block')) return `code: ${part.querySelector('code')?.textContent ?? ''}`;
      if (!part.matches('.prose')) return part.textContent.startsWith('Play video') ? 'video' : [];
      const text = part.cloneNode(true) as Element;
      for (const frame of text.querySelectorAll('.part-heading')) {
        const heading = frame.querySelector('h2');
        heading?.removeAttribute('id');
        frame.replaceWith(heading ?? '');
      }
      return text.innerHTML.split('\n');
    }),
  );
}

test('[1.12] [1.13] [2.16.05]–[2.16.20] [4.10.01]–[4.10.05] [K9] writes with every format, publishes, edits, unpublishes and deletes', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'posts');
  await addPost(page);
  await writeEveryFormat(page);
  await describePost(page, TITLE);
  const saved = await savePost(page);
  expect(withPlainImageNames(saved).split('\n')).toEqual(EVERY_FORMAT);

  await test.step('finds the post in the list, and an empty form for the next one', async () => {
    await expect(dashboard.button(page, `Edit: ${TITLE}`)).toBeVisible();
    await addPost(page);
    await expect(dashboard.title(page)).toHaveValue('');
    await expect(dashboard.postModal(page).getByLabel('Excerpt')).toHaveValue('');
    await expect(dashboard.text(page)).toHaveText('');
    await page.keyboard.press('Escape');
    await expect(dashboard.postModal(page)).toHaveCount(0);
  });

  const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
  await visitor.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: 'A film.' }));
  await test.step('a visitor sees exactly that', async () => {
    await visitor.goto('blog/bread-at-six');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await expect(visitor.getByRole('button', { name: /Play video/ })).toBeVisible();
    const made = EVERY_FORMAT.map((line) => line.replace(/(href|src)="\//g, '$1="/shingle/'));
    expect((await shownTo(visitor)).map(withPlainImageNames).filter((line) => line !== '')).toEqual([
      ...made.slice(0, 10),
      'code: if (a < b) {\n}',
      'video',
      made.at(-1),
    ]);
    await expect(visitor.getByText('centred', { exact: true })).toHaveCSS('text-align', 'center');
    await expect(visitor.getByText('indented', { exact: true })).not.toHaveCSS('padding-left', '0px');
    await expect(visitor.getByText('coloured', { exact: true })).not.toHaveCSS(
      'color',
      await visitor.getByText('centred', { exact: true }).evaluate((words) => getComputedStyle(words).color),
    );
    const picture = visitor.getByRole('img', { name: 'A plain square' });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step('a video is fetched from YouTube when it is played, and not before', async () => {
    await expect(visitor.locator('iframe')).toHaveCount(0);
    await visitor.getByRole('button', { name: /Play video/ }).click();
    await expect(visitor.frameLocator('iframe').getByText('A film.')).toBeVisible();
  });

  await test.step('edits it: the text comes back as it was, and the visitor sees the change', async () => {
    await editPost(page, TITLE);
    await expect(dashboard.title(page)).toHaveValue(TITLE);
    await expect(dashboard.postModal(page).getByLabel('Excerpt')).toHaveValue(`What ${TITLE} is about.`);
    await touchText(page);
    await dashboard.postModal(page).getByLabel('Excerpt').fill('Because rye takes its time.');
    expect(await savePost(page)).toBe(saved);
    await visitor.goto('blog');
    await expect(visitor.getByText('Because rye takes its time.')).toBeVisible();
  });

  await test.step('unpublishes it: the visitor finds nothing', async () => {
    await chooseInMenu(page, TITLE, 'Unpublish');
    await expect(dashboard.button(page, `Publish: ${TITLE}`)).toBeVisible();
    expect((await visitor.goto('blog/bread-at-six'))?.status()).toBe(404);
    await visitor.close();
  });

  await test.step('deletes it', async () => {
    await chooseInMenu(page, TITLE, 'Delete');
    await expect(dashboard.question(page)).toContainText('This action cannot be undone');
    await dashboard.question(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Blog post deleted successfully').first()).toBeAttached();
    await expect(dashboard.button(page, `Edit: ${TITLE}`)).toHaveCount(0);
  });
});

test('holds the save back until an image is uploaded, and then saves it', async ({ page }) => {
  await signIn(page, 'posts');
  await addPost(page);
  await describePost(page, TITLE);
  const held: Route[] = [];
  await page.route('**/upload-image.php', (route) => void held.push(route));
  await dashboard.text(page).click();
  await page.keyboard.type('A picture: ');
  await dashboard.text(page).evaluate(async (text) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 });
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([blob ?? ''], 'square.png', { type: 'image/png' }));
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(dashboard.button(page, 'Uploading...')).toBeDisabled();
  await expect.poll(() => held.length).toBe(1);
  await dashboard.title(page).press('Enter');
  await expect(dashboard.button(page, 'Uploading...')).toBeDisabled();
  await held[0]?.continue();
  expect(withPlainImageNames(await savePost(page))).toBe(
    '<p>A picture: <img src="/uploads/x.webp" alt="" width="8" height="8"></p>',
  );
});
