import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { createApp, createHealth } from '#server/app.ts';
import type { Clock } from '#server/clock.ts';
import { type Config, loadConfig } from '#server/config.ts';
import { createContext, type Context } from '#server/context.ts';
import { serve, type Serving } from '#server/http/serving.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { seed } from '#server/seed/seed.ts';
import { type Answer, callApi, type CallOptions } from './call-api.ts';
import { builtBackupProgram } from './backups.ts';
import { databaseSettings, dropDatabase, onPostgres } from './test-database.ts';

export type { Answer, CallOptions };

export const OWNER = { email: 'owner@example.com', password: 'a long enough password', name: 'Wren' };

/** Signs sessions and links; random, so that production accepts it. */
export const TEST_SECRET = '7d1f0c92b6e84a35d9c27e50f8136ba4';

export interface TestAppOptions {
  /** Environment variables, added to the test's own. */
  env?: Record<string, string>;
  clock?: Clock;
  mailer?: Mailer | null;
  /** Whether it can make backups, by the built command. */
  backups?: boolean;
  /** The render thread's program. */
  renderThreadFile?: string;
  /** Whether to create an owner account; true by default. */
  account?: boolean;
  /** Another app, to run as a second process on its database and its files; it has to be stopped after this one. */
  beside?: TestApp;
}

/** The real server on a free port, with its own folder and database. By default it has no limits and no posts. */
export interface TestApp {
  url: string;
  folder: string;
  config: Config;
  /** The environment variables of its database and its files. */
  settings: Record<string, string>;
  context: Context;
  /** Calls a script, e.g. `api('GET', 'categories.php')`; `json` is sent as the body. */
  api: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
  /** Signs the owner in. @returns what a browser would then store */
  signIn: () => Promise<Credentials>;
  stop: () => Promise<void>;
}

export interface Credentials {
  token: string;
  cookie: string;
}

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'shingle-test-'));
  const { beside } = options;
  const database = beside?.settings ?? {
    ...(await databaseSettings(folder)),
    UPLOADS_DIR: join(folder, 'uploads'),
  };
  const env = {
    NODE_ENV: 'test',
    PORT: '0',
    ...database,
    MAILBOX_DIR: join(folder, 'mailbox'),
    JWT_SECRET: TEST_SECRET,
    SEED: 'none',
    RATE_LIMITS: 'off',
    ...options.env,
  };
  const config = loadConfig(env);
  const context = await createContext(config, {
    passwordCost: 4,
    ...(options.backups === true ? { backupProgram: builtBackupProgram(env) } : {}),
    ...options,
  });
  // Waiting for the disk at each write proves nothing here; process.test.ts tests that by killing a server.
  if (!onPostgres()) await sql`pragma synchronous = off`.execute(context.db);
  await seed(context.db, config.seed, context.clock());
  if (options.account ?? beside === undefined) await context.sessions.saveAccount(OWNER);
  context.delivery?.start();
  context.scheduler?.start();
  context.reportMailbox?.start();
  const health = createHealth(config);
  health.start(context.ping);
  const serving: Serving = await serve(health.aheadOf(createApp(context)), 0, '127.0.0.1');
  const url = `http://127.0.0.1:${serving.port}`;

  const api: TestApp['api'] = (...call) => callApi(url, ...call);

  return {
    url,
    folder,
    config,
    settings: database,
    context,
    api,
    async signIn() {
      const answer = await api('POST', 'login-clean.php', { json: OWNER });
      const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      return { token: answer.json.token as string, cookie };
    },
    async stop() {
      await serving.stop();
      await context.close();
      if (beside === undefined) await dropDatabase(database);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A test app and its owner's token for all tests of a group; read both inside tests only. Options that are known later come as a function. */
export function useTestApp(options: TestAppOptions | (() => TestAppOptions) = {}): {
  readonly app: TestApp;
  readonly token: string;
} {
  let started: { app: TestApp; token: string } | null = null;
  beforeAll(async () => {
    const chosen = typeof options === 'function' ? options() : options;
    const app = await startTestApp(chosen);
    started = { app, token: (chosen.account ?? true) ? (await app.signIn()).token : '' };
  });
  afterAll(() => started?.app.stop());
  function whenStarted() {
    if (started === null) throw new Error('The test app is there only inside tests.');
    return started;
  }
  return {
    get app() {
      return whenStarted().app;
    },
    get token() {
      return whenStarted().token;
    },
  };
}

/** A clock that is stopped, and that a test can set. */
export function settableClock(start: string): Clock & { set: (instant: string) => void } {
  let now = new Date(start);
  return Object.assign(() => new Date(now), {
    set(instant: string) {
      now = new Date(instant);
    },
  });
}

/** A mailer that records its messages, or rejects those to the addresses in `refuses`. */
export function keepingMailer(refuses: string[] = []) {
  const sent: Parameters<Mailer['send']>[0][] = [];
  const mailer: Mailer = {
    send(message) {
      if (refuses.includes(message.to)) {
        const reply = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 };
        return Promise.reject(Object.assign(new Error('550 no such mailbox'), reply));
      }
      sent.push(message);
      return Promise.resolve();
    },
    close: () => undefined,
  };
  return { mailer, sent };
}
