import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { picture } from '#tests/support/images.ts';
import {
  addPost,
  barriers,
  dashboard,
  describePost,
  savePost,
  signIn,
} from '#tests/support/owner-dashboard.ts';

test.use({ alone: true });

const library = (page: Page): Locator => page.getByRole('dialog', { name: 'Media library' });
const images = (page: Page): Locator => library(page).getByRole('option');
const named = (page: Page, name: string | RegExp): Locator => library(page).getByRole('option', { name });

async function file(name: string, width: number, height: number, color: string) {
  return { name, mimeType: 'image/png', buffer: await picture(width, height, color).png().toBuffer() };
}

async function openLibrary(page: Page): Promise<void> {
  if (page.viewportSize()!.width < 640) {
    await dashboard.button(page, 'Media library and trash').click();
    await page.getByRole('menuitem', { name: 'Media library' }).click();
  } else await dashboard.button(page, 'Media library').click();
  await expect(library(page)).toBeVisible();
}

/** Uploads files in the open library, and waits until they are in it. */
async function add(page: Page, ...files: Awaited<ReturnType<typeof file>>[]): Promise<void> {
  await library(page).getByLabel('Images to upload').setInputFiles(files);
  for (const { name } of files) await expect(named(page, new RegExp(`^${name}`))).toBeVisible();
  await expect(library(page).getByRole('list', { name: 'Uploads' })).toHaveCount(0);
}

test('uploads several images, describes one, makes it a cover, replaces it everywhere, and deletes what nothing uses', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'posts');
  await openLibrary(page);
  await expect(library(page)).toContainText('No images yet');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    library(page).getByRole('button', { name: 'Upload images' }).last().click(),
  ]);
  expect(chooser.isMultiple()).toBe(true);
  await add(page, await file('oven.png', 800, 600, '#a8431f'), await file('loaf.png', 600, 600, '#2c5e50'));

  await test.step('describes one and finds it by that', async () => {
    await named(page, /^oven/).click();
    await library(page).getByLabel('Alternative text').fill('The oven at dawn');
    await library(page).getByRole('searchbox').fill('DAWN');
    await expect(images(page)).toHaveCount(1);
    await expect(named(page, 'The oven at dawn, 800 × 600, unused')).toBeVisible();
    await library(page).getByRole('searchbox').fill('nothing like it');
    await library(page).getByRole('button', { name: 'Show all images' }).click();
    await expect(images(page)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(library(page)).toHaveCount(0);
  });

  const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
  const cover = visitor.locator('article img').first();
  const widthOf = () => cover.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);

  await test.step('makes it the cover of a post', async () => {
    await addPost(page);
    await describePost(page, 'Bread at six');
    await dashboard.text(page).fill('Rye takes its time.');
    await dashboard.postModal(page).getByRole('button', { name: 'From the library' }).click();
    await named(page, /^The oven/).click();
    await library(page).getByRole('button', { name: 'Use as the cover' }).click();
    await expect(dashboard.postModal(page).getByRole('img', { name: 'Preview' })).toBeVisible();
    await savePost(page);
    await visitor.goto('blog/bread-at-six');
    await expect.poll(widthOf).toBeCloseTo(800 / 600, 1);
    await expect(cover).toHaveAttribute('alt', 'The oven at dawn');
  });

  await test.step('replaces it: the visitor sees the new one', async () => {
    await openLibrary(page);
    await named(page, /^The oven/).click();
    await expect(library(page).getByText('Cover of Bread at six')).toBeVisible();
    const remove = library(page).getByRole('button', { name: 'Delete', exact: true });
    await expect(remove).toBeDisabled();
    await expect(remove).toHaveAccessibleDescription(/^It can be deleted once it is taken out/);
    await library(page)
      .getByLabel(/^A file in place of/)
      .setInputFiles(await file('new.png', 900, 300, '#275a8c'));
    await dashboard.question(page).getByRole('button', { name: 'Replace' }).click();
    await expect(named(page, 'The oven at dawn, 900 × 300, used once')).toBeVisible();
    await visitor.goto('blog/bread-at-six');
    await expect.poll(widthOf).toBeCloseTo(900 / 300, 1);
    await visitor.close();
  });

  await test.step('deletes an image that nothing uses', async () => {
    await library(page)
      .getByLabel(/^Unused only/)
      .check();
    await expect(images(page)).toHaveCount(1);
    await named(page, /^loaf/).click();
    await library(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await dashboard.question(page).getByRole('button', { name: 'Delete' }).click();
    await expect(library(page)).toContainText('Every image is used somewhere.');
  });
});

