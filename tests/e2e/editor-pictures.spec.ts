import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { picture } from '#tests/support/images.ts';
import { barriers, signIn } from '#tests/support/owner-dashboard.ts';
import {
  addPicture,
  beginWriting,
  draftSaved,
  publishText,
  sentBy,
  update,
  writing,
} from '#tests/support/writing-page.ts';

test.use({ alone: true });

const figures = (page: Page): Locator => writing.text(page).locator('.ql-figure');
const lines = (page: Page): Locator => writing.text(page).locator('> *');

async function threeLines(page: Page): Promise<void> {
  await signIn(page, 'posts');
  await beginWriting(page, 'With pictures', 'First');
  await page.keyboard.type('\nSecond\nThird');
}

/** Holds uploads back until the returned function is called. */
async function holdUploads(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/upload-image*', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Which of the lines are pictures. */
const shape = (page: Page): Promise<string[]> =>
  lines(page).evaluateAll((all) =>
    all.map((line) => (line.matches('.ql-figure') ? 'picture' : line.textContent)),
  );

test('a picture that is dropped into the text is uploaded, and stands where it was dropped', async ({
  page,
}) => {
  await threeLines(page);
  const release = await holdUploads(page);
  const box = await lines(page).nth(1).boundingBox();
  const bytes = (await picture(40, 30).png().toBuffer()).toString('base64');
  const drawn = await page.evaluate(
    ({ x, y, data }) => {
      const file = new File([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))], 'oven.png', {
        type: 'image/png',
      });
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(file);
      const target = document.elementFromPoint(x, y)!;
      const seen = () => document.querySelector<HTMLElement>('.drop-line:not([hidden])')?.offsetTop ?? null;
      const over = (name: string, clientY: number) => {
        const at = { clientX: x, clientY, bubbles: true, cancelable: true };
        target.dispatchEvent(new DragEvent(name, { dataTransfer, ...at }));
        return seen();
      };
      return [over('dragover', y - 4), over('dragover', y + 4), over('drop', y + 4)];
    },
    { x: box!.x + 30, y: box!.y + box!.height / 2, data: bytes },
  );
  const [above = null, below = null, after] = drawn;
  expect(above, 'a line shows where').not.toBeNull();
  expect(Number(below)).toBeGreaterThan(Number(above));
  expect(after).toBeNull();
  await expect(page.getByRole('status').filter({ hasText: 'Uploading an image…' })).toBeVisible();
  // One goes on writing meanwhile.
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('The ');
  release();
  await expect(figures(page)).toHaveCount(1);
  expect(await shape(page)).toEqual(['The First', 'Second', 'picture', 'Third']);
  await expect(page.getByRole('status').filter({ hasText: 'Uploading' })).toHaveCount(0);
  expect(await publishText(page)).toMatch(
    /^<p>The First<\/p>\n<p>Second<\/p>\n<p><img src="\/uploads\/[^"]+" alt="" width="40" height="30"><\/p>\n<p>Third<\/p>$/,
  );
});

test('a picture chosen offline waits in the text, and is uploaded once one is online again', async ({
  page,
  context,
  troubles,
}) => {
  await threeLines(page);
  await draftSaved(page);
  await context.setOffline(true);
  await addPicture(page);
  await expect(figures(page).getByText('Not uploaded: offline')).toBeVisible();
  await expect(figures(page).locator('img')).toHaveAttribute('src', /^data:image\/png/);
  expect(await barriers(page, '.rich-text-editor')).toEqual([]);
  await context.setOffline(false);
  await expect(figures(page).locator('img')).toHaveAttribute('src', /\/uploads\//);
  await expect(figures(page).getByText('Not uploaded')).toHaveCount(0);
  expect(await publishText(page)).toMatch(
    /<p><img src="\/uploads\/[^"]+" alt="" width="40" height="30"><\/p>/,
  );
  troubles.length = 0; // the connection that is gone
});

test('the last look says that a picture is not uploaded yet', async ({ page, troubles }) => {
  await threeLines(page);
  await page.route('**/upload-image*', (route) => route.abort());
  await addPicture(page);
  await expect(figures(page).getByText('Not uploaded: the site could not be reached')).toBeVisible();
  await writing.button(page, 'Publish').click();
  const look = page.getByRole('dialog', { name: 'Before publishing' });
  await expect(look.getByText('1 picture is not uploaded yet: visitors will not see it.')).toBeVisible();
  await look.getByRole('button', { name: 'Keep writing' }).click();
  await figures(page).getByRole('button', { name: 'Remove' }).click();
  await expect(figures(page)).toHaveCount(0);
  troubles.length = 0; // the upload that is refused
});

