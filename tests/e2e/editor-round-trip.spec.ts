import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { projectRoot } from '#server/root.ts';
import { readPosts } from '#server/seed/read-posts.ts';
import { ACCOUNT, expect, test } from '#tests/support/e2e.ts';
import { picture } from '#tests/support/images.ts';

test.use({ alone: true });

const posts = readPosts(join(projectRoot, 'src/content/posts'));
const VIDEO =
  '<div class="video-embed" style="position: relative; height: 0; padding-bottom: 56.25%; overflow: hidden">' +
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="YouTube video" allowfullscreen' +
  ' style="position: absolute; inset: 0; width: 100%; height: 100%; border: 0"></iframe></div>';

async function openPosts(page: Page) {
  await page.goto('dashboard');
  await page.getByLabel(/^Email/).fill(ACCOUNT.email);
  await page.getByLabel(/^Password/).fill(ACCOUNT.password);
  await page.getByRole('button', { name: /sign in|log ?in/i }).click();
  await page.getByRole('tab', { name: /Blog Posts/ }).click();
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openPost(page: Page, title: string) {
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('button', { name: title, exact: true }).click();
  await expect(text(page)).toBeVisible();
}

/** Presses Save and gives the content that was sent. */
async function save(page: Page, method: 'POST' | 'PUT'): Promise<string> {
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === method && sent.url().includes('blog-post')),
    page.getByRole('button', { name: 'Save Post' }).click(),
  ]);
  await expect(text(page)).toHaveCount(0);
  return (request.postDataJSON() as { content: string }).content;
}

/** HTML without the white space that nobody sees: between blocks, and where a source line was broken. */
function asSeen(page: Page, html: string): Promise<string> {
  return page.evaluate((source) => {
    const { body } = new DOMParser().parseFromString(source, 'text/html');
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const node of texts) {
      if (node.parentElement?.closest('pre')) continue;
      node.data = node.data.replace(/\s+/g, ' ');
      const between = node.parentElement?.matches('body, ul, ol, blockquote, table, thead, tbody, tr');
      if (between && node.data === ' ') node.remove();
    }
    return body.innerHTML;
  }, html);
}

