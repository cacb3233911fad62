import type { Browser, Page } from '@playwright/test';
import { answering, settled } from '#tests/support/settled.ts';
import { watchTroubles } from '#tests/support/troubles.ts';
import { giveAnswers } from './give-answers.ts';
import { NOW } from './moment.ts';
import type { Theme, Width } from './options.ts';
import type { RunningSite } from './sites.ts';
import type { State, Texts } from './state.ts';

/** One picture of a state. */
export interface Shot {
  state: State;
  width: Width;
  theme: Theme;
  /** Where it goes. */
  path: string;
}

const HEIGHTS: Record<Width, number> = { 390: 844, 820: 1_180, 1440: 900 };

/** The cursor blinks. */
const STILL = '* { caret-color: transparent !important }';
/** A picture of the whole page has the summary's button in view, where the bar is gone. */
const IN_PLACE = '[data-booking-bar] { display: none !important }';

/** Takes a picture. @returns what is wrong with the page: console errors, failed requests, and what is too wide */
export async function take(browser: Browser, shot: Shot, site: RunningSite, texts: Texts): Promise<string[]> {
  const { state, width, theme } = shot;
  const { business } = texts;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] },
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: state.timeZone ?? business.time.zone,
    locale: business.language.locale,
    baseURL: `${site.origin}/shingle/`,
    javaScriptEnabled: state.hasNoScripts !== true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const troubles = watchTroubles(page);
    await page.clock.setFixedTime(NOW);
    if (state.isSignedIn === true) {
      const { cookies, token } = site.story.owner;
      await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.origin })));
      await page.addInitScript((kept) => localStorage.setItem('auth_token', kept), token);
    }
    if (state.answers !== undefined) await giveAnswers(page, state.answers);
    await reach(page, state, texts);
    const overflow = await widthBeyond(page);
    const isEmpty =
      state.html === undefined && (await page.locator('main').first().innerText()).trim() === '';
    const found = state.isFault === true ? [] : [...troubles]; // the policy refuses the styles of Playwright's pictures
    await page.screenshot({
      path: shot.path,
      fullPage: state.isWindow !== true,
      animations: 'allow' /* those of scrolling; no other moves where less motion is wanted */,
      caret: 'initial',
    });
    return [
      ...found,
      ...(overflow > 0 ? [`${overflow} pixels beyond the window`] : []),
      ...(isEmpty ? ['nothing on the page'] : []),
    ];
  } finally {
    await context.close();
  }
}

/** Opens the state's page, leads to the state, and waits for all that belongs to it. */
async function reach(page: Page, state: State, texts: Texts): Promise<void> {
  if (state.html !== undefined) await page.setContent(state.html);
  else await page.goto(state.path);
  const isAlive = state.html === undefined && state.hasNoScripts !== true;
  if (isAlive) await settled(page);
  if (state.isLoading !== true) await page.waitForLoadState('networkidle');
  if (state.ready !== undefined) {
    await state.ready(page);
  } else if (state.isSignedIn === true) {
    await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
    await page
      .getByRole('status', { name: /^Loading/ })
      .first()
      .waitFor({ state: 'detached' });
  }
  if (isAlive && state.reach !== undefined) {
    await answering(page);
    await state.reach(page, texts);
  }
  await atRest(page);
  if (state.isPrint === true) await page.emulateMedia({ media: 'print' });
  await page.evaluate(
    async ({ rules, isWindow }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
      if (!isWindow) window.scrollTo(0, 0);
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = 'eager';
      await Promise.all(pictures.map(async (picture) => picture.decode().catch(() => undefined)));
      await document.fonts.ready;
    },
    state.isWindow === true
      ? { rules: STILL, isWindow: true }
      : { rules: `${STILL} ${IN_PLACE}`, isWindow: false },
  );
}

/** Waits for what comes after a pause, such as the bars in the place of a list; not for what moves with the scrolling. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.all(moving.map(async ({ finished }) => finished.catch(() => undefined)));
  });
}

async function widthBeyond(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