test('comes in another order, and what nothing uses of several is deleted at once', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await signIn(page, 'posts');
  await openLibrary(page);
  await add(
    page,
    await file('b-large.png', 900, 700, '#a8431f'),
    await file('a-small.png', 20, 20, '#2c5e50'),
    await file('c-small.png', 30, 20, '#275a8c'),
  );
  const order = library(page).getByRole('group', { name: 'Order' });
  await order.getByText('Name').click();
  await expect(images(page)).toContainText(['a-small.png', 'b-large.png', 'c-small.png']);
  await order.getByText('Largest').click();
  await expect(images(page).first()).toContainText('b-large.png');

  await test.step('the file is had again', async () => {
    await named(page, /^b-large/).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      library(page).getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('b-large.webp');
    await library(page).getByRole('button', { name: 'Copy address' }).click();
    await expect(library(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  });

  await test.step('by keyboard, with its count, after one question', async () => {
    await library(page).getByRole('button', { name: 'Select', exact: true }).press('Enter');
    const chosen = library(page).getByRole('group', { name: 'Selected images' });
    await expect(chosen.getByRole('button', { name: 'Select all' })).toBeFocused();
    await expect(chosen).toContainText('0 images selected');
    await named(page, /^a-small/).press(' ');
    await named(page, /^c-small/).press('Enter');
    await expect(chosen).toContainText('2 images selected, all unused');
    expect(await barriers(page)).toEqual([]);
    await chosen.getByRole('button', { name: 'Delete 2 unused…' }).press('Enter');
    await expect(dashboard.question(page)).toContainText('Delete 2 images?');
    await dashboard.question(page).getByRole('button', { name: 'Delete' }).click();
    await expect(images(page)).toHaveCount(1);
    await expect(chosen).toHaveCount(0);
    await expect(library(page).getByRole('button', { name: 'Select', exact: true })).toBeFocused();
  });
});

test('crops an image around its focus point into a new one', async ({ page }) => {
  await signIn(page, 'posts');
  await openLibrary(page);
  await add(page, await file('tall.png', 320, 1_000, '#a8431f'));
  await named(page, /^tall/).click();
  const focus = library(page).getByRole('button', { name: /^Focus point/ });
  await focus.focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowUp');
  await expect(focus).toHaveAccessibleName(/50 % from the left, 0 % from the top/);

  await library(page).getByRole('button', { name: 'Crop…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crop the image' });
  const part = dialog.getByRole('button', { name: /^The part to keep/ });
  await expect(part).toHaveAccessibleName(/320 × 180 pixels, 0 from the left, 0 from the top/);
  await part.focus();
  await page.keyboard.press('ArrowDown');
  await expect(part).toHaveAccessibleName(/320 × 180 pixels, 0 from the left, 20 from the top/);
  await dialog.getByLabel('Free').check();
  await expect(part).toHaveAccessibleName(/320 × 1000 pixels/);
  const corner = await part.boundingBox();
  await page.mouse.move(corner!.x + corner!.width - 2, corner!.y + corner!.height - 2);
  await page.mouse.down();
  await page.mouse.move(corner!.x + corner!.width / 2, corner!.y + corner!.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(part).toHaveAccessibleName(/^The part to keep: 1\d\d × (4|5)\d\d pixels/);
  await dialog.getByLabel('16:9, as covers are').check();
  await dialog.getByRole('button', { name: 'Make a new image' }).click();
  await expect(named(page, 'tall.png, 320 × 180, unused')).toHaveAttribute('aria-selected', 'true');
  await expect(images(page)).toHaveCount(2);
});

test('takes a picture from the clipboard, and says of a failed upload what to do', async ({
  page,
  troubles,
}) => {
  await signIn(page, 'posts');
  await openLibrary(page);
  const { buffer } = await file('', 20, 10, '#2c5e50');
  const give = (event: 'paste' | 'drop', name: string) =>
    page.evaluate(
      ([kind, called, bytes]) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(bytes)], called, { type: 'image/png' }));
        const target = document.querySelector('dialog [role="search"]') ?? document.body;
        target.dispatchEvent(
          kind === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
            : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
        );
      },
      [event, name, [...buffer]] as const,
    );
  await give('paste', 'from-the-clipboard.png');
  await expect(named(page, /^from-the-clipboard/)).toBeVisible();

  await page.route('**/upload-image.php', (route) => route.abort(), { times: 1 });
  await give('drop', 'dropped.png');
  const failed = library(page).getByRole('listitem').filter({ hasText: 'dropped.png' });
  await expect(failed).toContainText('Image upload failed. Please try again.');
  await failed.getByRole('button', { name: 'Try dropped.png again' }).click();
  await expect(named(page, /^dropped/)).toBeVisible();
  await expect(failed).toHaveCount(0);
  troubles.length = 0;
});

