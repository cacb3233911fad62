import { expect, test } from '#tests/support/e2e.ts';
import { signIn } from '#tests/support/owner-dashboard.ts';

test('Back closes the palette and nothing else, a step at a time, and leaves no step behind', async ({
  page,
}) => {
  const palette = page.getByRole('dialog', { name: 'Find or go to' });
  const { keyboard } = page;
  async function openPalette() {
    await keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
  }
  await signIn(page);
  await page.getByRole('tab', { name: /Blog Posts/ }).click();
  await expect(page).toHaveURL(/tab=posts$/);

  await test.step('one step back from what else can be done, and another one to the page', async () => {
    await openPalette();
    await keyboard.type('menu pdf');
    await expect(palette.getByRole('option').first()).toContainText(/menu/i);
    await keyboard.press('Tab');
    await expect(palette.getByRole('combobox', { name: /What to do with/ })).toBeVisible();
    await page.goBack();
    await expect(palette.getByRole('combobox', { name: 'Find or go to' })).toHaveValue('menu pdf');
    await page.goBack();
    await expect(palette).toBeHidden();
    await expect(page).toHaveURL(/tab=posts$/);
  });

  await test.step('what is chosen takes its place', async () => {
    await openPalette();
    await keyboard.type('authors');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/tab=authors$/);
    await page.goBack();
    await expect(page).toHaveURL(/tab=posts$/);
  });

  await test.step('Escape takes it out of the way', async () => {
    await openPalette();
    await keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('"step"');
    await page.goBack();
    await expect(page).not.toHaveURL(/tab=posts/);
  });
});
