import type { BookingLimits } from '#shared/contract/availability.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import type { SettingRepository } from '../settings/setting.repository.ts';
import { PROFILE_LIMITS } from './slot-rules.ts';

/** How near consultations can be to each other and to the moment they are booked, how far from it, and how many a day. */
export class BookingLimitRepository {
  readonly #setting: SettingRepository;

  constructor(setting: SettingRepository) {
    this.#setting = setting;
  }

  /** The profile's until others are saved; further ahead than the profile's is none. */
  async read(within?: Transaction): Promise<BookingLimits> {
    const saved = await this.#setting.read(within);
    if (saved === null) return PROFILE_LIMITS;
    const limits = { ...PROFILE_LIMITS, ...(JSON.parse(saved) as Partial<BookingLimits>) }; // as it was saved
    return { ...limits, ahead: Math.min(limits.ahead, PROFILE_LIMITS.ahead) };
  }

  async save(limits: BookingLimits): Promise<void> {
    await this.#setting.save(written(limits));
  }

  /** @returns false, without writing, where others hold than were seen */
  replace(seen: BookingLimits, limits: BookingLimits): Promise<boolean> {
    return this.#setting.replace(written(seen), written(limits));
  }
}

/** The same limits are the same text. */
function written({ buffer, lead, ahead, daily }: BookingLimits): string {
  return JSON.stringify({ buffer, lead, ahead, daily } satisfies BookingLimits);
}
