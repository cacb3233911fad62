import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/engine.ts';
import type { SettingRepository } from './features/settings/setting.repository.ts';
import type { SharedClock } from './db/shared-clock.ts';
import type { InTransaction, Transaction } from './db/unit-of-work.ts';
import type { ConsultationRepository } from './features/consultations/consultations.repository.ts';
import { isOvertaken } from './features/consultations/still-ahead.ts';
import type { CampaignRepository } from './features/newsletter/campaigns.repository.ts';
import { CampaignPosts } from './features/newsletter/campaign-posts.repository.ts';
import { NewsletterComposer } from './features/newsletter/newsletter-composer.ts';
import type { DepartureRepository } from './features/subscribers/departures.repository.ts';
import type { SubscriberRepository } from './features/subscribers/subscribers.repository.ts';
import type { Logger } from './log.ts';
import { tellOfHeldCampaign } from './mail/campaign-notices.ts';
import type { HeldCampaign } from './mail/campaign-refusals.ts';
import { CampaignEmailRepository } from './mail/campaign-emails.repository.ts';
import { CampaignRefusalsRepository } from './mail/campaign-refusals.repository.ts';
import { CampaignReturns } from './mail/campaign-returns.ts';
import { CampaignReturnsRepository } from './mail/campaign-returns.repository.ts';
import { composeWith } from './mail/compose.ts';
import { createDelivery } from './mail/create-delivery.ts';
import { EmailLinks } from './mail/email-links.ts';
import { LinkKeyRepository } from './mail/link-keys.repository.ts';
import { LinkKeys } from './mail/link-keys.ts';
import type { Mailer } from './mail/mailer.ts';
import { Outbox } from './mail/outbox.ts';
import { OutboxRepository } from './mail/outbox.repository.ts';
import { MailReferences } from './mail/reports/mail-references.ts';
import { SignedLinks } from './mail/signed-links.ts';

interface Deps {
  config: Config;
  db: Db;
  inTransaction: InTransaction;
  /** Null where email cannot be sent. */
  mailer: Mailer | null;
  campaigns: CampaignRepository;
  postalAddress: SettingRepository;
  subscribers: SubscriberRepository;
  departures: DepartureRepository;
  consultations: ConsultationRepository;
  clock: Clock;
  sharedClock: SharedClock;
  log: Logger;
  /** Whether no other worker can be alive, because this process holds the database's lock. */
  alone: boolean;
}

/** Connects what emails are made of, where they wait and what sends them. `linkKeys` have to be loaded before one is made. */
export function createMail({ config, mailer, campaigns, postalAddress, subscribers, ...deps }: Deps) {
  const { db, clock, consultations, departures } = deps;
  const linkKeys = new LinkKeys({
    repository: new LinkKeyRepository(db),
    clock,
    formerKey: config.jwtSecret,
  });
  const signedLinks = new SignedLinks(linkKeys);
  const links = new EmailLinks(config.siteUrl, signedLinks);
  const references = new MailReferences({
    signed: signedLinks,
    bounceAddress: config.bounceAddress,
    readsMailbox: config.bounceMailbox !== null,
    usesPostmark: config.postmark !== null,
  });
  const composer = new NewsletterComposer({
    ...{ campaigns, subscribers, links, postalAddress, clock },
    posts: new CampaignPosts(db),
  });
  const compose = composeWith({
    newsletter: (row) => composer.compose(row),
    isOvertaken: (row) => isOvertaken(consultations, row, clock()),
    links,
  });
  const sentSoFar = (transaction: Transaction, id: number) => campaigns.sentSoFar(transaction, id);
  const onCampaignHeld = (transaction: Transaction, held: HeldCampaign, about: string) =>
    tellOfHeldCampaign({ outbox, links, progress: sentSoFar }, transaction, held, about);
  const delivery =
    mailer === null
      ? null
      : createDelivery({
          ...deps,
          mailer,
          compose: references.mark(compose),
          onBounce: (transaction, ids, reason) => departures.markBounced(transaction, ids, reason),
          onCampaignHeld,
          perSecond: config.mailRate,
        });
  const outbox: Outbox = new Outbox({
    repository: new OutboxRepository(new URL(config.siteUrl).hostname),
    wake: delivery === null ? null : () => delivery.wake(),
    clock,
    owner: config.admin.email,
  });
  const returns = new CampaignReturns({
    repository: new CampaignReturnsRepository(),
    refusals: new CampaignRefusalsRepository(),
    emails: new CampaignEmailRepository(),
    tellOwner: onCampaignHeld,
  });
  return { linkKeys, signedLinks, links, references, composer, delivery, outbox, returns };
}
