import { timingSafeEqual } from 'node:crypto';
import type { EmailInput } from '#shared/contract/account.ts';
import { deviceName } from '#shared/device-name.ts';
import { ACCOUNT_LINK_SECONDS } from '#shared/limits.ts';
import type { Clock } from '../../clock.ts';
import type { UserRow } from '../../db/tables.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import { conflict, unprocessable } from '../../http/errors.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { Session } from '../../http/sessions.ts';
import type { EmailLinks } from '../../mail/email-links.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { readableEmail } from '../../readable-email.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import { type AccountRepository, AddressInUse } from './account.repository.ts';
import { requirePassword } from './current-password.ts';
import { emailFingerprint, emailSubject, readEmailSubject } from './email-subject.ts';
import type { Passwords } from './passwords.ts';
import type { SecurityNotices } from './security-notices.ts';

/** Maximum links per address and day: it may be somebody else's. */
const MAX_A_DAY = 5;

const OVER = 'This link was used already, or is over. Please ask for another one.';

interface Deps {
  inTransaction: InTransaction;
  repository: AccountRepository;
  passwords: Passwords;
  limits: RateLimits;
  outbox: Outbox;
  links: EmailLinks;
  activity: ActivityService;
  securityNotices: SecurityNotices;
  clock: Clock;
}

/** Another address for the account. Its sessions go on. */
export class AccountEmailService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Sends the new address a link to confirm it; where no email can be sent, changes it at once.
   * @returns the account, and whether a link was sent
   * @throws HttpError 422 the password is wrong, or it is the address already; 409 another account has it; 429
   */
  async change(
    session: Session,
    { current_password, email }: EmailInput,
    userAgent: string,
  ): Promise<{ user: UserRow; sent: boolean }> {
    const { repository, outbox } = this.#deps;
    const { user } = session;
    await requirePassword(this.#deps, session, current_password);
    if (email.toLowerCase() === user.email.toLowerCase())
      throw unprocessable('That is your address already.', 'email');
    if ((await repository.findByEmail(email)) !== null) throw inUse();
    if (!outbox.enabled) return { user: await this.#replace(user, email, userAgent), sent: false };
    await this.#sendLink(user, email, userAgent);
    return { user, sent: true };
  }

  /**
   * Changes the address to the one that the link was sent to. It takes a session of the account, so that nobody else
   * gets in by a link that went to a mistyped address.
   * @throws HttpError 422 the link is over, was used, or is none; 409 another account has the address
   */
  async confirm({ user }: Session, token: string, userAgent: string): Promise<UserRow> {
    const { links, clock } = this.#deps;
    const signed = await links.readConfirmEmail(token);
    const subject = signed === null ? null : readEmailSubject(signed);
    if (subject === null || subject.user !== user.id || clock().getTime() >= subject.endsAt * 1_000)
      throw unprocessable(OVER);
    const [one, other] = [Buffer.from(subject.fingerprint), Buffer.from(emailFingerprint(user))];
    if (!timingSafeEqual(one, other)) throw unprocessable(OVER);
    return this.#replace(user, subject.email, userAgent);
  }

  async #sendLink(user: UserRow, email: string, userAgent: string): Promise<void> {
    const { inTransaction, outbox, links, clock } = this.#deps;
    const { newAddressEmail } = await import('./account-email.emails.tsx'); // on demand: it would slow the start
    const now = clock();
    const endsAt = Math.floor(now.getTime() / 1_000) + ACCOUNT_LINK_SECONDS;
    const content = await newAddressEmail({
      link: links.confirmEmail(emailSubject(user, email, endsAt)),
      before: readableEmail(user.email),
      askedAt: now.toISOString(),
      endsAt: new Date(endsAt * 1_000).toISOString(),
      device: deviceName(userAgent),
    });
    await inTransaction((transaction) =>
      outbox.put(transaction, [{ kind: 'confirm-email', to: email, content, maxADay: MAX_A_DAY }]),
    );
  }

  /** Tells the address so far. */
  async #replace(user: UserRow, email: string, userAgent: string): Promise<UserRow> {
    const { inTransaction, repository, outbox, activity, securityNotices } = this.#deps;
    const told = { news: 'email-changed', user, userAgent, email: readableEmail(email) } as const;
    const emails = await securityNotices.compose(told);
    const changed = await inTransaction(async (transaction) => {
      const account = await repository.replaceEmail(transaction, user, email);
      if (account !== null) await outbox.put(transaction, emails);
      return account;
    }).catch((error: unknown) => {
      throw error instanceof AddressInUse ? inUse() : error;
    });
    if (changed === null) throw unprocessable(OVER); // used in another window meanwhile
    await activity.record('email-changed', userAgent);
    return changed;
  }
}

const inUse = () => conflict('Another account has that address.', 'email');
