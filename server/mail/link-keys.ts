import type { Clock } from '../clock.ts';
import type { LinkKeyRepository } from './link-keys.repository.ts';
import type { SigningKeys } from './signed-links.ts';

interface Deps {
  repository: LinkKeyRepository;
  clock: Clock;
  /** Accepted, too, but signs nothing: `JWT_SECRET` signed the links of earlier versions. */
  formerKey: string;
}

/** The keys of the links in emails, as this process knows them. `load` them first. */
export class LinkKeys implements SigningKeys {
  readonly #deps: Deps;
  #secrets: readonly string[] = [];
  #reads = 0;
  #latest = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The key that signs. @throws when none were loaded */
  get newest(): string {
    const [newest] = this.#secrets;
    if (newest === undefined) throw new Error('The keys of links are not loaded.');
    return newest;
  }

  get accepted(): readonly string[] {
    return [...this.#secrets, this.#deps.formerKey];
  }

  /**
   * Reads the keys, and makes the first one where there is none. Two processes that do so at once make two, of which
   * both are accepted.
   */
  async load(): Promise<void> {
    const { repository, clock } = this.#deps;
    this.#reads += 1;
    const read = this.#reads;
    let rows = await repository.list();
    if (rows.length === 0) {
      await repository.add(clock());
      rows = await repository.list();
    }
    // Of two readings at once, the one that began later counts.
    if (read < this.#latest) return;
    this.#latest = read;
    this.#secrets = rows.map(({ secret }) => secret);
  }
}
