import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/engine.ts';
import type { SharedClock } from './db/shared-clock.ts';
import type { InTransaction } from './db/unit-of-work.ts';
import { CampaignPeopleRepository } from './features/newsletter/campaign-people.repository.ts';
import { CampaignPosts } from './features/newsletter/campaign-posts.repository.ts';
import { CampaignReportService } from './features/newsletter/campaign-reports.service.ts';
import { CampaignTextService } from './features/newsletter/campaign-texts.service.ts';
import { CampaignScheduler } from './features/newsletter/campaign-scheduler.ts';
import type { CampaignRepository } from './features/newsletter/campaigns.repository.ts';
import { CampaignService } from './features/newsletter/campaigns.service.ts';
import { ListedCampaignRepository } from './features/newsletter/listed-campaigns.repository.ts';
import { ListedCampaignService } from './features/newsletter/listed-campaigns.service.ts';
import type { NewsletterComposer } from './features/newsletter/newsletter-composer.ts';
import { NewsletterDrafts } from './features/newsletter/newsletter-drafts.ts';
import { NewsletterPageRepository } from './features/newsletter/newsletter-pages.repository.ts';
import { NewsletterPageService } from './features/newsletter/newsletter-pages.service.ts';
import { NewsletterService } from './features/newsletter/newsletter.service.ts';
import { RichNewsletterService } from './features/newsletter/rich-newsletter.service.ts';
import { ScheduledCampaignRepository } from './features/newsletter/scheduled-campaigns.repository.ts';
import type { SettingRepository } from './features/settings/setting.repository.ts';
import type { DepartureRepository } from './features/subscribers/departures.repository.ts';
import type { SubscriberRepository } from './features/subscribers/subscribers.repository.ts';
import { DraftRepository } from './features/writing/drafts.repository.ts';
import type { Logger } from './log.ts';
import { CampaignEmailRepository } from './mail/campaign-emails.repository.ts';
import type { Delivery } from './mail/delivery.ts';
import type { EmailLinks } from './mail/email-links.ts';
import type { Outbox } from './mail/outbox.ts';

interface Deps {
  db: Db;
  inTransaction: InTransaction;
  campaigns: CampaignRepository;
  subscribers: SubscriberRepository;
  departures: DepartureRepository;
  outbox: Outbox;
  composer: NewsletterComposer;
  postalAddress: SettingRepository;
  /** Null where email cannot be sent. */
  delivery: Delivery | null;
  /** Who newsletters come from. */
  sender: Config['mailFrom'];
  links: EmailLinks;
  clock: Clock;
  sharedClock: SharedClock;
  log: Logger;
  /** Called when what visitors see of newsletters has changed. */
  onChange: () => void;
}

/** Connects newsletters: written, sent and scheduled, and as pages. */
export function createNewsletters({ db, postalAddress, sharedClock, log, ...deps }: Deps) {
  const { inTransaction, campaigns, subscribers, outbox, composer, delivery, links, clock, onChange } = deps;
  let scheduler: CampaignScheduler | null = null;
  const wakeScheduler = () => scheduler?.wake();
  const posts = new CampaignPosts(db);
  const drafts = new NewsletterDrafts({ drafts: new DraftRepository(db), clock });
  const campaignService = new CampaignService({
    inTransaction,
    campaigns,
    scheduled: new ScheduledCampaignRepository(db, sharedClock),
    emails: new CampaignEmailRepository(),
    departures: deps.departures,
    outbox,
    wakeDelivery: () => delivery?.wake(),
    wakeScheduler,
    posts,
    drafts,
    links,
    onChange,
    clock,
  });
  scheduler = delivery === null ? null : new CampaignScheduler({ campaigns: campaignService, log });
  const newsletter = new NewsletterService({
    inTransaction,
    campaigns,
    subscribers,
    outbox,
    composer,
    sender: deps.sender,
    postalAddress,
    delivery,
    wakeScheduler,
    onChange,
    clock,
  });
  return {
    campaigns: campaignService,
    campaignTexts: new CampaignTextService({ inTransaction, campaigns, drafts, onChange }),
    listedCampaigns: new ListedCampaignService({ campaigns: new ListedCampaignRepository(db), subscribers }),
    campaignReports: new CampaignReportService({
      campaigns,
      people: new CampaignPeopleRepository(db),
      ...{ composer, posts, links, clock },
    }),
    /** Null where email cannot be sent. */
    scheduler,
    /** Must be called when a newsletter may be due that was not before. */
    wakeScheduler,
    newsletter,
    newsletterPages: new NewsletterPageService({
      repository: new NewsletterPageRepository(db),
      posts,
      clock,
    }),
    richNewsletter: new RichNewsletterService({ newsletter, posts, links, clock }),
  };
}
