import type { UserRow } from '../db/tables.ts';

/** Somebody who is signed in. */
export interface Session {
  id: string;
  user: UserRow;
}

/** What authentication asks of whoever keeps the sessions. */
export interface Sessions {
  /** Null when the token is worth nothing any more. */
  find: (token: string) => Promise<Session | null>;
  /** @throws HttpError 401 */
  require: (token: string) => Promise<Session>;
}
