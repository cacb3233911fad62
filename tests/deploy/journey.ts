import { type Browser, chromium, type Page } from 'playwright';
import { expect as playwrightExpect } from '@playwright/test';
import { MIN_FILL_TIME_MS } from '#shared/limits.ts';
import { BROWSER_ARGUMENTS, findBrowser } from '#tests/support/browser.ts';
import { watchTroubles } from '#tests/support/troubles.ts';
import type { Report } from './report.ts';
import { OWNER } from './site.ts';

/** A busy machine is no failure. */
const expect = playwrightExpect.configure({ timeout: 30_000 });

/** A browser for which the site's name is this machine. */
export async function openBrowser(name: string): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    args: [...BROWSER_ARGUMENTS, `--host-resolver-rules=MAP ${name} 127.0.0.1`],
    ...(executablePath === null ? {} : { executablePath }),
  });
}

interface Journey {
  browser: Browser;
  /** The site's whole address, as SITE_URL has it. */
  siteUrl: string;
  /** An image to upload; null to leave that out. */
  image: string | null;
}

/** What a visitor and the owner do, in a browser, through the proxy. */
export async function checkJourney(report: Report, where: string, journey: Journey): Promise<void> {
  const { browser, siteUrl, image } = journey;
  const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: `${siteUrl}/` });
  const page = await context.newPage();
  const troubles = watchTroubles(page);
  const step = (what: string, walk: () => Promise<string>) =>
    report.check(where, what, async () => {
      const note = await walk().catch(async (error: unknown) => {
        throw new Error(`${String(error)}\n${page.url()} shows:\n${await page.innerText('body')}`);
      });
      const found = troubles.splice(0);
      if (found.length > 0) throw new Error(found.join('; '));
      return note;
    });

  await step('browser: home', () => home(page));
  await step('browser: a post', () => post(page, siteUrl));
  await step('browser: a booking', () => booking(page));
  await step('browser: sign-in', () => signIn(page));
  if (image !== null) await step('browser: an upload', () => upload(page, siteUrl, image));
  await context.close();
}

async function home(page: Page): Promise<string> {
  const answer = await page.goto('');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const image = page.locator('main img').first();
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  return page.title();
}

/** From the menu to the blog, without a new document, and on to a post; then the post's own address. */
async function post(page: Page, siteUrl: string): Promise<string> {
  await page.getByRole('navigation').first().getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(`${siteUrl}/blog`);
  await page
    .getByRole('link', { name: /read more/i })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`^${siteUrl}/blog/.`));
  const answer = await page.reload();
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(page.url());
  return new URL(page.url()).pathname;
}

async function booking(page: Page): Promise<string> {
  await page.goto('consultation');
  await page.waitForLoadState('networkidle');
  const day = page.getByRole('radio', { name: /20\d\d|day/i }).last();
  await day.check({ force: true });
  await page.getByRole('radio', { name: /^10:00 AM/ }).check({ force: true });
  await page.getByLabel(/name/i).fill('Ana');
  // Key by key: whoever is done sooner than a person could be is suspected of spam, and listed apart.
  await page.getByLabel(/email/i).pressSequentially('ana@example.com', { delay: MIN_FILL_TIME_MS / 10 });
  await page
    .getByRole('button', { name: /schedule|book/i })
    .last()
    .click();
  await expect(page.getByRole('button', { name: 'Schedule Another Consultation' })).toBeVisible();
  return '';
}

/** The session outlives the page: the cookie, too, holds under this address. */
async function signIn(page: Page): Promise<string> {
  await page.goto('dashboard?tab=consultations');
  await page.getByLabel(/^Email/).fill(OWNER.email);
  await page.getByLabel(/^Password/).fill(OWNER.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('ana@example.com').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('ana@example.com').first()).toBeVisible();
  const cookies = await page.context().cookies();
  return cookies
    .map(({ name, path, secure }) => `${name}; Path=${path}${secure ? '; Secure' : ''}`)
    .join(', ');
}

/** Writes a post with a featured image, and looks at it the way a visitor does. */
async function upload(page: Page, siteUrl: string, image: string): Promise<string> {
  await page.goto('dashboard?tab=posts');
  await page.getByRole('button', { name: 'Add Post', exact: true }).click();
  const modal = page.getByRole('dialog', { name: 'Add Post' });
  const answered = page.waitForResponse('**/upload-image.php');
  await modal.getByLabel('Featured Image').and(page.locator('input')).setInputFiles(image);
  const answer = await answered;
  const { filepath = '' } = (await answer.json()) as { filepath?: string };
  expect([answer.status(), filepath]).toEqual([200, expect.stringMatching(/^\/uploads\/.+\.webp$/)]);
  await modal.getByLabel('Title', { exact: true }).fill('Eight megabytes');
  await modal.getByLabel('Excerpt').fill('What a camera makes.');
  await modal.getByLabel('Category').selectOption({ label: 'Design' });
  await page.getByRole('textbox', { name: 'Content' }).fill('A picture.');
  await page.getByRole('button', { name: 'Save Post', exact: true }).click();
  await expect(modal).toHaveCount(0);

  await page.goto('blog/eight-megabytes');
  const shown = page.locator('main img[src*="/uploads/"]').first();
  await expect
    .poll(() => shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  const source = await shown.evaluate((picture: HTMLImageElement) => picture.currentSrc);
  expect(source.startsWith(`${siteUrl}/uploads/`)).toBe(true);
  return new URL(source).pathname;
}
