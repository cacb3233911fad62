import { rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { projectRoot } from '#server/root.ts';
import { BROWSER_ARGUMENTS, findBrowser } from '#tests/support/browser.ts';
import { getFrom } from '#tests/support/documents.ts';
import { serverSettings, startServer } from '#tests/support/server-process.ts';
import { loadLighthouse } from './lighthouse.ts';

/**
 * Measures pages of the built site with Lighthouse's own phone (simulated), beside a static file of the home page
 * without its scripts, which the same process serves. `npm run bench:pages` builds, then runs this; a number after it
 * is the number of runs, and words are the pages; with EACH set it prints every run.
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
  'sign-in': 'dashboard',
};
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const lighthouse = await loadLighthouse();

/** A page's figures of one run: the metrics, then the scores. */
type Figures = number[];

/** A trace without what a figure is read from is no measurement: then it is made again. */
async function measure(url: string, debuggingPort: number, tries = 3): Promise<Figures> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    onlyCategories: CATEGORIES,
    logLevel: 'error',
  });
  if (result === undefined) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { audits, categories } = result.lhr;
  const figures = [
    ...Object.values(METRICS).map((name) => audits[name]?.numericValue ?? NaN),
    ...CATEGORIES.map((name) => 100 * (categories[name]?.score ?? NaN)),
  ];
  if (!figures.some(Number.isNaN)) return figures;
  if (tries === 1) throw new Error(`Lighthouse could not measure ${url}`);
  return measure(url, debuggingPort, tries - 1);
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** CLS, the fourth, is no milliseconds. */
function shown(value: number, index: number): string {
  return value.toFixed(index === 3 ? 3 : 0);
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
  const server = startServer({ ...settings, SITE_URL: origin });
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

  const pages = Object.entries(PAGES)
    .filter(([name]) => WANTED.length === 0 || WANTED.includes(name))
    .map(([name, path]) => ({ name, url: `${origin}/${path}`, runs: [] as Figures[] }));
  // In turns: what else the machine does for a minute then costs each page a run, and no page all of its runs.
  for (let run = 0; run < RUNS; run += 1) {
    for (const { url, runs } of pages) runs.push(await measure(url, debuggingPort));
  }
  console.log(row(['page', ...Object.keys(METRICS), ...CATEGORIES.map((name) => name.slice(0, 7))]));
  for (const { name, runs } of pages) {
    const medians = (runs[0] ?? []).map((_, index) => median(runs.map((run) => run[index] ?? NaN)));
    console.log(row([name, ...medians.map(shown)]));
    if (process.env.EACH !== undefined) for (const run of runs) console.log(row(['', ...run.map(shown)]));
  }
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  server.child.kill('SIGTERM');
  rmSync(join(projectRoot, 'dist/client', STATIC_FILE), { force: true });
}
