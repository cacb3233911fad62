import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { picture } from '#tests/support/images.ts';
import { signIn } from '#tests/support/owner-dashboard.ts';
import { beginWriting, publishText, writing } from '#tests/support/writing-page.ts';

test.use({ alone: true });

const { text } = writing;
const lines = (page: Page) => text(page).locator('> *');

/** Closes the dialog of this name, and goes on writing: it all is to arrive in the text. */
async function leaveAndWrite(page: Page, name: string, words: string, by: 'Escape' | 'Cancel') {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  if (by === 'Escape') await page.keyboard.press('Escape');
  else await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(text(page)).toBeFocused();
  await page.keyboard.type(words);
}

/** Pastes HTML as another page gives it. */
async function paste(page: Page, html: string): Promise<void> {
  await text(page).evaluate((root, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

async function pictureAsData(): Promise<string> {
  const bytes = await picture(40, 30).jpeg().toBuffer();
  return `<p>Text</p><p><img src="data:image/jpeg;base64,${bytes.toString('base64')}"></p>`;
}

test('one goes on where one wrote when a dialog of the editor is left', async ({ page }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Left dialogs', 'First');

  await test.step('of a button and a video, from the menu of blocks', async () => {
    await page.keyboard.type('\n/button');
    await page.keyboard.press('Enter');
    await leaveAndWrite(page, 'Add a button', 'by Escape', 'Escape');
    await page.keyboard.type('\n/button');
    await page.keyboard.press('Enter');
    await leaveAndWrite(page, 'Add a button', 'by Cancel', 'Cancel');
    await page.keyboard.type('\n/video');
    await page.keyboard.press('Enter');
    await leaveAndWrite(page, 'Embed YouTube Video', 'no video', 'Escape');
    await expect(lines(page)).toHaveText(['First', 'by Escape', 'by Cancel', 'no video']);
  });

  await test.step('from the toolbar, with what was selected', async () => {
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowLeft');
    await writing.button(page, 'More tools').click();
    await page.getByRole('menuitem', { name: 'Button' }).click();
    await leaveAndWrite(page, 'Add a button', 'words', 'Escape');
    await expect(lines(page).last()).toHaveText('no words');
  });

  await test.step('with a message over it', async () => {
    await page.keyboard.type('\n/button');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add a button' });
    await dialog.getByLabel('Address').fill('/hours');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await leaveAndWrite(page, 'Add a button', 'after it', 'Escape');
    await expect(lines(page).last()).toHaveText('after it');
  });

  await test.step('of a picture’s alternative text, with the picture selected', async () => {
    const file = {
      name: 'oven.png',
      mimeType: 'image/png',
      buffer: await picture(400, 300).png().toBuffer(),
    };
    await page.getByLabel('Images for new blocks').setInputFiles(file);
    const figure = text(page).locator('.ql-figure');
    await figure.locator('img').click();
    await page.keyboard.press('Alt+F10');
    const bar = page.getByRole('toolbar', { name: 'Image' });
    await bar.getByRole('button', { name: 'Alt text: missing' }).press('Enter');
    await leaveAndWrite(page, 'Alternative text', '', 'Escape');
    await expect(figure).toHaveClass(/is-selected/);
    await page.keyboard.press('Alt+F10');
    await bar.getByRole('button', { name: 'Crop image' }).press('Enter');
    const crop = page.locator('dialog[open]');
    await expect(crop).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(crop).toHaveCount(0);
    await expect(text(page)).toBeFocused();
    await expect(figure).toHaveClass(/is-selected/);
    await page.keyboard.press('Enter');
    await page.keyboard.type('below it');
    await expect(lines(page).last()).toHaveText('below it');
  });

  await test.step('of the picture’s alternative text, from its corner while one writes elsewhere', async () => {
    await text(page)
      .getByRole('button', { name: /alternative text/i })
      .click();
    await leaveAndWrite(page, 'Alternative text', '.', 'Escape');
    await expect(lines(page).last()).toHaveText('below it.');
  });

  await test.step('of the search', async () => {
    await page.keyboard.press('Control+f');
    await page.keyboard.press('Escape');
    await expect(text(page)).toBeFocused();
    await page.keyboard.type('!');
    await expect(lines(page).last()).toHaveText('below it.!');
  });

  await test.step('of the library', async () => {
    await page.keyboard.type('\n/library');
    await page.keyboard.press('Enter');
    const library = page.locator('dialog[open]');
    await expect(library).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(library).toHaveCount(0);
    await page.keyboard.type('no picture');
    await expect(lines(page).last()).toHaveText('no picture');
  });
});

test('one goes on below an image that could not be uploaded, and where it was once it is removed', async ({
  page,
  troubles,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Offline', 'First');
  await page.route('**/upload-image*', (route) => route.abort());
  await page.keyboard.type('\nSecond');
  await page
    .getByLabel('Images for new blocks')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture(40, 30).png().toBuffer() });
  const figure = text(page).locator('.ql-figure');
  await expect(figure.getByText('Not uploaded: the site could not be reached')).toBeVisible();
  await page.keyboard.type('ird');
  await figure.getByRole('button', { name: 'Remove' }).click();
  await expect(figure).toHaveCount(0);
  await page.keyboard.type('Th');
  await expect(lines(page)).toHaveText(['First', 'Second', 'Third']);

  await test.step('so it is with one that was pasted', async () => {
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await paste(page, await pictureAsData());
    await expect(figure.getByText(/^Not uploaded/)).toBeVisible();
    await figure.getByRole('button', { name: 'Remove' }).click();
    await expect(text(page).locator('img')).toHaveCount(0);
    await page.keyboard.type('x');
    await expect(lines(page).last()).toHaveText('x');
  });
  troubles.length = 0; // the two uploads that failed
});

test('a picture that is pasted as data, alone in its paragraph, is uploaded', async ({ page }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Pasted', 'First');
  await page.keyboard.press('Enter');
  await paste(page, await pictureAsData());
  const image = text(page).locator('.ql-figure img');
  await expect(image).toHaveAttribute('src', /\/uploads\/[0-9a-f]+-40x30\.\w+$/);
  await expect(image).toHaveAttribute('width', '40');
  const sent = await publishText(page);
  expect(sent).not.toContain('data:');
  expect(sent).toMatch(/<p><img src="[^"]*\/uploads\/[^"]+"[^>]*><\/p>/);
});

const HEADED = [
  ...['<h2>One</h2><p>A paragraph</p>', '<h3>Two</h3><p>A paragraph</p>', '<h4>Three</h4><p>A paragraph</p>'],
  ...['<h2>Four</h2><ul><li>An item</li></ul>', '<h2>Five</h2><blockquote><p>A quote</p></blockquote>'],
  '<h2>Six</h2><h3>Seven</h3><p>Last</p>',
].join('');

/** How far each heading in an element is from what follows it, in pixels. */
const gaps = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((root) =>
      [...root.querySelectorAll('h2, h3, h4')].map((heading) => {
        const block = heading.closest('.part-heading') ?? heading;
        const next = block.nextElementSibling;
        return next === null
          ? null
          : Math.round(next.getBoundingClientRect().top - block.getBoundingClientRect().bottom);
      }),
    );

test('what a heading leads on to is as near to it as visitors see it', async ({ page }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Headed', '');
  await paste(page, HEADED);
  await expect(lines(page).last()).toHaveText('Last');
  const written = await gaps(page, '.ql-editor');
  expect(written).toHaveLength(7);
  await publishText(page);
  await page.goto('blog/headed');
  await expect(page.getByText('A quote')).toBeVisible();
  expect(written).toEqual(await gaps(page, '[data-rich-text]'));
});
