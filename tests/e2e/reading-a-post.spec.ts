import type { Locator, Page } from '@playwright/test';
import { expect, settled, test } from '#tests/support/e2e.ts';

/** It has a table, notes, a caption, italic words, numbered code and a diff. */
const POST = 'blog/responsive-images-in-an-afternoon';
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

declare global {
  interface Window {
    placesOfPart: number[];
  }
}

/** The layout shifts since the page was opened that nobody asked for, in thousandths, as they are reported. */
async function shiftsOf(page: Page): Promise<number> {
  const sum = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[];
          resolve(shifts.reduce((all, { value, hadRecentInput }) => all + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without any shift the observer is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  return Math.round(sum * 1000);
}

async function topOf(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getBoundingClientRect().top);
}

/** Notes where each frame since the first paint shows the part of that id, in px from the window's top. */
function notePlaces(id: string | null) {
  const places: number[] = (window.placesOfPart = []);
  const { port1, port2 } = new MessageChannel();
  const note = () => {
    const part = document.getElementById(id ?? '');
    if (part === null || performance.getEntriesByName('first-paint').length === 0) return;
    const top = Math.round(part.getBoundingClientRect().top);
    if (places.at(-1) !== top) places.push(top);
  };
  // By a message, which comes when the frame is done.
  port1.addEventListener('message', note);
  port1.start();
  const watch = () => {
    port2.postMessage(null);
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}

/** How much of the hairline is drawn, from 0 to 1. */
function progressOf(page: Page): Promise<number> {
  return page
    .locator('.reading-progress')
    .evaluate((line) => new DOMMatrix(getComputedStyle(line).transform).a);
}

test.describe('on a wide screen', () => {
  test.use({ viewport: WIDE });

  test('the table of contents stands beside the text and follows the reader', async ({ page }) => {
    await page.goto(POST);
    await settled(page);
    const contents = page.locator('.contents-margin nav');
    const headings = page.locator('[data-rich-text] h2');
    await expect(contents.getByRole('link')).toHaveText(await headings.allTextContents());
    await expect(contents.locator('[aria-current]')).toHaveCount(0);
    expect(await shiftsOf(page)).toBe(0);
    await page.mouse.move(700, 500);
    for (const index of [1, 3, 2]) {
      await headings.nth(index).evaluate((heading) => {
        window.scrollTo({ top: heading.getBoundingClientRect().top + scrollY - 100, behavior: 'instant' });
      });
      await expect(contents.locator('[aria-current]')).toHaveText(await headings.nth(index).innerText());
      await expect(contents).toBeInViewport();
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(contents.locator('[aria-current]')).toHaveCount(0);
  });

  test('an entry leads to its part, and the way back leads back', async ({ page }) => {
    await page.goto(POST);
    await settled(page);
    const entry = page.locator('.contents-margin').getByRole('link').nth(4);
    const title = await entry.innerText();
    await entry.click();
    const heading = page.getByRole('heading', { name: title, exact: true });
    await expect(heading).toBeFocused();
    await expect.poll(() => topOf(heading)).toBeLessThan(200);
    await expect(entry).toHaveAttribute('aria-current', 'location');
    expect(new URL(page.url()).hash).toBe(`#${await heading.getAttribute('id')}`);
    await page.goBack();
    expect(new URL(page.url()).hash).toBe('');
  });

  test('a heading’s link is reached by the keyboard, seen then, and is an address of its own', async ({
    page,
  }) => {
    await page.goto(POST);
    await settled(page);
    const link = page.locator('.part-link').nth(2);
    await expect(link).toHaveCSS('opacity', '0');
    await page.locator('.part-link').nth(1).focus();
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${await link.getAttribute('href')}$`));
    await expect(page.locator('[data-rich-text] h2').nth(2)).toBeFocused();
  });

  test('the hairline says how much of the text is read', async ({ page }) => {
    await page.goto(POST);
    await settled(page);
    expect(await progressOf(page)).toBe(0);
    const text = page.locator('.reading');
    const scrollTo = (block: 'start' | 'end') =>
      text.evaluate((node, at) => node.scrollIntoView({ block: at, behavior: 'instant' }), block);
    await scrollTo('end');
    await expect.poll(() => progressOf(page)).toBeGreaterThan(0.99);
    await scrollTo('start');
    await expect.poll(() => progressOf(page)).toBeLessThan(0.05);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('.reading-progress')).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the table of contents is folded above the text, and leads there', async ({ page }) => {
    await page.goto(POST);
    await settled(page);
    await expect(page.locator('.contents-margin')).toBeHidden();
    const entry = page.locator('.contents-folded').getByRole('link').nth(1);
    await expect(entry).toBeHidden();
    await page.locator('.contents-folded summary').click();
    await entry.click();
    await expect(page.locator('[data-rich-text] h2').nth(1)).toBeFocused();
    expect(await shiftsOf(page)).toBe(0);
  });

  test('what is wider than the screen scrolls by itself, with the keyboard too', async ({ page }) => {
    await page.goto(POST);
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await page.setViewportSize({ ...PHONE, width: 240 }); // no table is as narrow
    const table = page.locator('.table-frame[tabindex]').first();
    await table.focus();
    await expect(table).toBeFocused();
    await expect(
      page
        .getByRole('group')
        .filter({ has: page.locator('table') })
        .first(),
    ).toHaveAccessibleName(/./);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
    const right = await page
      .locator('td.figures')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).textAlign));
    expect(new Set(right)).toEqual(new Set(['right']));
  });
});

test('an address of a part leads there on a first visit, and the part stays in its place', async ({
  page,
}) => {
  await page.goto(POST);
  const id = await page.locator('[data-rich-text] h2').nth(4).getAttribute('id');
  await page.goto('about:blank');
  await page.addInitScript(notePlaces, id);
  await page.goto(`${POST}#${id}`);
  await settled(page);
  const heading = page.locator(`[id="${id}"]`);
  await expect(heading).toBeInViewport();
  const top = Math.round(await topOf(heading));
  expect(top).toBeLessThan(200);
  // Not the layout shifts: a typeface that comes a frame later counts as one, whose browser has scrolled along.
  expect(await page.evaluate(() => window.placesOfPart)).toEqual([top]);
});

test('a part of a post is found from another page', async ({ page, baseURL }) => {
  await page.goto(POST);
  const href = await page.locator('.part-link').nth(3).getAttribute('href');
  await page.goto('blog');
  await settled(page);
  await page.evaluate(
    (address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    `${new URL(baseURL ?? '').pathname}${POST}${href}`,
  );
  await expect(page.locator('[data-rich-text] h2').nth(3)).toBeFocused();
});

test('a note is read and left again', async ({ page }) => {
  await page.goto(POST);
  await settled(page);
  const mark = page.locator('.note-mark').nth(1);
  await mark.click();
  const note = page.locator('.notes li').nth(1);
  await expect(note).toBeInViewport();
  await expect(page).toHaveURL(/#fn-2$/);
  await note.locator('.note-back').click();
  await expect(mark).toBeInViewport();
  await expect(page).toHaveURL(/#fnref-2$/);
});

test('italic words have a typeface of their own, which other pages do not fetch', async ({ page }) => {
  const italics: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('-italic')) italics.push(request.url());
  });
  await page.goto('pricing');
  await settled(page);
  expect(italics).toEqual([]);
  await page.goto(POST);
  await settled(page);
  await expect.poll(() => italics.length).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: WIDE });

  test('the contents are a list of links to the parts', async ({ page }) => {
    await page.goto(POST);
    const entry = page.locator('.contents-margin').getByRole('link').nth(3);
    const title = await entry.innerText();
    await entry.click();
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport();
  });
});

test.describe('on paper', () => {
  test.use({ viewport: { width: 760, height: 1000 }, colorScheme: 'dark' });

  test('a post is its text in black on white, with the addresses of its links', async ({ page }) => {
    await page.goto(POST);
    await settled(page);
    await page.emulateMedia({ media: 'print' });
    for (const hidden of [
      'header.sticky',
      'footer',
      '.contents-folded',
      '.contents-margin',
      'article aside',
      'article form',
    ]) {
      for (const element of await page.locator(hidden).all()) await expect(element, hidden).toBeHidden();
    }
    await expect(page.locator('.code-block button').first()).toBeHidden();
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('[data-rich-text] p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
    const outer = page.locator(`[data-rich-text] a[href^="http"]`).first();
    const after = await outer.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(after).toContain(await outer.getAttribute('href'));
    const mark = await page
      .locator('.note-mark')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(mark).not.toContain('#');
    const cut = await page
      .locator('[data-rich-text] :is(pre, .table-frame, img)')
      .evaluateAll(
        (elements) => elements.filter((element) => element.scrollWidth > element.clientWidth + 1).length,
      );
    expect(cut).toBe(0);
  });
});
