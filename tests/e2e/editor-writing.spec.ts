import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/root.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { barriers, dashboard, makePosts, signIn } from '#tests/support/owner-dashboard.ts';
import { draftSaved, press, writing } from '#tests/support/writing-page.ts';

test.use({ alone: true });

const { text } = dashboard;

async function openWriting(page: Page): Promise<void> {
  await signIn(page, 'posts');
  await page.goto('dashboard/write');
  await page.getByRole('textbox', { name: 'Title' }).fill('Written');
  await text(page).focus();
}

/** The words that are marked while a link is asked for. */
function markedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const marked = CSS.highlights.get('linked-words');
    return marked === undefined
      ? []
      : [...marked].map((range) => (range instanceof Range ? range.toString() : ''));
  });
}

/** Publishes what is written. @returns the content that was sent */
async function publish(page: Page): Promise<string> {
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await dashboard.button(page, 'Settings').click();
  await settings.getByLabel('Excerpt').fill('What it is about.');
  await settings.getByLabel('Category').selectOption({ label: 'Design' });
  await page.keyboard.press('Escape');
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.url().includes('create-blog-post')),
    press(page, 'Publish'),
  ]);
  await expect(dashboard.button(page, 'Update')).toBeVisible();
  return (request.postDataJSON() as { content: string }).content;
}

test('Markdown becomes what it says as it is typed, and one undo brings the signs back', async ({ page }) => {
  await openWriting(page);
  await page.keyboard.type(
    '## A heading\n- one\ntwo\n\n> quoted\n\nplain **bold** and *slanted*, `code`, ~~gone~~, [here](/blog).\n',
  );
  await page.keyboard.type('---\n```js const a = "**b**";');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('After');
  expect(await publish(page)).toBe(
    [
      '<h2>A heading</h2>',
      '<ul><li>one</li><li>two</li></ul>',
      '<blockquote>\n<p>quoted</p>\n</blockquote>',
      '<p>plain <strong>bold</strong> and <em>slanted</em>, <code>code</code>, <s>gone</s>, <a href="/blog">here</a>.</p>',
      '<hr>',
      '<pre><code class="language-js">const a = "**b**";\n</code></pre>',
      '<p>After</p>',
    ].join('\n'),
  );
});

test('signs that are typed before their line was ever drawn stand where the caret is', async ({ page }) => {
  await openWriting(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 3 });
  const lines: string[] = [];
  for (let round = 0; round < 6; round += 1) {
    await page.keyboard.type(`abc ${round}\n> quoted ${round}\n\n`);
    lines.push(`abc ${round}`, `quoted ${round}`);
  }
  // A line that is far away, too.
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('1');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('2');
  await expect(text(page).locator('> *')).toHaveText([`1${lines[0]}`, ...lines.slice(1), '2']);
  await page.keyboard.press('Enter');
  const line = await text(page).locator('> *').last().boundingBox();
  expect(720 - line!.y - line!.height, 'nor at the edge of the window').toBeGreaterThanOrEqual(96);
});

test('one undo brings back the signs of Markdown', async ({ page }) => {
  await openWriting(page);
  await page.keyboard.type('a **b**');
  await expect(text(page).locator('strong')).toHaveText('b');
  await page.keyboard.press('Control+z');
  await expect(text(page)).toHaveText('a **b**');
  await page.keyboard.type(' c');
  await expect(text(page)).toHaveText('a **b** c');
});

