import type { Page } from '@playwright/test';
import { expect } from './e2e.ts';
import { picture } from './images.ts';

/** The parts of the page for writing. */
export const writing = {
  title: (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true }),
  text: (page: Page) => page.getByRole('textbox', { name: 'Content' }),
  bar: (page: Page) => page.locator('.writing-bar'),
  /** The line below the title. */
  meta: (page: Page) => page.locator('.writing-meta'),
  state: (page: Page) => page.locator('.writing-state'),
  /** Lines below the bar: of other windows, and of what is on the page. */
  lines: (page: Page) => page.locator('.writing-elsewhere'),
  settings: (page: Page) => page.getByRole('dialog', { name: 'Settings' }),
  open: (page: Page) => page.getByRole('button', { name: 'Settings', exact: true }).click(),
  button: (page: Page, name: string) => page.getByRole('button', { name, exact: true }),
};

/** Begins a new post on a whole page. */
export async function beginWriting(page: Page, title: string, text: string): Promise<void> {
  await page.goto('dashboard/write');
  await writing.title(page).fill(title);
  await writing.title(page).press('Enter');
  await page.keyboard.type(text);
}

/** Chooses a picture of 40 by 30 pixels for the text, below the line of the caret. */
export async function addPicture(page: Page): Promise<void> {
  await page.getByLabel('Images for new blocks').setInputFiles({
    name: 'oven.png',
    mimeType: 'image/png',
    buffer: await picture(40, 30).png().toBuffer(),
  });
}

/** Writes at the end of the text. */
export async function writeOn(page: Page, text: string): Promise<void> {
  await writing.text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

/** Waits until the site has all that is on the page. */
export async function draftSaved(page: Page): Promise<void> {
  await expect(writing.state(page)).toContainText(/(Draft|Not yet (online|updated)), saved/, {
    timeout: 20_000,
  });
}

/** Fills in what a post has to have, in the settings. */
export async function settle(page: Page): Promise<void> {
  await writing.open(page);
  await writing.settings(page).getByLabel('Category').selectOption({ label: 'Design' });
  await writing.settings(page).getByLabel('Excerpt').fill('What it is about.');
  await page.keyboard.press('Escape');
  await expect(writing.settings(page)).toBeHidden();
}

/** The list that the page's one button opens. */
export const lastLook = (page: Page) => page.getByRole('dialog', { name: /^Before (publishing|updating)$/ });

/** Presses the page's one button, and the one of the list that it opens. */
export async function press(page: Page, button: 'Publish' | 'Update' | 'Schedule'): Promise<void> {
  await writing.bar(page).getByRole('button', { name: button, exact: true }).click();
  await lastLook(page).getByRole('button', { name: button, exact: true }).click();
}

/** The same, until it is done. */
export async function publish(
  page: Page,
  button: 'Publish' | 'Update' | 'Schedule',
  done: string,
): Promise<void> {
  await press(page, button);
  await expect(writing.state(page)).toContainText(done);
}

/** Updates a post in which nothing is new that is worth a look: that asks nothing. */
export async function update(page: Page): Promise<void> {
  await writing.bar(page).getByRole('button', { name: 'Update', exact: true }).click();
  await expect(writing.state(page)).toContainText('Updated');
}

/** Publishes a new post with the settings it has to have. @returns the content that was sent */
export async function publishText(page: Page): Promise<string> {
  await settle(page);
  return sentBy(page, () => press(page, 'Publish'));
}

/** The content that is sent to the site when this is done. */
export async function sentBy(page: Page, act: () => Promise<void>): Promise<string> {
  const [request] = await Promise.all([
    page.waitForRequest((sent) => /(?:create|update)-blog-post/.test(sent.url())),
    act(),
  ]);
  await expect(writing.bar(page).getByRole('button', { name: 'Update', exact: true })).toBeVisible();
  return (request.postDataJSON() as { content: string }).content;
}
