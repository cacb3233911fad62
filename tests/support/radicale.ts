import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { ensureRadicale } from './ensure-radicale.ts';
import { freePort } from './server-process.ts';

const USER = 'wren';
const PASSWORD = 'p@ss wörd: %';

/** A real CalDAV server on 127.0.0.1 with one user, who has one calendar. */
export interface Radicale {
  /** The address of the calendar. */
  calendar: string;
  /** The address of the folder that it is in. */
  folder: string;
  user: string;
  password: string;
  /** Puts an event, or one that recurs with its changed occurrences, into the calendar. */
  put: (name: string, file: string) => Promise<void>;
  delete: (name: string) => Promise<void>;
  /** Ends the server. */
  down: () => Promise<void>;
  /** Starts it again, at the same port. */
  up: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startRadicale(): Promise<Radicale> {
  const program = ensureRadicale();
  const folder = await mkdtemp(join(tmpdir(), 'shingle-radicale-'));
  const port = await freePort();
  const configuration = writeConfiguration(folder, port);
  const home = `http://127.0.0.1:${port}/${USER}/`;
  const calendar = `${home}work/`;
  let child: ChildProcess | null = null;

  async function call(method: string, address: string, body?: string): Promise<void> {
    const authorization = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`;
    const response = await fetch(address, {
      method,
      headers: { authorization, connection: 'close' },
      ...(body === undefined ? {} : { body }),
    });
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`);
    await response.text();
  }

  const radicale: Radicale = {
    calendar,
    folder: home,
    user: USER,
    password: PASSWORD,
    put: (name, file) => call('PUT', `${calendar}${name}.ics`, file),
    delete: (name) => call('DELETE', `${calendar}${name}.ics`),
    async down() {
      if (child === null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      child = null;
      await ended;
    },
    async up() {
      const started = spawn(program, ['--config', configuration], { stdio: ['ignore', 'pipe', 'pipe'] });
      child = started;
      let output = '';
      const keep = (chunk: Buffer) => void (output += chunk.toString());
      started.stdout.on('data', keep);
      started.stderr.on('data', keep);
      await vi.waitFor(
        async () => {
          if (started.exitCode !== null) {
            throw new Error(`Radicale ended with ${started.exitCode}: ${output}`);
          }
          await call('PROPFIND', home);
        },
        { timeout: 30_000, interval: 50 },
      );
    },
    async stop() {
      await radicale.down();
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await radicale.up();
    await call(
      'MKCALENDAR',
      calendar,
      `<?xml version="1.0"?>
<c:mkcalendar xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">
<set><prop><displayname>Wren’s work &amp; play</displayname></prop></set>
</c:mkcalendar>`,
    );
  } catch (error) {
    await radicale.stop();
    throw error;
  }
  return radicale;
}

function writeConfiguration(folder: string, port: number): string {
  const users = join(folder, 'users');
  const configuration = join(folder, 'config');
  writeFileSync(users, `${USER}:${PASSWORD}\n`, { mode: 0o600 });
  writeFileSync(
    configuration,
    `[server]
hosts = 127.0.0.1:${port}
[auth]
type = htpasswd
htpasswd_filename = ${users}
htpasswd_encryption = plain
delay = 0
[storage]
filesystem_folder = ${join(folder, 'collections')}
`,
  );
  return configuration;
}
