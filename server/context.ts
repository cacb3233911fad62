import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/open.ts';
import { CategoryRepository } from './features/categories/categories.repository.ts';
import { CategoryService } from './features/categories/categories.service.ts';
import { ConsultationRepository } from './features/consultations/consultations.repository.ts';
import { ConsultationService } from './features/consultations/consultations.service.ts';
import { ContactRepository } from './features/contacts/contacts.repository.ts';
import { ContactService } from './features/contacts/contacts.service.ts';
import { NewsletterService } from './features/newsletter/newsletter.service.ts';
import { PostRepository } from './features/posts/posts.repository.ts';
import { PostService } from './features/posts/posts.service.ts';
import { ViewCounter } from './features/posts/posts.views.ts';
import { Passwords } from './features/session/passwords.ts';
import { SessionRepository } from './features/session/session.repository.ts';
import { SessionService } from './features/session/session.service.ts';
import { SubscriberRepository } from './features/subscribers/subscribers.repository.ts';
import { SubscriberService } from './features/subscribers/subscribers.service.ts';
import { AnswerMemory } from './http/answer-memory.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { createLogger } from './log.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';

/** What a test may put in place of the real thing. */
interface Overrides {
  clock?: Clock;
  mailer?: Mailer | null;
  /** bcrypt's cost. */
  passwordCost?: number;
}

export type Context = ReturnType<typeof createContext>;

/** The one place that wires things together. Close it when done. */
export function createContext(config: Config, overrides: Overrides = {}) {
  const log = createLogger(config);
  const clock = overrides.clock ?? systemClock;
  const { db, ping, close: closeDatabase } = openDatabase(config.databaseFile);
  const memory = new AnswerMemory();
  const limits = createRateLimits(config.rateLimits);
  const mailer = overrides.mailer === undefined ? createMailer(config) : overrides.mailer;

  const postRepository = new PostRepository(db);
  const views = new ViewCounter(
    (counts) => postRepository.addViews(counts),
    clock,
    (error) => log.error({ err: error }, 'views could not be written; they wait'),
  );
  const subscriberRepository = new SubscriberRepository(db);

  return {
    config,
    log,
    clock,
    db,
    ping,
    memory,
    limits,
    https: config.siteUrl.startsWith('https:'),
    posts: new PostService({
      repository: postRepository,
      views,
      clock,
      changed: () => memory.invalidate('posts'),
    }),
    categories: new CategoryService(new CategoryRepository(db), clock, () =>
      memory.invalidate('categories', 'posts'),
    ),
    contacts: new ContactService(new ContactRepository(db), clock),
    subscribers: new SubscriberService(subscriberRepository, clock),
    newsletter: new NewsletterService(() => subscriberRepository.activeEmails(), mailer, log),
    consultations: new ConsultationService(new ConsultationRepository(db), clock, () =>
      memory.invalidate('availability'),
    ),
    sessions: new SessionService({
      repository: new SessionRepository(db),
      passwords: new Passwords(overrides.passwordCost),
      limits,
      clock,
      secret: config.jwtSecret,
    }),
    /** Writes what is still in memory and lets go of everything. */
    async close(): Promise<void> {
      await views.close();
      mailer?.close();
      limits.close();
      await closeDatabase();
    },
  };
}
