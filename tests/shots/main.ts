/**
 * `npm run shots`: a picture of every page and state, at three widths in both themes, and a contact sheet of them. It
 * fails when a page has a console error, a failed request, or something beyond the window. `--only blog` takes those
 * whose name begins so; `--width`, `--theme`, `--folder` and `--content tests/content/lisbon` choose further.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { chromium } from 'playwright';
import { projectRoot } from '#server/root.ts';
import { BROWSER_ARGUMENTS, findBrowser } from '#tests/support/browser.ts';
import { NOW } from './moment.ts';
import { readOptions } from './options.ts';
import { contactSheet, fileOf, type Picture } from './sheet.ts';
import { type RunningSite, startSite, textsFor } from './sites.ts';
import type { SiteName } from './state.ts';
import { appointmentStates, bookingStates } from './states/bookings.ts';
import { busyCalendarStates } from './states/busy-calendars.ts';
import { emailStates } from './states/emails.ts';
import { mediaStates } from './states/media.ts';
import { newsletterStates } from './states/newsletters.ts';
import { callStates } from './states/calls.ts';
import { listStates } from './states/lists.ts';
import { overviewStates } from './states/overview.ts';
import { messageStates } from './states/messages.ts';
import { importStates } from './states/imports.ts';
import { ownerStates } from './states/owner.ts';
import { otherSites, pageStates } from './states/pages.ts';
import { visitorStates } from './states/visitors.ts';
import { writingStates } from './states/writing.ts';
import { take } from './take.ts';

/** Browsers wait more than they work. */
const AT_ONCE = 3;

const began = performance.now();
const options = readOptions(process.argv.slice(2));
const { content, folder } = options;
const build = spawnSync(
  process.execPath,
  [join(projectRoot, 'server/commands/ensure-build.js'), ...(content === null ? [] : ['--content', content])],
  { cwd: projectRoot, stdio: 'inherit' },
);
if (build.status !== 0) process.exit(1);
await mkdir(folder, { recursive: true });

const texts = await textsFor(content);
const sites = new Map<SiteName, Promise<RunningSite>>();
function siteOf(name: SiteName = 'demo'): Promise<RunningSite> {
  const site = sites.get(name) ?? startSite(name, content, texts);
  sites.set(name, site);
  return site;
}

const executablePath = findBrowser();
const browser = await chromium.launch({
  args: BROWSER_ARGUMENTS,
  ...(executablePath === null ? {} : { executablePath }),
});
const pictures: Picture[] = [];
try {
  const { origin, story } = await siteOf();
  const pages = await pageStates(origin);
  const states = [
    ...pages,
    ...otherSites(pages.map(({ path }) => path)),
    ...visitorStates,
    ...bookingStates,
    ...appointmentStates(story.appointment, texts.bookableDays(new Date(NOW))[1]!),
    ...ownerStates,
    ...importStates,
    ...listStates,
    ...callStates,
    ...busyCalendarStates,
    ...messageStates,
    ...overviewStates,
    ...writingStates,
    ...mediaStates,
    ...newsletterStates,
    ...(await emailStates(content)),
  ].filter(({ name }) => options.only.length === 0 || options.only.some((begin) => name.startsWith(begin)));
  const limit = pLimit(AT_ONCE);
  const shots = states.flatMap((state) =>
    options.widths
      .filter((width) => state.widths === undefined || state.widths.includes(width))
      .flatMap((width) => options.themes.map((theme) => ({ state, width, theme }))),
  );
  await Promise.all(
    shots.map(async ({ state, width, theme }) =>
      limit(async () => {
        const picture = { name: state.name, width, theme };
        const file = fileOf(picture);
        const shot = { state, width, theme, path: join(folder, file) };
        const troubles = await take(browser, shot, await siteOf(state.site), texts).catch(
          (error: unknown) => [String(error)],
        );
        for (const trouble of troubles) console.error(`${state.name} (${width}, ${theme}): ${trouble}`);
        pictures.push({ ...picture, file, troubles });
      }),
    ),
  );
  const order = new Map(states.map(({ name }, index) => [name, index]));
  pictures.sort((a, b) => (order.get(a.name) ?? 0) - (order.get(b.name) ?? 0));
} finally {
  await browser.close();
  for (const site of sites.values()) await site.then(({ stop }) => stop()).catch(() => undefined);
}
const sheet = join(folder, 'index.html');
await writeFile(sheet, contactSheet(pictures));
const troubled = pictures.filter(({ troubles }) => troubles.length > 0);
console.log(
  `${pictures.length} pictures in ${Math.round((performance.now() - began) / 1_000)} s: ${sheet}${troubled.length === 0 ? '' : `; ${troubled.length} with something wrong`}`,
);
process.exitCode = troubled.length === 0 && pictures.length > 0 ? 0 : 1;
