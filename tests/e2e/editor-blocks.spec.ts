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

test.use({ alone: true });

/** One of every block, as it is saved. */
const BLOCKS = [
  '<p>Before<a href="#fn-1">1</a></p>',
  '<div class="callout callout-tip">\n<p>Ask <strong>first</strong>.</p>\n<p>Twice.</p>\n</div>',
  '<div class="callout callout-warning">\n<p>Hot.</p>\n</div>',
  '<p><img src="/artwork/covers/forms-people-finish.svg" alt="A drawing" title="What is seen" width="1200" height="675"></p>',
  '<p><img src="/artwork/covers/forms-people-finish.svg" alt="" class="decorative"></p>',
  '<pre><code class="language-ts+numbers" title="server/app.ts">const a = 1;\n\nconst b = 2;\n</code></pre>',
  '<table>\n<thead>\n<tr><th>Bread</th><th class="ql-align-center">Kind</th></tr>\n</thead>\n<tbody>\n' +
    '<tr><td>Rye</td><td class="ql-align-center"><em>dark</em></td></tr>\n</tbody>\n</table>',
  '<hr>',
  '<p>After</p>',
  '<ol><li>The note, with <em>words</em>.</li></ol>',
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

test('every block goes from the editor to the visitor and back as it was', async ({ page }) => {
  await signIn(page, 'posts');
  await addPost(page);
  await describePost(page, 'Every block');
  await pasteBlocks(page, BLOCKS);
  expect(await savePost(page)).toBe(BLOCKS);

  const dashboardUrl = page.url();
  await page.goto('blog/every-block');
  const text = page.locator('[data-rich-text]');
  const callouts = text.getByRole('note');
  await expect(callouts.first()).toHaveText(/^Tip\s*Ask first\.\s*Twice\.\s*$/);
  await expect(callouts.last()).toHaveText(/^Warning\s*Hot\.\s*$/);
  await expect(
    text.getByRole('figure').filter({ has: page.getByRole('img', { name: 'A drawing' }) }),
  ).toHaveText('What is seen');
  await expect(text.locator('.code-block figcaption')).toContainText('server/app.ts · TypeScript');
  await expect(text.locator('td.ql-align-center')).toHaveCSS('text-align', 'center');
  await expect(text.locator('.notes li')).toContainText('The note, with words.');

  await page.goto(dashboardUrl);
  await editPost(page, 'Every block');
  await touchText(page);
  expect(await savePost(page)).toBe(BLOCKS);
});