/** Changes something and takes it back, so that the editor hands on what it holds. */
async function touch(page: Page) {
  await text(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
}

test('[K9] every demo post leaves the real editor as it came in', async ({ page }) => {
  test.setTimeout(180_000);
  await openPosts(page);
  for (const { title, html } of posts) {
    await openPost(page, title);
    await touch(page);
    const saved = await save(page, 'PUT');
    expect(await asSeen(page, saved), title).toBe(await asSeen(page, html));
  }
});

test('[2.16.04]–[2.16.21] [K9] what every button of the toolbar makes is saved, shown, and edited again', async ({
  page,
}) => {
  await openPosts(page);
  await page.getByRole('button', { name: 'Add Post' }).click();
  const { keyboard } = page;
  const press = (name: string) => tool(page, name).click();
  const choose = async (name: string, value: string) => {
    await page.getByRole('combobox', { name }).selectOption(value);
    await text(page).focus();
  };
  const line = async (words: string) => {
    await keyboard.type(words);
    await keyboard.press('Enter');
  };

  await text(page).click();
  await choose('Heading level', '2');
  await line('A heading');
  for (const [name, word] of [
    ['Bold', 'bold'],
    ['Italic', 'slanted'],
    ['Underline', 'lined'],
    ['Strikethrough', 'struck'],
    ['Inline code', 'code'],
  ] as const) {
    await press(name);
    await keyboard.type(word);
    await press(name);
    await keyboard.type(' ');
  }
  await choose('Text colour', 'sky');
  await choose('Background colour', 'sun');
  await keyboard.type('coloured');
  await choose('Text colour', '');
  await choose('Background colour', '');
  await line('.');
  await press('Numbered list');
  await line('one');
  await press('Increase indent (Ctrl+])');
  await press('Bulleted list');
  await line('inner');
  await keyboard.press('Control+[');
  await press('Numbered list');
  await line('two');
  await keyboard.press('Enter');
  await press('Blockquote');
  await line('quoted');
  await line('twice');
  await keyboard.press('Enter');
  await choose('Alignment', 'center');
  await line('centred');
  await choose('Alignment', '');
  await press('Increase indent (Ctrl+])');
  await line('indented');
  await press('Decrease indent (Ctrl+[)');
  await keyboard.type('A ');
  await press('Link');
  await page.getByRole('textbox', { name: 'Address' }).fill('/pricing');
  await page.getByRole('button', { name: 'Add Link' }).click();
  await line(' to read.');
  await press('Code block');
  await line('if (a < b) {');
  await keyboard.type('}');
  await page.getByRole('combobox', { name: 'Code language' }).selectOption('js');
  await text(page).focus();
  await keyboard.press('Control+End');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await press('Add YouTube Video');
  await page.getByRole('textbox', { name: 'YouTube URL' }).fill('https://youtu.be/dQw4w9WgXcQ');
  await press('Embed Video');
  await page.getByLabel('Images to insert').setInputFiles({
    name: 'square.png',
    mimeType: 'image/png',
    buffer: await picture(8, 8).png().toBuffer(),
  });
  await expect(text(page).getByRole('img')).toHaveCount(1);
  await text(page).locator('img').click();
  await press('Image');
  await page.getByRole('textbox', { name: 'Description' }).last().fill('A plain square');
  await press('Save Description');

  await page.getByLabel(/^Title/).fill('Every button');
  await page.getByLabel(/^Excerpt/).fill('What the toolbar makes.');
  await page
    .getByRole('dialog')
    .getByLabel(/^Category/)
    .selectOption('Design');
  const saved = await save(page, 'POST');
  expect(saved.replace(/\/uploads\/[\w-]+\.webp/, '/uploads/x.webp').split('\n')).toEqual([
    '<h2>A heading</h2>',
    '<p><strong>bold</strong> <em>slanted</em> <u>lined</u> <s>struck</s> <code>code</code>' +
      ' <span class="ql-color-sky"><span class="ql-bg-sun">coloured</span></span>.</p>',
    '<ol><li>one<ul><li>inner</li></ul></li><li>two</li></ol>',
    '<blockquote>',
    '<p>quoted</p>',
    '<p>twice</p>',
    '</blockquote>',
    '<p class="ql-align-center">centred</p>',
    '<p class="ql-indent-1">indented</p>',
    '<p>A <a href="/pricing">/pricing</a> to read.</p>',
    '<pre><code class="language-js">if (a &lt; b) {',
    '}',
    '</code></pre>',
    VIDEO,
    '<p><img src="/uploads/x.webp" alt="A plain square" width="8" height="8"></p>',
  ]);

  await openPost(page, 'Every button');
  await touch(page);
  expect(await save(page, 'PUT')).toBe(saved);

  await page.goto('blog/every-button');
  const article = page.locator('.prose').first();
  for (const words of ['bold', 'slanted', 'coloured', 'inner', 'twice', 'centred', 'indented']) {
    await expect(article.getByText(words, { exact: true }).first()).toBeVisible();
  }
  await expect(article.getByText('centred', { exact: true })).toHaveCSS('text-align', 'center');
  await expect(article.getByText('indented', { exact: true })).not.toHaveCSS('padding-left', '0px');
  await expect(article.getByRole('link', { name: '/pricing' })).toHaveAttribute(
    'href',
    /\/shingle\/pricing$/,
  );
  await expect(article.getByRole('img', { name: 'A plain square' })).toBeVisible();
  await expect(article.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect(article.getByRole('button', { name: /Play video/ })).toBeVisible();
  await expect(article.locator('iframe')).toHaveCount(0);
});

test('[2.16.01] [9.4.01] [2.16.22] [9.4.11] the editor in its place', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPosts(page);
  await openPost(page, posts.find(({ html }) => html.includes('language-js'))?.title ?? '');
  expect((await page.locator('.ql-container').boundingBox())?.height).toBe(400);

  const block = page.locator('.ql-code-block-container').first();
  await block.getByRole('button', { name: 'Copy' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  const lines = await block.locator('.ql-code-block').allTextContents();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lines.join('\n'));

  await tool(page, 'Video').click();
  await page.getByRole('textbox', { name: 'YouTube URL' }).fill('https://youtu.be/dQw4w9WgXcQ');
  await page.keyboard.press('Enter');
  const video = await text(page).locator('.ql-video').boundingBox();
  expect((video?.height ?? 0) / (video?.width ?? 1)).toBeCloseTo(0.5625, 2);
});

test('the toolbar and the text are reached and left by keyboard', async ({ page }) => {
  await openPosts(page);
  await page.getByRole('button', { name: 'Add Post' }).click();
  await expect(text(page)).toBeVisible();
  await page.getByLabel(/^Excerpt/).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Heading level' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Bold')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('bold');
  await expect(text(page).locator('strong')).toHaveText('bold');
  await page.keyboard.press('Tab');
  await expect(text(page)).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tool(page, 'Add YouTube Video')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Embed YouTube Video' })).toHaveCount(0);
  await expect(tool(page, 'Add YouTube Video')).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the editor has no barrier that axe finds, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openPosts(page);
    await openPost(page, posts.find(({ html }) => html.includes('language-js'))?.title ?? '');
    await expect(page.locator('.hljs-keyword').first()).toBeVisible();
    const found = await new AxeBuilder({ page }).include('.rich-text-editor').analyze();
    expect(found.violations).toEqual([]);
    await tool(page, 'Add YouTube Video').click();
    const dialog = await new AxeBuilder({ page }).include('dialog[open]').analyze();
    expect(dialog.violations).toEqual([]);
  });
}

test('[5.61] [5.65] a very long text is pasted while the window goes on answering', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPosts(page);
  await page.getByRole('button', { name: 'Add Post' }).click();
  await text(page).click();
  const words = Array.from(
    { length: 30_000 },
    (_, index) => `word ${index}${index % 40 === 39 ? '\n' : ''}`,
  ).join(' ');
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), words);
  // A window that hung until the end would draw nothing between the first words and the last.
  const framesMeanwhile = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let frames = 0;
        function beat() {
          const written = document.querySelector('.ql-editor')?.textContent ?? '';
          if (written.includes('word 29999')) resolve(frames);
          else requestAnimationFrame(beat);
          if (written.includes('word 0')) frames += 1;
        }
        requestAnimationFrame(beat);
      }),
  );
  await page.keyboard.press('Control+v');
  expect(await framesMeanwhile).toBeGreaterThan(5);
  expect((await text(page).innerText()).replace(/\s+/g, ' ').trim()).toBe(words.replace(/\s+/g, ' ').trim());
  await text(page).focus();
  await page.keyboard.press('Control+z');
  await expect(text(page)).toHaveText('');
});