test('a picture that waits is there again after one has looked at the posts', async ({ page, troubles }) => {
  await threeLines(page);
  await draftSaved(page);
  await page.route('**/upload-image*', (route) => route.abort());
  await writing.text(page).locator('p').first().click();
  await addPicture(page);
  await expect(figures(page).getByText('Not uploaded: the site could not be reached')).toBeVisible();
  const before = await shape(page);
  await page.getByRole('link', { name: 'Posts' }).click();
  await page.getByRole('button', { name: 'Continue: With pictures' }).click();
  await expect(figures(page).getByText('Not uploaded: the site could not be reached')).toBeVisible();
  expect(await shape(page)).toEqual(before);
  await page.unroute('**/upload-image*');
  await figures(page).getByRole('button', { name: 'Try again' }).click();
  await expect(figures(page).locator('img')).toHaveAttribute('src', /\/uploads\//);
  expect(await publishText(page)).toMatch(/<p>First<\/p>\n<p><img src="\/uploads\/[^"]+" [^>]+><\/p>/);
  troubles.length = 0; // the uploads that are refused
});

test('a picture that is dragged to the side of another stands in a row with it', async ({ page }) => {
  await threeLines(page);
  for (const name of ['a.png', 'b.png']) {
    await page.getByLabel('Images for new blocks').setInputFiles({
      name,
      mimeType: 'image/png',
      buffer: await picture(240, 120).png().toBuffer(),
    });
    await expect(figures(page).locator(`img[src*="/uploads/"]`)).toHaveCount(name === 'a.png' ? 1 : 2);
  }
  const target = (await figures(page).first().locator('img').boundingBox())!;
  await figures(page)
    .last()
    .locator('img')
    .dragTo(figures(page).first().locator('img'), { targetPosition: { x: target.width - 8, y: 60 } });
  await expect(figures(page).and(page.locator('.is-half'))).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(figures(page).and(page.locator('.is-half'))).toHaveCount(0);
});

test('a picture on the clipboard is pasted where the caret is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await threeLines(page);
  const bytes = (await picture(40, 30).png().toBuffer()).toString('base64');
  await page.evaluate(async (data) => {
    const blob = new Blob([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))], { type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  }, bytes);
  await page.keyboard.press('ArrowUp');
  const release = await holdUploads(page);
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('status').filter({ hasText: 'Uploading an image…' })).toBeVisible();
  release();
  await expect(figures(page)).toHaveCount(1);
  expect(await shape(page)).toEqual(['First', 'Second', 'picture', 'Third']);
});

test('a picture typed as Markdown is a block at once, with an outline while it is selected', async ({
  page,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'With pictures', 'First');
  await page.keyboard.type('\n![A form](/artwork/covers/forms-people-finish.svg)after');
  expect(await shape(page)).toEqual(['First', 'picture', 'after']);
  await page.keyboard.press('Enter');
  await page.keyboard.type('in a line ![A form](/artwork/covers/forms-people-finish.svg) stays');
  await expect(writing.text(page).locator('p img')).toHaveCount(1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await figures(page).getByRole('img').click();
    await expect(figures(page)).toHaveCSS('outline-style', 'solid');
    await page.screenshot({ path: `test-results/figure-${colorScheme}.png` });
    // Its tools are over the middle of the line.
    await lines(page)
      .first()
      .click({ position: { x: 8, y: 8 } });
    await expect(figures(page)).toHaveCSS('outline-style', 'none');
  }
});

test('a picture of the library is inserted from the menu of blocks', async ({ page }) => {
  await threeLines(page);
  await addPicture(page);
  await expect(figures(page)).toHaveCount(1);
  await lines(page).nth(1).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/library');
  await page.keyboard.press('Enter');
  const library = page.getByRole('dialog', { name: 'Media library' });
  await library.getByRole('option').first().click();
  await library.getByRole('button', { name: /^(Insert|Use)/ }).click();
  await expect(figures(page)).toHaveCount(2);
  expect((await shape(page)).slice(0, 4)).toEqual(['First', 'Second', 'picture', 'Third']);
  await expect(writing.text(page)).toBeFocused();
});

