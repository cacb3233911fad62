import type { RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp, createHealth } from './app.ts';
import { backupProgram } from './backup/backup-process.ts';
import { type Config, ConfigError, loadConfig, readEnvironment } from './config.ts';
import { createContext } from './context.ts';
import { lockDatabase } from './db/sqlite/lock.ts';
import { ensureAccount } from './features/session/first-account.ts';
import { removeAbandoned } from './files/incoming.ts';
import { folderProblem } from './folders.ts';
import { serve } from './http/serving.ts';
import { seed } from './seed/seed.ts';

/** Environment → configuration → port → lock → database → content → serve → drain → graceful stop. */
async function main(): Promise<void> {
  process.umask(0o077); // files are readable by this account only
  const env = readEnvironment();
  const config = loadConfig(env);

  // The port comes first: a second copy, started by mistake and perhaps newer, must change nothing.
  let open: (app: RequestListener) => void = () => undefined;
  const opened = new Promise<RequestListener>((resolve) => {
    open = resolve;
  });
  const health = createHealth(config);
  const serving = await serve(
    health.aheadOf((request, response) => void opened.then((app) => app(request, response))), // early requests wait
    config.port,
    config.host,
  );
  const lock = config.postgres === null ? lockDatabase(config.databaseFile) : undefined;
  requireFolders(config);
  const context = await createContext(config, {
    backupProgram: backupProgram(env),
    ...(lock === undefined ? {} : { lock }),
  });
  const { log } = context;
  const app = createApp(context);
  await removeAbandoned(context.files.incoming);
  await seed(context.db, config.seed, context.clock());
  const news = await ensureAccount(context.sessions, config);
  context.delivery?.start();
  context.scheduler?.start();
  context.reportMailbox?.start();
  context.busyCalendarReader.start();
  context.housekeeping.start();
  context.backupScheduler.start();
  open(app);
  health.start(context.ping);

  const hurry = new AbortController();
  const stop = once(async (signal: string) => {
    log.info(`${signal}: finishing what is under way`);
    health.drain();
    serving.drain();
    await pause(config.drainSeconds * 1_000, undefined, { signal: hurry.signal }).catch(() => undefined);
    await Promise.all([serving.stop(), context.delivery?.stop()]);
    await context.close();
    lock?.release();
    process.exit(0);
  });
  process.on('SIGTERM', stop);
  process.on('SIGINT', (signal) => {
    hurry.abort(); // whoever pressed Ctrl+C waits for no balancer
    stop(signal);
  });

  // The address comes last: whoever waits for it may stop the server at once.
  for (const warning of config.warnings) console.warn(warning);
  if (news !== null) console.log(`\n${news}\n`);
  console.log(`${config.production ? config.siteUrl : `http://localhost:${serving.port}`}/`);
}

/** @throws ConfigError naming a folder that cannot be written */
function requireFolders({ uploadsDir, objectStore, smtp, mailboxDir }: Config): void {
  const folders = {
    UPLOADS_DIR: objectStore === null ? uploadsDir : null,
    S3_CACHE_DIR: objectStore === null ? null : objectStore.cacheDir,
    MAILBOX_DIR: smtp === null ? mailboxDir : null,
  };
  for (const [name, folder] of Object.entries(folders)) {
    const problem = folder === null ? null : folderProblem(folder);
    if (problem !== null) throw new ConfigError(`${name}: ${problem}.`);
  }
}

function once(action: (signal: string) => Promise<void>): (signal: string) => void {
  let called = false;
  return (signal) => {
    if (called) return;
    called = true;
    action(signal).catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
  };
}

await main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1); // ending the process releases the port and the lock
});
