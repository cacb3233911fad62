import type { Config } from './config.ts';
import type { Engine } from './db/engine.ts';
import { createRateLimits, LIMITS } from './http/rate-limits.ts';
import { SharedReads } from './http/shared-reads.ts';
import type { Logger } from './log.ts';

/** Rate limits: on SQLite in memory; on PostgreSQL over all processes, reads with a delay. */
export async function createLimits({ kind, db }: Engine, { rateLimits, jwtSecret }: Config, log: Logger) {
  if (kind === 'sqlite' || !rateLimits) return { limits: createRateLimits(rateLimits), sharedReads: null };
  const { CallCounts } = await import('./db/postgres/call-counts.ts');
  const counts = new CallCounts(db, jwtSecret);
  const sharedReads = new SharedReads({
    limit: LIMITS.read.calls,
    window: LIMITS.read.window * 1_000,
    exchange: (news) => counts.exchange('read', news),
    onFailure: (error) => log.warn({ err: error }, 'counts of reads are not exchanged with other processes'),
  });
  const limits = createRateLimits(true, (limit, window) =>
    limit === 'read' ? sharedReads : counts.counter(limit, window),
  );
  return { limits, sharedReads };
}
