import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { barriers, chooseInMenu, dashboard, signIn } from '#tests/support/owner-dashboard.ts';
import {
  beginWriting,
  draftSaved,
  publishText,
  sentBy,
  update,
  writing,
} from '#tests/support/writing-page.ts';

test.use({ alone: true });

const cell = (page: Page, row: number, column: number): Locator =>
  writing.text(page).getByRole('textbox', { name: `Row ${row}, column ${column}`, exact: true });
const bar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Table' });
const pressBar = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true }).click();
/** The words of the table's cells, or of some, row by row. */
const words = (page: Page, cells = '*'): Promise<string[]> =>
  writing
    .text(page)
    .locator('tr')
    .evaluateAll(
      (rows, cells) =>
        rows.map((row) =>
          [...row.querySelectorAll(`:scope > ${cells}`)].map((cell) => cell.textContent).join('|'),
        ),
      cells,
    );

async function makeTable(page: Page): Promise<void> {
  await signIn(page, 'posts');
  await beginWriting(page, 'Bread by the week', 'Before');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/table');
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 1)).toBeFocused();
}

/** Writes into cells one after the other, from the one with the caret on. */
async function fill(page: Page, texts: readonly string[]): Promise<void> {
  for (const [at, text] of texts.entries()) {
    if (at > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
}

async function paste(target: Locator, data: Record<string, string>): Promise<void> {
  await target.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(given)) clipboardData.setData(type, value);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);
}

