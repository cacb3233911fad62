import type { Page } from '@playwright/test';
import { answering, expect, holdScripts, test } from '#tests/support/e2e.ts';

const POST = 'blog/email-on-your-own-domain';

/** The scripts a page fetches by which an author's HTML is sanitised and code is coloured. */
function watchTools(page: Page): string[] {
  const tools: string[] = [];
  page.on('request', (request) => {
    const [, name] = /assets\/(rich-text|highlight-code)-/.exec(request.url()) ?? [];
    if (name !== undefined) tools.push(name);
  });
  return tools;
}

test.describe('a post’s text', () => {
  test('[D29] comes coloured with its document, whose page fetches no tools for it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    const tools = watchTools(page);
    const release = await holdScripts(page);
    await page.goto(POST, { waitUntil: 'commit' });
    const word = page.locator('article pre [class^=hljs-]').first();
    await expect(word).toBeVisible();
    const before = await page.locator('[data-rich-text]').innerHTML();
    release();
    await answering(page);
    await expect(page.locator('article pre').first()).toBeVisible();
    const after = await page.locator('[data-rich-text]').innerHTML();
    // What is wide can be scrolled by keyboard by now, and what was below the screen is laid out.
    expect(after.replaceAll(/ (tabindex|style)="[^"]*"/g, '')).toBe(before);
    await page.locator('article').getByRole('button', { name: 'Copy' }).first().click();
    await expect(page.locator('article').getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(tools).toEqual([]);
  });

  test('[5.71] [D29] is sanitised and coloured in the browser when the post is opened from another page', async ({
    page,
  }) => {
    const tools = watchTools(page);
    await page.goto('blog');
    await answering(page);
    await page.locator('a[href$="/email-on-your-own-domain"]').first().click();
    await expect(page.locator('article pre [class^=hljs-]').first()).toBeVisible();
    expect(tools.sort()).toEqual(['highlight-code', 'rich-text']);
  });

  test('is the other post’s after a way from one to another, and its own again on the way back', async ({
    page,
  }) => {
    await page.goto(POST);
    await answering(page);
    const text = page.locator('[data-rich-text]');
    const first = await text.innerText();
    await page.locator('header').getByRole('link', { name: 'Blog' }).first().click();
    await page.locator('a[href$="/what-a-website-costs"]').first().click();
    await expect(text).toContainText('One example, taken apart');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${POST}$`));
    await expect(text).toBeVisible();
    expect(await text.innerText()).toBe(first);
  });
});
