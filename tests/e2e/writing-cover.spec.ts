import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { picture } from '#tests/support/images.ts';
import { barriers, signIn } from '#tests/support/owner-dashboard.ts';
import { beginWriting, draftSaved, publish, settle, writing } from '#tests/support/writing-page.ts';

test.use({ alone: true });
test.describe.configure({ timeout: 120_000 });

const bar = (page: Page) => page.getByRole('group', { name: 'Cover' });
const cover = (page: Page) => page.locator('.writing-cover img');

/** A post with an uploaded cover, 800 px wide and as high. */
async function withCover(page: Page): Promise<void> {
  await signIn(page, 'posts');
  await beginWriting(page, 'Bread at six', 'Rye takes its time.');
  await writing.button(page, 'Add a cover').click();
  await writing
    .settings(page)
    .locator('input[type="file"]')
    .setInputFiles({
      name: 'oven.png',
      mimeType: 'image/png',
      buffer: await picture(800, 800).png().toBuffer(),
    });
  await expect(cover(page)).toHaveAttribute('src', /\/uploads\//);
  await page.keyboard.press('Escape');
  await expect(writing.settings(page)).toBeHidden();
}

test('the cover is on the page for writing as it is on the post’s page', async ({ page }) => {
  await withCover(page);
  await bar(page).getByRole('button', { name: 'Crop and focus' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Crop and focus' });
  await dialog.getByRole('button', { name: /^Focus point, 50 %/ }).press('ArrowUp');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await settle(page);
  await publish(page, 'Publish', 'Published');
  const visitor = await page.context().newPage();
  await visitor.goto('blog/bread-at-six');
  const read = visitor.locator('article figure img').first();
  const looks = (image: Element) => {
    const { width, height, left } = image.getBoundingClientRect();
    const { objectFit, objectPosition, borderRadius } = getComputedStyle(image);
    return { width, height, left, objectFit, objectPosition, borderRadius };
  };
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 820, height: 1180 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await visitor.setViewportSize(viewport);
    expect(await cover(page).evaluate(looks)).toEqual(await read.evaluate(looks));
  }
  await visitor.close();
});

test('the cover’s bar is reached by keyboard', async ({ page }) => {
  await withCover(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bar(page)).toHaveCSS('opacity', '0');
  await bar(page).getByRole('button', { name: 'Replace' }).focus();
  await expect(bar(page)).toHaveCSS('opacity', '1');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await barriers(page)).toEqual([]);
  }

  await test.step('its focus point is what stays in sight', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Crop and focus' });
    await dialog.getByRole('button', { name: /^Focus point, 50 %/ }).press('Shift+ArrowUp');
    await expect(
      dialog.getByRole('button', { name: /^Focus point, 50 % from the left, 40 %/ }),
    ).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await expect(cover(page)).toHaveCSS('object-position', '50% 40%');
  });

  await test.step('which Cancel takes back', async () => {
    const dialog = page.getByRole('dialog', { name: 'Crop and focus' });
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(cover(page)).toHaveCSS('object-position', '50% 50%');
    await bar(page).getByRole('button', { name: 'Crop and focus' }).press('Enter');
  });

  await test.step('and it is cropped, which leaves the original in the library', async () => {
    const before = await cover(page).getAttribute('src');
    const dialog = page.getByRole('dialog', { name: 'Crop and focus' });
    await dialog.getByRole('button', { name: 'Crop…' }).click();
    await page.getByRole('dialog', { name: 'Crop the image' }).getByText('Make a new image').click();
    await expect(cover(page)).not.toHaveAttribute('src', before!);
    await expect(cover(page)).toHaveAttribute('src', /-800x450\.webp$/);
    await dialog.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('it is removed, and put back, as any other change is', async () => {
    const before = await cover(page).getAttribute('src');
    await bar(page).getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(cover(page)).toHaveCount(0);
    const undo = writing.button(page, 'Undo: put the cover back');
    await expect(writing.button(page, 'Add a cover')).toBeVisible();
    await undo.press('Enter');
    await expect(cover(page)).toHaveAttribute('src', before!);
    await expect(bar(page).getByRole('button', { name: 'Replace' })).toBeFocused();
  });

  await test.step('another one of the library takes its place', async () => {
    await bar(page).getByRole('button', { name: 'Replace' }).press('Enter');
    const library = page.getByRole('dialog', { name: 'Media library' });
    await library.getByRole('option', { name: /800 × 800/ }).click();
    await library.getByRole('button', { name: 'Use as the cover' }).click();
    await expect(cover(page)).toHaveAttribute('src', /-800x800\.webp$/);
    await draftSaved(page);
  });
});

test('nothing of the text moves when the bar on the cover comes and goes', async ({ page }) => {
  await withCover(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  // On the page, which the browser may scroll to what is hovered.
  const at = () => writing.text(page).evaluate((text) => text.getBoundingClientRect().top + scrollY);
  const before = await at();
  await cover(page).hover();
  await expect(bar(page)).toHaveCSS('opacity', '1');
  expect(await at()).toBe(before);
});
