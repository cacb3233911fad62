import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { dashboard, signIn } from '#tests/support/owner-dashboard.ts';

test.use({ alone: true });

const { text } = dashboard;

/** The sign that keeps the caret's place beside a mark. */
const CARET = '\uFEFF';

async function openWriting(page: Page): Promise<void> {
  await signIn(page, 'posts');
  await page.goto('dashboard/write');
  await page.getByRole('textbox', { name: 'Title' }).fill('Written');
  await text(page).focus();
}

/** What the lines of the text say, with the numbers of their footnotes; then the footnotes. */
async function lines(page: Page): Promise<string[]> {
  const shown = await text(page).locator('p, h2, li').allTextContents();
  return shown.map((line) => line.replaceAll(CARET, ''));
}

/** Writes two paragraphs with a footnote each. */
async function writeTwo(page: Page): Promise<void> {
  await page.keyboard.type('One');
  await page.keyboard.type('/footnote');
  await page.keyboard.press('Enter');
  await page.keyboard.type('note AAA');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  await page.keyboard.type('/footnote');
  await page.keyboard.press('Enter');
  await page.keyboard.type('note BBB');
  await page.keyboard.press('Escape');
  expect(await lines(page)).toEqual(['One1', 'Two2', 'note AAA', 'note BBB']);
}

test('a footnote is cut and pasted with its mark, and numbered where it comes to be', async ({ page }) => {
  await openWriting(page);
  await writeTwo(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('ControlOrMeta+x');
  await expect.poll(() => lines(page)).toEqual(['', 'Two1', 'note BBB']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => lines(page)).toEqual(['', 'Two1One2', 'note BBB', 'note AAA']);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => lines(page)).toEqual(['One1', 'Two2', 'note AAA', 'note BBB']);
});

test('a footnote is copied into another post', async ({ page }) => {
  await openWriting(page);
  await writeTwo(page);
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('ControlOrMeta+c');
  await page.goto('dashboard/write?another');
  await page.getByRole('textbox', { name: 'Title' }).fill('Another');
  await text(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => lines(page)).toEqual(['Two1', 'note BBB']);
});

test('footnotes change places with their blocks', async ({ page }) => {
  await openWriting(page);
  await writeTwo(page);
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => lines(page)).toEqual(['Two1', 'One2', 'note BBB', 'note AAA']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => lines(page)).toEqual(['One1', 'Two2', 'note AAA', 'note BBB']);
});

test('all of a text, cut, leaves an empty paragraph, and comes back as it was', async ({ page }) => {
  await openWriting(page);
  await page.keyboard.type('- a');
  await page.keyboard.press('Enter');
  await page.keyboard.type('b');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('foo');
  const html = async () => (await text(page).innerHTML()).replaceAll(' class=""', '');
  const before = await html();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+x');
  await expect(text(page).locator('li')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(html).toBe(before);
});

test('words are found in a table and in a caption, where they are marked', async ({ page }) => {
  await page.route('https://a.example/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>',
    }),
  );
  await openWriting(page);
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<p>rye</p><table><tr><td>some rye</td><td>b</td></tr></table><figure><img src="https://a.example/a.png" alt="x"><figcaption>Rye loaf</figcaption></figure>',
    );
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.querySelector('.ql-editor')?.dispatchEvent(event);
  });
  await page.keyboard.press('Control+h');
  const bar = page.getByRole('search', { name: 'In this text' });
  await bar.getByLabel('Find').fill('rye');
  await expect(bar.getByRole('status')).toContainText('of 3');
  const marked = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('found-words') ?? [])].map((range) =>
        range instanceof Range ? range.toString() : '',
      ),
    );
  await expect.poll(marked).toEqual(['rye', 'rye', 'Rye']);
  await bar.getByLabel('Replace with').fill('oat');
  await bar.getByRole('button', { name: 'Replace all' }).click();
  await expect(bar.getByRole('status')).toHaveText('3 replaced');
  await expect(text(page).getByRole('textbox', { name: 'Row 1, column 1' })).toHaveText('some oat');
  await expect(text(page).getByLabel('Caption', { exact: true })).toHaveValue('oat loaf');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(text(page).getByRole('textbox', { name: 'Row 1, column 1' })).toHaveText('some rye');
  await expect(text(page).getByLabel('Caption', { exact: true })).toHaveValue('Rye loaf');
});
