/** Adds up what Vitest and Playwright reported, in one line; fails when a report is missing or a test failed. */
import { existsSync, readFileSync } from 'node:fs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);
const vitest = read('test-results/vitest.json');
const playwright = read('test-results/playwright.json');

const passed =
  (vitest?.numPassedTests ?? 0) + (playwright?.stats.expected ?? 0) + (playwright?.stats.flaky ?? 0);
const failed = (vitest?.numFailedTests ?? 0) + (playwright?.stats.unexpected ?? 0);
const missing = [vitest === null ? 'unit and API' : '', playwright === null ? 'browser' : ''].filter(Boolean);

if (missing.length > 0) console.log(`no report of the ${missing.join(' and the ')} tests`);
console.log(`tests: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || missing.length > 0 || passed === 0 ? 1 : 0;
