import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { signIn } from '#tests/support/owner-dashboard.ts';

test.use({ alone: true });

const paletteOf = (page: Page) => page.getByRole('dialog', { name: 'Find or go to' });

test('on the page for writing a bare verb means the post in hand, past no check', async ({ page }) => {
  const { keyboard } = page;
  const palette = paletteOf(page);
  const chosen = palette.getByRole('option', { selected: true });
  await signIn(page, 'posts');
  await page.goto('dashboard/write');
  await page.getByRole('textbox', { name: 'Title' }).click();
  await keyboard.type('Warm bread');

  await keyboard.press('Control+k');
  await expect(chosen).toContainText('Publish…');
  await expect(palette.getByRole('group').first()).toHaveAccessibleName('For this post');
  await keyboard.type('publish');
  await expect(palette.getByRole('group', { name: 'Drafts' })).toBeVisible();
  await expect(chosen).toContainText('Publish…');
  await keyboard.press('Enter');
  const checks = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: /^Publish/ }) });
  await expect(checks).toBeVisible();
  await keyboard.press('Escape');
  await expect(checks).toBeHidden();

  await keyboard.press('Control+k');
  await keyboard.type('settings');
  await expect(chosen).toContainText('Settings');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test('a phone has a button for the palette on the pages for writing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'posts');
  for (const path of ['dashboard/write', 'dashboard/write/newsletter']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Find or go to' }).click();
    await expect(paletteOf(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(paletteOf(page)).toBeHidden();
  }
});
