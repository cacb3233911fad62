import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { barriers, signIn } from '#tests/support/owner-dashboard.ts';
import { beginWriting, lastLook, settle, writing, writeOn } from '#tests/support/writing-page.ts';

test.use({ alone: true });
test.describe.configure({ timeout: 120_000 });

const preview = (page: Page) => page.getByRole('dialog', { name: 'Preview', exact: true });
const shown = (page: Page) => preview(page).getByTitle('The post as visitors would see it').contentFrame();

test('one press shows the post as visitors would see it, with what was typed last', async ({ page }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Rye at last', '## What to do');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Feed the starter.');
  await settle(page);
  await writeOn(page, ' Then wait.');
  await writing.button(page, 'Preview').click();
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Rye at last');
  await expect(shown(page).getByRole('heading', { level: 2, name: 'What to do' })).toBeVisible();
  await expect(shown(page).getByText('Feed the starter. Then wait.')).toBeVisible();
  await expect(shown(page).getByText('1 min read')).toBeVisible();
  for (const around of ['header nav', 'footer'])
    await expect(shown(page).locator(around).first()).toBeVisible();
  await expect(preview(page).getByRole('status')).toHaveText('Your draft is saved.');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await barriers(page)).toEqual([]);
  }

  await test.step('at the width of a phone, laid out as there', async () => {
    const size = () =>
      shown(page)
        .getByRole('heading', { level: 1 })
        .evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));
    const wide = await size();
    await preview(page).getByRole('radio', { name: 'Phone' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(size).toBeLessThan(wide);
  });

  await test.step('what leads away is opened elsewhere', async () => {
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      shown(page).locator('article').getByRole('link', { name: 'Blog', exact: true }).click(),
    ]);
    await expect(opened).toHaveURL(/\/blog$/);
    await opened.close();
    await expect(preview(page)).toBeVisible();
  });

  await test.step('links to share are one step away, and Escape comes back step by step', async () => {
    await preview(page).getByRole('button', { name: 'Share a preview link' }).press('Enter');
    const links = page.getByRole('dialog', { name: 'Preview links' });
    await expect(links).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(0);
    await expect(preview(page).getByRole('button', { name: 'Share a preview link' })).toBeFocused();
    await shown(page).getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Escape');
    await expect(preview(page)).toHaveCount(0);
    await expect(writing.button(page, 'Preview')).toBeFocused();
  });
});

test('without a connection, the preview shows what is on the page, and says where it is kept', async ({
  page,
  context,
  troubles,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'On the train', 'First.');
  // The code of the page of a post comes with the first preview.
  await writing.button(page, 'Preview').click();
  await expect(shown(page).getByText('First.')).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await writeOn(page, ' Second.');
  await expect(writing.state(page)).toContainText('Offline', { timeout: 20_000 });
  await writing.button(page, 'Preview').click();
  await expect(shown(page).getByText('First. Second.')).toBeVisible();
  await expect(preview(page).getByRole('status')).toHaveText(
    'No connection: your draft is kept on this device.',
  );
  await context.setOffline(false);
  troubles.splice(0); // the connection that the test has cut
});

test('a post is seen as the email it would be, and published from there', async ({ page }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Rye at last', 'It ferments slowly.');
  await settle(page);
  await writing.button(page, 'Preview').click();
  await preview(page).getByText('Email', { exact: true }).click();
  const email = preview(page).locator('iframe').contentFrame();
  await expect(email.getByRole('heading', { level: 1 })).toHaveText('Rye at last');
  await expect(email.getByText('What it is about.').last()).toBeVisible();
  await preview(page).getByText('Whole post', { exact: true }).click();
  await expect(email.getByText('It ferments slowly.').last()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await barriers(page)).toEqual([]);
  }
  await preview(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(lastLook(page)).toBeVisible();
  await expect(preview(page)).toHaveCount(0);
});
