import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { MailLinks } from '../../mail/mail-links.ts';
import { startOf } from './appointment.ts';
import type { Calendar } from './appointment-calendar.ts';
import type { CalendarFeedRepository } from './calendar-feed.repository.ts';
import type { ConsultationRepository } from './consultations.repository.ts';

interface Dependencies {
  repository: CalendarFeedRepository;
  consultations: ConsultationRepository;
  links: MailLinks;
  calendar: Calendar;
  clock: Clock;
}

/** A calendar of all consultations at an address that only the owner knows, and can change. */
export class CalendarFeedService {
  readonly #given: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#given = dependencies;
  }

  /** Null until one is made. */
  async address(): Promise<string | null> {
    const secret = await this.#given.repository.secret();
    return secret === null ? null : this.#given.links.calendar(secret);
  }

  /** Makes an address; the one before leads nowhere from then on. */
  async renew(): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    await this.#given.repository.setSecret(secret);
    return this.#given.links.calendar(secret);
  }

  /** The iCalendar file for whoever knows the secret; null for others. */
  async file(given: string): Promise<string | null> {
    const { repository, consultations, calendar, clock } = this.#given;
    const secret = await repository.secret();
    if (secret === null || !timingSafeEqual(digest(given), digest(secret))) return null;
    const { ownersCalendar } = await import('./appointment-calendar.ts'); // would slow the start
    const live = (await consultations.live()).filter((row) => startOf(row) !== null);
    return ownersCalendar(live, calendar, clock());
  }
}

/** Of one length whatever is given, so that comparing tells nothing. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
