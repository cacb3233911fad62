import { timingSafeEqual } from 'node:crypto';
import { deviceName } from '#shared/device-name.ts';
import { ACCOUNT_LINK_SECONDS } from '#shared/limits.ts';
import type { Clock } from '../../clock.ts';
import type { UserRow } from '../../db/tables.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import { HttpError, unprocessable } from '../../http/errors.ts';
import type { EmailLinks } from '../../mail/email-links.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { AccountRepository } from './account.repository.ts';
import { GUESSABLE, isGuessable } from './guessable-password.ts';
import type { Passwords } from './passwords.ts';
import type { SecurityNotices } from './security-notices.ts';
import { passwordFingerprint, readResetSubject, resetSubject } from './reset-subject.ts';

/** Maximum links per address and day: somebody else may ask for them. */
const MAX_A_DAY = 5;

const NO_MAIL =
  'No mail can be sent from here. On the server, the command `npm run owner` sets a new password.';
const OVER = 'This link was used already, or is over. Please ask for another one.';

const NOBODY = { id: 0, password_hash: '' };

interface Deps {
  inTransaction: InTransaction;
  repository: AccountRepository;
  passwords: Passwords;
  outbox: Outbox;
  links: EmailLinks;
  activity: ActivityService;
  securityNotices: SecurityNotices;
  clock: Clock;
  /** Told why a link could not be sent, of which the answer says nothing. */
  onFailure: (error: unknown) => void;
}

/** New passwords for whoever has forgotten theirs, by a link in an email. */
export class PasswordResetService {
  readonly #deps: Deps;
  readonly #underWay = new Set<Promise<void>>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws HttpError 503 without a mail server */
  requireMail(): void {
    if (!this.#deps.outbox.enabled) throw new HttpError(503, NO_MAIL);
  }

  /**
   * Emails a link to the address, if an account has it.
   * @param answered when whoever asks has been answered: that is then the same, and as fast, for every address
   */
  send(email: string, userAgent: string, answered: Promise<unknown>): void {
    const sending = answered
      .then(() => this.#send(email, userAgent))
      .catch(this.#deps.onFailure)
      .finally(() => this.#underWay.delete(sending));
    this.#underWay.add(sending);
  }

  /**
   * Replaces the password, and ends all sessions.
   * @throws HttpError 422 the link is over, was used, or is none; or the password is easily guessed
   */
  async reset(token: string, password: string, userAgent: string): Promise<void> {
    const { inTransaction, repository, passwords, outbox, securityNotices } = this.#deps;
    const user = await this.#userOf(token);
    if (user === null) throw unprocessable(OVER);
    if (await isGuessable(password, user)) throw unprocessable(GUESSABLE, 'password');
    const hash = await passwords.hash(password);
    const emails = await securityNotices.compose({ news: 'password-reset', user, userAgent });
    const changed = await inTransaction(async (transaction) => {
      const account = await repository.replacePassword(transaction, user, hash);
      if (account === null) return null;
      await repository.endSessions(transaction, user.id, null);
      await outbox.put(transaction, emails);
      return account;
    });
    if (changed === null) throw unprocessable(OVER); // used in another window meanwhile
  }

  /** Waits for what goes on after answers. */
  async close(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  async #send(email: string, userAgent: string): Promise<void> {
    const { inTransaction, repository, outbox, links, activity, clock } = this.#deps;
    const user = await repository.findByEmail(email);
    const { passwordResetEmail } = await import('./password-resets.emails.tsx'); // on demand: it would slow the start
    const now = clock();
    const endsAt = Math.floor(now.getTime() / 1_000) + ACCOUNT_LINK_SECONDS;
    const content = await passwordResetEmail({
      link: links.resetPassword(resetSubject(user ?? NOBODY, endsAt)),
      askedAt: now.toISOString(),
      endsAt: new Date(endsAt * 1_000).toISOString(),
      device: deviceName(userAgent),
    });
    if (user === null) return; // as late as possible: whoever watches how busy the server is learns little
    await inTransaction((transaction) =>
      outbox.put(transaction, [{ kind: 'reset-password', to: user.email, content, maxADay: MAX_A_DAY }]),
    );
    await activity.record('reset-requested', userAgent);
  }

  /** The account of a link that is neither over nor used. */
  async #userOf(token: string): Promise<UserRow | null> {
    const { repository, links, clock } = this.#deps;
    const signed = await links.readResetPassword(token);
    const subject = signed === null ? null : readResetSubject(signed);
    if (subject === null || clock().getTime() >= subject.endsAt * 1_000) return null;
    const user = await repository.findById(subject.user);
    if (user === null) return null;
    const [one, other] = [Buffer.from(subject.fingerprint), Buffer.from(passwordFingerprint(user))];
    return timingSafeEqual(one, other) ? user : null;
  }
}
