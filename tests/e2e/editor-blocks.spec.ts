import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import {
  addPost,
  dashboard,
  describePost,
  editPost,
  savePost,
  signIn,
  touchText,
} from '#tests/support/owner-dashboard.ts';

import { beginWriting, press, publishText, sentBy, update, writing } from '#tests/support/writing-page.ts';

test.use({ alone: true });
test.setTimeout(180_000);

const PICTURE = '/artwork/covers/forms-people-finish.svg';
const VIDEO =
  '<div class="video-embed" style="position: relative; height: 0; padding-bottom: 56.25%; overflow: hidden">' +
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="YouTube video" allowfullscreen' +
  ' style="position: absolute; inset: 0; width: 100%; height: 100%; border: 0"></iframe></div>';

/** One of every block, as it is saved. */
const BLOCKS = [
  '<p>Before<a href="#fn-1">1</a>, and again<a href="#fn-2">2</a></p>',
  '<h2>A <em>slanted</em> heading</h2>',
  '<h3>A heading below it</h3>',
  '<h4>And one below that</h4>',
  '<p><strong>bold</strong> <em>slanted</em> <u>lined</u> <s>struck</s> <mark>marked</mark> <code>a &lt; b</code> ' +
    '<a href="/pricing">a link with <strong>bold</strong> words</a>, <a href="https://example.com/?a=1&amp;b=2">far away</a></p>',
  '<p><span class="ql-color-sky"><span class="ql-bg-sun">coloured</span></span>, a line<br>and the next one</p>',
  '<p class="ql-align-center">centred</p>',
  '<p class="ql-indent-1">indented</p>',
  '<ul><li>one<ol><li>first<ul><li>deep</li></ul></li><li>second</li></ol></li><li>two</li></ul>',
  '<blockquote>\n<p>quoted</p>\n<p>and <em>on</em></p>\n<ol><li>said</li></ol>\n</blockquote>',
  '<ul><li>☐ to do</li><li>☑ done, with <em>words</em></li></ul>',
  '<div class="callout callout-note">\n<p>Beside the text.</p>\n</div>',
  '<div class="callout callout-tip">\n<p>Ask <strong>first</strong>.</p>\n<p>Twice.</p>\n<ul><li>☐ today</li></ul>\n</div>',
  '<div class="callout callout-warning">\n<p>Hot.</p>\n</div>',
  `<p><img src="${PICTURE}" alt="A drawing" title="What is seen" width="1200" height="675"></p>`,
  `<p><img src="${PICTURE}" alt="" class="decorative"></p>`,
  `<p><img src="${PICTURE}" alt="A wide drawing" title="Seen from afar" width="1200" height="675" class="wide"></p>`,
  `<p><img src="${PICTURE}" alt="" class="decorative wide"></p>`,
  `<p><img src="${PICTURE}" alt="On the left" width="1200" height="675" class="half"></p>`,
  `<p><img src="${PICTURE}" alt="On the right" title="Half as wide" width="1200" height="675" class="half"></p>`,
  `<p>A picture <img src="${PICTURE}" alt="of a form" width="40" height="30"> in a line</p>`,
  '<pre><code class="language-ts+numbers" title="server/app.ts">const a = 1;\n\nconst b = 2;\n</code></pre>',
  '<p>and</p>',
  '<pre><code>no language\n</code></pre>',
  '<table>\n<caption>Of <strong>bread</strong></caption>\n<thead>\n<tr><th>Bread</th><th class="ql-align-center">Kind</th></tr>\n</thead>\n<tbody>\n' +
    '<tr><td>Rye<br>or wheat</td><td class="ql-align-center"><em>dark</em>, <a href="/blog">more</a></td></tr>\n</tbody>\n</table>',
  '<table>\n<tbody>\n<tr><th>a row’s name</th><td>1</td></tr>\n</tbody>\n</table>',
  '<table>\n<tbody>\n<tr><td>kept as it is</td></tr>\n</tbody>\n<tfoot>\n<tr><td>a sum</td></tr>\n</tfoot>\n</table>',
  VIDEO,
  '<p class="button"><a href="/consultation">Book a call</a></p>',
  '<hr>',
  '<p>After</p>',
  '<ol><li>The note, with <em>words</em>.</li><li>The other one.</li></ol>',
].join('\n');

