import { createContext, use } from 'react';
import type { User } from '#shared/contract/session.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Who is at the dashboard. Anybody signed in may use all of it: the role is not looked at. [6.03] [6.04] */
export interface Session {
  /** `checking` while the stored token is looked at. [D41] */
  state: 'checking' | 'signed-out' | 'signed-in';
  /** Null unless signed in. [3.10.01] */
  user: User | null;
  /** Signed in here, but the server has since ended the session: calls wait until somebody signs in again. */
  ended: boolean;
  /** Rejects with the ApiError of a refused or failed sign-in. */
  signIn: (credentials: Credentials) => Promise<void>;
  signOut: () => void;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('A component was rendered outside <SessionProvider>.');
  return session;
}

/** What the header calls the user; the server may know no name. [6.05] [6.06] */
export function nameOf(user: { name?: string | null } | null): string {
  const name = user?.name?.trim() ?? '';
  return name === '' ? 'Admin' : name;
}
