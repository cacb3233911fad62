import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { BackupProgram } from './backup/backup-process.ts';
import { createAccounts } from './create-accounts.ts';
import { createBackups } from './create-backups.ts';
import { createConsultations } from './create-consultations.ts';
import { createContacts } from './create-contacts.ts';
import { createImports } from './create-imports.ts';
import { createLimits } from './create-limits.ts';
import { createMail } from './create-mail.ts';
import { createNewsletters } from './create-newsletters.ts';
import { createOldAddresses } from './create-old-addresses.ts';
import { createTrash } from './create-trash.ts';
import { createPosts } from './create-posts.ts';
import { createWriting } from './create-writing.ts';
import type { DatabaseLock } from './db/sqlite/lock.ts';
import { openDatabase } from './db/open.ts';
import { SettingRepository } from './features/settings/setting.repository.ts';
import { databaseClock, ownClock } from './db/shared-clock.ts';
import { unitOfWork } from './db/unit-of-work.ts';
import { CategoryRepository } from './features/categories/categories.repository.ts';
import { CategoryService } from './features/categories/categories.service.ts';
import { isOvertaken } from './features/consultations/still-ahead.ts';
import { ConsultationRepository } from './features/consultations/consultations.repository.ts';
import { createBusyCalendars } from './features/busy-calendars/create-busy-calendars.ts';
import { OthersOfPeople } from './features/people/others-of-people.ts';
import { PeopleRepository } from './features/people/people.repository.ts';
import { FinderRepository } from './features/finder/finder.repository.ts';
import { FinderService } from './features/finder/finder.service.ts';
import { DeliveryStatusService } from './features/delivery-status/delivery-status.service.ts';
import { createMedia } from './features/media/create-media.ts';
import { DepartureRepository } from './features/subscribers/departures.repository.ts';
import { ListedSubscriberRepository } from './features/subscribers/listed-subscribers.repository.ts';
import { TrashRepository } from './features/trash/trash.repository.ts';
import { CampaignRepository } from './features/newsletter/campaigns.repository.ts';
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
import { TopicRepository } from './features/posts/topics.repository.ts';
import { TopicService } from './features/posts/topics.service.ts';
import { ViewCounter } from './features/posts/posts.views.ts';
import { onlyVisits } from './features/posts/visits.ts';
import { VisitRepository } from './features/posts/visits.repository.ts';
import { OverviewRepository } from './features/overview/overview.repository.ts';
import { OverviewService } from './features/overview/overview.service.ts';
import { ReaderCounter } from './features/readers/reader-counter.ts';
import { ReaderRepository } from './features/readers/readers.repository.ts';
import { ReaderService } from './features/readers/readers.service.ts';
import type { RecipientListeners } from './features/subscribers/recipient-listeners.ts';
import { SubscriberRepository } from './features/subscribers/subscribers.repository.ts';
import { SubscriberService } from './features/subscribers/subscribers.service.ts';
import { openFiles } from './files/open-files.ts';
import { ResponseCache } from './http/response-cache/response-cache.ts';
import { ownCookie } from './http/authentication.ts';
import { createLogger, type Logger } from './log.ts';
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
  const recipientListeners: RecipientListeners = {
    onChange: (recipients) => readers.subscribers(recipients),
    onReturn: (recipients, went) => readers.returned(recipients, went),
  };
  const subscribers = new SubscriberRepository(db, recipientListeners);
  const departures = new DepartureRepository(db, recipientListeners);
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
    departures,
    consultations,
    clock,
    sharedClock,
    log,
    alone: overrides.lock !== undefined,
  });
  const { passwords, ...accounts } = createAccounts({
    ...{ config, db, inTransaction, limits, outbox, links, clock, log },
    passwordCost: overrides.passwordCost,
  });
  const { imports, importRunner } = createImports({ config, db, files, clock, log });
  const oldAddresses = createOldAddresses({ db, inTransaction, clock, log });
  const { wakeScheduler, ...newsletters } = createNewsletters({
    ...{ db, inTransaction, campaigns, subscribers, departures, outbox, composer, postalAddress, delivery },
    ...{ links, clock, sharedClock, log, sender: config.mailFrom },
    onChange: () => cache.invalidate('newsletters'),
  });
  const onPostsChange = () => {
    cache.invalidate('posts');
    wakeScheduler(); // a newsletter may wait for a post
  };
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
  const othersOfPeople = new OthersOfPeople(new PeopleRepository(db));
  const { messageBin, ...contacts } = createContacts({
    othersOfPeople,
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
    otherTasks: [() => accounts.activity.thin(), () => trash.purge(), () => imports.deleteOld()],
  });
  const { backups, backupScheduler } = createBackups({
    ...{ config, db, inTransaction, outbox, links, clock, sharedClock, log },
    program: overrides.backupProgram ?? null,
  });
  const mailReports = new MailReports({
    inTransaction,
    repository: new DeliveryReportRepository(),
    references,
    list: departures,
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
    ...createPosts({
      db,
      inTransaction,
      repository: posts,
      dashboard: new DashboardPostRepository(engine),
      neighbours: new PostNeighbours(db, tags),
      addresses: new PostAddresses(slugs),
      versions: writing.versions,
      campaigns,
      trash: trashRows,
      views,
      clock,
      onChange: onPostsChange,
    }),
    ...writing,
    oldAddresses,
    imports,
    backups,
    backupScheduler,
    trash,
    readers,
    readerFigures: new ReaderService({
      repository: readerRows,
      counter: readers,
      countSubscribers: () => subscribers.countRecipients(),
      clock,
    }),
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
    finder: new FinderService({
      finder: new FinderRepository(engine),
      clock,
    }),
    ...contacts,
    othersOfPeople,
    subscribers: new SubscriberService({
      inTransaction,
      repository: subscribers,
      departures,
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
    ...newsletters,
    ...calls,
    ...busy,
    ...accounts,
    /** Writes pending data and releases all resources. What fails, as while the database is away, is only logged. */
    async close(): Promise<void> {
      const mail = { close: () => Promise.all([newsletters.scheduler?.stop(), delivery?.stop()]) };
      const parts = [
        importRunner,
        backupScheduler,
        writing.housekeeping,
        accounts.passwordResets,
        accounts.securityNotices,
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
