/** Proves that a build works, by running it: its server, in a folder of its own, with the demo content. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './build-state.js';

const TIMEOUT_MS = 300_000;
/** The server logs a thread away from its answers. */
const LOG_TIMEOUT_MS = 2_000;
/** How often it is asked again where a slow machine took too long over a page. */
const RETRY_MS = 5_000;
/** What stands in a document whose page was not rendered. */
const PLAIN = '<div id="root"></div>';
/** Pages of each kind: with lists, with forms, static. A post comes from the list. */
const PAGES = ['', 'blog', 'consultation', 'contact', 'pricing'];

/**
 * @param {string} site the folder that holds the build
 * @returns {Promise<string | null>} what does not work, in one sentence; null when all does
 */
export async function checkBuild(site) {
  const folder = mkdtempSync(join(tmpdir(), 'shingle-build-'));
  const server = spawn(process.execPath, ['dist/server/index.js'], {
    cwd: site,
    env: settings(folder),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  const timer = setTimeout(() => server.kill('SIGKILL'), TIMEOUT_MS);
  const output = { text: '' };
  try {
    const home = await addressOf(server, ended, output);
    return await firstProblem(home, output);
  } catch (error) {
    return `${error.message}${await reason(output)}`;
  } finally {
    clearTimeout(timer);
    server.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every setting has its default, whatever the environment and .env say, but where things are kept. */
function settings(folder) {
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const blank = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => [name, '']);
  return {
    ...process.env,
    ...Object.fromEntries(blank),
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_FILE: join(folder, 'shingle.db'),
    UPLOADS_DIR: join(folder, 'uploads'),
    MAILBOX_DIR: join(folder, 'mailbox'),
    ADMIN_PASSWORD: 'only for this check',
    LOG_LEVEL: 'warn',
  };
}

async function addressOf(server, ended, output) {
  return new Promise((resolve, reject) => {
    const read = (chunk) => {
      output.text += chunk;
      const [address] = /^http:\/\/\S+$/m.exec(output.text) ?? [];
      if (address !== undefined) resolve(address);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    void ended.then(() => reject(new Error('its server does not start')));
  });
}

/** Pages are to be rendered, and a message to be taken, for which a mail is written. */
async function firstProblem(home, output) {
  const { url, text } = await load(home);
  const post = /href="([^"]*\/blog\/[^"/?#]+)"/.exec(text)?.[1];
  for (const page of [...PAGES, ...(post === undefined ? [] : [post])]) {
    const problem = await pageProblem(new URL(page, url), output);
    if (problem !== null) return problem;
  }
  const message = { name: 'Build', email: 'build@example.com', subject: 'Build', message: 'Does it work?' };
  const { status } = await load(new URL('api/contact-form.php', url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
  return status === 200 ? null : `a message is answered with ${status}${await reason(output)}`;
}

async function pageProblem(page, output) {
  for (let slow = false; ; await sleep(RETRY_MS)) {
    const { status, text } = await load(page);
    if (status === 200 && !text.includes(PLAIN)) return null;
    const why = await reason(output);
    output.text = '';
    slow ||= /abort/i.test(why);
    // A render that took too long is tried again after a while; until then the plain page comes without a word.
    if (!slow || !/^\.$|abort/i.test(why)) return `${page.pathname} can’t be rendered${why}`;
  }
}

async function load(address, options) {
  const response = await fetch(address, options);
  return { status: response.status, url: response.url, text: await response.text() };
}

/** What the server said of it first. */
async function reason(output) {
  for (let waited = 0; waited <= LOG_TIMEOUT_MS; waited += 100) {
    const said = /^\s*"message": "(.+)"|^((?:[A-Z]\w*)?Error: .+)|^([A-Z0-9_]+: .+)/m.exec(output.text);
    if (said !== null) return `: ${said[1] ?? said[2] ?? said[3]}`;
    await sleep(100);
  }
  return '.';
}
