import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { barriers, dashboard, signIn } from '#tests/support/owner-dashboard.ts';
import { beginWriting, publishText, writing } from '#tests/support/writing-page.ts';

test.use({ alone: true });

const menu = (page: Page) => page.getByRole('menu', { name: /^The / });
const lines = (page: Page) => writing.text(page).locator('p, h2, h3, li, blockquote, .ql-quote, .ql-callout');
const choose = (page: Page, name: string) => menu(page).getByRole('menuitem', { name }).click();

/** Goes down to the last of these. Each key moves on from the item that has the focus by then. */
async function goDown(page: Page, names: readonly string[]) {
  for (const name of names) {
    await page.keyboard.press('ArrowDown');
    await expect(menu(page).getByRole('menuitem', { name })).toBeFocused();
  }
}

/** Points at a line, so that its handle comes. */
async function pointAt(page: Page, words: string) {
  const box = (await writing.text(page).getByText(words, { exact: true }).boundingBox())!;
  await page.mouse.move(box.x + 30, box.y + 10);
  await page.mouse.move(box.x + 40, box.y + 12);
  const handle = page.locator('.block-handle');
  await expect(handle).toBeVisible();
  return handle;
}

test('a press of a block’s handle opens a menu that turns, moves, duplicates and deletes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1100 });
  await signIn(page, 'posts');
  await beginWriting(page, 'A menu for each', 'First\nSecond\nThird');
  const press = async (words: string) => (await pointAt(page, words)).click();

  await press('Second');
  await expect(menu(page)).toHaveAccessibleName('The paragraph');
  await menu(page).getByRole('menuitem', { name: 'Turn into' }).hover();
  await expect(page.getByRole('menuitemradio', { name: 'Paragraph' })).toBeChecked();
  expect(await barriers(page, '[role=menu]')).toEqual([]);
  await page.getByRole('menuitemradio', { name: 'Heading 2' }).click();
  await expect(writing.text(page).getByRole('heading', { name: 'Second' })).toBeVisible();
  await expect(writing.text(page)).toBeFocused();
  await page.keyboard.type(' half');
  await expect(lines(page)).toHaveText(['First', 'Second half', 'Third']);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(writing.text(page).getByRole('heading')).toHaveCount(0);

  await test.step('each by one step that Undo takes back', async () => {
    for (const [deed, after] of [
      ['Move up', ['Second', 'First', 'Third']],
      ['Move down', ['First', 'Third', 'Second']],
      ['Duplicate', ['First', 'Second', 'Second', 'Third']],
      ['Delete', ['First', 'Third']],
    ] as const) {
      await press('Second');
      await choose(page, deed);
      await expect(lines(page), deed).toHaveText([...after]);
      await expect(writing.text(page)).toBeFocused();
      await page.keyboard.press('Control+z');
      await expect(lines(page), deed).toHaveText(['First', 'Second', 'Third']);
    }
  });

  await test.step('Escape leads to the block, and another press or one elsewhere closes the menu', async () => {
    await press('First');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(writing.text(page)).toBeFocused();
    await page.keyboard.type('!');
    await expect(lines(page)).toHaveText(['First!', 'Second', 'Third']);
    await press('First!');
    await expect(menu(page)).toBeVisible();
    await page.locator('.block-handle').click();
    await expect(menu(page)).toBeHidden();
    await press('First!');
    await expect(menu(page)).toBeVisible();
    await writing.text(page).getByText('Third').click();
    await expect(menu(page)).toBeHidden();
    await page.keyboard.press('End');
    await page.keyboard.type('?');
    await expect(lines(page)).toHaveText(['First!', 'Second', 'Third?']);
  });

  await test.step('it inserts a line below, with the menu of blocks', async () => {
    await press('First!');
    await choose(page, 'Insert below');
    await expect(page.locator('.slash-menu').getByRole('option', { name: /Heading 2/ })).toBeVisible();
    await page.keyboard.type('quo');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Said');
    await expect(lines(page)).toHaveText(['First!', 'Said', 'Second', 'Third?']);
  });

  await test.step('at the ends it goes no further', async () => {
    await press('First!');
    await expect(menu(page).getByRole('menuitem', { name: 'Move up' })).toBeDisabled();
    await page.keyboard.press('Escape');
  });
});