test('a table is made, written in, saved, shown and edited again, by keyboard alone', async ({ page }) => {
  await makeTable(page);
  await fill(page, ['Bread', 'Grams', 'Price', 'Rye', '750', '4.20', 'Wheat']);
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' (new)');
  await page.keyboard.press('Control+b');
  await fill(page, ['', '500', '3.80', 'Spelt', '600', '5']);
  expect(await words(page)).toEqual([
    'Bread|Grams|Price',
    'Rye|750|4.20',
    'Wheat (new)|500|3.80',
    'Spelt|600|5',
  ]);

  await test.step('the bar covers no row that one writes in, at the window’s foot either', async () => {
    const table = await writing.text(page).locator('table').boundingBox();
    const { width, height } = page.viewportSize()!;
    // The window ends where the last row does.
    await page.setViewportSize({ width, height: Math.round(table!.y + table!.height) });
    await cell(page, 4, 1).click();
    await expect
      .poll(async () => {
        const row = await cell(page, 4, 1).boundingBox();
        const over = await bar(page).boundingBox();
        return over!.y - (row!.y + row!.height);
      })
      .toBeGreaterThanOrEqual(0);
    await page.setViewportSize({ width, height });
    await cell(page, 4, 3).click();
  });

  // Arrows lead from row to row, Shift+Tab back, Escape to the text below.
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, 3, 3)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(cell(page, 3, 2)).toBeFocused();
  await page.keyboard.press('Alt+F10');
  await expect(bar(page).getByRole('button', { name: 'Add row above' })).toBeFocused();
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(bar(page).getByRole('button', { name: 'Align column right' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell(page, 2, 2)).toHaveCSS('text-align', 'right');
  await page.keyboard.press('Escape');
  await expect(cell(page, 3, 2)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await page.keyboard.type('After');

  const table =
    '<table>\n<thead>\n<tr><th>Bread</th><th class="ql-align-right">Grams</th><th>Price</th></tr>\n</thead>\n<tbody>\n' +
    '<tr><td>Rye</td><td class="ql-align-right">750</td><td>4.20</td></tr>\n' +
    '<tr><td>Wheat<strong> (new)</strong></td><td class="ql-align-right">500</td><td>3.80</td></tr>\n' +
    '<tr><td>Spelt</td><td class="ql-align-right">600</td><td>5</td></tr>\n</tbody>\n</table>';
  const html = `<p>Before</p>\n${table}\n<p>After</p>`;
  expect(await publishText(page)).toBe(html);

  const address = page.url();
  await page.goto('blog/bread-by-the-week');
  const shown = page.locator('[data-rich-text] table');
  await expect(shown.locator('thead th').first()).toHaveText('Bread');
  await expect(shown.locator('thead th').nth(1)).toHaveCSS('text-align', 'right');
  await expect(shown.locator('tbody strong')).toHaveText('(new)');
  expect(await barriers(page, '[data-rich-text]')).toEqual([]);

  await page.goto(address);
  await writing.text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  expect(await sentBy(page, () => update(page))).toBe(html.replace('After', 'After!'));
  await page.keyboard.press('Control+Home');
});

test('rows and columns come and go, and each step can be undone', async ({ page }) => {
  await makeTable(page);
  await fill(page, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']);
  await cell(page, 2, 2).click();
  await pressBar(page, 'Add row above');
  await page.keyboard.type('above');
  expect(await words(page)).toEqual(['a|b|c', '|above|', 'd|e|f', 'g|h|i']);
  await pressBar(page, 'Add column right');
  await expect(cell(page, 2, 3)).toBeFocused();
  await page.keyboard.type('right');
  expect(await words(page)).toEqual(['a|b||c', '|above|right|', 'd|e||f', 'g|h||i']);
  const doomed = () => words(page, '.is-doomed');
  await bar(page).getByRole('button', { name: 'Delete row' }).hover();
  await expect.poll(doomed, 'what would go is tinted').toEqual(['', '|above|right|', '', '']);
  await pressBar(page, 'Delete row');
  await bar(page).getByRole('button', { name: 'Delete column' }).hover();
  await expect(writing.text(page).locator('td.is-doomed, th.is-doomed')).toHaveCount(3);
  await pressBar(page, 'Delete column');
  expect(await words(page)).toEqual(['a|b|c', 'd|e|f', 'g|h|i']);

  for (const expected of [
    ['a|b||c', 'd|e||f', 'g|h||i'],
    ['a|b||c', '|above|right|', 'd|e||f', 'g|h||i'],
    ['a|b||c', '|above||', 'd|e||f', 'g|h||i'],
    ['a|b|c', '|above|', 'd|e|f', 'g|h|i'],
    ['a|b|c', '||', 'd|e|f', 'g|h|i'],
    ['a|b|c', 'd|e|f', 'g|h|i'],
  ]) {
    await page.keyboard.press('Control+z');
    expect(await words(page)).toEqual(expected);
  }
  await page.keyboard.press('Control+Shift+z');
  expect(await words(page)).toEqual(['a|b|c', '||', 'd|e|f', 'g|h|i']);
  await page.keyboard.type('still here');
  expect((await words(page)).join()).toContain('still here');

  await pressBar(page, 'Header row');
  await expect(writing.text(page).locator('th')).toHaveCount(0);
  await pressBar(page, 'Header row');
  await expect(writing.text(page).locator('thead th')).toHaveCount(3);
  await pressBar(page, 'Caption');
  await page.keyboard.type('What there is');
  await page.keyboard.press('Tab');
  await expect(cell(page, 1, 1)).toBeFocused();
  await expect(writing.text(page).locator('caption')).toHaveText('What there is');
  await page.keyboard.press('Alt+ArrowDown');
  expect((await words(page))[1]).toBe('a|b|c');
  await pressBar(page, 'Delete table');
  await expect(writing.text(page).locator('table')).toHaveCount(0);
  await expect(writing.text(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(writing.text(page).locator('caption')).toHaveText('What there is');
});

test('what is pasted into a cell fills cells, or is its words', async ({ page }) => {
  await makeTable(page);
  await paste(cell(page, 1, 1), { 'text/plain': 'Bread\tGrams\nRye\t750' });
  expect((await words(page)).slice(0, 2)).toEqual(['Bread|Grams|', 'Rye|750|']);
  await cell(page, 3, 3).focus();
  await paste(cell(page, 3, 3), {
    'text/html':
      '<style>td { color: red }</style><table><tr><td style="color: red"><b>x</b></td><td>y</td></tr><tr><td>1</td><td>2</td></tr></table>',
    'text/plain': 'x\ty\n1\t2',
  });
  expect(await words(page)).toEqual(['Bread|Grams||', 'Rye|750||', '||x|y', '||1|2']);
  await cell(page, 3, 1).focus();
  await paste(cell(page, 3, 1), {
    'text/html': '<p style="color: red">two <i>words</i></p>',
    'text/plain': 'two words',
  });
  await page.keyboard.type('!');
  await cell(page, 4, 1).focus();
  await page.keyboard.type('see here');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await paste(cell(page, 4, 1), { 'text/plain': 'https://example.com/' });
  await page.keyboard.press('Escape');
  expect(await publishText(page)).toContain(
    '<tr><td>two <em>words!</em></td><td></td><td><strong>x</strong></td><td>y</td></tr>\n' +
      '<tr><td>see <a href="https://example.com/">here</a></td><td></td><td>1</td><td>2</td></tr>',
  );
});

test('what is typed in a cell is saved after a pause, and code beside it does not take the focus', async ({
  page,
}) => {
  await makeTable(page);
  await page.keyboard.press('Escape');
  await page.keyboard.type('```js');
  await page.keyboard.press('Enter');
  await page.keyboard.type('const a = 1;');
  await cell(page, 2, 1).click();
  const first = cell(page, 2, 1);
  const handle = await first.elementHandle();
  await page.keyboard.type('typed without a rest');
  await draftSaved(page);
  await expect(first).toBeFocused();
  await page.keyboard.type(', and on');
  // The cell is the same element: nothing was drawn anew.
  expect(await handle.evaluate((element) => element.isConnected && element.textContent)).toBe(
    'typed without a rest, and on',
  );
  await page.keyboard.press('Control+s');
  await draftSaved(page);
  await page.reload();
  await expect(cell(page, 2, 1)).toHaveText('typed without a rest, and on');
  await expect(page.locator('.hljs-keyword')).toBeVisible();
});

test('the arrows and Enter lead into a table and out of it', async ({ page }) => {
  await makeTable(page);
  await page.keyboard.press('ArrowUp');
  await expect(writing.text(page)).toBeFocused();
  await page.keyboard.type('!');
  await expect(writing.text(page).locator('p').first()).toHaveText(/!/);
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, 1, 1)).toBeFocused();
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, 2, 1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, 1, 1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 1, 2)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(cell(page, 1, 1)).toBeFocused();
  await cell(page, 3, 3).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('below');
  await expect(writing.text(page).locator('.ql-table + p')).toHaveText('below');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, 3, 1)).toBeFocused();
});

