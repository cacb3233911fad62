import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { picture } from '#tests/support/images.ts';
import { addPost, barriers, chooseInMenu, dashboard, signIn } from '#tests/support/owner-dashboard.ts';

test.use({ alone: true });
test.describe.configure({ timeout: 120_000 });

async function expectNoBarriers(page: Page, name: string) {
  expect([name, await barriers(page, 'dialog[open]')]).toEqual([name, []]);
}

async function answer(page: Page, name: string) {
  await dashboard.question(page).getByRole('button', { name }).click();
  await expect(dashboard.question(page)).toHaveCount(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('in the post modal and every dialog over it', async ({ page }) => {
      await signIn(page, 'posts');
      await addPost(page);
      await expectNoBarriers(page, 'an empty post');

      await dashboard.button(page, 'Save Post').click();
      await expect(dashboard.question(page)).toContainText('Please fill in all required fields');
      await expectNoBarriers(page, 'an alert');
      await answer(page, 'OK');
      await expectNoBarriers(page, 'a post with errors');

      for (const [button, dialog] of [
        ['Add YouTube Video', 'Embed YouTube Video'],
        ['Link', 'Add a link'],
      ] as const) {
        await dashboard.button(page, button).click();
        await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
        await expectNoBarriers(page, dialog);
        await page.keyboard.press('Escape');
      }
      await page.getByLabel('Images to insert').setInputFiles({
        name: 'square.png',
        mimeType: 'image/png',
        buffer: await picture(8, 8).png().toBuffer(),
      });
      await dashboard.text(page).locator('img').click();
      await dashboard.button(page, 'Image').click();
      await expect(page.getByRole('dialog', { name: 'Describe the image' })).toBeVisible();
      await expectNoBarriers(page, 'the description of an image');
      await page.keyboard.press('Escape');

      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(dashboard.question(page)).toContainText('Close without saving?');
      await expectNoBarriers(page, 'a question over the modal');
      await answer(page, 'Discard changes');
    });

    test('in a delete confirmation and the sign-in over the dashboard', async ({ page, troubles }) => {
      await signIn(page, 'posts');
      await chooseInMenu(page, page.getByRole('button', { name: /^More: / }).first(), 'Delete');
      await expect(dashboard.question(page)).toContainText('This action cannot be undone');
      await expectNoBarriers(page, 'a delete confirmation');
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.setItem('auth_token', 'over'));
      await answer(page, 'Delete');
      await expect(page.getByRole('dialog', { name: 'Sign in to go on' })).toBeVisible();
      await expectNoBarriers(page, 'the sign-in over the dashboard');
      expect(troubles.splice(0)).toEqual([expect.stringContaining('401')]);
    });

    test('in the forms of categories and authors, and an import that fails', async ({ page }) => {
      await signIn(page, 'categories');
      await dashboard.button(page, 'New category').click();
      await expect(page.getByRole('form', { name: 'New category' })).toBeVisible();
      expect(await barriers(page)).toEqual([]);

      await page.getByRole('tab', { name: 'Authors' }).click();
      await dashboard.button(page, 'New author').click();
      await expect(page.getByRole('form', { name: 'New author' })).toBeVisible();
      expect(await barriers(page)).toEqual([]);

      await page.getByRole('form', { name: 'New author' }).getByLabel('Name').fill('Ines');
      await dashboard.button(page, 'Edit Admin').click();
      await expect(dashboard.question(page)).toContainText('Discard what you typed?');
      await expectNoBarriers(page, 'a question about a form');
      await answer(page, 'Discard');

      await page.getByRole('link', { name: /your account$/ }).click();
      await page.getByRole('link', { name: 'Data', exact: true }).click();
      await page.getByLabel('File with marks and authors').setInputFiles({
        name: 'marks.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{}'),
      });
      await expect(dashboard.question(page)).toContainText('This file was not exported from this dashboard.');
      await expectNoBarriers(page, 'an import that failed');
      await answer(page, 'OK');
      await dashboard.button(page, 'Export marks and authors').click();
      await expect(page.getByText(/^Saved as /).first()).toBeVisible();
      expect(await barriers(page)).toEqual([]);
    });

    test('in what the newsletter says', async ({ page }) => {
      await signIn(page, 'newsletter');
      await dashboard.button(page, 'Send Newsletter').click();
      await expect(dashboard.question(page)).toContainText('Please fill in both subject and message');
      await expectNoBarriers(page, 'the newsletter’s alert');
    });
  });
}