test('the menu of blocks is led by keyboard', async ({ page }) => {
  await openWriting(page);
  await page.keyboard.type('First');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  const menu = page.getByRole('listbox', { name: 'Blocks' });
  await expect(menu.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.writing-length'), 'what is typed is counted below the menu').toHaveText(
    '2 words',
  );
  await page.keyboard.type('ti');
  await expect(menu.getByRole('option').first()).toContainText('Tip');
  expect(await barriers(page, '.rich-text-editor')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(menu).toHaveCount(0);
  await page.keyboard.type('Ask first.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('x /no such block');
  await expect(menu).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('/divider');
  await page.keyboard.press('Enter');
  await page.keyboard.type('This and/or that. Claim /foot');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Its source.');
  expect(await publish(page)).toBe(
    [
      '<p>First</p>',
      '<div class="callout callout-tip">\n<p>Ask first.</p>\n</div>',
      '<p>x /no such block</p>',
      '<hr>',
      '<p>This and/or that. Claim<a href="#fn-1">1</a></p>',
      '<ol><li>Its source.</li></ol>',
    ].join('\n'),
  );
});

for (const width of [1280, 390]) {
  test(`a callout has its tools beside its name, and they cover no word of it, ${width} wide`, async ({
    page,
  }) => {
    await openWriting(page);
    await page.setViewportSize({ width, height: 800 });
    await page.keyboard.type('Before\n/tip\nAsk first.\nAsk twice.');
    const tools = page.getByRole('toolbar', { name: 'Callout' });
    const line = text(page).getByText('Ask first.');
    /** The words alone: the line's box holds the callout's name. */
    const wordsOf = () =>
      line.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().top;
      });
    for (const button of await tools.getByRole('button').all()) {
      const { y, height } = (await button.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(await wordsOf());
      expect(y).toBeGreaterThanOrEqual((await line.boundingBox())!.y);
      if (width < 640) expect(height).toBe(44);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await barriers(page, '.rich-text-editor')).toEqual([]);
    }
    await page.getByRole('textbox', { name: 'Title' }).focus();
    await expect(tools).toBeHidden();
    await text(page).focus();
    await page.keyboard.press('Control+End');
    await expect(tools).toBeVisible();
    await page.keyboard.press('Alt+F10');
    await page.keyboard.press('End');
    await expect(tools.getByRole('button', { name: 'Remove callout' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tools).toBeHidden();
    await page.keyboard.type('!');
    await expect(text(page).locator('> *')).toHaveText(['Before', 'Ask first.', 'Ask twice.!']);
  });
}

test('words that are selected have a toolbar beside them, which never covers them', async ({ page }) => {
  for (const width of [1280, 640]) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 1280) await openWriting(page);
    await text(page).focus();
    await page.keyboard.type('some words ');
    await page.keyboard.press('Control+Shift+Home');
    const bar = page.getByRole('toolbar', { name: 'Selected words' });
    await expect(bar).toBeVisible();
    await page.screenshot({ path: `test-results/selection-${width}.png` });
    const box = await bar.boundingBox();
    const words = await page.evaluate(() => {
      const { top, bottom } = document.getSelection()!.getRangeAt(0).getBoundingClientRect();
      return { top, bottom };
    });
    expect(box!.y + box!.height <= words.top || box!.y >= words.bottom).toBe(true);
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(width);
    await page.keyboard.press('Alt+F10');
    await expect(bar.getByRole('button', { name: width === 1280 ? 'Bold' : 'Italic' })).toBeFocused();
    if (width === 1280) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(text(page).locator('em').first()).toBeVisible();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
  }
});

