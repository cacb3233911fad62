import { unprocessable } from '../../http/errors.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { Session } from '../../http/sessions.ts';
import type { Passwords } from './passwords.ts';

interface Deps {
  passwords: Passwords;
  limits: RateLimits;
}

/**
 * Proves that whoever asks knows the account's password. A wrong one counts against the session, so that a stolen one
 * finds no password, and keeps nobody else from changing it.
 * @throws HttpError 422 it is wrong; 429
 */
export async function requirePassword(
  { passwords, limits }: Deps,
  { id, user }: Session,
  password: string,
): Promise<void> {
  await limits.take('currentPassword', id);
  const giveBack = () => limits.giveBack('currentPassword', id);
  const isRight = await passwords
    .matches(password, user.password_hash, 'known')
    .catch(async (error: unknown) => {
      await giveBack(); // the password was not checked
      throw error;
    });
  if (!isRight) throw unprocessable('That is not your current password.', 'current_password');
  await giveBack();
}
