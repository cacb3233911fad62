import type { Page } from '@playwright/test';
import { answering, expect, holdScripts, test } from '#tests/support/e2e.ts';
import { RENDERED_PAGES } from '#tests/support/public-pages.ts';

/** The site at its sub-folder, and at the root under a name of this machine that is not localhost. */
const BASES = {
  '[2.1.17] below the sub-folder': (origin: string) => `${origin}/shingle/`,
  '[2.1.16] at the root': (origin: string) => `${origin.replace('127.0.0.1', 'wren.localhost')}/`,
};

for (const [place, baseOf] of Object.entries(BASES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${place}, ${colorScheme}, the first render`, () => {
      test.use({ colorScheme, timezoneId: 'Asia/Tokyo' });

      test('is taken over as it stands, on every page', async ({ page, site, troubles }) => {
        for (const address of RENDERED_PAGES) {
          const calls: string[] = [];
          page.on('request', (request) => {
            if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
          });
          await page.goto(baseOf(site.origin) + address, { waitUntil: 'commit' });
          await page.locator('main h1').evaluate((heading) => heading.setAttribute('data-first', ''));
          await answering(page);
          await expect(page.locator('main h1[data-first]'), address).toHaveCount(1);
          expect(troubles, address).toEqual([]);
          expect(
            calls.filter((path) => !path.endsWith('availability.php')),
            address,
          ).toEqual([]);
          page.removeAllListeners('request');
        }
      });
    });
  }
}

/** What the document says of itself. */
function headOf(page: Page) {
  return page.evaluate(() => [
    document.title,
    ...[...document.querySelectorAll('meta[name=description], meta[name=robots], link[rel=canonical]')].map(
      (element) => element.outerHTML,
    ),
  ]);
}

test.describe('the first render', () => {
  test('keeps the title a post has for search engines, and what else the server knows', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('blog/email-on-your-own-domain/', { waitUntil: 'commit' });
    await expect(page).toHaveTitle(/^SPF, DKIM and DMARC explained/);
    await page.locator('footer').waitFor();
    const head = await headOf(page);
    release();
    await answering(page);
    expect(await headOf(page)).toEqual(head);
    await page.getByRole('link', { name: 'About' }).first().click();
    await expect(page).toHaveTitle(/^About \|/);
  });

  test('would be reported if it were another page’s', async ({ page, troubles }) => {
    await page.route('**/shingle/about', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<main[^>]*>[\s\S]*?<h1[^>]*>)[^<]*/, '$1Another page');
      await route.fulfill({ response, body });
    });
    await page.goto('about');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Another page');
    expect(troubles.join('\n')).toContain('The first render was not this page');
    troubles.length = 0;
  });

  test('has the chosen theme before any script of the page has come', async ({ page }) => {
    await page.goto('');
    await answering(page);
    await page.getByRole('button', { name: 'Switch to dark theme' }).first().click();
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await paper()).toBe('rgb(21, 19, 15)');
    release();
    await expect(page.getByRole('button', { name: 'Switch to light theme' }).first()).toBeVisible();
    expect(await paper()).toBe('rgb(21, 19, 15)');
  });

  for (const path of ['', 'pricing', 'blog/what-a-website-costs', 'dashboard']) {
    test(`the typefaces come to /${path}`, async ({ page }) => {
      await page.goto(path);
      // The italics come only to a page that shows some, once they are laid out.
      const arrived = () =>
        [...document.fonts]
          .filter(
            ({ family, style, status }) =>
              /Variable/.test(family) && style === 'normal' && status === 'loaded',
          )
          .map(({ family }) => family);
      await expect.poll(() => page.evaluate(arrived)).toHaveLength(2);
    });
  }

  test('lays out what is on the screen first, and the rest once the page has settled', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('', { waitUntil: 'commit' });
    const footer = page.locator('footer > *').first();
    const isLaidOut = () => footer.evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(false);
    release();
    await page.locator('html:not([data-settling])').waitFor();
    expect(await isLaidOut()).toBe(true);
  });

  test('is completed also where the browser does not tell of a paint', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await page.goto('about');
    const stylesheet = page.locator('head > link[rel=stylesheet]');
    await expect(stylesheet).toHaveCount(0);
    await page.clock.fastForward(5_000);
    await expect(stylesheet).toHaveCount(1);
    await answering(page);
  });

  test('asks for the pictures further down and the web manifest after the first paint', async ({ page }) => {
    await page.goto('portfolio');
    await answering(page);
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/shingle/site.webmanifest');
    const pictures = page.locator('main img[loading=lazy]');
    await expect
      .poll(() => pictures.first().evaluate((picture: HTMLImageElement) => picture.complete))
      .toBe(true);
    const early = await page.evaluate(() => {
      const painted = performance.getEntriesByType('paint')[0]?.startTime ?? 0;
      const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < painted);
      return files.map(({ name }) => name).filter((name) => /artwork/.test(name));
    });
    expect(early).toHaveLength(1);
    expect(await pictures.count()).toBeGreaterThan(2);
    await expect(pictures.first()).toHaveCSS('translate', 'none');
  });

  test('settles also where the browser does not tell when it is idle', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'requestIdleCallback');
    });
    await page.goto('');
    await page.locator('html:not([data-settling])').waitFor();
    expect(await page.evaluate(() => 'requestIdleCallback' in window)).toBe(false);
  });

  test('is laid out whole for who comes back to a place in it, or by a link to one', async ({ page }) => {
    const waiting = page.locator('html[data-settling]');
    const release = await holdScripts(page);
    await page.goto('support#faq', { waitUntil: 'commit' });
    await page.locator('footer').waitFor({ state: 'attached' });
    await expect(waiting).toHaveCount(0);
    release();
    await answering(page);
    await page.reload({ waitUntil: 'commit' });
    await page.locator('footer').waitFor({ state: 'attached' });
    await expect(waiting).toHaveCount(0);
  });

  test('has its scripts run one after the other, so that React has a task of its own', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('about', { waitUntil: 'commit' });
    const running = page.locator('script[type=module]').last();
    await expect(running).toHaveAttribute('src', /\/react-/);
    release();
    await answering(page);
    await expect(running).toHaveAttribute('src', /\/index-/);
  });

  test('can be missing: the page is then drawn by its scripts', async ({ page }) => {
    await page.route('**/shingle/blog', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const entry = /data-modules="(?:[^" ]+ )*([^" ]+)"/.exec(html)?.[1] ?? '';
      const body = html
        .replace(
          /<div id="root">[\s\S]*<script type="application\/json"[\s\S]*?<\/script>/,
          '<div id="root"></div>',
        )
        .replace(/<script data-styles[\s\S]*?<\/script>/, `<script type="module" src="${entry}"></script>`);
      await route.fulfill({ response, body });
    });
    const call = page.waitForRequest('**/blog-posts-working.php?endpoint=blog-posts');
    await page.goto('blog');
    await call;
    await expect(page.locator('article')).toHaveCount(6);
  });
});

test.describe('what a visitor does before the page answers', () => {
  test.use({ alone: true });

  test('a submit is carried out, once, with all that was typed', async ({ page }) => {
    const release = await holdScripts(page);
    const sent: { body: unknown; fillTime: number }[] = [];
    page.on('request', (request) => {
      if (!request.url().includes('contact-form.php')) return;
      sent.push({ body: request.postDataJSON(), fillTime: Number(request.headers()['x-form-fill-time']) });
    });
    await page.goto('contact', { waitUntil: 'commit' });
    await page.getByLabel('Your name').fill('Ana');
    await page.getByLabel(/^Email/).fill('ana@example.com');
    await page.getByRole('combobox').selectOption('Website Redesign');
    await page.getByLabel(/^Message/).fill('Our menu is a PDF.');
    await page.getByRole('button', { name: /send/i }).click();
    await expect(page).toHaveURL(/\/contact$/);
    const seenFor = await page.evaluate(() => performance.now());
    release();
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        name: 'Ana',
        email: 'ana@example.com',
        phone: '',
        subject: 'Website Redesign',
        message: 'Our menu is a PDF.',
      },
    ]);
    expect(sent[0]?.fillTime).toBeGreaterThanOrEqual(Math.floor(seenFor));
  });

  test('[2.12.01] what was typed and chosen for a booking stays, and counts', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('consultation', { waitUntil: 'commit' });
    const day = page.locator('input[name=date]').last();
    await day.check({ force: true });
    await page.getByLabel(/name/i).fill('Ana');
    await page.getByLabel(/email/i).fill('ana@example.com');
    release();
    await answering(page);
    await expect(day).toBeChecked();
    await page.getByRole('radio', { name: /^10:00 AM/ }).check({ force: true });
    await expect(page.getByLabel(/name/i)).toHaveValue('Ana');
    await page
      .getByRole('button', { name: /schedule|book/i })
      .last()
      .click();
    await expect(page.getByRole('button', { name: 'Schedule Another Consultation' })).toBeVisible();
  });

  test('[2.10.01] a search that is being typed is looked for', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('blog', { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('DMARC');
    release();
    await expect(page).toHaveURL(/search=DMARC/);
    await expect(page.locator('article')).toHaveCount(1);
  });

  test.describe('at 390 px', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('[2.2.02] a pressed button does what it does, and a link leads on', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('', { waitUntil: 'commit' });
      const menu = page.locator('header button[aria-expanded]');
      await menu.click();
      release();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');

      await page.goto('about', { waitUntil: 'commit' });
      await page.locator('main').getByRole('link').first().click();
      await expect(page).not.toHaveURL(/\/about$/);
    });
  });
});
