/**
 * Makes a site of another business out of a clean clone, as an adopter would: `npm run make:lisbon`. Touches nothing but
 * src/content, src/styles/tokens.css, public/artwork and .env, and looks for English in what the site then says.
 *
 * npm run make:lisbon -- [--folder FOLDER] [SCRIPT …]   runs these npm scripts there, `build` by default
 * npm run make:lisbon -- validate                       everything
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '#server/root.ts';
import { foreignWords } from './foreign-words.ts';
import { NAMES } from './names-everywhere.ts';
import { saidToVisitors } from './said-to-visitors.ts';
import { serverSettings, startServer } from './server-process.ts';

const { values, positionals } = parseArgs({
  options: { folder: { type: 'string' } },
  allowPositionals: true,
});
const scripts = positionals.length > 0 ? positionals : ['build'];
const site = values.folder ?? join(mkdtempSync(join(tmpdir(), 'shingle-lisbon-')), 'site');
const texts = join(site, 'tests/content/lisbon');
const content = join(site, 'src/content');

/** What an adopter changes. */
const OWN = /^(src\/content\/|src\/styles\/tokens\.css$|public\/artwork\/|\.env$)/;
/** What `npm run setup` writes, or is no part of a content. */
const WRITTEN_ELSEWHERE = ['answers.yml', 'artwork', 'business.ts', 'tokens.css', 'words'];

function run(program: string, ...words: string[]): void {
  console.log(`$ ${program} ${words.join(' ')}`);
  const { status } = spawnSync(program, words, { cwd: site, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} ended with ${status}.`);
}

/** Links this checkout's packages, which takes seconds; where links can't be made, npm installs them. */
function installPackages(): void {
  const packages = join(projectRoot, 'node_modules');
  const { status } = spawnSync('cp', ['-al', packages, join(site, 'node_modules')], { stdio: 'ignore' });
  if (status === 0) return;
  rmSync(join(site, 'node_modules'), { recursive: true, force: true });
  run('npm', 'ci');
}

/** Puts the contents where an adopter writes them; folders of posts, projects and pages hold these alone. */
function putInContents(): void {
  for (const entry of readdirSync(texts)) {
    if (WRITTEN_ELSEWHERE.includes(entry)) continue;
    rmSync(join(content, entry), { recursive: true, force: true });
    cpSync(join(texts, entry), join(content, entry), { recursive: true });
  }
  cpSync(join(texts, 'tokens.css'), join(site, 'src/styles/tokens.css'));
  rmSync(join(site, 'public/artwork'), { recursive: true });
  cpSync(join(texts, 'artwork'), join(site, 'public/artwork'), { recursive: true });
}

/** @throws when something was changed that is not the adopter's */
function checkWhatChanged(): void {
  const status = execFileSync('git', ['status', '--porcelain', '-z', '--untracked-files=all'], {
    cwd: site,
    encoding: 'utf8',
  });
  const changed = status.split('\0').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
  const others = changed.filter((path) => !OWN.test(path));
  if (others.length > 0) throw new Error(`This was changed, too: ${others.join(', ')}`);
  console.log(
    `${changed.length} files changed, all in src/content, src/styles/tokens.css and public/artwork.`,
  );
}

/** @throws when pages, answers, emails or calendar files say something in English or of the default business */
async function checkLanguage(): Promise<void> {
  const settings = await serverSettings({ SEED: 'demo' });
  const server = startServer(settings, { folder: site });
  try {
    await server.listening;
    const said = await saidToVisitors(server.url, settings.MAILBOX_DIR ?? '');
    const foreign = [...said].flatMap(([where, text]) => {
      const words = foreignWords(text, NAMES);
      return words.length === 0 ? [] : [`${where}: ${words.join(', ')}`];
    });
    if (foreign.length > 0) throw new Error(`This is no Portuguese:\n${foreign.join('\n')}`);
    console.log(`${said.size} pages, answers, emails and calendar files speak Portuguese.`);
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
}

execFileSync('git', ['clone', '--quiet', projectRoot, site]);
installPackages();
run('npm', 'run', 'setup', '--', '--answers', 'tests/content/lisbon/answers.yml');
putInContents();
checkWhatChanged();
for (const script of scripts) run('npm', 'run', script);
if (!existsSync(join(site, 'dist/server/index.js'))) run('npm', 'run', 'build');
await checkLanguage();
checkWhatChanged();
console.log(`The site is in ${site}.`);
