import type { BookingLimits } from '#shared/contract/availability.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import type { SettingRepository } from '../settings/setting.repository.ts';
import { PROFILE_LIMITS } from './slot-rules.ts';

/** How near consultations can be to each other, and to the moment they are booked. */
export class BookingLimitRepository {
  readonly #setting: SettingRepository;

  constructor(setting: SettingRepository) {
    this.#setting = setting;
  }

  /** The profile's until others are saved. */
  async read(within?: Transaction): Promise<BookingLimits> {
    const saved = await this.#setting.read(within);
    return saved === null ? PROFILE_LIMITS : (JSON.parse(saved) as BookingLimits); // as it was saved
  }

  async save({ buffer, lead }: BookingLimits): Promise<void> {
    await this.#setting.save(JSON.stringify({ buffer, lead } satisfies BookingLimits));
  }
}
