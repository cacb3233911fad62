import { createHash } from 'node:crypto';
import type { UserRow } from '../../db/tables.ts';

type Account = Pick<UserRow, 'id' | 'email' | 'password_hash'>;

/** What a link for a new address is about, as its token names it. */
export interface EmailSubject {
  user: number;
  /** In seconds since 1970. */
  endsAt: number;
  fingerprint: string;
  /** The new address. */
  email: string;
}

const SHAPE = /^(\d{1,15})-(\d{1,12})-([0-9a-f]{32})-([\w-]+)$/;

/** @param endsAt in seconds since 1970 */
export function emailSubject(account: Account, email: string, endsAt: number): string {
  return `${account.id}-${endsAt}-${emailFingerprint(account)}-${Buffer.from(email).toString('base64url')}`;
}

export function readEmailSubject(subject: string): EmailSubject | null {
  const [, user, endsAt, fingerprint, email] = SHAPE.exec(subject) ?? [];
  if (fingerprint === undefined || email === undefined) return null;
  return {
    user: Number(user),
    endsAt: Number(endsAt),
    fingerprint,
    email: Buffer.from(email, 'base64url').toString(),
  };
}

/** Another one as soon as the address or the password is: the link works once. */
export function emailFingerprint({ id, email, password_hash }: Account): string {
  return createHash('sha256').update(`${id} ${email} ${password_hash}`).digest('hex').slice(0, 32);
}
