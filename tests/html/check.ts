import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { projectRoot } from '#server/root.ts';
import { BROWSER_ARGUMENTS, findBrowser } from '#tests/support/browser.ts';
import { emailsOf } from '#tests/support/emails-of.ts';
import { addressesOf } from './addresses.ts';
import { startSite } from './checked-site.ts';
import { livingDocuments, sentDocuments, type Source } from './documents.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { type Checked, describeFault, findFaults } from './faults.ts';
import { checkFolder, ensureChecker } from './nu-checker.ts';

/**
 * `npm run check:html`: the Nu HTML checker over every document of the built site and of the one in Lisbon, as the
 * server sends it and as the scripts leave it; over every screen that forms lead to, the emails, the stylesheets and the
 * drawings. Prints what is wrong by rule, and fails if anything is. What was checked stays in test-results/html.
 */
const FOLDER = join(projectRoot, 'test-results/html');
/** The adopter's, and one of another language. */
const SITES = [null, 'lisbon'];

const executablePath = findBrowser();
/** What was gathered, by its file in FOLDER. */
const gathered = new Map<string, Checked>();

function keep(site: string, sources: readonly Source[], isEmail = false): void {
  for (const { name, html } of sources) {
    const file = join(FOLDER, `${String(gathered.size).padStart(4, '0')}.html`);
    gathered.set(file, { name: `${site}: ${name}`, isEmail });
    writeFileSync(file, html);
  }
}

/** Keeps a site's stylesheets and drawings; the checker would read whatever else lies there as a document. */
function keepFiles(site: string, files: string): void {
  const paths = readdirSync(files, { recursive: true, encoding: 'utf8' });
  for (const path of paths.filter((one) => /\.(css|svg)$/.test(one))) {
    cpSync(join(files, path), join(FOLDER, site, path));
  }
}

/** @returns what was gathered, in numbers */
async function gather(name: string | null): Promise<string> {
  const site = await startSite(name);
  const browser = await chromium.launch({
    args: BROWSER_ARGUMENTS,
    ...(executablePath === null ? {} : { executablePath }),
  });
  try {
    const addresses = await addressesOf(site.base);
    const sent = await sentDocuments(site.base, addresses);
    const living = await livingDocuments(site, addresses, browser);
    const emails = await (await emailsOf(site.content)).sampleDocuments();
    const written = [...emails].map(([kind, html]) => ({ name: `email ${kind}`, html }));
    keep(site.name, [...sent, ...living]);
    keep(site.name, written, true);
    keepFiles(site.name, site.files);
    return `${site.name}: ${sent.length} documents as sent, ${living.length} as scripts leave them, ${written.length} emails`;
  } finally {
    await browser.close();
    await site.stop();
  }
}

function fileAt(url: string): Checked {
  const file = fileURLToPath(url);
  return gathered.get(file) ?? { name: file.slice(FOLDER.length + 1), isEmail: false };
}

async function main(): Promise<void> {
  ensureChecker();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const counts of await Promise.all(SITES.map(gather))) console.log(counts);
  const { faults, unneeded } = findFaults(checkFolder(FOLDER), fileAt, EXCEPTIONS);
  for (const fault of faults) console.log(`\n${describeFault(fault)}`);
  for (const { message } of unneeded)
    console.log(`\nNothing needs this exception any more: ${message.source}`);
  console.log(
    faults.length === 0 ? 'The HTML checker finds nothing.' : `\n${faults.length} rules are broken.`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
