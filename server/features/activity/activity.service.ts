import type { ActivityKind } from '#shared/contract/activity.ts';
import { deviceName } from '#shared/device-name.ts';
import type { Clock } from '../../clock.ts';
import type { Page, Slice } from '../../db/rows.ts';
import type { ActivityRow } from '../../db/tables.ts';
import type { ActivityRepository } from './activity.repository.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;
/** Rows that are kept at most. Failed sign-ins, of which anybody can make many, push nothing else out. */
const MAX_ROWS = { 'failed-sign-ins': 300, others: 1_000 } as const;

interface Deps {
  repository: ActivityRepository;
  clock: Clock;
  /** Told why something could not be written down. */
  onUnnoted: (error: unknown) => void;
}

/**
 * The list of what happened in the account: what, when, on what kind of device; not from where, and not about whom. Only posts,
 * categories and newsletters have their titles with it.
 */
export class ActivityService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Writes down that something has happened. It has happened even where that fails, as on a full disk.
   * @param userAgent what the browser calls itself; null where none had a part in it
   * @param times how often, as with several rows at once
   * @param titles of what it happened to
   */
  async record(
    kind: ActivityKind,
    userAgent: string | null,
    times = 1,
    titles: readonly string[] = [],
  ): Promise<void> {
    const { repository, clock, onUnnoted } = this.#deps;
    const at = clock().toISOString();
    const device = userAgent === null ? '' : deviceName(userAgent);
    await repository
      .add({
        kind,
        device,
        hour: at.slice(0, '2026-11-24T09'.length),
        happened_at: at,
        times,
        titles: titles.map((title) => title.replace(/\s+/g, ' ')).join('\n'),
      })
      .catch(onUnnoted);
  }

  /** Whether anybody has signed in within the last year. */
  hasSignIns(): Promise<boolean> {
    return this.#deps.repository.has(['signed-in', 'signed-in-by-passkey']);
  }

  /** The latest first. */
  list(page: Page): Promise<Slice<ActivityRow>> {
    return this.#deps.repository.list(page);
  }

  /** Deletes what is older than a year, and what is too much. */
  async thin(): Promise<void> {
    const { repository, clock } = this.#deps;
    await repository.deleteBefore(new Date(clock().getTime() - YEAR_MS).toISOString());
    await repository.keepLatest('failed-sign-ins', MAX_ROWS['failed-sign-ins']);
    await repository.keepLatest('others', MAX_ROWS.others);
  }
}