test('a table beside the caret is selected by the key that deletes, and goes with the next one', async ({
  page,
}) => {
  await makeTable(page);
  await page.keyboard.type('kept');
  await page.keyboard.press('Escape');
  await page.keyboard.type('After');
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  const table = writing.text(page).locator('.ql-table');
  await expect(table).toHaveClass(/is-selected/);
  await expect(table).toHaveCSS('outline-style', 'solid');
  await test.step('it stays so when something changes in the text', async () => {
    await page.screenshot({ path: 'test-results/table-selected.png' }); // marks all that is in it
    await expect(writing.text(page)).toBeFocused();
    await expect(table).toHaveClass(/is-selected/);
  });
  await test.step('Enter leads into it, an arrow past it', async () => {
    await page.keyboard.press('Enter');
    await expect(cell(page, 1, 1)).toBeFocused();
    await expect(table).not.toHaveClass(/is-selected/);
    await page.keyboard.press('Escape'); // there are words below, into which none are to be typed unasked
    await expect(table).toHaveClass(/is-selected/);
    await page.keyboard.press('ArrowUp');
    await expect(table).not.toHaveClass(/is-selected/);
    await page.keyboard.press('Delete');
    await expect(table).toHaveClass(/is-selected/);
  });
  await test.step('it moves as a whole', async () => {
    await page.keyboard.press('Alt+ArrowUp');
    await expect(writing.text(page).locator('> *').first()).toHaveClass(/ql-table/);
    await expect(table).toHaveClass(/is-selected/);
    await page.keyboard.press('Alt+ArrowDown');
  });
  await page.keyboard.press('Delete');
  await expect(table).toHaveCount(0);
  await page.keyboard.type('!');
  await expect(writing.text(page).locator('p')).toHaveText(['Before!', 'After']);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 1, 1)).toHaveText('kept');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a table has no barrier that axe finds, and its bar fits a phone, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await makeTable(page);
    await fill(page, ['Bread', 'Grams', 'Price', 'Rye', '750', '4.20']);
    expect(await barriers(page, '.rich-text-editor')).toEqual([]);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await cell(page, 1, 1).click();
      await page.screenshot({ path: `test-results/table-${colorScheme}-${width}.png` });
      const box = await bar(page).boundingBox();
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(width);
      expect(box!.height, 'it is one row').toBeLessThan(60);
      if (width < 600) await pressBar(page, 'More for this table');
      await pressBar(page, 'Delete table');
      await page.keyboard.press('Control+z');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('the bar stays off the line that is typed as its row grows, and moves rows and columns', async ({
  page,
}) => {
  await makeTable(page);
  await fill(page, ['Bread', 'Grams', 'Price', 'Rye', '750', '4.20', 'one']);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await cell(page, 3, 1).click();
    for (const word of ['two', 'three', 'four']) {
      await page.keyboard.press('Enter');
      await page.keyboard.type(word);
    }
    const isApart = async () => {
      const box = (await bar(page).boundingBox())!;
      const written = (await cell(page, 3, 1).boundingBox())!;
      return box.y >= written.y + written.height || box.y + box.height <= written.y;
    };
    await expect.poll(isApart, `at ${width} px`).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await cell(page, 2, 1).click();
  await pressBar(page, 'More for this table');
  await pressBar(page, 'Move row down');
  await expect(cell(page, 3, 1)).toHaveText('Rye');
  await expect(cell(page, 3, 1)).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await pressBar(page, 'Move column right');
  expect((await words(page)).slice(0, 2)).toEqual(['Grams|Bread|Price', '750|Rye|4.20']);
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  expect((await words(page)).slice(0, 2)).toEqual(['Bread|Grams|Price', 'Rye|750|4.20']);
});

