import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import {
  addPost,
  describePost,
  dashboard,
  editPost,
  savePost,
  signIn,
} from '#tests/support/owner-dashboard.ts';

test.use({ alone: true });

const TITLE = 'Two ovens';
const NOTE = 'Not saved yet; a copy is kept in this browser.';

async function write(page: Page, words: string) {
  await dashboard.text(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

/** Another window of the same browser, at the posts. */
async function openAnother(page: Page): Promise<Page> {
  const another = await page.context().newPage();
  await another.goto('dashboard?tab=posts');
  return another;
}

/** Signs in, saves a post and opens it to be edited, here and in another window, which is given. */
async function openTwice(first: Page): Promise<Page> {
  await signIn(first, 'posts');
  await addPost(first);
  await describePost(first, TITLE);
  await write(first, 'Both are hot.');
  await savePost(first);

  const second = await openAnother(first);
  await editPost(first, TITLE);
  await editPost(second, TITLE);
  return second;
}

test('saving a post over another window’s version warns, and loses nothing either way', async ({
  page: first,
}) => {
  const second = await openTwice(first);
  await write(second, ' Said the second window.');
  await expect(second.getByText(NOTE)).toBeVisible();
  await write(first, ' Said the first window.');
  await savePost(first);

  await dashboard.button(second, 'Save Post').click();
  await expect(dashboard.question(second)).toContainText('This post was changed elsewhere');
  await dashboard.question(second).getByRole('button', { name: 'Cancel' }).click();
  await expect(dashboard.text(second)).toHaveText('Both are hot. Said the second window.');
  const reader = await first.context().newPage();
  await reader.goto('blog/two-ovens');
  await expect(reader.getByText('Both are hot. Said the first window.')).toBeVisible();

  await dashboard.button(second, 'Save Post').click();
  await dashboard.question(second).getByRole('button', { name: 'Overwrite' }).click();
  await expect(dashboard.postModal(second)).toHaveCount(0);
  await reader.reload();
  await expect(reader.getByText('Both are hot. Said the second window.')).toBeVisible();
});

test('a window that saves leaves the other’s unsaved writing in the browser', async ({ page: first }) => {
  const second = await openTwice(first);
  await write(first, ' Said the first window.');
  await expect(first.getByText(NOTE)).toBeVisible();
  await write(second, ' Said the second window.');
  await expect(second.getByText(NOTE)).toBeVisible();
  await savePost(first);
  await expect(first.getByRole('list', { name: 'Unsaved writing' })).toContainText(`“${TITLE}”`);
});

test('two windows that write on one post keep both, also when both are closed', async ({ page: first }) => {
  const second = await openTwice(first);
  await write(first, ' Said the first window.');
  await write(second, ' Said the second window.');
  for (const window of [first, second]) await expect(window.getByText(NOTE)).toBeVisible();
  await second.close();
  await first.reload();

  const offered = first.getByRole('list', { name: 'Unsaved writing' }).getByRole('listitem');
  await expect(offered).toHaveCount(2);
  const texts = new Set<string>();
  for (const left of [1, 0]) {
    await offered.first().getByRole('button', { name: 'Continue writing' }).click();
    await expect(dashboard.text(first)).toHaveText(/^Both are hot\. Said the (first|second) window\.$/);
    texts.add(await dashboard.text(first).innerText());
    await dashboard.button(first, 'Cancel').click();
    await dashboard.question(first).getByRole('button', { name: 'Discard changes' }).click();
    await expect(offered).toHaveCount(left);
  }
  expect(texts.size).toBe(2);
});

test('two windows that each write a new post keep both, and offer both back', async ({ page: first }) => {
  await signIn(first, 'posts');
  const second = await openAnother(first);
  for (const [window, title] of [
    [first, 'Rye'],
    [second, 'Wheat'],
  ] as const) {
    await addPost(window);
    await describePost(window, title);
    await write(window, `About ${title}.`);
    await expect(window.getByText(NOTE)).toBeVisible();
  }
  await second.close();
  await first.reload();

  const offered = first.getByRole('list', { name: 'Unsaved writing' }).getByRole('listitem');
  await expect(offered).toHaveCount(2);
  for (const title of ['Wheat', 'Rye']) {
    await offered.filter({ hasText: title }).getByRole('button', { name: 'Continue writing' }).click();
    await expect(dashboard.text(first)).toHaveText(`About ${title}.`);
    await savePost(first);
  }
  await expect(offered).toHaveCount(0);
  await expect(dashboard.button(first, 'Edit: Rye')).toBeVisible();
  await expect(dashboard.button(first, 'Edit: Wheat')).toBeVisible();
});
