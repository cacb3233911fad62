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
    return saved === null ? PROFILE_LIMITS : parsed(saved);
  }

  async save(limits: BookingLimits): Promise<void> {
    await this.#setting.save(written(limits));
  }

  /** Replaces them by what `change` makes of them; nobody else changes them meanwhile. */
  async change(transaction: Transaction, change: (limits: BookingLimits) => BookingLimits): Promise<void> {
    await this.#setting.change(transaction, written(PROFILE_LIMITS), (saved) =>
      written(change(parsed(saved))),
    );
  }
}

function parsed(saved: string): BookingLimits {
  const limits = { ...PROFILE_LIMITS, ...(JSON.parse(saved) as Partial<BookingLimits>) }; // as it was saved
  return { ...limits, ahead: Math.min(limits.ahead, PROFILE_LIMITS.ahead) };
}

function written({ buffer, lead, ahead, daily }: BookingLimits): string {
  return JSON.stringify({ buffer, lead, ahead, daily } satisfies BookingLimits);
}