test('the toolbar makes a table, and its marks are for the words of a cell', async ({ page }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'From the toolbar', 'Before');
  await chooseInMenu(page, dashboard.button(page, 'More tools'), 'Table');
  await expect(cell(page, 1, 1)).toBeFocused();
  const table = (await writing.text(page).locator('.ql-table').boundingBox())!;
  const tools = (await bar(page).boundingBox())!;
  const gap = tools.y - (table.y + table.height);
  expect(gap, 'the bar covers no line, and stands off the table').toBeGreaterThanOrEqual(8);
  expect(gap).toBeLessThanOrEqual(14);
  await test.step('a mark of the menu is for the words of a cell, too', async () => {
    await page.keyboard.type('never ever');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowLeft');
    await dashboard.button(page, 'More tools').click();
    await page.getByRole('menuitemcheckbox', { name: 'Strikethrough' }).click();
    await expect(cell(page, 1, 1)).toBeFocused();
    await expect(cell(page, 1, 1).locator('s, strike')).toHaveText('ever');
    await page.keyboard.press('End');
  });
  await test.step('so is a colour, which is shown in the menu, changed, and taken away', async () => {
    const words = cell(page, 1, 1);
    const choose = async (picker: string, color: string) => {
      await dashboard.button(page, 'More tools').click();
      await page.getByRole('menuitem', { name: picker, exact: true }).click();
      await page.getByRole('menuitemradio', { name: color, exact: true }).click();
      await expect(words).toBeFocused();
    };
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowLeft');
    await choose('Background color', 'Sun');
    await choose('Text color', 'Clay');
    await choose('Text color', 'Sky');
    await expect(words.locator('.ql-color-sky')).toHaveText('ever');
    await expect(words.locator('.ql-bg-sun')).toHaveText('ever');
    await expect(words.locator('.ql-color-clay')).toHaveCount(0);
    await dashboard.button(page, 'More tools').click();
    await page.getByRole('menuitem', { name: 'Text color', exact: true }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Sky', exact: true })).toBeChecked();
    await page.keyboard.press('Escape');
    await choose('Background color', 'None');
    await expect(words.locator('.ql-bg-sun')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(words.locator('.ql-bg-sun')).toHaveText('ever');
    for (const side of ['End', 'Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft']) {
      await page.keyboard.press(side);
    }
    await choose('Background color', 'None');
    await page.keyboard.press('End');
  });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('slanted');
  await page.keyboard.press('Shift+Home');
  await dashboard.button(page, 'Italic').click();
  await expect(cell(page, 2, 1).locator('em, i')).toHaveText('slanted');
  await page.keyboard.press('Escape');
  expect(await publishText(page)).toMatch(
    /<th>never <span class="ql-color-sky"><s>ever<\/s><\/span><\/th>.*<td><em>slanted<\/em><\/td>/s,
  );
});

test('the words of a cell are formatted by keys, tools and Markdown, and made a link', async ({ page }) => {
  await makeTable(page);
  const tool = (name: string) => dashboard.button(page, name);
  const choose = async (length: number) => {
    for (let step = 0; step < length; step += 1) await page.keyboard.press('Shift+ArrowLeft');
  };
  await fill(page, ['a', 'b', 'c', 'alpha beta']);
  await choose(4);
  await page.keyboard.press('Control+b');
  await expect(cell(page, 2, 1).locator('b, strong')).toHaveText('beta');
  await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true');
  await tool('Bold').click();
  await expect(cell(page, 2, 1).locator('b, strong')).toHaveCount(0);
  await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 2, 1).locator('b, strong')).toHaveText('beta');

  await page.keyboard.press('Tab');
  await page.keyboard.type('npm start');
  await choose(5);
  await tool('More tools').click();
  await page.getByRole('menuitemcheckbox', { name: 'Inline code' }).click();
  await expect(cell(page, 2, 2).locator('code')).toHaveText('start');
  await tool('More tools').click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Inline code' })).toBeChecked();
  await page.keyboard.press('Escape');

  await cell(page, 2, 3).click();
  await page.keyboard.type('our flour');
  await choose(5);
  for (const ask of [() => page.keyboard.press('Control+k'), () => tool('Link').click()]) {
    await ask();
    await page.getByLabel('Address', { exact: true }).fill('example.org');
    await page.keyboard.press('Enter');
    await expect(cell(page, 2, 3).locator('a')).toHaveAttribute('href', 'https://example.org');
    await page.keyboard.press('Control+z');
    await expect(cell(page, 2, 3)).toHaveText('our flour');
    await expect(cell(page, 2, 3).locator('a')).toHaveCount(0);
    await choose(5);
  }
  await page.keyboard.press('Control+k');
  await page.getByLabel('Address', { exact: true }).fill('/blog');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' here');

  await page.keyboard.press('Tab');
  await page.keyboard.type('**b** *i* `c` [d](/blog) e');
  const expected = '<strong>b</strong> <em>i</em> <code>c</code> <a href="/blog">d</a> e';
  await page.keyboard.press('Tab');
  await page.keyboard.type('x **y**');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 3, 2), 'one undo brings the signs back').toHaveText('x **y**');

  await page.keyboard.press('Tab');
  await page.keyboard.type('one ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('bold');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('plain');
  expect(await publishText(page)).toContain(
    '<tr><td>alpha <strong>beta</strong></td><td>npm <code>start</code></td>' +
      `<td>our <a href="/blog">flour</a> here</td></tr>\n<tr><td>${expected}</td><td>x **y**</td><td>one <strong>bold</strong><br>plain</td></tr>`,
  );
});

