import type { InTransaction, Transaction } from '../db/unit-of-work.ts';
import { oldAddress } from '../features/old-addresses/old-address.ts';
import type { Lead, OldAddressRepository } from '../features/old-addresses/old-addresses.repository.ts';

interface Deps {
  inTransaction: InTransaction;
  repository: OldAddressRepository;
  /** Whether the site has a page of its own at a path: that stays. */
  isPage: (path: string) => boolean;
  dryRun: boolean;
}

/** Lets addresses of an earlier site lead to what is here now. Loops and chains are refused. */
export class Redirects {
  readonly #deps: Deps;
  readonly #seen = new Set<string>();
  readonly #refused: string[] = [];
  added = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Lets addresses lead to a post, in the transaction that makes it. */
  async leadTo(
    transaction: Transaction,
    addresses: readonly string[],
    post: { id: number; slug: string },
  ): Promise<void> {
    for (const place of this.#placesFor(addresses, post.slug)) {
      if (await this.#deps.repository.add(transaction, place, { postId: post.id })) this.added += 1;
    }
  }

  /** Counts what `leadTo` would add. */
  async foresee(addresses: readonly string[], slug: string): Promise<void> {
    for (const place of this.#placesFor(addresses, slug)) {
      if (!this.#seen.has(place) && !(await this.#deps.repository.isKnown(place))) this.added += 1;
      this.#seen.add(place);
    }
  }

  /** Lets an address lead to a path, or to another site. */
  async add(from: string, lead: Extract<Lead, { path: string }>): Promise<void> {
    const { inTransaction, repository, dryRun } = this.#deps;
    const place = oldAddress(from);
    if (place === null || this.#isTaken(place)) return;
    const target = /^https?:/i.test(lead.path) ? null : oldAddress(lead.path);
    if (target === place) {
      this.#refuse(from, 'it would lead to itself');
      return;
    }
    if (target !== null && (await repository.isKnown(target))) {
      this.#refuse(from, `${lead.path} leads on itself`);
      return;
    }
    if (dryRun) {
      if (!this.#seen.has(place) && !(await repository.isKnown(place))) this.added += 1;
      this.#seen.add(place);
    } else if (await inTransaction((transaction) => repository.add(transaction, place, lead))) {
      this.added += 1;
    }
  }

  /** A sentence for each that was refused. */
  refusals(): string[] {
    return this.#refused;
  }

  /** The spellings of addresses that do not lead to the post already. */
  #placesFor(addresses: readonly string[], slug: string): string[] {
    const places = addresses.map(oldAddress).filter((place) => place !== null);
    return [...new Set(places)].filter(
      (place) => place !== `/blog/${slug.toLowerCase()}` && !this.#isTaken(place),
    );
  }

  #isTaken(place: string): boolean {
    return !place.includes('?') && this.#deps.isPage(place);
  }

  #refuse(from: string, why: string): void {
    this.#refused.push(`The redirect of ${from} was refused: ${why}.`);
  }
}