test('draws a cover from the title, and another one', async ({ page }) => {
  test.setTimeout(90_000);
  await signIn(page, 'posts');
  await addPost(page);
  const modal = dashboard.postModal(page);
  await modal.getByRole('button', { name: 'Draw a cover' }).click();
  await expect(dashboard.question(page)).toContainText('Please enter a title first');
  await page.keyboard.press('Enter');
  await describePost(page, 'Bread at six');
  await dashboard.text(page).fill('Rye takes its time.');
  await modal.getByRole('button', { name: 'Draw a cover' }).click();
  const preview = modal.getByRole('img', { name: 'Preview' });
  await expect(preview).toHaveAttribute('src', /\/uploads\/.*-1600x900\.webp/);
  const first = (await preview.getAttribute('src')) ?? '';
  await modal.getByRole('button', { name: 'Draw another one' }).click();
  await expect(preview).not.toHaveAttribute('src', first);
  await savePost(page);
  await openLibrary(page);
  await expect(named(page, 'Bread at six, 1600 × 900, used once')).toBeVisible();
  await expect(images(page)).toHaveCount(1);
});

test('puts an image of the library in the place of one in the text', async ({ page }) => {
  await signIn(page, 'posts');
  await openLibrary(page);
  await add(page, await file('oven.png', 800, 600, '#a8431f'));
  await named(page, /^oven/).click();
  await library(page).getByLabel('Alternative text').fill('The oven');
  await library(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await addPost(page);
  await describePost(page, 'Bread at six');
  await page.getByLabel('Images to insert').setInputFiles(await file('other.png', 90, 40, '#2c5e50'));
  const shown = dashboard.text(page).getByRole('img');
  await expect(shown).toHaveAttribute('src', /-90x40\.webp/);
  await shown.click();
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Describe the image' })
    .getByRole('button', { name: 'From the library' })
    .click();
  await named(page, /^The oven/).click();
  await library(page).getByRole('button', { name: 'Use this image' }).click();
  await expect(shown).toHaveAttribute('src', /-800x600\.webp/);
  expect(await savePost(page)).toMatch(
    /<img src="\/uploads\/[0-9a-f]+-800x600\.webp" alt="The oven" width="800" height="600">/,
  );
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('is used by keyboard alone, and no one is kept out', async ({ page }) => {
      await signIn(page, 'posts');
      await dashboard.button(page, 'Media library').focus();
      await page.keyboard.press('Enter');
      await expect(library(page)).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await add(
        page,
        await file('one.png', 40, 30, '#a8431f'),
        await file('two.png', 40, 30, '#2c5e50'),
        await file('three.png', 40, 30, '#275a8c'),
      );
      await images(page).first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(images(page).nth(1)).toBeFocused();
      await page.keyboard.press('End');
      await expect(images(page).nth(2)).toBeFocused();
      await page.keyboard.press('Home');
      await page.keyboard.press(' ');
      await expect(images(page).first()).toHaveAttribute('aria-selected', 'true');
      await expect(images(page).first()).toBeFocused();
      expect(await barriers(page)).toEqual([]);
      await library(page).getByRole('button', { name: 'Crop…' }).press('Enter');
      await expect(page.getByRole('dialog', { name: 'Crop the image' })).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(library(page).getByRole('button', { name: 'Crop…' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dashboard.button(page, 'Media library')).toBeFocused();
    });
  });
}

test('a library that could not be loaded tells no numbers, and has an address, to which the palette leads', async ({
  page,
  troubles,
}) => {
  await signIn(page, 'posts');
  await page.route('**/media.php*', (route) => route.abort());
  await openLibrary(page);
  await expect(library(page)).toContainText('Error loading images');
  await expect(library(page).getByLabel('Unused only')).toHaveAccessibleName('Unused only');
  await expect(library(page)).not.toContainText('0 images');
  await expect(page).toHaveURL(/[?&]library=open/);
  await page.goBack();
  await expect(library(page)).toBeHidden();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: /^Find/ }).fill('media');
  await page.getByRole('option', { name: 'Media library' }).click();
  await expect(library(page)).toBeVisible();
  await page.reload();
  await library(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).not.toHaveURL(/library=/);
  troubles.length = 0;
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('goes from the images to one of them and back, with the focus', async ({ page }) => {
    await signIn(page, 'posts');
    await openLibrary(page);
    await add(page, await file('one.png', 40, 30, '#a8431f'), await file('two.png', 40, 30, '#2c5e50'));
    await images(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(library(page).getByRole('button', { name: 'All images' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(images(page).nth(1)).toBeFocused();
    const width = await library(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(width).toBe(0);
  });
});
