import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot, siteFolder } from '#server/root.ts';
import { databaseSettings } from './test-database.ts';

/** The server as a separate process, as `npm start` runs it. */
export interface ServerProcess {
  child: ChildProcess;
  url: string;
  /** Its output so far. */
  output: () => string;
  /** Resolves with the exit code once it has ended; null when a signal ended it. */
  ended: Promise<number | null>;
}

/** The settings of a server on a free port, with a new folder and database. */
export async function serverSettings(env: Record<string, string> = {}): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'shingle-process-'));
  return {
    NODE_ENV: 'development',
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    ...(await databaseSettings(folder)),
    UPLOADS_DIR: join(folder, 'uploads'),
    MAILBOX_DIR: join(folder, 'mailbox'),
    SEED: 'none',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...env,
  };
}

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: { start: string };
};
/** The arguments that `npm start` passes to node. */
export const BUILT_SERVER = scripts.start.split(' ').slice(1);

/** The folder of the site that `server/commands/build.js --content tests/content/<name>` makes. */
export function builtSite(name: string): string {
  return join(projectRoot, '.sites', name);
}

/** Unsets every setting, so that the server under test ignores this folder's `.env`. */
const UNSET = Object.fromEntries(
  [...readFileSync(join(projectRoot, '.env.example'), 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)].map(
    ([, name]) => [name, ''],
  ),
) as Record<string, string>;

interface StartOptions {
  /** The folder of the built site; the one that this process is about by default. */
  folder?: string;
  /** The arguments of node; the built server by default. */
  program?: string[];
  /** The user that it runs as; the current one by default. */
  uid?: number | undefined;
}

/** Starts the built server; `listening` resolves once it accepts requests. */
export function startServer(
  settings: Record<string, string>,
  { folder = siteFolder, program = BUILT_SERVER, uid }: StartOptions = {},
): ServerProcess & { listening: Promise<void> } {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, program, {
    cwd: folder,
    env: { PATH, HOME, ...UNSET, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid }),
  });
  let output = '';
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const listening = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (/^https?:\/\/\S+$/m.test(output)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  listening.catch(() => undefined); // a test that expects the server to end awaits that instead
  return { child, url: `http://127.0.0.1:${settings.PORT}`, output: () => output, ended, listening };
}

/** Ports below the system's ephemeral range, so that no other connection takes one before the server does. */
const FIRST_PORT = 20_000;
const PORTS = 12_000;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + randomInt(PORTS);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
}
