import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { projectRoot } from '#server/root.ts';
import { serverSettings } from './server-process.ts';

/**
 * Tests the committed code with other versions of Node.js: `npm run check:node -- 22 24`. Arguments with a slash are
 * test files; without any, all unit and API tests run. For each version npm installs its binary and its headers, and a
 * clean clone with SQLite compiled against those headers. Then `npm start` builds the site, serves requests under load
 * and stops, and the tests run. Needs git and a compiler.
 */
const args = process.argv.slice(2);
const files = args.filter((word) => word.includes('/'));
const versions = args.filter((word) => !word.includes('/'));
const OLDEST_TO_NEWEST = ['20.19.0', '22', '24'];
/** Enough for many garbage collections, during which Node.js 24.19 to 24.21 ended the process. */
const REQUESTS = 2_000;

type Environment = Record<string, string | undefined>;

function run(command: string, words: string[], cwd: string, env: Environment = process.env): void {
  const { status } = spawnSync(command, words, { cwd, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${status}`);
}

/** Installs a version of Node.js with its headers. @returns the environment in which this version runs */
function environmentOf(version: string): Environment {
  const folder = join(tmpdir(), 'shingle-nodes', version);
  mkdirSync(folder, { recursive: true });
  // On Apple's processors the plain name is a different package.
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  const name = `${prefix}-${process.platform}-${process.arch}`;
  const options = ['--no-save', '--ignore-scripts', '--prefix', folder];
  run('npm', ['install', ...options, `${name}@${version}`], folder);
  const node = join(folder, 'node_modules', name);
  return {
    ...process.env,
    PATH: [join(node, 'bin'), process.env.PATH].join(delimiter),
    npm_config_nodedir: node,
    npm_config_build_from_source: 'better-sqlite3', // the prebuilt binary was built with other headers
  };
}

/** Starts the site as its README says, sends many requests, and stops it. */
async function checkThatItServes(site: string, env: Environment): Promise<void> {
  const settings = await serverSettings({ SEED: 'demo', LOG_LEVEL: 'info' });
  const child = spawn('npm', ['start'], {
    cwd: site,
    env: { ...env, ...settings, NODE_ENV: undefined }, // as in a user's shell
    detached: true, // a process group of its own, to be stopped as a terminal does
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'close').then(() => {
    throw new Error(`The server ended:\n${output}`);
  });
  const listening = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (/^https?:\/\/\S+$/m.test(output)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const origin = `http://127.0.0.1:${settings.PORT}`;
  const ask = async () => {
    await listening;
    for (let count = 1; count <= REQUESTS; count += 1) {
      const search = `endpoint=blog-posts&limit=3&search=${count}`;
      const { status } = await fetch(`${origin}/api/blog-posts-working.php?${search}`);
      if (status !== 200) throw new Error(`The API answered ${status}:\n${output}`);
    }
    const post = await (await fetch(`${origin}/blog/what-a-website-costs`)).text();
    if (!/<div id="root"><(?!\/div>)/.test(post)) {
      throw new Error(`A post came without its first render:\n${output}`);
    }
  };
  await Promise.race([ask(), ended]);
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await ended.catch(() => undefined);
  if (!output.includes('SIGTERM: finishing') || /Assertion failed|Native stack trace/.test(output)) {
    throw new Error(`The server did not stop in order:\n${output}`);
  }
}

for (const version of versions.length > 0 ? versions : OLDEST_TO_NEWEST) {
  const env = environmentOf(version);
  const folder = mkdtempSync(join(tmpdir(), `shingle-on-node-${version}-`));
  chmodSync(folder, 0o755); // some tests start the server under another account
  const site = join(folder, 'site');
  run('git', ['clone', '--quiet', projectRoot, site], folder);
  run('node', ['--version'], site, env);
  run('npm', ['ci'], site, env);
  await checkThatItServes(site, env);
  console.log(`Node.js ${version}: npm start answers.`);
  run('npx', ['vitest', 'run', '--project', 'unit', '--project', 'api', ...files], site, env);
  console.log(`Node.js ${version}: the tests pass.`);
  rmSync(folder, { recursive: true, force: true });
}
