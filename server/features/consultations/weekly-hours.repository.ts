import type { WeeklyHours } from '#shared/booking-rules.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import type { SettingRepository } from '../settings/setting.repository.ts';

/** When calls begin on each day of the week, where the owner has set it. */
export class WeeklyHoursRepository {
  readonly #setting: SettingRepository;

  constructor(setting: SettingRepository) {
    this.#setting = setting;
  }

  /** Null where the profile's hold. */
  async read(within?: Transaction): Promise<WeeklyHours | null> {
    const saved = await this.#setting.read(within);
    return saved === null ? null : (JSON.parse(saved) as WeeklyHours | null); // as it was saved
  }

  /** Null for the profile's. */
  async save(hours: WeeklyHours | null): Promise<void> {
    await this.#setting.save(JSON.stringify(hours));
  }

  /** Both in order. @returns false, without writing, where others hold than were seen */
  replace(seen: WeeklyHours | null, hours: WeeklyHours | null): Promise<boolean> {
    return this.#setting.replace(JSON.stringify(seen), JSON.stringify(hours));
  }
}