test('a note goes with its mark, and one undo brings it back', async ({ page }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'With notes', 'One claim /foot');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Its source');
  await lines(page).first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(', another /foot');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Another source');
  await expect(writing.text(page).locator('li')).toHaveText(['Its source', 'Another source']);
  await writing.text(page).locator('a[href="#fn-1"]').click();
  await page.keyboard.press('Home');
  for (let signs = 0; signs < 'One claim'.length; signs += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await expect(writing.text(page).locator('li')).toHaveText(['Another source']);
  await expect(writing.text(page).locator('a')).toHaveText(['1']);
  await page.keyboard.press('Control+z');
  await expect(writing.text(page).locator('li')).toHaveText(['Its source', 'Another source']);
  await expect(writing.text(page).locator('a')).toHaveText(['1', '2']);
  expect(await publishText(page)).toContain('One claim<a href="#fn-1">1</a>, another<a href="#fn-2">2</a>');
});

test('a picture is dragged to another place of the text, or moved there by keyboard', async ({ page }) => {
  // High enough for all of the text below the bar.
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'posts');
  await beginWriting(page, 'With pictures', 'First');
  await page.keyboard.type('\nSecond\n![A form](/artwork/covers/forms-people-finish.svg)Third');
  expect(await shape(page)).toEqual(['First', 'Second', 'picture', 'Third']);
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('upload-image')) uploads.push(request.url());
  });

  await test.step('by the pointer, with a line where it would go', async () => {
    const from = await figures(page).getByRole('img').boundingBox();
    const to = await lines(page).first().boundingBox();
    await page.mouse.move(from!.x + from!.width / 2, from!.y + 40);
    await page.mouse.down();
    await page.mouse.move(to!.x + 60, to!.y + 4, { steps: 8 });
    await expect(page.locator('.drop-line:not([hidden])')).toBeVisible();
    await page.mouse.up();
    await expect(page.locator('.drop-line:not([hidden])')).toBeHidden();
    expect(await shape(page)).toEqual(['picture', 'First', 'Second', 'Third']);
  });

  await test.step('one undo brings it back', async () => {
    await page.keyboard.press('Control+z');
    expect(await shape(page)).toEqual(['First', 'Second', 'picture', 'Third']);
  });

  await test.step('by keyboard, past one part after the other, and not past the ends', async () => {
    await figures(page).getByRole('img').click();
    for (const wanted of [
      ['First', 'Second', 'Third', 'picture', ''],
      ['First', 'Second', 'Third', 'picture', ''],
    ]) {
      await page.keyboard.press('Alt+ArrowDown');
      expect(await shape(page)).toEqual(wanted);
    }
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    expect(await shape(page)).toEqual(['First', 'picture', 'Second', 'Third', '']);
    await expect(figures(page)).toHaveClass(/is-selected/);
  });

  expect(await publishText(page)).toMatch(
    /^<p>First<\/p>\n<p><img src="[^"]+" alt="A form"[^>]*><\/p>\n<p>Second<\/p>\n<p>Third<\/p>$/,
  );
  expect(uploads).toEqual([]);
});

