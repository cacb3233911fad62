/**
 * `npm run emails [folder] [content]`: writes every email as HTML, as text, and as it looks in Chromium at 390 and 700
 * pixels in both themes. The content is src/content unless another one is named, such as tests/content/lisbon.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { projectRoot } from '#server/root.ts';
import { BROWSER_ARGUMENTS, findBrowser } from './browser.ts';
import { emailsOf } from './emails-of.ts';

const [folder = join(projectRoot, 'data/emails'), content] = process.argv.slice(2);
const { sampleDocuments, sampleEmails } = await emailsOf(content);
await mkdir(folder, { recursive: true });
for (const [name, { text }] of await sampleEmails()) await writeFile(join(folder, `${name}.txt`), text);
const documents = await sampleDocuments();
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: BROWSER_ARGUMENTS,
  ...(executablePath === null ? {} : { executablePath }),
});
try {
  for (const [name, html] of documents) {
    const file = join(folder, `${name}.html`);
    await writeFile(file, html);
    for (const width of [390, 700]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
        await page.goto(pathToFileURL(file).href);
        await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
        await page.close();
      }
    }
  }
} finally {
  await browser.close();
}
console.log(`${[...documents.keys()].join(', ')}: in ${folder}`);