test('the toolbar shows what is wanted every day, and has the rest in a menu, with its keys', async ({
  page,
}) => {
  await openWriting(page);
  await page.keyboard.type('some words');
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  const names = await toolbar.getByRole('button').evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(names, 'Undo and Redo have keys').toEqual([
    ...['Bold', 'Italic', 'Link', 'Image', 'Numbered list', 'Bulleted list', 'Blockquote'],
    'More tools',
  ]);
  const more = toolbar.getByRole('button', { name: 'More tools' });
  const menu = page.getByRole('menu').first();
  await page.keyboard.press('Control+Shift+Home');

  await test.step('by pointer, for the words that are selected', async () => {
    await more.click();
    await expect(menu.getByRole('menuitemcheckbox', { name: 'Underline' })).toContainText('Ctrl+U');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await barriers(page, '[role=menu]')).toEqual([]);
    }
    await menu.getByRole('menuitemcheckbox', { name: 'Strikethrough' }).click();
    await expect(text(page).locator('s')).toHaveText('some words');
    await expect(text(page)).toBeFocused();
    await more.click();
    await expect(menu.getByRole('menuitemcheckbox', { name: 'Strikethrough' })).toBeChecked();
    await menu.getByRole('menuitem', { name: 'Text color' }).click();
    await page.getByRole('menuitemradio', { name: 'Sky' }).click();
    await expect(text(page).locator('.ql-color-sky')).toHaveText('some words');
  });

  await test.step('Escape leads back to the words, by pointer or by keyboard', async () => {
    const selected = () => page.evaluate(() => document.getSelection()?.toString());
    await more.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(text(page)).toBeFocused();
    expect(await selected()).toBe('some words');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('toolbar', { name: 'Selected words' })).toHaveCount(0);
    await page.keyboard.press('Alt+F10');
    await page.keyboard.press('End');
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('menuitemcheckbox', { name: 'Underline' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(text(page)).toBeFocused();
    await page.keyboard.press('Control+Shift+Home');
    await expect(page.getByRole('toolbar', { name: 'Selected words' })).toBeVisible();
    expect(await selected()).toBe('some words');
  });

  await test.step('by keyboard from elsewhere, and Escape leads back to the button', async () => {
    const first = menu.getByRole('menuitemcheckbox', { name: 'Underline' });
    const last = menu.getByRole('menuitemcheckbox', { name: 'Typographic quotes' });
    const clear = menu.getByRole('menuitem', { name: 'Clear formatting' });
    await page.getByRole('textbox', { name: 'Title', exact: true }).focus();
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(first).toBeFocused();
    await page.keyboard.press('End');
    await expect(last).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(first).toBeFocused();
    // Each key moves on from the tool that has the focus by then.
    const between = ['Strikethrough', 'Inline code'].map((name) =>
      menu.getByRole('menuitemcheckbox', { name }),
    );
    for (const next of [...between, clear]) {
      await page.keyboard.press('ArrowDown');
      await expect(next).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(text(page)).toBeFocused();
    await expect(text(page).locator('p').first()).toHaveText('some words');
    await expect(text(page).locator('s, span')).toHaveCount(0);
  });

  await test.step('a dialog that it opens leads back to where it was opened: the text, or the button', async () => {
    await more.click();
    await menu.getByRole('menuitem', { name: 'Video' }).click();
    await expect(page.getByRole('dialog', { name: 'Embed YouTube Video' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(text(page)).toBeFocused();
    await page.getByRole('textbox', { name: 'Title', exact: true }).focus();
    await more.click();
    await menu.getByRole('menuitem', { name: 'Video' }).click();
    await expect(page.getByRole('dialog', { name: 'Embed YouTube Video' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
  });
});

test('on a phone, where nothing floats over selected words, the toolbar that stays has all of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openWriting(page);
  await page.keyboard.type('some words');
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  const highlight = toolbar.getByRole('button', { name: 'Highlight' });
  await expect(highlight).toHaveCount(0);
  await page.keyboard.press('Control+Shift+Home');
  await expect(page.getByRole('toolbar', { name: 'Selected words' })).toHaveCount(0);
  for (const name of ['Undo', 'Redo', 'Bold', 'Italic', 'Highlight', 'Inline code', 'Link', 'More tools']) {
    await expect(toolbar.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  await expect(toolbar.getByRole('button', { name: 'Bulleted list' })).toHaveCount(1);
  expect(await barriers(page, '.writing-toolbar')).toEqual([]);
  await page.keyboard.press('Alt+F10');
  await expect(highlight).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text(page).locator('mark')).toHaveText('some words');
  await expect(highlight).toHaveAttribute('aria-pressed', 'true');
  await highlight.click();
  await expect(text(page).locator('mark')).toHaveCount(0);

  await test.step('and its menu leads to no other: all of it is in view, and large enough for a finger', async () => {
    await toolbar.getByRole('button', { name: 'More tools' }).click();
    const sky = page.getByRole('menuitemradio', { name: 'Sky' }).first();
    const items = page.getByRole('menu').locator('[role^=menuitem]');
    await expect(items).toHaveCount(38);
    for (const item of [sky, items.first(), items.last()]) await expect(item).toBeInViewport({ ratio: 1 });
    // A phone's window as its browser's bars leave it.
    const { y, height } = (await page.getByRole('menu').boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(664);
    const small = await items.evaluateAll((all) =>
      all
        .filter((item) => Math.min(item.clientWidth, item.clientHeight) < 44)
        .map((item) => item.textContent),
    );
    expect(small).toEqual([]);
    expect(await barriers(page, '[role=menu]')).toEqual([]);
    await sky.click();
    await expect(text(page).locator('.ql-color-sky')).toHaveText('some words');
  });
  await page.keyboard.press('ArrowRight');
  await expect(highlight).toHaveCount(0);
});

test('on a phone, Undo and Redo are seen at once, and the numbered list is in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openWriting(page);
  await page.keyboard.type('words');
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  const all = toolbar.locator('button, select');
  await expect(all).toHaveCount(9);
  for (const tool of await all.all()) await expect(tool).toBeInViewport({ ratio: 1 });
  await toolbar.getByRole('button', { name: 'Undo' }).click();
  await expect(text(page)).toHaveText('');
  await toolbar.getByRole('button', { name: 'Redo' }).click();
  await expect(text(page)).toHaveText('words');
  await toolbar.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Numbered list' }).click();
  await expect(text(page).locator('ol > li')).toHaveText('words');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(toolbar.getByRole('button', { name: 'Undo' }), 'once it is turned').toHaveCount(0);
  await expect(toolbar.getByRole('button', { name: 'Numbered list' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('an empty text says where blocks are to be had, before one is in it', async ({ page }) => {
  await openWriting(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('textbox', { name: 'Title', exact: true }).focus();
    await expect(text(page)).not.toBeFocused();
    const plus = page.getByRole('button', { name: 'Add a block' });
    await expect(plus).toBeInViewport({ ratio: 1 });
    await plus.click();
    const blocks = page.getByRole('listbox', { name: 'Blocks' });
    await expect(blocks.getByRole('option', { name: /^Footnote/ })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(blocks).toHaveCount(0);
  }
  await page.keyboard.type('A word');
  await expect(text(page), 'the menu has left nothing').toHaveText('A word');
  await page.getByRole('textbox', { name: 'Title', exact: true }).focus();
  await expect(page.getByRole('button', { name: 'Add a block' })).toHaveCount(0);
});

test('code says its language and file, and has its tools with the caret or a pointer', async ({ page }) => {
  await openWriting(page);
  await page.keyboard.type('Above\n```ts\nconst a = 1;');
  const label = text(page).locator('label').filter({ hasText: 'Line numbers' });
  const copy = text(page).getByRole('button', { name: 'Copy' });
  for (const tool of [label, copy]) await expect(tool).toHaveCSS('opacity', '1');
  await page.mouse.move(4, 4);
  await page.keyboard.press('Control+Home');
  for (const tool of [label, copy]) await expect(tool).toHaveCSS('opacity', '0');
  await text(page).getByLabel('File name').focus();
  for (const tool of [label, copy]) await expect(tool).toHaveCSS('opacity', '1');
  await text(page).focus();
  await page.keyboard.press('Control+Home');
  await expect(copy).toHaveCSS('opacity', '0');
  await copy.hover();
  for (const tool of [label, copy]) await expect(tool).toHaveCSS('opacity', '1');
});

/** Pastes a sample of another program, as its clipboard has it. */
async function pasteSample(page: Page, name: string): Promise<void> {
  const sample = readFileSync(join(projectRoot, 'tests/fixtures/paste', name), 'utf8');
  await text(page).evaluate((root, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, sample);
}

for (const [name, saved] of [
  ['google-docs.html', /<ul><li>Bread<ul><li><s>Rye/],
  ['word.html', /<ul><li>Monday<ul><li>from six/],
  ['notion.html', /<div class="callout callout-note">/],
] as const) {
  test(`a paste from ${name} keeps its structure`, async ({ page }) => {
    await page.route(/googleusercontent|amazonaws/, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await openWriting(page);
    await pasteSample(page, name);
    await page.screenshot({ path: `test-results/paste-${name}.png` });
    const content = await publish(page);
    expect(content).toMatch(saved);
    expect(content).not.toMatch(/style=|mso|docs-internal|<span|file:/i);
  });
}

test('a link leads to one of the owner’s posts, found by words of its title', async ({ page }) => {
  await openWriting(page);
  await page.keyboard.type('What it costs');
  await page.keyboard.press('Control+Shift+Home');
  await page.getByRole('toolbar', { name: 'Selected words' }).getByRole('button', { name: 'Link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a link' });
  await dialog.getByLabel('Address').fill('website costs');
  const found = dialog.getByRole('list', { name: 'On this site' }).getByRole('button');
  await expect(found.filter({ hasNotText: 'in its text' })).toHaveCount(1);
  expect(await barriers(page, '.link-popover')).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(found.first()).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await publish(page)).toBe('<p><a href="/blog/what-a-website-costs">What it costs</a></p>');
});

test('a link leads to a post that has the words in its text alone, behind those of titles, and tells drafts', async ({
  page,
}) => {
  await signIn(page, 'posts');
  await makePosts(
    page,
    { title: 'Written', slug: 'written', content: '<p>Quokkas live there.</p>' },
    { title: 'Not yet', content: '<p>No quokkas here.</p>', status: 'draft' },
  );
  await page.goto('dashboard/write');
  await page.getByRole('textbox', { name: 'Title' }).fill('Linked');
  await text(page).focus();
  await page.keyboard.type('animals');
  await page.keyboard.press('Control+Shift+Home');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Add a link' });
  await dialog.getByLabel('Address').fill('quokka');
  const found = dialog.getByRole('list', { name: 'On this site' }).getByRole('button');
  await expect(found).toHaveText([/^Written.*in its text/, /^Not yet.*Draft.*in its text/]);
  expect(await barriers(page, '.link-popover')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(text(page).getByRole('link', { name: 'animals' })).toHaveAttribute('href', '/blog/written');
});

test('Enter takes the first post found, unless what is typed is an address', async ({ page }) => {
  await openWriting(page);
  const dialog = page.getByRole('dialog', { name: 'Add a link' });
  async function link(words: string, typed: string) {
    await page.keyboard.type(words);
    for (let step = 0; step < words.length; step += 1) await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Control+k');
    expect(await markedWords(page)).toEqual([words]);
    await dialog.getByLabel('Address').fill(typed);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('End');
    await page.keyboard.type(' ');
  }
  await link('costs', 'website costs');
  await link('prices', '/pricing');
  await link('far', 'example.com');
  const { length } = await text(page).locator('a').all();
  expect(length).toBe(3);
  const hrefs = await text(page)
    .locator('a')
    .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
  expect(hrefs).toEqual(['/blog/what-a-website-costs', '/pricing', 'https://example.com']);
});

test('a link is asked for at its words, which stay marked, and Escape gives the selection back', async ({
  page,
}) => {
  await openWriting(page);
  await page.keyboard.type('Prices and hours');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Control+k');
  const asked = page.getByRole('dialog', { name: 'Add a link' });
  await expect(asked.getByLabel('Address')).toBeFocused();
  // The page behind it stays: nothing modal is open, and the bar at the words has gone.
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.getByRole('toolbar', { name: 'Selected words' })).toHaveCount(0);
  expect(await markedWords(page)).toEqual(['hours']);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await barriers(page)).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await expect(text(page)).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('hours');
  expect(await markedWords(page)).toEqual([]);

  await test.step('what is no address is said in its place', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(asked.getByRole('alert')).toContainText('Links can lead to http, https, mailto and tel');
    await asked.getByLabel('Address').fill('/hours');
    await page.keyboard.press('Enter');
    await expect(asked).toHaveCount(0);
    await expect(text(page).getByRole('link', { name: 'hours' })).toHaveAttribute('href', '/hours');
  });

  await test.step('a link that is pressed shows where it leads, and the text keeps the focus', async () => {
    await text(page).getByRole('link', { name: 'hours' }).click();
    await expect(page.getByRole('toolbar', { name: 'Link' })).toContainText('/hours');
    await expect(text(page)).toBeFocused();
    expect(await barriers(page, '.link-bar')).toEqual([]);
    await page.keyboard.press('End');
  });

  await test.step('an existing link is read first, and changed or removed', async () => {
    // The caret stands behind its last sign.
    await page.keyboard.press('Control+k');
    const there = page.getByRole('dialog', { name: 'Change the link' });
    await expect(there).toContainText('/hours');
    expect(await markedWords(page)).toEqual(['hours']);
    await expect(there.getByRole('link', { name: 'Open link' })).toBeFocused();
    await there.getByRole('button', { name: 'Change' }).press('Enter');
    await there.getByLabel('Address').fill('example.com');
    await page.keyboard.press('Enter');
    const link = text(page).getByRole('link', { name: 'hours' });
    await expect(link).toHaveAttribute('href', 'https://example.com');
    await expect(text(page)).toHaveText('Prices and hours');
    await page.keyboard.press('Control+k');
    await there.getByRole('button', { name: 'Remove link' }).press('Enter');
    await expect(link).toHaveCount(0);
    await expect(text(page)).toBeFocused();
  });

  await test.step('a press in the text leaves it', async () => {
    await page.keyboard.press('Shift+Home');
    await page.keyboard.press('Control+k');
    await expect(asked).toBeVisible();
    await text(page).click();
    await expect(asked).toHaveCount(0);
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await expect(text(page)).toHaveText('Prices and hours!');
  });
});

test('a post is not offered a link to itself', async ({ page }) => {
  await openWriting(page);
  await page.keyboard.type('What it costs');
  await publish(page);
  const key = (words: string) => page.getByRole('dialog', { name: 'Add a link' }).getByText(words);
  await text(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('w');
  await expect(key('/blog/what-a-website-costs')).toBeVisible();
  await expect(key('/blog/written')).toHaveCount(0);
});

test('words are found and replaced by the keyboard, and one undo takes all of it back', async ({ page }) => {
  await openWriting(page);
  await page.keyboard.type('Rye bread, wheat bread and Bread at six.');
  await page.keyboard.press('Control+f');
  const bar = page.getByRole('search', { name: 'In this text' });
  await page.keyboard.type('bread');
  await expect(bar.getByRole('status')).toHaveText('1 of 3');
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('status')).toHaveText('2 of 3');
  await expect(page.locator('.writing-length')).toContainText('8 words');
  await page.keyboard.press('Shift+Enter');
  await bar.getByRole('button', { name: 'Match case' }).click();
  await expect(bar.getByRole('status')).toHaveText('1 of 2');
  await page.keyboard.press('Control+h');
  await expect(bar.getByLabel('Find')).toBeFocused();
  await bar.getByLabel('Replace with').fill('cake');
  expect(await barriers(page, '.find-bar')).toEqual([]);
  await page.screenshot({ path: 'test-results/find.png' });
  await bar.getByRole('button', { name: 'Replace all' }).click();
  await expect(text(page)).toHaveText('Rye cake, wheat cake and Bread at six.');
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(text(page)).toHaveText('Rye bread, wheat bread and Bread at six.');
});

test('the arrows lead from the title into the text and back, line by line as they are shown', async ({
  page,
}) => {
  await openWriting(page);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('A title that is shown in two lines');
  await title.press('Enter');
  await page.keyboard.type('Street');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Town');
  const caretInTitle = () => title.evaluate((field: HTMLTextAreaElement) => field.selectionStart);

  await page.keyboard.press('ArrowUp');
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(title).toBeFocused();
  expect(await caretInTitle()).toBe(34);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await expect(title, 'it has another line').toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(title).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('Oak ');
  expect(await publish(page)).toBe('<p>Oak Street<br>Town</p>');
});

test('the arrows lead from the title into a block that begins the text', async ({ page }) => {
  await openWriting(page);
  const title = page.getByRole('textbox', { name: 'Title' });
  for (const [typed, block] of [
    ['/table', '.ql-table'],
    ['> [!NOTE] Beside it', '.ql-callout'],
  ] as const) {
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.keyboard.type(typed);
    if (typed === '/table') await page.getByRole('option', { name: 'Table' }).click();
    await title.press('ArrowDown');
    await expect(page.locator(`.ql-editor > ${block}:first-child`)).toBeVisible();
    // There is room for a line above it, first.
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('.ql-editor > p:first-child')).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(title).toBeFocused();
    await expect(page.locator(`.ql-editor > ${block}:first-child`)).toBeVisible();
    await title.press('ArrowDown');
    if (typed === '/table') await page.keyboard.press('Escape');
  }
});

test('quotes and dashes of the title are typographic, and Backspace or one undo bring back what was typed', async ({
  page,
}) => {
  await openWriting(page);
  const title = writing.title(page);
  await title.fill('');
  await page.keyboard.type('She said "rye"');
  await expect(title).toHaveValue('She said “rye”');
  await page.keyboard.press('Backspace');
  await expect(title).toHaveValue('She said “rye"');
  await page.keyboard.press('Backspace');
  await expect(title).toHaveValue('She said “rye');
  await page.keyboard.type("'s -- so...");
  await expect(title).toHaveValue('She said “rye’s – so…');
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('She said “rye’s – so...');
  await page.keyboard.press('Home');
  await page.keyboard.type('"');
  await expect(title).toHaveValue('“She said “rye’s – so...');
  await page.keyboard.type('A');
  await expect(title).toHaveValue('“AShe said “rye’s – so...');
  await draftSaved(page);
  await page.reload();
  await expect(title).toHaveValue('“AShe said “rye’s – so...');
});

test('typographic quotes are turned off in the menu of tools, which this browser remembers', async ({
  page,
}) => {
  await openWriting(page);
  await page.keyboard.type('"On" ');
  await dashboard.button(page, 'More tools').click();
  await page.getByRole('menuitemcheckbox', { name: 'Typographic quotes' }).click();
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('"off"');
  await expect(text(page)).toHaveText('“On” "off"');
  await page.reload();
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' "off"');
  await expect(text(page)).toHaveText('“On” "off" "off"');
});

test('the toolbar of words in the first line stands above them, where there is room', async ({ page }) => {
  await openWriting(page);
  await page.keyboard.type('One line.\nAnother one.');
  const line = text(page).locator('p').first();
  await line.dblclick({ position: { x: 20, y: 12 } });
  const bar = page.getByRole('toolbar', { name: 'Selected words' });
  const [box, words] = [await bar.boundingBox(), await line.boundingBox()];
  expect(box!.y + box!.height).toBeLessThanOrEqual(words!.y + 4);
});
