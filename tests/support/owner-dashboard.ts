import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page, Request } from '@playwright/test';
import { ACCOUNT, expect } from './e2e.ts';
import { postInput } from './factories.ts';

/** Opens the dashboard, optionally at a tab ('posts'), and signs in. */
export async function signIn(page: Page, tab?: string): Promise<void> {
  await page.goto(`dashboard${tab === undefined ? '' : `?tab=${tab}`}`);
  await page.getByLabel(/^Email/).fill(ACCOUNT.email);
  await fillPassword(page);
  await page.getByRole('tab').first().waitFor();
}

/** Signs in when the email address is filled in already. */
export async function fillPassword(page: Page): Promise<void> {
  await page.getByLabel(/^Password/).fill(ACCOUNT.password);
  await page.keyboard.press('Enter');
}

/** Locators that the dashboard's tests share. */
export const dashboard = {
  postModal: (page: Page): Locator => page.getByRole('dialog', { name: /^(Add|Edit) Post$/ }),
  title: (page: Page): Locator => page.getByRole('textbox', { name: 'Title', exact: true }),
  text: (page: Page): Locator => page.getByRole('textbox', { name: 'Content' }),
  button: (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true }),
  question: (page: Page): Locator => page.getByRole('alertdialog'),
};

/** The menu of a row, by what the row is of. */
export const rowMenu = (page: Page, of: string): Locator => dashboard.button(page, `More: ${of}`);

/** The first row of a post that visitors can read. */
export function publishedRow(page: Page): Locator {
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: /^View: / }) })
    .first();
}

/** Opens the menu of a row and chooses from it, by the pointer. */
export async function chooseInMenu(page: Page, menu: Locator | string, item: string): Promise<void> {
  await (typeof menu === 'string' ? rowMenu(page, menu) : menu).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** The same by keyboard alone, from the menu's button, which has the focus. */
export async function chooseByKeys(page: Page, item: string): Promise<void> {
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  const all = await items.allInnerTexts();
  const at = all.findIndex((text) => text.startsWith(item));
  expect([item, at]).not.toEqual([item, -1]);
  for (let step = 1; step <= at; step += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(step)).toBeFocused(); // the menu moves the focus a moment later
  }
  await page.keyboard.press('Enter');
}

export async function addPost(page: Page): Promise<void> {
  await dashboard.button(page, 'Add Post').click();
  await expect(dashboard.text(page)).toBeVisible();
}

/** Opens the post with exactly this title. */
export async function editPost(page: Page, title: string): Promise<void> {
  await page.getByRole('searchbox').fill(title);
  await dashboard.button(page, title).click();
  await expect(dashboard.text(page)).toBeVisible();
}

/** Fills in a post's required fields, except its text. */
export async function describePost(page: Page, title: string): Promise<void> {
  const modal = dashboard.postModal(page);
  await dashboard.title(page).fill(title);
  await modal.getByLabel('Excerpt').fill(`What ${title} is about.`);
  await modal.getByLabel('Category').selectOption({ label: 'Design' });
}

/** Changes the text and reverts it, so that the editor reports its content. */
export async function touchText(page: Page): Promise<void> {
  await dashboard.text(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
}

/** Presses Save and waits until the modal has closed. @returns the content that was sent */
export async function savePost(page: Page): Promise<string> {
  const [request] = await Promise.all([
    page.waitForRequest((sent) => /(create|update)-blog-post/.test(sent.url())),
    dashboard.button(page, 'Save Post').click(),
  ]);
  await expect(dashboard.postModal(page)).toHaveCount(0);
  return (request.postDataJSON() as { content: string }).content;
}

/** Calls the API as a visitor, from the page's own origin. */
export async function sendAsVisitor(page: Page, script: string, data: object): Promise<void> {
  const answer = await page.request.post(new URL(`api/${script}`, page.url()).href, { data });
  expect([script, answer.status()]).toEqual([script, 200]);
}

/** The requests of a page from now on, except for its static files. */
export interface Calls {
  /** The requested URLs. */
  made: string[];
  /** Waits until none of them is pending. */
  answered: () => Promise<void>;
}

export function watchCalls(page: Page): Calls {
  const made: string[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) return;
    made.push(request.url());
    underWay.add(request);
  });
  page.on('requestfinished', (request) => void underWay.delete(request));
  page.on('requestfailed', (request) => void underWay.delete(request));
  return { made, answered: () => expect.poll(() => underWay.size).toBe(0) };
}

/** Waits until the open tab shows its data. */
export async function tabShown(page: Page, calls: Calls): Promise<void> {
  await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
  await calls.answered();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
}

/** The violations that axe finds in the page, or in a part of it: the failing elements by rule. */
export async function barriers(page: Page, part?: string): Promise<[string, string[]][]> {
  // A color halfway between two is none of the page's.
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  // A newsletter is shown in a frame without scripts, so that axe can't run in it.
  const axe = new AxeBuilder({ page }).exclude('iframe[sandbox]');
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** Makes posts by the site's API, as who is signed in on the page. */
export async function makePosts(page: Page, ...posts: Record<string, unknown>[]): Promise<void> {
  for (const post of posts) {
    const token = await page.evaluate(() => localStorage.getItem('auth_token'));
    const answer = await page.request.post(new URL('api/create-blog-post.php', page.url()).href, {
      data: postInput(post),
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(answer.status()).toBe(200);
  }
}
