import type { SignedIn, User } from '#shared/contract/session.ts';
import { signByPasskey } from '../../components/dashboard/passkey-ceremonies.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { Host } from '../../lib/host.ts';
import { type SafeStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { RECENT_KEY, tabStorage, WAITING_EMAIL_KEY } from '../../lib/tab-storage.ts';
import type { Credentials } from './session.ts';
import { whyUnanswered } from './unanswered.ts';

type Place = Pick<Host, 'request' | 'storage'>;

/** A check of a stored token to which there was no answer. The token is kept here alone, for another try. */
export interface MissedCheck {
  token: string;
  why: string;
}

/**
 * Asks the server whether the stored token is valid. If it is not, or if the check fails, token and user are removed
 * silently. [4.8.01]–[4.8.04] [7.8.01] [8.61]
 * @param onMissed told when there was no answer
 */
export async function checkSession(
  { request, storage }: Place,
  onMissed: (missed: MissedCheck) => void,
): Promise<User | null> {
  const token = storage.get(STORAGE_KEYS.token);
  if (token !== null) {
    try {
      const { user } = await request('validateToken', {});
      keepUser(storage, user);
      return user;
    } catch (error) {
      const why = whyUnanswered(error);
      if (why !== null) onMissed({ token, why });
    }
  }
  forgetSession(storage);
  return null;
}

/** Signs in and stores token and user in the browser. [4.8.05] [7.8.02] [9.3.09] [9.3.10] */
export async function startSession({ request, storage }: Place, credentials: Credentials): Promise<User> {
  return keepSession(storage, await request('login', { body: credentials }));
}

/** The same with one of the browser's passkeys. */
export async function startPasskeySession({ request, storage }: Place): Promise<User> {
  const { options } = await request('beginPasskeySignIn', {});
  const credential = await signByPasskey(options);
  return keepSession(storage, await request('signInWithPasskey', { body: { credential } }));
}

function keepSession(storage: SafeStorage, { token, user }: SignedIn): User {
  storage.set(STORAGE_KEYS.token, token);
  keepUser(storage, user);
  return user;
}

export function keepUser(storage: SafeStorage, user: User): void {
  storage.set(STORAGE_KEYS.user, JSON.stringify(user));
}

/**
 * Removes token and user at once, and ends the session on the server. [4.8.06] [D15]
 * @returns whether the session has ended on the server too
 */
export async function endSession({ request, storage }: Place): Promise<boolean> {
  const notified = request('logout', {});
  forgetSession(storage);
  try {
    await notified;
    return true;
  } catch (error) {
    return error instanceof ApiError && error.status === 401;
  }
}

function forgetSession(storage: SafeStorage): void {
  storage.remove(STORAGE_KEYS.token);
  storage.remove(STORAGE_KEYS.user);
  tabStorage.remove(RECENT_KEY);
  tabStorage.remove(WAITING_EMAIL_KEY);
}
