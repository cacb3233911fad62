import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { findPgBouncer, findPostgres } from './ensure-postgres.ts';
import { freePort } from './server-process.ts';

/** A server of PostgreSQL's protocol on 127.0.0.1, with a folder of its own. */
export interface DatabaseServer {
  port: number;
  /** The address of one of its databases, for its superuser. */
  url: (database: string) => string;
  /** Ends it at once, as if it had crashed; `up` starts it again on the same port with the same data. */
  down: () => Promise<void>;
  up: () => Promise<void>;
  /** Ends it for good, and deletes its folder. */
  end: () => Promise<void>;
}

/** No safety from power cuts. What was committed outlasts a crash of the server, so commits do wait until it is written. */
const SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'max_connections=500', // several test files at once, with some servers each, with a pool each
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
];

/**
 * Runs a server ($2 and what follows) until standard input ends, which it also does when whoever holds it is killed; then
 * ends it by the signal $1 and deletes the folder $0. Each line of input ends the server, or starts it again.
 */
const KEEPER = `
folder=$0 signal=$1; shift
exec 2>"$folder/log"
while "$@" >&2 & server=$!; read -r line; do
  kill -s $signal $server; wait $server; echo down
  read -r line || break
done
kill -s $signal $server; wait $server; rm -rf "$folder"`;

/** How long a server may take to answer, in milliseconds; a busy machine is no failure. */
const PATIENCE = 60_000;

/** PostgreSQL and PgBouncer refuse to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, user: string) => spawnSync('id', [flag, user], { encoding: 'utf8' });
  const user = id('-u', 'postgres').status === 0 ? 'postgres' : 'nobody';
  return { uid: Number(id('-u', user).stdout), gid: Number(id('-g', user).stdout) };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shingle-postgres-'));
  const user = unprivileged();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  return folder;
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function keep(
  folder: string,
  signal: 'QUIT' | 'KILL',
  port: number,
  command: string[],
): Promise<DatabaseServer> {
  const keeper = spawn('sh', ['-c', KEEPER, folder, signal, ...command], {
    ...unprivileged(),
    cwd: folder,
    detached: true, // Ctrl+C is for the test runner, which then ends this
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(keeper, 'close');
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;

  async function answering(): Promise<void> {
    const deadline = Date.now() + PATIENCE;
    while (!(await answers(url('postgres')))) {
      if (Date.now() > deadline)
        throw new Error(`${command[0]} does not answer:\n${readFileSync(join(folder, 'log'), 'utf8')}`);
      await pause(20);
    }
  }

  try {
    await answering();
  } catch (error) {
    keeper.stdin.end();
    throw error;
  }
  return {
    port,
    url,
    async down() {
      keeper.stdin.write('\n');
      await once(keeper.stdout, 'data');
    },
    async up() {
      keeper.stdin.write('\n');
      await answering();
    },
    async end() {
      keeper.stdin.end();
      await ended;
    },
  };
}

/**
 * Starts PostgreSQL with a new, empty cluster.
 * @throws when PostgreSQL is missing or does not start
 */
export async function startPostgres(): Promise<DatabaseServer> {
  const programs = findPostgres();
  if (programs === null) throw new Error('There is no PostgreSQL here.');
  const folder = newFolder();
  const data = join(folder, 'data');
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const { status, stderr } = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', `--locale=${locale}`, '--no-sync'],
    { ...unprivileged(), cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`initdb ended with ${status}:\n${stderr}`);
  const port = await freePort();
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  return keep(folder, 'QUIT', port, [
    join(programs, 'postgres'),
    ...['-D', data, '-p', String(port)],
    ...settings,
  ]);
}

/**
 * Starts PgBouncer in transaction mode in front of a PostgreSQL, otherwise with its own defaults.
 * @throws when PgBouncer is missing or does not start
 */
export async function startPgBouncer(postgres: DatabaseServer): Promise<DatabaseServer> {
  const program = findPgBouncer();
  if (program === null) throw new Error('There is no PgBouncer here.');
  const folder = newFolder();
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=127.0.0.1 port=${postgres.port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 1000
`,
  );
  return keep(folder, 'KILL', port, [program, settings]);
}
