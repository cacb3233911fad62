import { deviceName } from '#shared/device-name.ts';
import type { Clock } from '../../clock.ts';
import type { UserRow } from '../../db/tables.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import type { EmailLinks } from '../../mail/email-links.ts';
import type { NewEmail, Outbox } from '../../mail/outbox.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { SecurityNews } from './security-notices.emails.tsx';

/** Emails about new devices at most, per address and day: a browser that keeps no cookies is always new. */
const MAX_DEVICES_A_DAY = 10;

interface Deps {
  inTransaction: InTransaction;
  outbox: Outbox;
  links: EmailLinks;
  activity: ActivityService;
  clock: Clock;
  /** Told why the email about a new device could not be written. */
  onFailure: (error: unknown) => void;
}

/** What has happened, and in which browser. */
interface Happened {
  news: SecurityNews;
  user: Pick<UserRow, 'email'>;
  userAgent: string;
  /** The name of the passkey that it is about. */
  passkey?: string;
  /** The account's new address. */
  email?: string;
}

/** Tells the owner by mail of what opens the dashboard. But for new devices that can't be switched off. */
export class SecurityNotices {
  readonly #deps: Deps;
  readonly #underWay = new Set<Promise<void>>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns what to put into the outbox, last in the transaction of the change */
  async compose({ user, userAgent, ...happened }: Happened): Promise<NewEmail[]> {
    const { outbox, links, clock } = this.#deps;
    if (!outbox.enabled) return [];
    const { securityEmail } = await import('./security-notices.emails.tsx'); // on demand: it would slow the start
    const content = await securityEmail({
      ...happened,
      at: clock().toISOString(),
      device: deviceName(userAgent),
      account: links.account,
      newPassword: links.forgottenPassword,
    });
    return [{ kind: 'security-notice', to: user.email, content }];
  }

  /** Emails that a browser which was not known has signed in, unless it is the first one of all. Nobody waits for it. */
  tellOfNewDevice(user: UserRow, userAgent: string): void {
    const { inTransaction, outbox, activity, onFailure } = this.#deps;
    if (!outbox.enabled) return;
    const telling = activity
      .hasSignIns()
      .then(async (isUsed) => {
        if (!isUsed) return;
        const emails = await this.compose({ news: 'new-device', user, userAgent });
        await inTransaction((transaction) =>
          outbox.put(
            transaction,
            emails.map((email) => ({ ...email, notice: 'devices' as const, maxADay: MAX_DEVICES_A_DAY })),
          ),
        );
      })
      .catch(onFailure)
      .finally(() => this.#underWay.delete(telling));
    this.#underWay.add(telling);
  }

  /** Waits for what nobody waited for. */
  async close(): Promise<void> {
    await Promise.all(this.#underWay);
  }
}
