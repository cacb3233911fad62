import { categories } from '#tests/content/wren/categories.ts';
import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { projectRoot } from '#server/root.ts';
import { readPosts } from '#server/seed/read-posts.ts';
import { expect, test } from '#tests/support/e2e.ts';
import {
  addPost,
  barriers,
  dashboard,
  editPost,
  savePost,
  signIn,
  touchText,
} from '#tests/support/owner-dashboard.ts';

test.use({ alone: true });

const posts = readPosts(join(projectRoot, 'tests/content/wren/posts'), categories);
const { text, button } = dashboard;

/** HTML without the white space that nobody sees: between blocks, and where a source line was broken. */
function asSeen(page: Page, html: string): Promise<string> {
  return page.evaluate((source) => {
    const { body } = new DOMParser().parseFromString(source, 'text/html');
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const node of texts) {
      if (node.parentElement?.closest('pre')) continue;
      node.data = node.data.replace(/\s+/g, ' ');
      const between = node.parentElement?.matches('body, ul, ol, blockquote, table, thead, tbody, tr');
      if (between && node.data === ' ') node.remove();
    }
    return body.innerHTML;
  }, html);
}

test('[K9] every demo post leaves the real editor as it came in', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, 'posts');
  for (const { title, html } of posts) {
    await editPost(page, title);
    await touchText(page);
    const saved = await savePost(page);
    expect(await asSeen(page, saved), title).toBe(await asSeen(page, html));
  }
});

test('[2.16.01] [9.4.01] [2.16.22] [9.4.11] the editor in its place', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'posts');
  await editPost(page, posts.find(({ html }) => html.includes('language-js'))?.title ?? '');
  expect((await page.locator('.ql-container').boundingBox())?.height).toBe(400);

  const block = page.locator('.ql-code-block-container').first();
  await block.getByRole('button', { name: 'Copy' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  const lines = await block.locator('.ql-code-block').allTextContents();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lines.join('\n'));

  await button(page, 'Video').click();
  await page.getByRole('textbox', { name: 'YouTube URL' }).fill('https://youtu.be/dQw4w9WgXcQ');
  await page.keyboard.press('Enter');
  const video = await text(page).locator('.ql-video').boundingBox();
  expect((video?.height ?? 0) / (video?.width ?? 1)).toBeCloseTo(0.5625, 2);
});

test('the toolbar and the text are reached and left by keyboard', async ({ page }) => {
  await signIn(page, 'posts');
  await addPost(page);
  await page.getByLabel(/^Excerpt/).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Heading level' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(button(page, 'Bold')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('bold');
  await expect(text(page).locator('strong')).toHaveText('bold');
  await page.keyboard.press('Tab');
  await expect(text(page)).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Add YouTube Video')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Embed YouTube Video' })).toHaveCount(0);
  await expect(button(page, 'Add YouTube Video')).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the editor has no barrier that axe finds, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await signIn(page, 'posts');
    await editPost(page, posts.find(({ html }) => html.includes('language-js'))?.title ?? '');
    await expect(page.locator('.hljs-keyword').first()).toBeVisible();
    expect(await barriers(page, '.rich-text-editor')).toEqual([]);
  });
}

test('[5.61] [5.65] a very long text is pasted while the window goes on answering', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'posts');
  await addPost(page);
  await text(page).click();
  const words = Array.from(
    { length: 30_000 },
    (_, index) => `word ${index}${index % 40 === 39 ? '\n' : ''}`,
  ).join(' ');
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), words);
  // A window that hung until the end would draw nothing between the first words and the last.
  const framesMeanwhile = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let frames = 0;
        function beat() {
          const written = document.querySelector('.ql-editor')?.textContent ?? '';
          if (written.includes('word 29999')) resolve(frames);
          else requestAnimationFrame(beat);
          if (written.includes('word 0')) frames += 1;
        }
        requestAnimationFrame(beat);
      }),
  );
  await page.keyboard.press('Control+v');
  expect(await framesMeanwhile).toBeGreaterThan(5);
  expect((await text(page).innerText()).replace(/\s+/g, ' ').trim()).toBe(words.replace(/\s+/g, ' ').trim());
  await text(page).focus();
  await page.keyboard.press('Control+z');
  await expect(text(page)).toHaveText('');
});
