import type { Assertion } from '#shared/contract/passkeys.ts';
import type { Clock } from '../../clock.ts';
import { type HttpError, unconfirmed, unprocessable } from '../../http/errors.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { Session } from '../../http/sessions.ts';
import type { Passwords } from '../session/passwords.ts';
import type { SessionRepository } from '../session/session.repository.ts';
import type { Options } from './ceremonies.ts';
import type { PasskeyChecks } from './passkey-checks.ts';
import type { RelyingParty } from './relying-party.ts';

/** How long a sign-in, or a confirmation, counts. */
const FRESH_MS = 10 * 60 * 1_000;

interface Deps {
  sessions: SessionRepository;
  checks: PasskeyChecks;
  passwords: Passwords;
  limits: RateLimits;
  clock: Clock;
}

/** Proves once more whose session it is, before what a stolen one must not do. */
export class ConfirmationService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws HttpError 403 about `confirm` when the last sign-in or confirmation is too old */
  require({ confirmedAt }: Session): void {
    const oldest = new Date(this.#deps.clock().getTime() - FRESH_MS).toISOString();
    if (confirmedAt <= oldest) throw unconfirmed();
  }

  /** @throws HttpError 422 a wrong password; 429 */
  async byPassword(session: Session, password: string): Promise<void> {
    const { passwords } = this.#deps;
    const isRight = () => passwords.matches(password, session.user.password_hash, 'known');
    await this.#by(session, isRight, () => unprocessable('That is not your password.', 'password'));
  }

  begin(session: Session, party: RelyingParty): Promise<Options> {
    return this.#deps.checks.askToSign(party, { purpose: 'confirm', session_id: session.id });
  }

  /** @throws HttpError 422 a passkey that is wrong, or another account's; 429 */
  async byPasskey(session: Session, credential: Assertion, party: RelyingParty): Promise<void> {
    const purpose = { purpose: 'confirm', session_id: session.id } as const;
    const isRight = async () => {
      const user = await this.#deps.checks.check({ credential, party, purpose });
      return user?.id === session.user.id;
    };
    await this.#by(session, isRight, () =>
      unprocessable('That passkey could not be confirmed. Please try again, or type in your password.'),
    );
  }

  /** Wrong tries count against the session, as those for a new password do. */
  async #by(session: Session, check: () => Promise<boolean>, refusal: () => HttpError): Promise<void> {
    const { sessions, limits, clock } = this.#deps;
    await limits.take('currentPassword', session.id);
    const giveBack = () => limits.giveBack('currentPassword', session.id);
    const isRight = await check().catch(async (error: unknown) => {
      await giveBack(); // nothing was checked
      throw error;
    });
    if (!isRight) throw refusal();
    await giveBack();
    await sessions.confirm(session.id, clock().toISOString());
  }
}
