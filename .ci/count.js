/**
 * Adds up what Vitest and Playwright reported, in one line, after the names of the tests that failed: the rest of a
 * run's output is long. Fails when a report is missing or a test failed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);
const reports = {
  unit: read('test-results/unit.json'),
  'unit (Lisbon)': read('test-results/unit-lisbon.json'),
  API: read('test-results/api.json'),
  PostgreSQL: read('test-results/postgres.json'),
  browser: read('test-results/playwright.json'),
};

const TRIED_AGAIN = ' (passed when tried again)';

/**
 * The tests of Vitest's report that failed, or passed only when tried again, and the files that failed as a whole, each
 * with its first line of why.
 */
const failuresOfVitest = (report) =>
  (report?.testResults ?? []).flatMap((file) => {
    const failures = file.assertionResults.filter((test) => test.failureMessages.length > 0);
    if (failures.length === 0 && file.status === 'failed') return [`${file.name}: ${file.message}`];
    return failures.map(({ fullName, status, failureMessages }) => {
      const note = status === 'failed' ? '' : TRIED_AGAIN;
      return `${file.name}: ${fullName}${note}: ${failureMessages[0].split('\n')[0]}`;
    });
  });

/** The first lines of why, in one, and the line of the test: a race is found by nothing else. */
function whyFailed(spec) {
  const { results } = spec.tests[0];
  const { message = 'no error', location } = results.find(({ error }) => error !== undefined)?.error ?? {};
  const lines = stripVTControlCharacters(message).split('\n', 12);
  return `${lines.join(' ')} (line ${location?.line})`;
}

/** The tests of Playwright's report that failed, or passed only when tried again. Its suites hold suites. */
const failuresOfPlaywright = (suites, file = '') =>
  suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => !spec.ok || spec.tests[0].status === 'flaky')
      .map((spec) => `${suite.file ?? file}: ${spec.title}${spec.ok ? TRIED_AGAIN : ''}: ${whyFailed(spec)}`),
    ...failuresOfPlaywright(suite.suites ?? [], suite.file ?? file),
  ]);

let passed = 0;
let failed = 0;
for (const [tests, report] of Object.entries(reports)) {
  if (report === null) console.log(`no report of the ${tests} tests`);
  for (const failure of [...failuresOfVitest(report), ...failuresOfPlaywright(report?.suites ?? [])])
    console.log(`${tests}: ${failure}`);
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  passed += (report?.numPassedTests ?? 0) + expected + flaky;
  failed += (report?.numFailedTests ?? 0) + unexpected;
}
console.log(`tests: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 || Object.values(reports).includes(null) ? 1 : 0;
