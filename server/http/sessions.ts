import type { UserRow } from '../db/tables.ts';

/** The session of a signed-in user. */
export interface Session {
  id: string;
  user: UserRow;
}

/** The part of the session service that authentication uses. */
export interface Sessions {
  /** Null when the token is invalid, expired or revoked. */
  find: (token: string) => Promise<Session | null>;
  /** @throws HttpError 401 */
  require: (token: string) => Promise<Session>;
}
