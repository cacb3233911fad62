import type { KyselyPlugin } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Clock } from '#server/clock.ts';
import { ownClock } from '#server/db/shared-clock.ts';
import { type InTransaction, unitOfWork } from '#server/db/unit-of-work.ts';
import { composeWith } from '#server/mail/compose.ts';
import { createDelivery } from '#server/mail/create-delivery.ts';
import type { Delivery } from '#server/mail/delivery.ts';
import { EmailLinks } from '#server/mail/email-links.ts';
import { createMailer } from '#server/mail/create-mailer.ts';
import type { MailApp } from './mail-app.ts';

interface WorkerOptions {
  clock?: Clock;
  perSecond?: number;
  alone?: boolean;
  leaseMs?: number;
  /** Kills the worker at its nth message: before it connects, or once the mail server has accepted the message. */
  killed?: { at: number; when: 'before' | 'after' };
  /** Called after each of its transactions has committed; what it throws is what the worker hears of that. */
  committed?: () => Promise<void>;
}

/** A further worker on a test app's database, with a connection of its own to the mail server. */
export interface MailWorker {
  delivery: Delivery;
  /** The recipients of the messages that it sent and saw accepted. */
  sent: string[];
}

/** Starts a worker beside the test app's own; it ends with the test. */
export function startWorker({ app }: MailApp, options: WorkerOptions = {}): MailWorker {
  const { config, log, composer } = app.context;
  const clock = options.clock ?? app.context.clock;
  const { killed } = options;
  let isDead = false;
  let bury: () => void = () => undefined;
  const grave = new Promise<void>((resolve) => {
    bury = resolve;
  });
  const connection: KyselyPlugin = {
    transformQuery({ node }) {
      if (isDead) throw new Error('A dead worker reaches no database.');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const db = app.context.db.withPlugin(connection);
  const own = unitOfWork(db);
  const inTransaction: InTransaction = async (work) => {
    const result = await own(work);
    await options.committed?.();
    return result;
  };
  const smtp = createMailer(config)!;
  const sent: string[] = [];
  let tried = 0;

  const delivery = createDelivery({
    db,
    inTransaction,
    mailer: {
      async send(message) {
        tried += 1;
        isDead = tried === killed?.at;
        if (!isDead || killed?.when === 'after') await smtp.send(message);
        if (isDead) await grave;
        sent.push(message.to);
      },
      close: () => smtp.close(),
    },
    compose: composeWith({
      newsletter: (row) => composer.compose(row),
      isOvertaken: () => Promise.resolve(false),
      links: new EmailLinks(config.siteUrl, app.context.signedLinks),
    }),
    onBounce: () => Promise.resolve(),
    onCampaignHeld: () => Promise.resolve(),
    clock,
    sharedClock: ownClock(clock),
    log,
    perSecond: options.perSecond ?? 1_000,
    alone: options.alone ?? false,
    ...(options.leaseMs === undefined ? {} : { leaseMs: options.leaseMs }),
  });
  onTestFinished(async () => {
    bury();
    await delivery.stop();
  });
  delivery.start();
  return { delivery, sent };
}
