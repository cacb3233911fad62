import type { Page } from '@playwright/test';
import { expect } from './e2e.ts';
import { picture } from './images.ts';
import { dashboard } from './owner-dashboard.ts';

const VIDEO =
  '<div class="video-embed" style="position: relative; height: 0; padding-bottom: 56.25%; overflow: hidden">' +
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="YouTube video" allowfullscreen' +
  ' style="position: absolute; inset: 0; width: 100%; height: 100%; border: 0"></iframe></div>';

/** The HTML that `writeEveryFormat` produces, line by line; an uploaded image is named x.webp. */
export const EVERY_FORMAT = [
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
];

export function withPlainImageNames(html: string): string {
  return html.replace(/\/uploads\/[\w-]+\.webp/, '/uploads/x.webp');
}

/** Uses every button of the toolbar in the empty editor of the open post. */
export async function writeEveryFormat(page: Page): Promise<void> {
  const { keyboard } = page;
  const text = dashboard.text(page);
  const press = (name: string) => dashboard.button(page, name).click();
  const choose = async (name: string, value: string) => {
    await page.getByRole('combobox', { name }).selectOption(value);
    await text.focus();
  };
  const line = async (words: string) => {
    await keyboard.type(words);
    await keyboard.press('Enter');
  };

  await text.click();
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
  await choose('Text color', 'sky');
  await choose('Background color', 'sun');
  await keyboard.type('coloured');
  await choose('Text color', '');
  await choose('Background color', '');
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
  await page.getByRole('button', { name: 'Add link' }).click();
  await line(' to read.');
  await press('Code block');
  await line('if (a < b) {');
  await keyboard.type('}');
  await page.getByRole('combobox', { name: 'Code language' }).selectOption('js');
  await text.focus();
  await keyboard.press('Control+End');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await press('Add YouTube Video');
  await page.getByRole('textbox', { name: 'YouTube URL' }).fill('https://youtu.be/dQw4w9WgXcQ');
  await press('Embed Video');
  await addImage(page);
  await text.locator('img').click();
  await press('Image');
  await page.getByRole('textbox', { name: 'Description' }).last().fill('A plain square');
  await press('Save Description');
}

async function addImage(page: Page): Promise<void> {
  await page.getByLabel('Images to insert').setInputFiles({
    name: 'square.png',
    mimeType: 'image/png',
    buffer: await picture(8, 8).png().toBuffer(),
  });
  await expect(dashboard.text(page).getByRole('img')).toHaveCount(1);
}
