import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '#tests/support/browser.ts';
import type { WorkerFixtures } from '#tests/support/e2e.ts';

const browser = findBrowser();

/** Journeys in a real browser against the production build; each worker has a server and a database of its own. */
export default defineConfig<object, WorkerFixtures>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // One race must not refuse a whole run. `.ci/count.js` names the tests that passed only when tried again.
  retries: process.env.CI === undefined ? 0 : 1,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  projects: [
    // On the business's own clock, unless a test is about another one.
    { name: 'wren', testIgnore: 'lisbon-*.spec.ts', use: { timezoneId: 'America/Phoenix' } },
    // Another business: what every visitor does there, and whether its pages speak its language alone.
    {
      name: 'lisbon',
      testMatch: ['journeys.spec.ts', 'lisbon-*.spec.ts'],
      use: { content: 'lisbon', locale: 'pt-PT', timezoneId: 'Europe/Lisbon' },
    },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: {
      args: BROWSER_ARGUMENTS,
      ...(browser === null ? {} : { executablePath: browser }),
    },
    screenshot: 'only-on-failure', // `--trace on` records the whole way, which takes time
  },
});
