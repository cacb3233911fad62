import { rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { projectRoot } from '#server/root.ts';
import { BROWSER_ARGUMENTS, findBrowser } from '#tests/support/browser.ts';
import { getFrom } from '#tests/support/documents.ts';
import { BUILT_SERVER, serverSettings, startServer } from '#tests/support/server-process.ts';

/**
 * Measures pages of the built site with Lighthouse's own phone (simulated), beside a static file of the home page
 * without its scripts, which the same process serves. `npm run bench:pages` builds, then runs this; a number after it
 * is the number of runs, and words are the pages.
 */
const args = process.argv.slice(2);
const RUNS = Number(args.find((word) => /^\d+$/.test(word)) ?? 5);
const WANTED = args.filter((word) => !/^\d+$/.test(word));
const STATIC_FILE = 'static-copy.html';
const PAGES = {
  static: STATIC_FILE,
  home: '',
  blog: 'blog',
  post: 'blog/what-a-website-costs',
  portfolio: 'portfolio',
  consultation: 'consultation',
};
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A page's figures of one run: the metrics, then the scores. */
type Figures = number[];

async function measure(url: string, debuggingPort: number): Promise<Figures> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    onlyCategories: CATEGORIES,
    logLevel: 'error',
  });
  if (result === undefined) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { audits, categories } = result.lhr;
  return [
    ...Object.values(METRICS).map((name) => audits[name]?.numericValue ?? NaN),
    ...CATEGORIES.map((name) => 100 * (categories[name]?.score ?? NaN)),
  ];
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function row(cells: (string | number)[]): string {
  return cells
    .map((cell, index) => (index === 0 ? String(cell).padEnd(14) : String(cell).padStart(8)))
    .join('');
}

/** The home page as the server sends it, without what makes it more than a file. */
async function writeStaticCopy(): Promise<void> {
  const { text } = await getFrom(server.url, '/', { Host: new URL(origin).host });
  const still = text
    .replace(/<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
    // A file has no Content-Security-Policy of its own, so its styles come as a file, too.
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<noscript>(<link[^>]*>)<\/noscript>/, '$1');
  writeFileSync(join(projectRoot, 'dist/client', STATIC_FILE), still);
}

const settings = await serverSettings({ SEED: 'demo' });
// A name of this machine that is not localhost: there the site is at the root, as on the internet.
const origin = `http://wren.localhost:${settings.PORT}`;
const start = async () => {
  const server = startServer({ ...settings, SITE_URL: origin }, BUILT_SERVER);
  await server.listening;
  return server;
};
const debuggingPort = Number(settings.PORT) + 1;

let server = await start();
const browserPath = findBrowser();
const browser = await chromium.launch({
  ...(browserPath === null ? {} : { executablePath: browserPath }),
  args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${debuggingPort}`],
});
try {
  await writeStaticCopy();
  server.child.kill('SIGTERM'); // it looks at its files once, when it starts
  await server.ended;
  server = await start();

  console.log(row(['page', ...Object.keys(METRICS), ...CATEGORIES.map((name) => name.slice(0, 7)), 'load']));
  for (const [name, path] of Object.entries(PAGES)) {
    if (WANTED.length > 0 && !WANTED.includes(name)) continue;
    const runs: Figures[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(`${origin}/${path}`, debuggingPort));
    const figures = (runs[0] ?? []).map((_, index) => median(runs.map((run) => run[index] ?? NaN)));
    const shown = figures.map((value, index) => (index === 3 ? value.toFixed(3) : Math.round(value)));
    console.log(row([name, ...shown, loadavg()[0]?.toFixed(1) ?? '']));
    if (process.env.EACH !== undefined)
      for (const run of runs) console.log(row(['', ...run.map((value) => Math.round(value))]));
  }
} finally {
  await browser.close();
  server.child.kill('SIGTERM');
  rmSync(join(projectRoot, 'dist/client', STATIC_FILE), { force: true });
}
