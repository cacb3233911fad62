/** What a build is made of, and whether the one in dist/ still is that. Plain JavaScript, since it comes before any build. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

export const root = join(import.meta.dirname, '..', '..');

const INPUTS = [
  'index.html',
  'package.json',
  'package-lock.json',
  'public',
  'server',
  'src',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
];
const BUILT = ['dist/client/index.html', 'dist/server/index.js'];
/** Holds the digest of what the build was made of. Written last: a build without it was not finished. */
const STAMP = 'dist/inputs.sha256';

/**
 * @typedef {object} Site
 * @property {string | null} content the folder that it is made from, below the project; null for src/content
 * @property {string} folder holds its public/ and dist/
 */

/**
 * The site that a command is about: the project's own, or with `--content tests/content/<name>` that of a content for
 * tests, which has a folder of its own at .sites/<name>.
 * @returns {Site}
 */
export function chosenSite() {
  const { content } = parseArgs({ options: { content: { type: 'string' } } }).values;
  return content === undefined
    ? { content: null, folder: root }
    : { content, folder: join(root, '.sites', basename(content)) };
}

/** Whether there is anything to build from; a container may hold dist/ alone. */
export function hasSources() {
  return existsSync(join(root, 'vite.config.ts')) && existsSync(join(root, 'src'));
}

/** Whether Vite is here; an installation without development dependencies has none. */
export function canBuild() {
  try {
    createRequire(join(root, 'package.json')).resolve('vite/package.json');
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {Site} site
 * @returns {'none' | 'stale' | 'fresh'} 'fresh' also where there are no sources it could be older than
 */
export function buildState(site) {
  const needed = [STAMP, ...BUILT].map((file) => join(site.folder, file));
  if (!needed.every((file) => existsSync(file))) return 'none';
  return !hasSources() || readFileSync(join(site.folder, STAMP), 'utf8') === digestOfInputs(site)
    ? 'fresh'
    : 'stale';
}

/**
 * Says that what lies in dist/ is no build, until `finishBuild`.
 * @param {Site} site
 */
export function beginBuild(site) {
  rmSync(join(site.folder, STAMP), { force: true });
}

/**
 * @param {Site} site
 * @param {string} digest of the inputs as they were when the build began
 */
export function finishBuild(site, digest) {
  writeFileSync(join(site.folder, STAMP), digest);
}

/**
 * By names and contents, so that neither a checkout nor a copy makes a build old.
 * @param {Site} site
 */
export function digestOfInputs({ content }) {
  const hash = createHash('sha256');
  for (const file of [...INPUTS, ...(content === null ? [] : [content])].flatMap(filesIn).sort()) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** The files at or below `path`, but those of editors and systems. */
function filesIn(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !name.endsWith('~'))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(`${path}/${entry.name}`) : [`${path}/${entry.name}`]));
}
