/** Adds up what Vitest and Playwright reported, in one line; fails when a report is missing or a test failed. */
import { existsSync, readFileSync } from 'node:fs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);
const reports = {
  'unit and API': read('test-results/vitest.json'),
  PostgreSQL: read('test-results/postgres.json'),
  browser: read('test-results/playwright.json'),
};

let passed = 0;
let failed = 0;
for (const [tests, report] of Object.entries(reports)) {
  if (report === null) console.log(`no report of the ${tests} tests`);
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  passed += (report?.numPassedTests ?? 0) + expected + flaky;
  failed += (report?.numFailedTests ?? 0) + unexpected;
}
console.log(`tests: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 || Object.values(reports).includes(null) ? 1 : 0;
