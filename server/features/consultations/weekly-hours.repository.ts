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
    return saved === null ? null : parsed(saved);
  }

  /** Null for the profile's. */
  async save(hours: WeeklyHours | null): Promise<void> {
    await this.#setting.save(JSON.stringify(hours));
  }

  /** Replaces them by what `change` makes of them; nobody else changes them meanwhile. Null for the profile's. */
  async change(
    transaction: Transaction,
    change: (hours: WeeklyHours | null) => WeeklyHours | null,
  ): Promise<void> {
    await this.#setting.change(transaction, JSON.stringify(null), (saved) =>
      JSON.stringify(change(parsed(saved))),
    );
  }
}

function parsed(saved: string): WeeklyHours | null {
  return JSON.parse(saved) as WeeklyHours | null; // as it was saved
}
