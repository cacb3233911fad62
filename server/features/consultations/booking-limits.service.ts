import type { BookingLimits } from '#shared/contract/availability.ts';
import { conflict } from '../../http/errors.ts';
import type { BookingLimitRepository } from './booking-limits.repository.ts';

interface Deps {
  repository: BookingLimitRepository;
  /** Called after every write that takes or frees slots. */
  onChange: () => void;
}

/** The limits that the owner sets to bookings: see `BookingLimits`. */
export class BookingLimitService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  read(): Promise<BookingLimits> {
    return this.#deps.repository.read();
  }

  /** @param seen what they take the place of; undefined for whatever there is @throws HttpError 409 where others hold by now */
  async save(limits: BookingLimits, seen: BookingLimits | undefined): Promise<void> {
    const { repository, onChange } = this.#deps;
    if (seen === undefined) await repository.save(limits);
    else if (!(await repository.replace(seen, limits)))
      throw conflict('The limits have changed since, in another window or on another device.');
    onChange();
  }
}