test('quotes and dashes in a cell are typographic, and Backspace or one undo brings back what was typed', async ({
  page,
}) => {
  await makeTable(page);
  await page.keyboard.type('"Rye" -- it\'s');
  await expect(cell(page, 1, 1)).toHaveText('“Rye” – it’s');
  await page.keyboard.type('"');
  await expect(cell(page, 1, 1)).toHaveText('“Rye” – it’s”');
  await page.keyboard.press('Backspace');
  await expect(cell(page, 1, 1)).toHaveText('“Rye” – it’s"');
  await page.keyboard.type('x');
  await expect(cell(page, 1, 1)).toHaveText('“Rye” – it’s"x');
  await page.keyboard.press('Tab');
  await page.keyboard.type('so...');
  await expect(cell(page, 1, 2)).toHaveText('so…');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 1, 2)).toHaveText('so...');
  await page.keyboard.type('!');
  await expect(cell(page, 1, 2)).toHaveText('so...!');
});

test('cells that one drags over, or goes over with Shift and the arrows, are copied and emptied together', async ({
  page,
}) => {
  await makeTable(page);
  await fill(page, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']);
  const chosen = writing.text(page).locator('.is-chosen');
  const drag = async (from: Locator, to: Locator) => {
    const [a, b] = [await from.boundingBox(), await to.boundingBox()];
    await page.mouse.move(a!.x + 20, a!.y + 20);
    await page.mouse.down();
    await page.mouse.move(b!.x + 15, b!.y + 15, { steps: 8 });
    await page.mouse.up();
  };
  await drag(cell(page, 2, 1), cell(page, 3, 2));
  await expect(chosen).toHaveText(['d', 'e', 'g', 'h']);
  await expect(cell(page, 2, 1)).toBeFocused();
  await expect(writing.text(page).locator('.ql-table')).not.toHaveClass(/is-selected/);
  const copied = await cell(page, 2, 1).evaluate((element) => {
    const clipboardData = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData('text/plain');
  });
  expect(copied).toBe('d\te\ng\th');
  await page.keyboard.press('Delete');
  expect(await words(page)).toEqual(['a|b|c', '||f', '||i']);
  await page.keyboard.press('Control+z');
  expect(await words(page)).toEqual(['a|b|c', 'd|e|f', 'g|h|i']);
  await cell(page, 1, 2).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(chosen).toHaveText(['b', 'c', 'e', 'f']);
  await page.keyboard.press('Shift+ArrowUp');
  await expect(chosen).toHaveText(['b', 'c']);
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
  await page.keyboard.type('!');
  await expect(cell(page, 1, 2)).toHaveText('b!');
  // Beyond the words of one's own cell.
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expect(chosen).toHaveText(['a', 'b!']);
});
