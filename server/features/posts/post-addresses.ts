import type { AddressHolder } from '#shared/contract/posts.ts';
import { slugify } from '#shared/slug.ts';
import type { PostRow } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import { unprocessable } from '../../http/errors.ts';
import type { PostSlugs } from './post-slugs.repository.ts';

/** What stands below /blog beside the posts. */
const RESERVED = new Set(['category', 'tag', 'feed.xml', 'feed.json']);
/** How many writers may take the free slug before this one does. */
const MAX_ATTEMPTS = 20;

/** What somebody wrote of a post's address. */
interface Wanted {
  /** Free text; empty or missing for one made from the title, or for the present one. */
  slug?: string | null | undefined;
  title: string;
}

/** Gives posts their addresses, and lets the earlier ones lead there. */
export class PostAddresses {
  readonly #slugs: PostSlugs;

  constructor(slugs: PostSlugs) {
    this.#slugs = slugs;
  }

  /** The slug of the post that visitors can read at `now` and that had this one earlier; null when there is none. */
  async movedTo(slug: string, now: Date): Promise<string | null> {
    // PostgreSQL refuses to look for a text with this character.
    return slug.includes('\0') ? null : this.#slugs.findMoved(slug, now.toISOString());
  }

  /**
   * What stands in the way of an address, and the first free one like it.
   * @param id the post; null for a new one
   * @throws HttpError 422 without a letter or a digit
   */
  async check(
    transaction: Transaction,
    text: string,
    id: number | null,
    now: Date,
  ): Promise<{ holder: AddressHolder | null; free: string }> {
    const slug = slugOf(text);
    const holder = RESERVED.has(slug)
      ? 'blog'
      : await this.#slugs.holder(transaction, slug, id, now.toISOString());
    return { holder, free: holder === null ? slug : await this.#free(transaction, slug, id) };
  }

  /**
   * Inserts a post at the address that is wanted, or at a free one made from its title.
   * @param insert null when another post has the slug
   * @throws HttpError 422
   */
  async insert(
    transaction: Transaction,
    { slug: text, title }: Wanted,
    now: Date,
    insert: (slug: string) => Promise<number | null>,
  ): Promise<number> {
    if (text) {
      const slug = ownSlug(text);
      await this.#requireFree(transaction, slug, null, now);
      const id = await insert(slug);
      if (id === null) throw slugInUse();
      await this.#slugs.release(transaction, slug);
      return id;
    }
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const id = await insert(await this.#free(transaction, slugify(title, 'post'), null));
      if (id !== null) return id;
    }
    throw slugInUse();
  }

  /**
   * The slug that a post has after an update. Its earlier one leads there, if visitors could ever read it at that.
   * @throws HttpError 422
   */
  async change(
    transaction: Transaction,
    { slug: text }: Wanted,
    before: PostRow,
    now: Date,
  ): Promise<string> {
    if (!text || text === before.slug) return before.slug;
    const slug = ownSlug(text);
    if (slug === before.slug) return slug;
    await this.#requireFree(transaction, slug, before.id, now);
    await this.#slugs.release(transaction, slug);
    const wasPublic = before.published_at !== null && before.published_at <= now.toISOString();
    if (wasPublic) await this.#slugs.lead(transaction, before.slug, before.id);
    return slug;
  }

  /** The first free one like it, which is none of the blog's own. */
  #free(transaction: Transaction, slug: string, id: number | null): Promise<string> {
    return this.#slugs.free(transaction, RESERVED.has(slug) ? `${slug}-2` : slug, id);
  }

  /** @throws HttpError 422 */
  async #requireFree(transaction: Transaction, slug: string, id: number | null, now: Date): Promise<void> {
    const holder = await this.#slugs.holder(transaction, slug, id, now.toISOString());
    if (holder === 'post') throw slugInUse();
    if (holder === 'earlier') {
      throw unprocessable('That address leads to another post, which had it before.', 'slug');
    }
  }
}

/** @throws HttpError 422 without a letter or a digit, or reserved */
function ownSlug(text: string): string {
  const slug = slugOf(text);
  if (RESERVED.has(slug) || RESERVED.has(text.toLowerCase())) {
    throw unprocessable('The blog itself has that address. Please choose another one.', 'slug');
  }
  return slug;
}

/** @throws HttpError 422 without a letter or a digit */
function slugOf(text: string): string {
  const slug = slugify(text, '');
  if (slug === '') throw unprocessable('The address needs a letter or a digit.', 'slug');
  return slug;
}

/** The error when another post has the slug. */
export function slugInUse() {
  return unprocessable('Another post has that address.', 'slug');
}
