import { createApp } from './app.ts';
import { type Config, ConfigError, loadConfig, readEnvironment } from './config.ts';
import { createContext } from './context.ts';
import { explainConfigError } from './explain-config.ts';
import { seed } from './seed/seed.ts';
import { forgetUnfinished } from './features/uploads/image-pipeline.ts';
import { ensureAccount } from './features/session/first-account.ts';
import { serve } from './http/serving.ts';

/** Environment → configuration → context → listen → graceful stop. */
async function main(): Promise<void> {
  process.umask(0o077); // what is kept here is for this account's eyes alone
  const config = configOrExit();
  const context = createContext(config);
  const { log } = context;
  for (const warning of config.warnings) log.warn(warning);

  // The port is taken first, so that a second copy changes nothing; who calls early waits for the content.
  const app = createApp(context);
  let open: () => void = () => undefined;
  const prepared = new Promise<void>((resolve) => {
    open = resolve;
  });
  const serving = await serve(
    (request, response) => void prepared.then(() => app(request, response)),
    config.port,
    config.host,
  ).catch(async (error: unknown) => {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    console.error(
      taken ? `Port ${config.port} is in use: is another copy running? Set PORT to use another one.` : error,
    );
    await context.close();
    process.exit(1);
  });

  await forgetUnfinished(config.uploadsDir);
  await seed(context.db, config.seed, context.clock());
  const news = await ensureAccount(context.sessions, config);
  context.delivery?.start();
  open();
  if (news !== null) console.log(`\n${news}\n`);
  console.log(`${config.production ? config.siteUrl : `http://localhost:${serving.port}`}/`);

  const stop = once(async (signal: string) => {
    log.info(`${signal}: finishing what is under way`);
    await Promise.all([serving.stop(), context.delivery?.stop()]);
    await context.close();
    process.exit(0);
  });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function configOrExit(): Config {
  try {
    return loadConfig(readEnvironment());
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(explainConfigError(error));
    process.exit(1);
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

await main();
