import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { BackupProgram } from './backup/backup-process.ts';
import { createBackups } from './create-backups.ts';
import { createConsultations } from './create-consultations.ts';
import { createContacts } from './create-contacts.ts';
import { createImports } from './create-imports.ts';
import { createLimits } from './create-limits.ts';
import { createMail } from './create-mail.ts';
import { createOldAddresses } from './create-old-addresses.ts';
import { createTrash } from './create-trash.ts';
import { createWriting } from './create-writing.ts';
import type { DatabaseLock } from './db/sqlite/lock.ts';
import { openDatabase } from './db/open.ts';
import { SettingRepository } from './features/settings/setting.repository.ts';
import { databaseClock, ownClock } from './db/shared-clock.ts';
import { unitOfWork } from './db/unit-of-work.ts';
import { ActivityRepository } from './features/activity/activity.repository.ts';
import { ActivityService } from './features/activity/activity.service.ts';
import { CategoryRepository } from './features/categories/categories.repository.ts';
import { CategoryService } from './features/categories/categories.service.ts';
import { isOvertaken } from './features/consultations/still-ahead.ts';
import { ConsultationRepository } from './features/consultations/consultations.repository.ts';
import { createBusyCalendars } from './features/busy-calendars/create-busy-calendars.ts';
import { FlagRepository } from './features/flags/flags.repository.ts';
import { FlagService } from './features/flags/flags.service.ts';
import { FinderRepository } from './features/finder/finder.repository.ts';
import { DeliveryStatusService } from './features/delivery-status/delivery-status.service.ts';
import { createMedia } from './features/media/create-media.ts';
import { ListedSubscriberRepository } from './features/subscribers/listed-subscribers.repository.ts';
import { TrashRepository } from './features/trash/trash.repository.ts';
import { CampaignPosts } from './features/newsletter/campaign-posts.repository.ts';
import { CampaignScheduler } from './features/newsletter/campaign-scheduler.ts';
import { CampaignRepository } from './features/newsletter/campaigns.repository.ts';
import { CampaignService } from './features/newsletter/campaigns.service.ts';
import { NewsletterService } from './features/newsletter/newsletter.service.ts';
import { NewsletterPageRepository } from './features/newsletter/newsletter-pages.repository.ts';
import { NewsletterPageService } from './features/newsletter/newsletter-pages.service.ts';
import { RichNewsletterService } from './features/newsletter/rich-newsletter.service.ts';
import { ScheduledCampaignRepository } from './features/newsletter/scheduled-campaigns.repository.ts';
import { PostNeighbours } from './features/posts/post-neighbours.repository.ts';
import { PostAddresses } from './features/posts/post-addresses.ts';
import { PostSlugs } from './features/posts/post-slugs.repository.ts';
import { PostTags } from './features/posts/post-tags.repository.ts';
import { PostRepository } from './features/posts/posts.repository.ts';
import { PostSearch } from './features/posts/posts-search.repository.ts';
import { PostgresSearchIndex } from './features/posts/posts-search-postgres.repository.ts';
import { SqliteSearchIndex } from './features/posts/posts-search-sqlite.repository.ts';
import { RichTextRepository } from './features/posts/rich-texts.repository.ts';
import { DashboardPostRepository } from './features/posts/dashboard-posts.repository.ts';
import { PostBatchService } from './features/posts/post-batches.service.ts';
import { PostService } from './features/posts/posts.service.ts';
import { TopicRepository } from './features/posts/topics.repository.ts';
import { TopicService } from './features/posts/topics.service.ts';
import { ViewCounter } from './features/posts/posts.views.ts';
import { onlyVisits } from './features/posts/visits.ts';
import { VisitRepository } from './features/posts/visits.repository.ts';
import { AccountRepository } from './features/session/account.repository.ts';
import { AccountService } from './features/session/account.service.ts';
import { DeviceCookies } from './features/session/device-cookies.ts';
import { HashingThread } from './features/session/hashing-thread.ts';
import { NoticeService } from './features/session/notice.service.ts';
import { PasswordResetService } from './features/session/password-resets.service.ts';
import { Passwords } from './features/session/passwords.ts';
import { OverviewRepository } from './features/overview/overview.repository.ts';
import { OverviewService } from './features/overview/overview.service.ts';
import { createPasskeys } from './features/passkeys/create-passkeys.ts';
import { ReaderCounter } from './features/readers/reader-counter.ts';
import { ReaderRepository } from './features/readers/readers.repository.ts';
import { ReaderService } from './features/readers/readers.service.ts';
import { SessionRepository } from './features/session/session.repository.ts';
import { SecurityNotices } from './features/session/security-notices.ts';
import { SessionService } from './features/session/session.service.ts';
import { SubscriberRepository } from './features/subscribers/subscribers.repository.ts';
import { SubscriberService } from './features/subscribers/subscribers.service.ts';
import { openFiles } from './files/open-files.ts';
import { ResponseCache } from './http/response-cache/response-cache.ts';
import { ownCookie } from './http/authentication.ts';
import { createLogger, type Logger } from './log.ts';
import { CampaignEmailRepository } from './mail/campaign-emails.repository.ts';
import { DeliveryReportRepository } from './mail/reports/delivery-reports.repository.ts';
import type { ArrivalDeps } from './mail/reports/accept-arrival.ts';
import { MailReports } from './mail/reports/mail-reports.ts';
import { createMailer } from './mail/create-mailer.ts';
import type { Mailer } from './mail/mailer.ts';
import { UndeliveredRepository } from './mail/undelivered.repository.ts';
import { WaitingEmailsRepository } from './mail/waiting-emails.repository.ts';
import { drawCover } from './site/drawn-cover.ts';
import { RenderThread } from './site/renderer.ts';

