import type { PasswordInput } from '#shared/contract/account.ts';
import type { Clock } from '../../clock.ts';
import type { SessionRow, UserRow } from '../../db/tables.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import { conflict, notFound, unprocessable } from '../../http/errors.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { Session } from '../../http/sessions.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { AccountRepository } from './account.repository.ts';
import { requirePassword } from './current-password.ts';
import type { DeviceCookies } from './device-cookies.ts';
import { GUESSABLE, isGuessable } from './guessable-password.ts';
import type { Passwords } from './passwords.ts';
import type { SecurityNotices } from './security-notices.ts';

interface Deps {
  inTransaction: InTransaction;
  repository: AccountRepository;
  passwords: Passwords;
  devices: DeviceCookies;
  limits: RateLimits;
  outbox: Outbox;
  securityNotices: SecurityNotices;
  clock: Clock;
}

/** What the signed-in owner does with the account: its name, its password, its sessions. */
export class AccountService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  rename({ user }: Session, name: string): Promise<UserRow> {
    return this.#deps.repository.rename(user.id, name);
  }

  /**
   * Replaces the password, and ends all sessions but the one that asks.
   * @returns a new device cookie for the browser, whose earlier one the new password made worthless
   * @throws HttpError 422 the current password is wrong, or the new one is easily guessed; 409 it has just been changed
   * elsewhere; 429
   */
  async changePassword(
    session: Session,
    { current_password, password }: PasswordInput,
    userAgent: string,
  ): Promise<string> {
    const { inTransaction, repository, passwords, devices, outbox, securityNotices } = this.#deps;
    const { user } = session;
    await requirePassword(this.#deps, session, current_password);
    if (await isGuessable(password, user)) throw unprocessable(GUESSABLE, 'password');
    const hash = await passwords.hash(password);
    const emails = await securityNotices.compose({ news: 'password-changed', user, userAgent });
    const changed = await inTransaction(async (transaction) => {
      const account = await repository.replacePassword(transaction, user, hash);
      if (account === null) return null;
      await repository.endSessions(transaction, user.id, session.id);
      await outbox.put(transaction, emails);
      return account;
    });
    if (changed === null) throw conflict('The password has just been changed elsewhere. Please try again.');
    return devices.issue(changed);
  }

  /** The last used first. */
  listSessions({ user }: Session): Promise<SessionRow[]> {
    const { repository, clock } = this.#deps;
    return repository.listSessions(user.id, clock().toISOString());
  }

  /** @throws HttpError 404 */
  async endSession({ user }: Session, id: string): Promise<void> {
    const ended = await this.#deps.repository.endSession(user.id, id);
    if (!ended) throw notFound('That device is signed out already.');
  }

  /** Ends all sessions but the one that asks. */
  endOthers({ id, user }: Session): Promise<void> {
    const { inTransaction, repository } = this.#deps;
    return inTransaction((transaction) => repository.endSessions(transaction, user.id, id));
  }
}