test('a picture that is chosen has its tools beside it, by keyboard too', async ({ page }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'With pictures', 'First');
  await page.keyboard.type('\nSecond\n![A form](/artwork/covers/forms-people-finish.svg)Third');
  const tools = page.getByRole('toolbar', { name: 'Image' });
  await expect(tools).toHaveCount(0);
  const third = () =>
    lines(page)
      .last()
      .evaluate((line: HTMLElement) => line.offsetTop);
  await figures(page)
    .getByRole('img')
    .evaluate((image: HTMLImageElement) => image.decode());
  const before = await third();
  await figures(page).getByRole('img').click();
  await expect(tools).toBeVisible();
  expect(await third(), 'nothing moves for it').toBe(before);
  expect(await shape(page)).toEqual(['First', 'Second', 'picture', 'Third']);

  await test.step('it covers neither the picture nor the caption, at any width', async () => {
    const bar = async () => (await writing.bar(page).boundingBox())!;
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await barriers(page)).toEqual([]);
      }
      const picture = figures(page).getByRole('img');
      // Without room above it, the tools stand in it: see the next step.
      await picture.evaluate((image) => image.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const gap = async () => {
        const { y, height } = (await tools.boundingBox())!;
        return (await picture.boundingBox())!.y - y - height;
      };
      await expect.poll(gap).toBeGreaterThan(0);
      expect(await gap()).toBeLessThan(16);
      const box = (await tools.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual((await bar()).y + (await bar()).height);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
  });

  await test.step('it stays in sight with a picture whose upper edge is not', async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await figures(page)
      .getByRole('img')
      .evaluate((image) => window.scrollBy(0, image.getBoundingClientRect().top));
    await expect(tools).toBeInViewport({ ratio: 1 });
    const above = (await writing.bar(page).boundingBox())!;
    expect((await tools.boundingBox())!.y).toBeGreaterThanOrEqual(above.y + above.height);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('Alt+F10 leads to it, and Escape back', async () => {
    await page.keyboard.press('Alt+F10');
    await expect(tools.getByRole('button', { name: 'Replace image' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(writing.text(page)).toBeFocused();
    await expect(figures(page)).toHaveClass(/is-selected/);
  });

  await test.step('it moves the picture, and keeps the focus', async () => {
    await page.keyboard.press('Alt+F10');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    const up = tools.getByRole('button', { name: 'Move up' });
    await expect(up).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await shape(page)).toEqual(['First', 'picture', 'Second', 'Third']);
    await expect(up).toBeFocused();
    await tools.getByRole('button', { name: 'Move down' }).click();
    expect(await shape(page)).toEqual(['First', 'Second', 'picture', 'Third']);
  });

  await test.step('it shows the picture as wide as the cover, and in the text’s measure again', async () => {
    const wide = tools.getByRole('button', { name: 'As wide as the cover' });
    const width = async () => (await figures(page).getByRole('img').boundingBox())!.width;
    const before = await width();
    await wide.click();
    const asText = tools.getByRole('button', { name: 'As wide as the text' });
    await expect(wide).toHaveAttribute('aria-pressed', 'true');
    await expect(asText).toHaveAttribute('aria-pressed', 'false');
    const { left, right } = await page.locator('.writing-sheet').evaluate((sheet) => {
      const { paddingLeft, paddingRight } = getComputedStyle(sheet);
      return { left: parseFloat(paddingLeft), right: parseFloat(paddingRight) };
    });
    const sheet = (await page.locator('.writing-sheet').boundingBox())!.width;
    expect(Math.abs((await width()) - (sheet - left - right))).toBeLessThan(16);
    await page.keyboard.press('Control+z');
    await expect(wide).toHaveAttribute('aria-pressed', 'false');
    expect(await width()).toBe(before);
    await wide.click();
    await asText.click();
    await expect(asText).toHaveAttribute('aria-pressed', 'true');
    expect(await width()).toBe(before);
  });

  await test.step('it says once how to describe it', async () => {
    await expect(figures(page).getByRole('button', { name: /lternative text/ })).toHaveCount(0);
    await writing.text(page).getByText('First').click();
    await expect(figures(page).getByRole('button', { name: /lternative text/ })).toHaveCount(1);
    await figures(page).getByRole('img').click();
  });

  await test.step('it asks for the alternative text', async () => {
    await tools.getByRole('button', { name: 'Alt text: done' }).click();
    await page.locator('dialog[open]').getByLabel('What the image shows').fill('A form with two fields');
    await page.keyboard.press('Enter');
    await expect(figures(page).getByRole('img', { name: 'A form with two fields' })).toBeVisible();
  });

  await test.step('it puts another picture of the library there, whose texts stay', async () => {
    await page.getByLabel('Images for new blocks').setInputFiles({
      name: 'oven.png',
      mimeType: 'image/png',
      buffer: await picture(240, 180).png().toBuffer(),
    });
    await expect(figures(page)).toHaveCount(2);
    await figures(page).getByRole('img', { name: 'A form with two fields' }).click();
    await tools.getByRole('button', { name: 'Replace image' }).click();
    const library = page.getByRole('dialog', { name: 'Media library' });
    await library.getByRole('option').first().click();
    await library.getByRole('button', { name: /^(Insert|Use)/ }).click();
    const replaced = figures(page).getByRole('img', { name: 'A form with two fields' });
    await expect(replaced).toHaveAttribute('src', /\/uploads\//);
    await expect(replaced).toHaveAttribute('width', '240');
    await page.keyboard.press('Control+z');
    await expect(replaced).toHaveAttribute('src', /forms-people-finish/);
  });

  await test.step('it crops an image of the library, and the original stays there', async () => {
    const uploaded = figures(page).locator('img[src*="/uploads/"]');
    const before = await uploaded.getAttribute('src');
    await figures(page).getByRole('img', { name: 'A form with two fields' }).click();
    // One that is none of the library's can't be.
    await expect(tools.getByRole('button', { name: 'Crop image' })).toHaveCount(0);
    await uploaded.click();
    await tools.getByRole('button', { name: 'Crop image' }).click();
    const crop = page.getByRole('dialog', { name: 'Crop the image' });
    await expect(crop).toContainText('The original stays.');
    expect(await barriers(page)).toEqual([]);
    await crop.getByRole('button', { name: 'Make a new image' }).click();
    await expect(crop).toHaveCount(0);
    await expect(uploaded).not.toHaveAttribute('src', before!);
    await expect(uploaded).toHaveAttribute('height', /^13[456]$/);
    await page.keyboard.press('Control+z');
    await expect(uploaded).toHaveAttribute('src', before!);
  });

  await test.step('it deletes the picture, which one undo brings back', async () => {
    await figures(page).getByRole('img', { name: 'A form with two fields' }).click();
    await tools.getByRole('button', { name: 'Delete image' }).click();
    await expect(figures(page)).toHaveCount(1);
    await expect(tools).toHaveCount(0);
    await expect(writing.text(page)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(figures(page)).toHaveCount(2);
  });
});

test('a picture is described, captioned, or marked as decorative where it stands, by keyboard', async ({
  page,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'With pictures', 'First');
  await page.keyboard.type('\n![](/artwork/covers/forms-people-finish.svg)');
  const missing = figures(page).getByRole('button', { name: 'Add alternative text' });
  const dialog = page.locator('dialog[open]');
  await missing.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('What the image shows')).toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await barriers(page)).toEqual([]);
  }
  await page.keyboard.type('A form with two fields');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(figures(page).getByRole('img', { name: 'A form with two fields' })).toBeVisible();

  await figures(page).getByRole('textbox', { name: 'Caption' }).focus();
  await page.keyboard.type('What is asked for');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Behind it');
  expect(await publishText(page)).toMatch(
    /^<p>First<\/p>\n<p><img src="[^"]+" alt="A form with two fields" title="What is asked for"[^>]*><\/p>\n<p>Behind it<\/p>$/,
  );

  await test.step('decorative', async () => {
    await figures(page)
      .getByRole('button', { name: /^Alternative text/ })
      .click();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(figures(page).getByRole('button', { name: 'Decorative' })).toBeVisible();
    const sent = await sentBy(page, () => update(page));
    expect(sent).toMatch(/<img src="[^"]+" alt="" title="What is asked for"[^>]*class="decorative"/);
  });
});