/** Options of a server, and replacements in tests. */
interface Overrides {
  /** The database's lock, if this process holds it; see `openDatabase`. */
  lock?: DatabaseLock;
  clock?: Clock;
  mailer?: Mailer | null;
  /** bcrypt's cost factor. */
  passwordCost?: number;
  /** What makes a backup; without it this process makes none. */
  backupProgram?: BackupProgram;
  /** The render thread's program. */
  renderThreadFile?: string;
}

export type Context = Awaited<ReturnType<typeof createContext>>;

/**
 * Creates and connects all services. Call `close` when done.
 * @throws ConfigError when the database cannot be opened or migrated
 */
export async function createContext(config: Config, overrides: Overrides = {}) {
  const log = createLogger(config);
  const clock = overrides.clock ?? systemClock;
  const engine = await openDatabase(config, overrides.lock);
  const { db } = engine;
  const isShared = engine.kind === 'postgres';
  const cache = new ResponseCache(clock);
  const files = await openFiles(config, log);
  const { limits, sharedReads } = await createLimits(engine, config, log);
  const renderThread = new RenderThread(log, overrides.renderThreadFile);
  const mailer = overrides.mailer === undefined ? createMailer(config) : overrides.mailer;

  const inTransaction = unitOfWork(db);
  let scheduler: CampaignScheduler | null = null;
  const wakeScheduler = () => scheduler?.wake();
  const index = engine.kind === 'sqlite' ? new SqliteSearchIndex(db) : new PostgresSearchIndex(db);
  const tags = new PostTags(db);
  const posts = new PostRepository(db, new PostSearch(db, index), tags);
  const views = new ViewCounter(
    engine.kind === 'sqlite'
      ? onlyVisits((counts) => inTransaction((transaction) => posts.addViews(transaction, counts)))
      : new VisitRepository({ inTransaction, posts, secret: config.jwtSecret }),
    clock,
    (error) => log.error({ err: error }, 'views could not be written; they wait'),
  );
  const slugs = new PostSlugs(db);
  const trashRows = new TrashRepository(db);
  const onPostsChange = () => {
    cache.invalidate('posts');
    wakeScheduler(); // a newsletter may wait for a post
  };
  const onNewslettersChange = () => cache.invalidate('newsletters');
  const devices = new DeviceCookies(config.jwtSecret, clock);
  const passwords = new Passwords(new HashingThread(log), overrides.passwordCost);
  const waitingEmails = new WaitingEmailsRepository(db);
  const readerRows = new ReaderRepository(db);
  const readers = new ReaderCounter({
    inTransaction,
    repository: readerRows,
    clock,
    https: config.origin.startsWith('https:'),
    host: new URL(config.origin).host,
    onFailure: (error) => log.error({ err: error }, 'counts of readers could not be written; they wait'),
  });
  const subscribers = new SubscriberRepository(db, (change) => readers.subscribers(change));
  const campaigns = new CampaignRepository(db);
  const consultations = new ConsultationRepository(db);
  const postalAddress = new SettingRepository(db, 'postal-address');
  const sharedClock = isShared && overrides.clock === undefined ? databaseClock : ownClock(clock);
  const { linkKeys, signedLinks, links, references, composer, delivery, outbox, returns } = createMail({
    config,
    db,
    inTransaction,
    mailer,
    campaigns,
    postalAddress,
    subscribers,
    consultations,
    clock,
    sharedClock,
    log,
    alone: overrides.lock !== undefined,
  });
  const activity = new ActivityService({
    repository: new ActivityRepository(db),
    clock,
    onUnnoted: (error) => log.warn({ err: error }, 'what happened in the account could not be written'),
  });
  const { imports, importRunner } = createImports({ config, db, files, clock, log });
  const oldAddresses = createOldAddresses({ db, inTransaction, clock, log });
  const accounts = new AccountRepository(db);
  const securityNotices = new SecurityNotices({
    inTransaction,
    outbox,
    links,
    activity,
    clock,
    onFailure: (error) => log.error({ err: error }, 'the email about a new device could not be written'),
  });
  const passwordResets = new PasswordResetService({
    inTransaction,
    repository: accounts,
    passwords,
    outbox,
    links,
    activity,
    securityNotices,
    clock,
    onFailure: (error) => log.error({ err: error }, 'a link for a new password could not be sent'),
  });
  const sessionRows = new SessionRepository(db);
  const sessions = new SessionService({
    repository: sessionRows,
    passwords,
    devices,
    limits,
    clock,
    secret: config.jwtSecret,
    onNewDevice: (user, userAgent) => securityNotices.tellOfNewDevice(user, userAgent),
    onUnnoted: (error) => log.warn({ err: error }, 'when a session was last used could not be written'),
  });
  const campaignPosts = new CampaignPosts(db);
  const campaignService = new CampaignService({
    inTransaction,
    campaigns,
    scheduled: new ScheduledCampaignRepository(db, sharedClock),
    emails: new CampaignEmailRepository(),
    subscribers,
    outbox,
    wakeDelivery: () => delivery?.wake(),
    wakeScheduler,
    posts: campaignPosts,
    links,
    onChange: onNewslettersChange,
    clock,
  });
  scheduler = delivery === null ? null : new CampaignScheduler({ campaigns: campaignService, log });
  const newsletter = new NewsletterService({
    inTransaction,
    campaigns,
    subscribers,
    outbox,
    composer,
    postalAddress,
    delivery,
    wakeScheduler,
    onChange: onNewslettersChange,
    clock,
  });
  const calls = createConsultations({
    config,
    engine,
    inTransaction,
    consultations,
    trash: trashRows,
    outbox,
    links,
    clock,
    onChange: () => cache.invalidate('availability'),
  });
  const busy = createBusyCalendars({
    config,
    db,
    inTransaction,
    consultations,
    clock,
    sharedClock,
    log,
    onChange: () => cache.invalidate('availability'),
  });
  const { messageBin, ...contacts } = createContacts({
    engine,
    inTransaction,
    trash: trashRows,
    outbox,
    links,
    clock,
  });
  const trash = createTrash({
    inTransaction,
    repository: trashRows,
    posts,
    slugs,
    messageBin,
    consultationBin: calls.consultationBin,
    subscribers,
    clock,
    onPostsChange,
  });
  const writing = createWriting({
    db,
    inTransaction,
    posts,
    signedLinks,
    siteUrl: config.siteUrl,
    clock,
    log,
    otherTasks: [() => activity.thin(), () => trash.purge(), () => imports.deleteOld()],
  });
  const { backups, backupScheduler } = createBackups({
    ...{ config, db, inTransaction, outbox, links, clock, sharedClock, log },
    program: overrides.backupProgram ?? null,
  });
  const mailReports = new MailReports({
    inTransaction,
    repository: new DeliveryReportRepository(),
    references,
    list: subscribers,
    returns,
    clock,
    log,
  });
  const reportMailbox = await openReportMailbox(config, {
    mailReports,
    calendarAnswers: calls.calendarAnswers,
    log,
  });
  const onFailure = (error: unknown) =>
    log.warn({ err: error }, 'changes by other processes can not be looked for');
  await engine.watch({
    onChange: (subjects) => {
      posts.forget();
      cache.invalidate(...subjects);
      if (subjects.includes('posts')) wakeScheduler();
      if (subjects.includes('link-keys')) linkKeys.load().catch(onFailure);
    },
    onEmails: () => delivery?.wake(),
    onFailure,
  });
  await linkKeys.load(); // after that, or a change in between would be missed

  return {
    config,
    log,
    clock,
    db,
    inTransaction,
    ping: engine.ping,
    cache,
    files,
    limits,
    sharedReads,
    renderThread,
    https: config.origin.startsWith('https:'),
    sessionCookie: ownCookie('shingle_session', config),
    deviceCookie: ownCookie('shingle_device', config),
    posts: new PostService({
      inTransaction,
      repository: posts,
      dashboard: new DashboardPostRepository(engine),
      neighbours: new PostNeighbours(db, tags),
      addresses: new PostAddresses(slugs),
      versions: writing.versions,
      trash: trashRows,
      views,
      clock,
      onChange: onPostsChange,
    }),
    postBatches: new PostBatchService({ inTransaction, repository: posts, clock, onChange: onPostsChange }),
    ...writing,
    oldAddresses,
    imports,
    backups,
    backupScheduler,
    trash,
    readers,
    readerFigures: new ReaderService({ repository: readerRows, counter: readers, clock }),
    overview: new OverviewService({
      repository: new OverviewRepository(db),
      unsaved: () => writing.drafts.list(),
      countWaitingEmails: (now) => waitingEmails.count(now),
      failingCalendars: () => busy.busyCalendars.failing(),
      clock,
    }),
    topics: new TopicService({ repository: new TopicRepository(db), posts, tags, clock }),
    richTexts: new RichTextRepository(db),
    ...createMedia({
      db,
      inTransaction,
      files,
      clock,
      log,
      drawCover,
      onPostsChange: () => {
        posts.forget();
        cache.invalidate('posts');
      },
    }),
    categories: new CategoryService(new CategoryRepository(db), clock, () =>
      cache.invalidate('categories', 'posts'),
    ),
    finder: new FinderRepository(engine),
    ...contacts,
    subscribers: new SubscriberService({
      inTransaction,
      repository: subscribers,
      listed: new ListedSubscriberRepository(engine),
      trash: trashRows,
      outbox,
      links,
      clock,
      asksFirst: config.smtp !== null,
    }),
    signedLinks,
    outbox,
    delivery,
    mailReports,
    reportMailbox,
    deliveryStatus: new DeliveryStatusService({
      inTransaction,
      waiting: waitingEmails,
      undelivered: new UndeliveredRepository(db),
      isOvertaken: (row) => isOvertaken(consultations, row, clock()),
      delivery,
      clock,
    }),
    composer,
    campaigns: campaignService,
    /** Null where email cannot be sent. */
    scheduler,
    newsletter,
    newsletterPages: new NewsletterPageService({
      repository: new NewsletterPageRepository(db),
      posts: campaignPosts,
      clock,
    }),
    richNewsletter: new RichNewsletterService({ newsletter, posts: campaignPosts, links, clock }),
    ...calls,
    ...busy,
    sessions,
    ...createPasskeys({
      ...{ db, inTransaction, sessions, sessionRows, passwords, limits, outbox, securityNotices, clock },
    }),
    flags: new FlagService({ inTransaction, repository: new FlagRepository(db), clock }),
    notices: new NoticeService(new SettingRepository(db, 'notices')),
    activity,
    passwordResets,
    securityNotices,
    account: new AccountService({
      inTransaction,
      repository: accounts,
      passwords,
      devices,
      limits,
      outbox,
      securityNotices,
      clock,
    }),
    /** Writes pending data and releases all resources. What fails, as while the database is away, is only logged. */
    async close(): Promise<void> {
      const mail = { close: () => Promise.all([scheduler?.stop(), delivery?.stop()]) };
      const parts = [
        importRunner,
        backupScheduler,
        writing.housekeeping,
        passwordResets,
        securityNotices,
        reportMailbox,
        busy.busyCalendarReader,
        renderThread,
        passwords,
        views,
        oldAddresses,
        readers,
        sharedReads,
        mail,
        engine,
      ];
      for (const part of parts) {
        try {
          await part?.close();
        } catch (error) {
          log.error({ err: error }, 'something could not be finished at the end');
        }
      }
    },
  };
}

/** What reads the mailbox of reports; null where none is configured. It is loaded then alone. */
async function openReportMailbox(
  { bounceMailbox: mailbox }: Config,
  { mailReports, calendarAnswers, log }: ArrivalDeps & { log: Logger },
) {
  if (mailbox === null) return null;
  const { ReportMailbox } = await import('./mail/reports/report-mailbox.ts');
  const { acceptArrival } = await import('./mail/reports/accept-arrival.ts');
  return new ReportMailbox({ mailbox, log, accept: acceptArrival({ mailReports, calendarAnswers }) });
}
