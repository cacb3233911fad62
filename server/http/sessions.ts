import type { UserRow } from '../db/tables.ts';

/** The session of a signed-in user. */
export interface Session {
  id: string;
  user: UserRow;
  /** When it was last proved whose session it is, ISO 8601; '' for never. */
  confirmedAt: string;
}

/** The part of the session service that authentication uses. */
export interface Sessions {
  /**
   * Null when the token is invalid, expired or revoked.
   * @param userAgent the browser that uses it, as it names itself
   */
  find: (token: string, userAgent: string | undefined) => Promise<Session | null>;
  /** @throws HttpError 401 */
  require: (token: string, userAgent: string | undefined) => Promise<Session>;
}

/** The session of a private operation; the dispatcher rejects calls without one. */
export function sessionOf(call: { session: Session | null }): Session {
  if (call.session === null) throw new Error('A private operation was reached without a session.');
  return call.session;
}
