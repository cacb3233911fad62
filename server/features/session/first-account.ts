import { randomBytes } from 'node:crypto';
import type { Config } from '../../config.ts';
import { isGuessable } from './guessable-password.ts';
import type { SessionService } from './session.service.ts';

/**
 * Creates the owner's account at the first start.
 * @returns the message to show to the owner once; null when the account exists
 */
export async function ensureAccount(sessions: SessionService, config: Config): Promise<string | null> {
  if (await sessions.hasAccount()) return null;
  const { email, name, password } = config.admin;
  if (password === null && config.production) {
    return 'There is no owner account yet. `npm run owner` makes one, or set ADMIN_EMAIL and ADMIN_PASSWORD.';
  }
  const isWeak = password !== null && (await isGuessable(password, { email, name }));
  const chosen = password ?? randomBytes(12).toString('base64url');
  if (!(await sessions.addFirstAccount({ email, name, password: chosen }))) return null;
  return [
    'The owner account was made. This is shown once:',
    `  email:    ${email}`,
    `  password: ${password === null ? chosen : '(the one in ADMIN_PASSWORD)'}`,
    ...(isWeak
      ? ['ADMIN_PASSWORD is easily guessed. Choose another one before anybody else can reach the site.']
      : []),
    '`npm run owner` sets another password.',
  ].join('\n');
}
