import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { signIn } from '#tests/support/owner-dashboard.ts';
import { addPicture, beginWriting, draftSaved, writing } from '#tests/support/writing-page.ts';

test.use({ alone: true });

const PARAGRAPHS = 300;

/** Does something. @returns of how many elements styles were worked out at a time, at most */
async function mostRestyled(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const trace = JSON.parse(String(await browser?.stopTracing())) as {
    traceEvents: { name: string; args?: { elementCount?: number } }[];
  };
  const counts = trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0);
  expect(counts.length).toBeGreaterThan(0);
  return Math.max(...counts);
}

test('what is typed into a long text, and what is said of it, draws the text around it no second time', async ({
  page,
}) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'A long text', '');
  const lines = Array.from({ length: PARAGRAPHS }, (_, at) => `<p>The ${at + 1}th paragraph of it.</p>`);
  await writing.text(page).evaluate((text, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, lines.join(''));
  await expect(writing.text(page)).toContainText(`The ${PARAGRAPHS}th paragraph`, { timeout: 20_000 });
  await draftSaved(page);

  const most = await mostRestyled(page, async () => {
    await page.keyboard.type(' And a few words');
    await page.keyboard.press('Enter');
    await expect(writing.state(page)).not.toContainText('Draft, saved');
    await draftSaved(page);
    await page.mouse.move(300, 300);
    await page.mouse.move(340, 330);
    await page.keyboard.type(' and some');
  });
  expect(most).toBeLessThan(PARAGRAPHS / 2);
});

test('a caption has typographic quotes, as the text has, and headings have keys', async ({ page }) => {
  await signIn(page, 'posts');
  await beginWriting(page, 'Signs', "In the '90s");
  await expect(writing.text(page)).toHaveText('In the ’90s');
  await page.keyboard.press('Control+Alt+3');
  await expect(writing.text(page).locator('h3')).toHaveText('In the ’90s');
  await page.keyboard.press('Control+Alt+0');
  await expect(writing.text(page).locator('h3')).toHaveCount(0);
  await addPicture(page);
  const caption = page.getByRole('textbox', { name: 'Caption' });
  await caption.focus();
  await page.keyboard.type('The "old" oven');
  await expect(caption).toHaveValue('The “old” oven');
  await page.keyboard.press('Enter');
  await caption.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' "');
  await page.keyboard.press('Backspace');
  await expect(caption).toHaveValue('The “old” oven "');
});
