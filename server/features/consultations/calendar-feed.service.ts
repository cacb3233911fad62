import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { EmailLinks } from '../../mail/email-links.ts';
import { startOf } from './scheduled-consultation.ts';
import type { Calendar } from './consultation-calendar.ts';
import type { CalendarFeedRepository } from './calendar-feed.repository.ts';
import type { ConsultationRepository } from './consultations.repository.ts';

interface Deps {
  repository: CalendarFeedRepository;
  consultations: ConsultationRepository;
  links: EmailLinks;
  calendar: Calendar;
  clock: Clock;
}

/** A calendar of all consultations at an address that only the owner knows, and can change. */
export class CalendarFeedService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Null until one is made. */
  async address(): Promise<string | null> {
    const secret = await this.#deps.repository.secret();
    return secret === null ? null : this.#deps.links.calendar(secret);
  }

  /** Makes an address; the one before leads nowhere from then on. */
  async renew(): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    await this.#deps.repository.setSecret(secret);
    return this.#deps.links.calendar(secret);
  }

  /** The iCalendar file for whoever knows the secret; null for others. */
  async file(secretOfCaller: string): Promise<string | null> {
    const { repository, consultations, calendar, clock } = this.#deps;
    const secret = await repository.secret();
    if (secret === null || !timingSafeEqual(digest(secretOfCaller), digest(secret))) return null;
    const { ownersCalendar } = await import('./consultation-calendar.ts'); // would slow the start
    const live = (await consultations.live()).filter((row) => startOf(row) !== null);
    return ownersCalendar(live, calendar, clock());
  }
}

/** Of one length whatever is given, so that comparing tells nothing. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