/** Pastes what was copied from an editor. */
async function pasteBlocks(page: Page, html: string): Promise<void> {
  await dashboard.text(page).focus();
  await dashboard.text(page).evaluate((root, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', `<div class="copied-from-editor">${pasted}</div>`);
    root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** What a visitor gets of the blocks, as the site sends it. */
async function shownBlocks(page: Page): Promise<string> {
  await page.goto('blog/every-block');
  const text = page.locator('[data-rich-text]');
  const tip = text.getByRole('note').filter({ hasText: 'Tip' });
  await expect(tip).toHaveText(/^Tip\s*Ask first\.\s*Twice\.\s*today\s*$/);
  await expect(text.getByRole('note')).toHaveText([/^Note/, /^Tip/, /^Warning/]);
  await expect(
    text.getByRole('figure').filter({ has: page.getByRole('img', { name: 'A drawing' }) }),
  ).toHaveText('What is seen');
  await expect(text.locator('.code-block figcaption').first()).toContainText('server/app.ts · TypeScript');
  await expect(text.locator('td.ql-align-center')).toHaveCSS('text-align', 'center');
  await expect(text.getByRole('group', { name: 'Of bread' }).getByRole('table')).toBeVisible();
  await expect(text.getByRole('columnheader')).toHaveText(['Bread', 'Kind']);
  await expect(text.getByRole('rowheader')).toHaveText(['a row’s name']);
  await expect(text.locator('.notes li').first()).toContainText('The note, with words.');
  await expect(text.locator('.notes li')).toHaveCount(2);
  // A busy server sends a page without its text, for the scripts to fill in.
  let sent: string | undefined;
  await expect(async () => {
    const answer = await page.request.get(page.url());
    [sent] = /<[^<]* data-rich-text.*<\/main>/s.exec(await answer.text()) ?? [];
    expect(sent).toBeDefined();
  }).toPass();
  return sent!;
}

test('every block goes from the window to the visitor and back as it was', async ({ page }) => {
  await signIn(page, 'posts');
  await addPost(page);
  await describePost(page, 'Every block');
  await pasteBlocks(page, BLOCKS);
  expect(await savePost(page)).toBe(BLOCKS);
  const address = page.url();
  const shown = await shownBlocks(page);
  for (const round of ['edited', 'edited again']) {
    await page.goto(address);
    await editPost(page, 'Every block');
    await touchText(page);
    expect(await savePost(page), round).toBe(BLOCKS);
    expect(await shownBlocks(page), round).toBe(shown);
  }
});

test('every block goes from the writing page to the visitor and back as it was', async ({ page }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Every block', '');
  await pasteBlocks(page, BLOCKS);
  expect(await publishText(page)).toBe(BLOCKS);
  const address = page.url();
  const shown = await shownBlocks(page);
  for (const round of ['edited', 'edited again']) {
    await page.goto(address);
    await expect(writing.text(page).locator('table')).toHaveCount(3);
    await touchText(page);
    expect(await sentBy(page, () => press(page, 'Update')), round).toBe(BLOCKS);
    expect(await shownBlocks(page), round).toBe(shown);
  }

  // One cell written in changes this cell and nothing else.
  await page.goto(address);
  await writing.text(page).getByText('dark').click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Escape');
  expect(await sentBy(page, () => update(page))).toBe(BLOCKS.replace('more</a>', 'more</a>!'));
});

test('a wide picture is as wide as the cover, where it is written and where it is read', async ({ page }) => {
  const part = (name: string) => `<h2>${name}</h2>\n<p>${'Rye takes its time. '.repeat(30).trim()}</p>`;
  const wide = `<p><img src="${PICTURE}" alt="A wide drawing" title="Seen from afar" width="1200" height="675" class="wide"></p>`;
  const text = [part('One'), part('Two'), wide, part('Three'), part('Four')].join('\n');
  /** How far the picture is from what has the cover's measure, at both sides. */
  const differences = (within: string) =>
    page.locator(within).evaluate((shell) => {
      const { paddingLeft } = getComputedStyle(shell);
      const { left, right } = shell.getBoundingClientRect();
      const picture = shell.querySelector('img[alt="A wide drawing"]')?.getBoundingClientRect();
      const gutter = parseFloat(paddingLeft);
      return [(picture?.left ?? 0) - left - gutter, right - gutter - (picture?.right ?? 0)].map(Math.round);
    });
  async function expectWide(within: string) {
    const picture = page.locator(within).getByRole('img', { name: 'A wide drawing' });
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await picture.evaluate((image) => image.scrollIntoView({ block: 'center' }));
      expect(await differences(within), `${within} ${width}`).toEqual([0, 0]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${within} ${width}`).toBeLessThanOrEqual(0);
      await page.screenshot({ path: `test-results/wide-${within.replaceAll(/\W/g, '')}-${width}.png` });
    }
  }
  await signIn(page, 'posts');
  await beginWriting(page, 'A wide picture', '');
  await pasteBlocks(page, text);
  await expectWide('.writing-sheet');
  expect(await publishText(page)).toBe(text);
  await page.goto('blog/a-wide-picture');
  await expectWide('article.shell');
  await expect(page.getByRole('figure').filter({ hasText: 'Seen from afar' })).toHaveCount(1);
  // What stands in the margin goes behind it.
  const contents = await page.locator('.contents-margin nav').boundingBox();
  const picture = page.locator('article').getByRole('img', { name: 'A wide drawing' });
  await picture.evaluate((image) => image.scrollIntoView({ block: 'start' }));
  const top = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.tagName, [
    contents!.x + 20,
    contents!.y + 20,
  ] as const);
  expect(top).toBe('IMG');
});

test('pictures side by side are equally high, where they are written and where they are read', async ({
  page,
}) => {
  /** What is drawn has the shape that the attributes say. */
  const half = (name: string, width: number, height: number, more = '') => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`;
    const source = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
    return `<p><img src="${source}" alt="${name}"${more} width="${width}" height="${height}" class="half"></p>`;
  };
  const text = [
    half('Wide', 1200, 675, ' title="A caption longer than the picture is wide, by far"'),
    half('High', 600, 900, ' title="And one that is longer still, below a picture with little room"'),
    '<p>Between</p>',
    half('Small', 30, 20),
    half('Large', 3000, 1500),
    '<hr>',
    '<p>After</p>',
  ].join('\n');
  async function expectLevel(within: string, isStacked: boolean) {
    const boxOf = async (name: string) => {
      const picture = page.locator(within).getByRole('img', { name });
      await picture.scrollIntoViewIfNeeded();
      return picture.evaluate((image) => {
        const { x, y, width, height } = image.getBoundingClientRect();
        return { x, y: y + scrollY, width, height };
      });
    };
    const measure = (await page.locator(within).getByText('Between').boundingBox())!;
    for (const pair of [
      ['Wide', 'High'],
      ['Small', 'Large'],
    ] as const) {
      const [left, right] = [await boxOf(pair[0]), await boxOf(pair[1])];
      if (isStacked) {
        expect(right.y).toBeGreaterThan(left.y + left.height);
        continue;
      }
      expect(Math.abs(left.height - right.height), pair.join()).toBeLessThan(1);
      expect(Math.abs(left.y - right.y), pair.join()).toBeLessThan(1);
      expect(Math.abs(measure.x - left.x), pair.join()).toBeLessThan(1);
      expect(Math.abs(measure.x + measure.width - right.x - right.width), pair.join()).toBeLessThan(1);
    }
  }
  await signIn(page, 'posts');
  await beginWriting(page, 'Pairs', '');
  await pasteBlocks(page, text);
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectLevel('.writing-sheet .ql-editor', width < 640);
  }
  // A divider is pressed anywhere in its row.
  const divider = writing.text(page).locator('hr');
  const { width, height } = (await divider.boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(24);
  await divider.click({ position: { x: width - 4, y: height - 2 } });
  await expect(divider).toHaveClass(/is-selected/);

  // A picture that comes between parts them; one undo pairs them again.
  const left = writing.text(page).locator('.ql-figure').nth(2);
  await page.setViewportSize({ width: 1440, height: 900 });
  await writing.text(page).getByRole('img', { name: 'Small' }).click();
  await page.getByRole('button', { name: 'As wide as the text' }).click();
  await expect(left).not.toHaveClass(/is-left/);
  await page.keyboard.press('Control+z');
  await expectLevel('.writing-sheet .ql-editor', false);
  expect(await publishText(page)).toBe(text);
  await page.goto('blog/pairs');
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectLevel('[data-rich-text]', width < 640);
  }
});

test('what colours code leaves the focus in the row above it', async ({ page }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Code with numbers', '');
  await pasteBlocks(page, '<pre><code class="language-js">let a = 1;\n</code></pre>');
  const text = writing.text(page);
  await text.locator('.ql-code-block').click();
  await page.keyboard.type(' let b;');
  const numbers = text.getByRole('checkbox', { name: 'Line numbers' });
  await numbers.focus();
  await expect(text.locator('.hljs-keyword')).toHaveText(['let', 'let']);
  await expect(numbers).toBeFocused();
  const languages = text.getByRole('combobox', { name: 'Code language' });
  await languages.selectOption('css');
  await languages.focus();
  await languages.selectOption('js');
  await expect(text.locator('.hljs-keyword').first()).toBeVisible();
  await expect(languages).toBeFocused();
});

test('on a phone, the name of a code’s file has room, and its Copy stands at the right where it is read', async ({
  page,
}) => {
  const text =
    '<pre><code>no language\n</code></pre>\n<p>and</p>\n<pre><code title="server/features/app.ts">x\n</code></pre>';
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'posts');
  await beginWriting(page, 'Two blocks of code', '');
  await pasteBlocks(page, text);
  const file = writing.text(page).getByLabel('File name').nth(1);
  const isWhole = () => file.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
  await writing.text(page).getByText('and', { exact: true }).click();
  expect(await isWhole(), 'at rest').toBe(true);
  await file.click();
  expect(await isWhole(), 'while it is written').toBe(true);
  expect((await file.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  // The other tools are there as soon as the focus is.
  await page.keyboard.press('Tab');
  const numbers = writing.text(page).getByRole('checkbox', { name: 'Line numbers' });
  await expect(numbers).toBeFocused();
  expect((await numbers.boundingBox())!.width).toBeGreaterThan(10);
  await publishText(page);
  await page.goto('blog/two-blocks-of-code');
  const code = page.locator('.code-block').first();
  const box = (await code.boundingBox())!;
  const copy = (await code.getByRole('button', { name: 'Copy' }).boundingBox())!;
  expect(box.x + box.width - copy.x - copy.width).toBeLessThan(4);
});

test('a handle beside the block that the mouse is at moves it, or opens its menu, where Delete deletes it', async ({
  page,
}) => {
  // High enough for all of the text below the bar.
  await page.setViewportSize({ width: 1280, height: 1500 });
  await signIn(page, 'posts');
  await beginWriting(page, 'Moved by hand', 'First\nSecond\n- A\nB\nC\n\n> [!TIP] Tip\nmore');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Last');
  const handle = page.locator('.block-handle');
  const words = () => writing.text(page).locator('p, li, .ql-callout').allTextContents();
  const line = (text: string) => writing.text(page).getByText(text, { exact: true });
  const pointAt = async (text: string) => {
    const box = await line(text).boundingBox();
    await page.mouse.move(box!.x + 30, box!.y + 10);
    await page.mouse.move(box!.x + 40, box!.y + 12);
    await expect(handle).toBeVisible();
  };
  const drag = async (text: string, to: string, edge: 'above' | 'below') => {
    await pointAt(text);
    await handle.hover();
    await page.mouse.down();
    const box = await line(to).boundingBox();
    await page.mouse.move(box!.x - 20, box!.y + (edge === 'above' ? 3 : box!.height - 3), { steps: 8 });
    await expect(page.locator('.drop-line:not([hidden])')).toBeVisible();
    await page.mouse.up();
    await expect(page.locator('.drop-line:not([hidden])')).toBeHidden();
  };

  await drag('Second', 'First', 'above');
  expect(await words()).toEqual(['Second', 'First', 'A', 'B', 'C', 'Tip', 'more', 'Last']);
  await drag('C', 'A', 'above');
  expect(await words()).toEqual(['Second', 'First', 'C', 'A', 'B', 'Tip', 'more', 'Last']);
  await page.keyboard.press('Control+z');
  expect(await words()).toEqual(['Second', 'First', 'A', 'B', 'C', 'Tip', 'more', 'Last']);

  // A callout goes as a whole, and a paragraph into none, nor into a list.
  await drag('more', 'Second', 'above');
  expect(await words()).toEqual(['Tip', 'more', 'Second', 'First', 'A', 'B', 'C', 'Last']);
  await drag('Last', 'Tip', 'below');
  await drag('Second', 'B', 'below');
  expect(await words()).toEqual(['Tip', 'more', 'Last', 'First', 'A', 'B', 'C', 'Second']);

  // Between an item and those below it, another is one of these.
  await line('C').click();
  await page.keyboard.press('Tab');
  await drag('A', 'B', 'below');
  await expect(writing.text(page).locator('li.ql-indent-1')).toHaveText(['A', 'C']);

  // What is let go by Escape stays where it was.
  await pointAt('First');
  await handle.hover();
  await page.mouse.down();
  const before = await line('Tip').boundingBox();
  await page.mouse.move(before!.x - 20, before!.y, { steps: 8 });
  await expect(page.locator('.drop-line:not([hidden])')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.drop-line:not([hidden])')).toBeHidden();
  await page.mouse.up();
  await expect(writing.text(page)).toBeFocused();

  await pointAt('First');
  await page.keyboard.type('!');
  await expect(handle).toBeHidden();
  await pointAt('more');
  await handle.click();
  await expect(page.getByRole('menu', { name: 'The callout' })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(writing.text(page)).toBeFocused();
  expect((await words()).join(' ')).not.toContain('more');
  await expect(writing.text(page).locator('.ql-callout')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(writing.text(page).locator('.ql-callout')).toHaveText(['Tip', 'more']);
});
