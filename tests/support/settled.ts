import type { Page } from '@playwright/test';
import type { EarlyInput } from '#app/app/early-input.ts';

/**
 * Waits until the scripts have taken over a document that carries its first render. Before that a link is a plain
 * link: only for tests to which it matters whether the page or the browser follows it.
 */
export async function answering(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as { earlyInput?: EarlyInput }).earlyInput === undefined);
}

/** Waits until the page is whole: its scripts run, its typefaces are there, and all of it is laid out. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await answering(page);
  await page.waitForFunction(() => document.documentElement.dataset.settling === undefined);
  await page.evaluate(() => document.fonts.ready);
}
