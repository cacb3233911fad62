import { DatabaseError } from 'pg';
import {
  DatabaseUnavailable,
  DayOffViolation,
  ForeignKeyViolation,
  StorageFull,
  TransactionConflict,
  UniqueViolation,
} from '../errors.ts';

/** SQLSTATEs of a server that is away, starting, stopping, full of connections, out of time, or a stand-by. */
const UNAVAILABLE = /^(08...|57P0.|57014|53300|25006|25P03)$/;

/**
 * Translates errors of PostgreSQL and of the network to those of repositories; a mistake in a query is returned
 * unchanged.
 */
export function translateError(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return unavailable(error) ?? error;
  const { code = '', message } = error;
  if (code === '23505') return new UniqueViolation(message, columnsOf(error), { cause: error });
  if (code === '23503' || code === '23001') return new ForeignKeyViolation(message, { cause: error });
  if (code === 'P0001' && message === 'day off') return new DayOffViolation(message, { cause: error });
  if (code === '53100') return new StorageFull(message, { cause: error });
  if (code === '40001' || code === '40P01') return new TransactionConflict(message, { cause: error });
  // PgBouncer says 08P01 and, while its server is away, only FATAL.
  if (UNAVAILABLE.test(code) || error.severity === 'FATAL') {
    return new DatabaseUnavailable(message, { cause: error });
  }
  return error;
}

/** Translates the error of a connection that could not be made; whatever it is, there is no database. */
export function connectionError(error: unknown): unknown {
  if (error instanceof DatabaseError || !(error instanceof Error)) return translateError(error);
  return new DatabaseUnavailable(error.message, { cause: error });
}

/** Whether the connection is of no use any more: it is gone, or leads to a stand-by. */
export function isLost(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return true;
  const { code = '', severity = '' } = error;
  return /^(08...|57P0.|25P03|25006)$/.test(code) || severity === 'FATAL' || severity === 'PANIC';
}

/** From the constraint's name, such as posts_slug_key: the message may be in any language. */
function columnsOf({ table = '', constraint = '' }: DatabaseError): string[] {
  return [constraint.replace(`${table}_`, '').replace(/_key$/, '')];
}

/** The network's errors have a code; the driver's own, about lost connections and time-outs, only a message. */
function unavailable(error: unknown): DatabaseUnavailable | null {
  if (!(error instanceof Error)) return null;
  const { code = '' } = error as NodeJS.ErrnoException;
  const isNetwork = /^(ECONN|EPIPE|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|ENOENT)/.test(code);
  const isDriver = /connection terminated|connection error|not queryable|timeout/i.test(error.message);
  if (!isNetwork && !isDriver) return null;
  return new DatabaseUnavailable(error.message, { cause: error });
}
