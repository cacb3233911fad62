import type { BookingLimits } from '#shared/contract/availability.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import { conflict } from '../../http/errors.ts';
import type { BookingLimitRepository } from './booking-limits.repository.ts';
import { mergedChanges } from './merged-changes.ts';

interface Deps {
  inTransaction: InTransaction;
  repository: BookingLimitRepository;
  /** Called after every write that takes or frees slots. */
  onChange: () => void;
}

const NAMES = {
  buffer: 'break between two calls',
  lead: 'notice before a call',
  ahead: 'number of days ahead',
  daily: 'number of calls a day',
} satisfies Record<keyof BookingLimits, string>;
const LIMITS = Object.keys(NAMES) as (keyof BookingLimits)[]; // of that record

/** The limits that the owner sets to bookings: see `BookingLimits`. */
export class BookingLimitService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  read(): Promise<BookingLimits> {
    return this.#deps.repository.read();
  }

  /**
   * @param seen those that were changed: the others of them stay as they are by now; undefined to save all of them
   * @throws HttpError 409 where one of those that differ was changed to something else since
   */
  async save(limits: BookingLimits, seen: BookingLimits | undefined): Promise<void> {
    const { inTransaction, repository, onChange } = this.#deps;
    if (seen === undefined) await repository.save(limits);
    else
      await inTransaction((transaction) =>
        repository.change(transaction, (known) => {
          const { whole, conflicts } = mergedChanges({ known, seen, wanted: limits }, LIMITS);
          const [first] = conflicts;
          if (first === undefined) return whole;
          throw conflict(
            `The ${NAMES[first]} was changed since, in another window or on another device.`,
            first,
          );
        }),
      );
    onChange();
  }
}