test('one goes on in sight below a high picture, and never in the heading below it', async ({ page }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'A high picture', 'First');
  for (let line = 0; line < 12; line += 1) await page.keyboard.press('Enter');
  const files = page.getByLabel('Images for new blocks');
  const file = { name: 'high.png', mimeType: 'image/png', buffer: await picture(800, 800).png().toBuffer() };
  await files.setInputFiles(file);
  await expect(figures(page)).toHaveCount(1);
  await expect(lines(page).last()).toBeInViewport();

  await page.keyboard.type('## Head');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await files.setInputFiles(file);
  await expect(figures(page).nth(1)).toHaveClass(/is-selected/);
  await expect(figures(page).nth(1)).toBeInViewport();
  await page.keyboard.type('x');
  expect((await shape(page)).slice(-3)).toEqual(['picture', 'x', 'Head']);
});

test('a video has its tools above it, by keyboard and on a phone', async ({ page }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'With a video', 'First');
  await page.keyboard.type('\nhttps://youtu.be/dQw4w9WgXcQ\nLast');
  await page.keyboard.press('ArrowUp');
  const bar = page.getByRole('toolbar', { name: 'Video' });
  await expect(bar).toBeVisible();
  await page.keyboard.press('Alt+F10');
  await expect(bar.getByRole('button', { name: 'Change address' })).toBeFocused();
  await page.keyboard.press('Enter');
  const field = page.getByLabel('YouTube URL');
  await expect(field).toHaveValue('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await field.fill('https://example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'valid YouTube URL' })).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('https://youtu.be/9bZkp7q19f0');
  await page.keyboard.press('Enter');
  const video = writing.text(page).locator('.ql-video');
  await expect(video).toContainText('9bZkp7q19f0');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(lines(page).first()).toHaveClass(/ql-video/);
  expect(await barriers(page, '.writing')).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('Escape');
  const box = await bar.boundingBox();
  expect(box!.height, 'it is one row').toBeLessThan(60);
  expect(box!.x + box!.width).toBeLessThanOrEqual(390);
  await bar.getByRole('button', { name: 'Delete video' }).click();
  await expect(video).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(video).toHaveCount(1);
});
