import { createHash } from 'node:crypto';
import type { UserRow } from '../../db/tables.ts';

type Account = Pick<UserRow, 'id' | 'password_hash'>;

/** What a link for a new password is about, as its token names it: an account, an end, and the password until then. */
export interface ResetSubject {
  user: number;
  /** In seconds since 1970. */
  endsAt: number;
  fingerprint: string;
}

const SHAPE = /^(\d{1,15})-(\d{1,12})-([0-9a-f]{32})$/;

/** @param endsAt in seconds since 1970 */
export function resetSubject(account: Account, endsAt: number): string {
  return `${account.id}-${endsAt}-${passwordFingerprint(account)}`;
}

export function readResetSubject(subject: string): ResetSubject | null {
  const [, user, endsAt, fingerprint] = SHAPE.exec(subject) ?? [];
  if (fingerprint === undefined) return null;
  return { user: Number(user), endsAt: Number(endsAt), fingerprint };
}

/**
 * Says nothing of the password, and is another one as soon as that is replaced, by the same one, too: hashes are salted.
 * Who has a key of the site's links, but not its database, can make no such link.
 */
export function passwordFingerprint({ id, password_hash }: Account): string {
  return createHash('sha256').update(`${id} ${password_hash}`).digest('hex').slice(0, 32);
}
