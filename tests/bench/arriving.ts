import { loadavg } from 'node:os';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { BROWSER_ARGUMENTS, findBrowser } from '#tests/support/browser.ts';
import { WORK } from './seed-work.ts';

const RUNS = 9;
/** Lighthouse's phone: its connection in bytes a second and ms, and its processor. */
const PHONE = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_480, offline: false };
const PHONE_SLOWDOWN = 4;
/** From one key of address and password to the next: what the dashboard needs is fetched meanwhile (ms). */
const KEY_MS = 80;
/** What the overview has loaded when none of these waits. */
const WAITING = '[role=status][aria-label^="Loading"]';

interface Owner {
  email: string;
  password: string;
}

/**
 * How long the overview of a site with years of work takes on a phone until all of it is there: from the press of
 * "Sign in", and when it is opened again with a session.
 */
export async function measureArriving(url: string, owner: Owner): Promise<void> {
  const path = findBrowser();
  const browser = await chromium.launch({
    ...(path === null ? {} : { executablePath: path }),
    args: BROWSER_ARGUMENTS,
  });
  try {
    const amounts = `${WORK.posts} posts, ${WORK.messages} messages, ${WORK.consultations} consultations, ${WORK.subscribers} subscribers`;
    console.log(
      `\nUntil the overview is complete on a phone (${amounts}), ${RUNS} times (load ${loadavg()[0]?.toFixed(1)})`,
    );
    const times: Record<string, number[]> = {
      'from the press of "Sign in"': [],
      'opened with a session': [],
    };
    for (let run = 0; run < RUNS; run += 1)
      for (const [name, time] of Object.entries(await arriveOnce(browser, url, owner)))
        times[name]?.push(time);
    for (const [name, list] of Object.entries(times)) {
      list.sort((a, b) => a - b);
      console.log(
        `${name.padEnd(28)} median ${list[Math.floor(RUNS / 2)]?.toFixed(0)} ms   longest ${list.at(-1)?.toFixed(0)} ms`,
      );
    }
  } finally {
    await browser.close();
  }
}

/** @returns ms */
async function arriveOnce(browser: Browser, url: string, owner: Owner): Promise<Record<string, number>> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
  try {
    const page = await phonePage(context);
    await page.goto(`${url}/dashboard`, { waitUntil: 'networkidle' });
    await page.getByLabel(/^Email/).pressSequentially(owner.email, { delay: KEY_MS });
    await page.getByLabel(/^Password/).pressSequentially(owner.password, { delay: KEY_MS });
    await page.evaluate(() =>
      document.addEventListener(
        'click',
        ({ timeStamp }) => (document.documentElement.dataset.from = String(timeStamp)),
        {
          capture: true,
          once: true,
        },
      ),
    );
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const signedIn = await complete(page);
    const again = await phonePage(context);
    await again.goto(`${url}/dashboard`, { waitUntil: 'commit' });
    return { 'from the press of "Sign in"': signedIn, 'opened with a session': await complete(again) };
  } finally {
    await context.close();
  }
}

async function phonePage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', PHONE);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN });
  return page;
}

/** @returns ms from what `data-from` says, or from the navigation, until nothing of the overview waits */
async function complete(page: Page): Promise<number> {
  const done = await page.waitForFunction(
    (waiting) => {
      const panel = document.querySelector('#panel-overview');
      if (panel === null || panel.querySelector('h2') === null || panel.querySelector(waiting) !== null)
        return null;
      return performance.now() - Number(document.documentElement.dataset.from ?? 0);
    },
    WAITING,
    { polling: 'raf' },
  );
  return (await done.jsonValue()) ?? NaN;
}
