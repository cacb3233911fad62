import type { BookingLimits } from '#shared/contract/availability.ts';
import type { BookingLimitRepository } from './booking-limits.repository.ts';

interface Deps {
  repository: BookingLimitRepository;
  /** Called after every write that takes or frees slots. */
  onChange: () => void;
}

/** The free time that the owner keeps between consultations, and the notice that they need. */
export class BookingLimitService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  read(): Promise<BookingLimits> {
    return this.#deps.repository.read();
  }

  async save(limits: BookingLimits): Promise<void> {
    await this.#deps.repository.save(limits);
    this.#deps.onChange();
  }
}
