import { createContext, use } from 'react';
import type { User } from '#shared/contract/session.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** The dashboard's session. Any signed-in user may do everything: roles are ignored. [6.03] [6.04] */
export interface Session {
  /** `checking` while the stored token is verified. [D41] */
  state: 'checking' | 'signed-out' | 'signed-in';
  /** Null unless signed in. [3.10.01] */
  user: User | null;
  /** Whether the server has ended a session that is signed in here: calls then wait for a new sign-in. */
  ended: boolean;
  /** Why it is not known whether somebody is still signed in; null unless the server did not answer. */
  missed: string | null;
  /** Asks the server once more. */
  checkAgain: () => Promise<void>;
  /** Rejects with the ApiError of a refused or failed sign-in. */
  signIn: (credentials: Credentials) => Promise<void>;
  /** Rejects with the browser's error, too; see `passkeyFailure`. */
  signInWithPasskey: () => Promise<void>;
  signOut: () => void;
  /** The server has changed the account. */
  update: (user: User) => void;
}

/** Asked before somebody signs out: whether they may. The dashboard knows what would be lost. */
export const leaving = { ask: (): boolean | Promise<boolean> => true };

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('A component was rendered outside <SessionProvider>.');
  return session;
}

/** The user's name in the header; the server may send none. [6.05] [6.06] */
export function nameOf(user: { name?: string | null } | null): string {
  const name = user?.name?.trim() ?? '';
  return name === '' ? 'Admin' : name;
}
