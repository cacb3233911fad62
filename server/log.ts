import { createRequire } from 'node:module';
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

/** JSON lines in production, readable ones elsewhere if possible. Level `error` means: to be fixed now. */
export function createLogger(config: Pick<Config, 'production' | 'logLevel'>): Logger {
  const isPretty = !config.production && config.logLevel !== 'silent' && canPrint();
  return pino({
    level: config.logLevel,
    ...(isPretty
      ? {
          transport: {
            target: 'pino-pretty',
            options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' },
          },
        }
      : {}),
  });
}

/** pino would end the server when the transport is missing; only development installs pino-pretty. */
function canPrint(): boolean {
  const require = createRequire(import.meta.url);
  try {
    require.resolve('pino-pretty');
    return true;
  } catch {
    return false;
  }
}