test('the menu of the block at the caret opens by keyboard', async ({ page }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'By keyboard', 'First\nSecond');
  const text = writing.text(page);
  await page.keyboard.press('Control+Shift+m');
  await expect(menu(page).getByRole('menuitem', { name: 'Insert below' })).toBeFocused();
  await goDown(page, ['Insert above', 'Turn into']);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('menuitemradio', { name: 'Paragraph' })).toBeFocused();
  await page.keyboard.type('quo');
  await expect(page.getByRole('menuitemradio', { name: 'Quote' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text.locator('.ql-quote, blockquote')).toHaveText(['Second']);
  await expect(text).toBeFocused();
  await page.keyboard.type(' half');
  await expect(lines(page).last()).toHaveText('Second half');

  await page.keyboard.press('Control+Shift+m');
  await expect(menu(page)).toHaveAccessibleName('The quote');
  await expect(menu(page).getByRole('menuitem', { name: 'Insert below' })).toBeFocused();
  await goDown(page, ['Insert above', 'Turn into', 'Move up']);
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveText(['Second half', 'First']);
  await page.keyboard.press('Control+Shift+m');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await page.keyboard.type('.');
  await expect(lines(page)).toHaveText(['Second half.', 'First']);

  await test.step('and so it does at the handle', async () => {
    for (const key of ['Enter', ' ']) {
      const handle = await pointAt(page, 'First');
      await handle.focus();
      await page.keyboard.press(key);
      await expect(menu(page).getByRole('menuitem', { name: 'Insert below' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(text).toBeFocused();
    }
  });

  await test.step('in a cell it is the table’s', async () => {
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/table');
    await page.keyboard.press('Enter');
    const cell = text.getByRole('textbox', { name: 'Row 1, column 1', exact: true });
    await expect(cell).toBeFocused();
    await page.keyboard.type('Bread');
    await page.keyboard.press('Control+Shift+m');
    await expect(menu(page)).toHaveAccessibleName('The table');
    await expect(menu(page).getByRole('menuitem')).toHaveText([
      /Insert below/,
      /Insert above/,
      /Move up/,
      /Move down/,
      /Duplicate/,
      /^Delete/,
    ]);
    await page.keyboard.press('Escape');
    await expect(cell).toBeFocused();
    await page.keyboard.press('Control+Shift+m');
    await choose(page, 'Duplicate');
    await expect(text.locator('.ql-table')).toHaveCount(2);
    await expect(text.getByText('Bread')).toHaveCount(2);
  });

  await page.keyboard.press('Control+/');
  await expect(page.getByRole('dialog').getByText('Menu of the block')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the block at the caret is moved, duplicated and deleted by the menu of tools', async ({ page }) => {
    await signIn(page, 'posts');
    await beginWriting(page, 'By finger', 'First\nSecond\nThird');
    await writing.text(page).getByText('Second').tap();
    const deeds = page.getByRole('group', { name: 'This block' });
    const tap = async (name: string) => {
      await dashboard.button(page, 'More tools').tap();
      await deeds.getByRole('menuitem', { name }).tap();
    };
    for (const [deed, after] of [
      ['Move up', ['Second', 'First', 'Third']],
      ['Move down', ['First', 'Second', 'Third']],
      ['Duplicate', ['First', 'Second', 'Second', 'Third']],
      ['Delete', ['First', 'Second', 'Third']],
    ] as const) {
      await tap(deed);
      await expect(lines(page), deed).toHaveText([...after]);
      await expect(writing.text(page)).toBeFocused();
    }
    await dashboard.button(page, 'More tools').tap();
    await expect(deeds).toBeVisible();
    expect(await barriers(page, '[role=menu]')).toEqual([]);
  });
});

test('columns of a table are as wide where it is written as where it is read', async ({ page }) => {
  const long = 'It is baked slowly, for a day and a night, and it keeps for a week or more';
  const table = (rows: readonly (readonly string[])[]) =>
    `<table><thead><tr>${rows[0]!.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rows
      .slice(1)
      .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join('')}</tbody></table>`;
  const text = [
    table([
      ['Bread', 'Grams', 'What it is', 'Price'],
      ['Rye', '750', long, '$4.20'],
      ['Wheat and spelt', '1,500', 'Light', '$12'],
    ]),
    '<p>and</p>',
    table([
      ['Bread', 'What it is'],
      ['Rye', long],
      ['', 'a <code>long piece</code> of code'],
    ]),
  ].join('');
  const sizesOf = (within: string, index: number) =>
    page
      .locator(`${within} table`)
      .nth(index)
      .evaluate((element) =>
        [...element.querySelectorAll('tr')].map((row) =>
          [...row.children].map((cell) => {
            const { width, height } = cell.getBoundingClientRect();
            return [Math.round(width), Math.round(height)];
          }),
        ),
      );
  const widths = [1440, 820, 390];
  const seen = async (within: string) => {
    const all = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // On a phone, rows of three columns and more stand one below the other where they are read.
      if (width > 480) all.push(await sizesOf(within, 0));
      all.push(await sizesOf(within, 1));
    }
    return all;
  };
  await signIn(page, 'posts');
  await beginWriting(page, 'Columns', '');
  await writing.text(page).evaluate((root, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', `<div class="copied-from-editor">${pasted}</div>`);
    root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  await expect(writing.text(page).locator('table')).toHaveCount(2);
  const written = await seen('.ql-editor');
  await page.setViewportSize({ width: 1280, height: 900 });
  await publishText(page);
  await page.goto('blog/columns');
  await expect(page.locator('[data-rich-text] table')).toHaveCount(2);
  expect(await seen('[data-rich-text]')).toEqual(written);
});
