import { loadavg } from 'node:os';
import { type Browser, type Page, chromium } from 'playwright';
import { STORAGE_KEYS } from '#app/lib/storage.ts';
import { BROWSER_ARGUMENTS, findBrowser } from '#tests/support/browser.ts';

const RUNS = 9;
/** How many times slower the processor is made. */
const THROTTLES = [1, 4];

interface Owner {
  email: string;
  password: string;
}

/**
 * How long the page for writing takes from the press that opens it until one can type, in a browser that has none of
 * its files yet: a new post, and one that is there.
 */
export async function measureOpening(url: string, owner: Owner): Promise<void> {
  const path = findBrowser();
  const browser = await chromium.launch({
    ...(path === null ? {} : { executablePath: path }),
    args: BROWSER_ARGUMENTS,
  });
  try {
    console.log(
      `\nFrom the press until one can type, cold, ${RUNS} times (load ${loadavg()[0]?.toFixed(1)})`,
    );
    for (const throttle of THROTTLES) {
      for (const button of ['Add Post', 'Edit']) {
        const times: number[] = [];
        for (let run = 0; run < RUNS; run += 1)
          times.push(await openOnce(browser, url, owner, button, throttle));
        times.sort((a, b) => a - b);
        const [median = 0, longest = 0] = [times[Math.floor(RUNS / 2)], times.at(-1)];
        console.log(
          `${button.padEnd(10)} processor ${throttle} × slower   median ${median.toFixed(0)} ms   longest ${longest.toFixed(0)} ms`,
        );
      }
    }
  } finally {
    await browser.close();
  }
}

/** @returns ms */
async function openOnce(browser: Browser, url: string, owner: Owner, button: string, throttle: number) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } }); // nothing is cached in it
  try {
    const page = await context.newPage();
    await page.addInitScript((key) => localStorage.setItem(key, 'yes'), STORAGE_KEYS.wholePage);
    await page.goto(`${url}/dashboard?tab=posts`);
    await page.getByLabel(/^Email/).fill(owner.email);
    await page.getByLabel(/^Password/).fill(owner.password);
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: 'Blog Posts' }).click();
    const press = page.getByRole('button', { name: new RegExp(`^${button}`) }).first();
    await press.waitFor();
    await page.waitForLoadState('networkidle');
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await watch(page);
    await press.click();
    const opened = await page.waitForFunction(() => Number(document.documentElement.dataset.opened) || null);
    return (await opened.jsonValue()) ?? NaN;
  } finally {
    await context.close();
  }
}

/** Notes how long after the next press a frame was drawn with a text that takes keys. */
function watch(page: Page): Promise<void> {
  // Without functions that have names, for which the bundler would call a helper that the page has not.
  return page.evaluate(() => {
    const { documentElement: root } = document;
    document.addEventListener(
      'pointerdown',
      ({ timeStamp }) =>
        new MutationObserver((_, observer) => {
          if (document.querySelector('.ql-editor[contenteditable="true"]') === null) return;
          observer.disconnect();
          requestAnimationFrame(() =>
            setTimeout(() => (root.dataset.opened = String(performance.now() - timeStamp))),
          );
        }).observe(root, { subtree: true, childList: true, attributes: true }),
      { capture: true, once: true },
    );
  });
}
