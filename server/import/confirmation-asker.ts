import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/engine.ts';
import type { Transaction } from '../db/unit-of-work.ts';
import { confirmationEmail } from '../features/subscribers/subscribers.emails.tsx';
import { EmailLinks } from '../mail/email-links.ts';
import { LinkKeyRepository } from '../mail/link-keys.repository.ts';
import { LinkKeys } from '../mail/link-keys.ts';
import { Outbox } from '../mail/outbox.ts';
import { OutboxRepository } from '../mail/outbox.repository.ts';
import { SignedLinks } from '../mail/signed-links.ts';
import { ImportFailure } from './import-failure.ts';

type Ask = (transaction: Transaction, subscriber: { id: number; email: string }) => Promise<void>;

/**
 * Puts the email into the outbox that asks whether a subscription is meant, the same as after a sign-up. The running site
 * sends it, at its pace.
 * @throws ImportFailure where no email can be sent
 */
export async function confirmationAsker(
  config: Pick<Config, 'siteUrl' | 'jwtSecret' | 'smtp' | 'mailboxDir' | 'admin'>,
  { db, clock, dryRun }: { db: Db; clock: Clock; dryRun: boolean },
): Promise<Ask> {
  if (config.smtp === null && config.mailboxDir === null)
    throw new ImportFailure('Nobody can be asked by email: no mail server is set (SMTP_URL).');
  if (dryRun) return () => Promise.resolve();
  const linkKeys = new LinkKeys({
    repository: new LinkKeyRepository(db),
    clock,
    formerKey: config.jwtSecret,
  });
  await linkKeys.load();
  const links = new EmailLinks(config.siteUrl, new SignedLinks(linkKeys));
  const outbox = new Outbox({
    repository: new OutboxRepository(new URL(config.siteUrl).hostname),
    wake: () => undefined, // the site looks for itself
    clock,
    owner: config.admin.email,
  });
  const makeEmail = await confirmationEmail();
  return (transaction, { id, email }) =>
    outbox.put(transaction, [
      {
        kind: 'confirm-subscription',
        to: email,
        content: makeEmail(links.confirmSubscription(id)),
        subscriberId: id,
      },
    ]);
}
