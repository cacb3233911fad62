import { createRequire } from 'node:module';
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

/** Prints the log for people. Only development installs it. */
const PRETTY_PRINTER = 'pino-pretty';

/** JSON lines in production, readable ones otherwise where those can be had. An error is something to fix now. */
export function createLogger(config: Pick<Config, 'production' | 'logLevel'>): Logger {
  const isPretty = !config.production && config.logLevel !== 'silent' && isInstalled(PRETTY_PRINTER);
  return pino({
    level: config.logLevel,
    ...(isPretty
      ? {
          transport: {
            target: PRETTY_PRINTER,
            options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' },
          },
        }
      : {}),
  });
}

/** Asked before pino is, which would end the server over a transport that is not there. */
function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}
