import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

/** JSON lines in production, readable ones otherwise. An error is something to fix now. */
export function createLogger(config: Pick<Config, 'production' | 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    ...(config.production || config.logLevel === 'silent'
      ? {}
      : {
          transport: {
            target: 'pino-pretty',
            options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' },
          },
        }),
  });
}
