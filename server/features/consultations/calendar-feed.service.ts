import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SettingRepository } from '../settings/setting.repository.ts';
import type { EmailLinks } from '../../mail/email-links.ts';
import { startOf } from './scheduled-consultation.ts';
import { type Calendar, ownersCalendar } from './consultation-calendar.ts';
import type { ConsultationRepository } from './consultations.repository.ts';

interface Deps {
  /** The secret part of the feed's URL. */
  secret: SettingRepository;
  consultations: ConsultationRepository;
  links: EmailLinks;
  calendar: Calendar;
}

/** A calendar feed of all consultations, at a secret URL that the owner can replace. */
export class CalendarFeedService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Null until one is created. */
  async address(): Promise<string | null> {
    const secret = await this.#deps.secret.read();
    return secret === null ? null : this.#deps.links.calendar(secret);
  }

  /** Creates a new URL; the previous one stops working. */
  async renew(): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    await this.#deps.secret.save(secret);
    return this.#deps.links.calendar(secret);
  }

  /** The iCalendar file; null when the secret is wrong. */
  async file(secretOfCaller: string): Promise<string | null> {
    const { consultations, calendar } = this.#deps;
    const secret = await this.#deps.secret.read();
    if (secret === null || !timingSafeEqual(digest(secretOfCaller), digest(secret))) return null;
    const live = (await consultations.live()).filter((row) => startOf(row) !== null);
    return ownersCalendar(live, calendar);
  }
}

/** Hashes to a fixed length, so that the comparison reveals nothing. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
