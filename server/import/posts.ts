import { defaultCategory } from '#content/categories.ts';
import { LIMITS } from '#shared/limits.ts';
import { slugify } from '#shared/slug.ts';
import type { Clock } from '../clock.ts';
import type { CategoryRow, PostRow } from '../db/tables.ts';
import type { InTransaction } from '../db/unit-of-work.ts';
import { tagSlug } from '../features/posts/post-tags.repository.ts';
import { savedForm } from '../features/posts/saved-form.ts';
import { kindOf } from '../features/writing/version-kind.ts';
import type { VersionService } from '../features/writing/versions.service.ts';
import { TooDeeplyNested } from '../plain-text.ts';
import type { Categories } from './categories.ts';
import { detached } from './detached.ts';
import type { OwnRecords } from './formats/shingle/own-records.ts';
import type { ImportedPostRepository } from './imported-posts.repository.ts';
import type { ImportedPost, ImportedSite } from './item.ts';
import type { Pictures } from './media/pictures.ts';
import {
  derivedFrom,
  digestOf,
  digestsOf,
  exactFields,
  type FieldDigests,
  fieldsOf,
  type ImportedFields,
  NAMES,
} from './post-fields.ts';
import type { Redirects } from './redirects.ts';
import { rewrite } from './rewriting.ts';

interface Deps {
  inTransaction: InTransaction;
  repository: ImportedPostRepository;
  categories: Categories;
  versions: Pick<VersionService, 'keep'>;
  pictures: Pictures;
  redirects: Redirects;
  records: OwnRecords;
  clock: Clock;
  dryRun: boolean;
  /** Called with a sentence for the owner. */
  warn: (sentence: string) => void;
}

/** Raised when what an import does with a source's post changes, so that a later run looks at all of them again. */
const RULES = 1;

/** Brings posts, each with its old addresses in a transaction of its own, and counts what became of them. */
export class Posts {
  readonly #format: string;
  readonly #deps: Deps;
  readonly counts = { created: 0, updated: 0, skipped: 0 };
  drafts = 0;
  /** Their pictures, by path or by the address that was not found. */
  readonly images = new Map<string, 'stored' | 'missing'>();
  /** The tags that posts got, by their slugs: only of these there are pages. */
  readonly tags = new Set<string>();
  /** The digest of each post that this source has shown, by its id. */
  readonly #seen = new Map<string, string>();

  /** @param format the source's, which is part of what names a post */
  constructor(format: string, deps: Deps) {
    this.#format = format;
    this.#deps = deps;
  }

  /** @param site where it comes from */
  async bring(post: ImportedPost, site: ImportedSite): Promise<void> {
    const digest = digestOf([RULES, post]);
    const key = this.#keyOf(post, digest, site);
    if (key === null) return;
    try {
      await this.#bringOnce(post, { key, digest, site });
    } catch (error) {
      if (!(error instanceof TooDeeplyNested)) throw error;
      this.#warn(post, 'could not be read: its content is nested too deeply');
      this.counts.skipped += 1;
    }
  }

  async #bringOnce(
    post: ImportedPost,
    { key, digest, site }: { key: string; digest: string; site: ImportedSite },
  ): Promise<void> {
    const { repository, pictures, categories, clock } = this.#deps;
    const before = await repository.find(key);
    // Only of these there are pages, and those of hidden posts reveal nothing.
    if (post.status === 'published')
      for (const tag of post.tags.concat(post.categories)) this.tags.add(tagSlug(tag));
    if (before?.digest === digest && before.missing === 0) {
      this.counts.skipped += 1;
      return;
    }
    const { exact } = post;
    const rewritten =
      exact === undefined
        ? await rewrite(post, site, pictures)
        : { content: post.html, cover: post.cover?.address ?? '', found: [] };
    let missing = 0;
    for (const { address, picture } of rewritten.found) {
      if ('path' in picture) {
        if (picture.isNew) this.images.set(picture.path, 'stored');
        continue;
      }
      missing += 1;
      if (picture.problem === 'unreadable') this.#warn(post, `has a picture that can’t be read: ${address}`);
      this.images.set(address, 'missing');
    }
    const [main, ...others] = post.categories;
    const category = await categories.named(main ?? defaultCategory);
    const made = {
      content: rewritten.content,
      cover: rewritten.cover,
      categoryId: category.id,
      extraTags: others,
    };
    const { fields, warnings } =
      exact === undefined ? fieldsOf(post, made, clock()) : exactFields(post, exact, category.id, clock());
    if (exact === undefined && Buffer.byteLength(fields.content) > LIMITS.contentBytes) {
      this.#warn(post, 'is longer than the 2 MB that a post can have, and was left out');
      this.counts.skipped += 1;
      return;
    }
    const change = { key, digest, missing, fields, category };
    const isNew = before === undefined;
    const done = isNew ? await this.#create(post, change) : await this.#update(before, change);
    this.counts[done] += 1;
    if (done === 'created' && fields.status === 'draft') this.drafts += 1;
    if (done !== 'skipped') for (const warning of [...post.warnings, ...warnings]) this.#warn(post, warning);
  }

  /** What names a post in all exports of its site; null for one that this export has twice. */
  #keyOf(post: ImportedPost, digest: string, site: ImportedSite): string | null {
    let id = detached(post.id);
    if (this.#seen.get(id) === digest) {
      this.#warn(post, 'is twice in this export; once is enough');
      return null;
    }
    // Another post with the same number.
    if (this.#seen.has(id)) id = `${id} ${slugify(post.slug || post.title, 'post')}`;
    if (this.#seen.has(id)) return null;
    this.#seen.set(id, digest);
    return `${this.#format} ${site.id} ${id}`;
  }

  async #create(
    post: ImportedPost,
    { key, digest, missing, fields, category }: Change,
  ): Promise<'created' | 'skipped'> {
    const { inTransaction, repository, categories, redirects, records, clock, dryRun } = this.#deps;
    const { exact } = post;
    const wanted = exact === undefined ? slugify(post.slug || fields.title, 'post') : post.slug;
    if (dryRun) {
      await redirects.foresee(post.oldAddresses, await repository.freeSlug(wanted));
      return 'created';
    }
    const now = clock();
    const earlier = (date: Date | null) => (date !== null && date <= now ? date : null)?.toISOString();
    const row = {
      ...derivedFrom(fields),
      image_attribution: '',
      author_id: await repository.authorId(),
      created_at: earlier(post.createdAt) ?? now.toISOString(),
      updated_at: earlier(post.changedAt) ?? earlier(post.publishedAt) ?? now.toISOString(),
      ...exact?.extras,
    };
    return inTransaction(async (transaction) => {
      if (!(await repository.claim(transaction, key, now.toISOString()))) return 'skipped';
      const category_id = await categories.idOf(transaction, category);
      const slug = await repository.freeSlug(wanted, transaction);
      const own = { ...fields, category_id };
      const kept = exact === undefined ? {} : await records.keptId(transaction, 'posts', exact.id);
      const id = await repository.insertPost(transaction, { ...row, ...own, ...kept, slug });
      if (exact !== undefined) await repository.leadFrom(transaction, exact.slugs, id);
      const brought = { post_id: id, digest, fields: JSON.stringify(digestsOf(own)), missing };
      await repository.remember(transaction, key, brought, now.toISOString());
      await redirects.leadTo(transaction, post.oldAddresses, { id, slug });
      return 'created';
    });
  }

  /** Writes what the owner has not changed since it was brought. A post that the owner has deleted stays deleted. */
  async #update(
    before: { post_id: number; fields: string },
    { key, digest, missing, fields, category }: Change,
  ): Promise<'updated' | 'skipped'> {
    const { inTransaction, repository, categories, versions, clock, dryRun } = this.#deps;
    const brought = JSON.parse(before.fields) as FieldDigests; // as it was written here
    const changesTo = (post: PostRow, made: ImportedFields) => {
      const isOurs = (name: keyof ImportedFields) => digestOf(post[name]) === brought[name];
      const changed = NAMES.filter((name) => isOurs(name) && post[name] !== made[name]);
      return Object.fromEntries(changed.map((name) => [name, made[name]])) as Partial<ImportedFields>;
    };
    if (dryRun) {
      const post = await repository.findPost(before.post_id);
      return post !== undefined && Object.keys(changesTo(post, fields)).length > 0 ? 'updated' : 'skipped';
    }
    const at = clock().toISOString();
    return inTransaction(async (transaction) => {
      const post = await repository.lockPost(transaction, before.post_id);
      if (post === undefined) return 'skipped';
      const made = { ...fields, category_id: await categories.idOf(transaction, category) };
      const changes = withDate(changesTo(post, made), post);
      const digests = digestsOf(made);
      // What is the owner's stays known as such.
      for (const name of NAMES) if (digestOf(post[name]) !== brought[name]) digests[name] = brought[name];
      await repository.remember(
        transaction,
        key,
        { post_id: post.id, digest, fields: JSON.stringify(digests), missing },
        at,
      );
      if (Object.keys(changes).length === 0) return 'skipped';
      const next = { ...post, ...changes, updated_at: at };
      const derived = derivedFrom(next);
      const read_time = post.read_time === derivedFrom(post).read_time ? derived.read_time : post.read_time;
      await repository.updatePost(transaction, post.id, {
        ...changes,
        ...derived,
        read_time,
        updated_at: at,
      });
      const saved = { ...savedForm({ ...next, read_time }), kind: kindOf(post, next, at) };
      await versions.keep(transaction, post.id, saved, savedForm(post));
      return 'updated';
    });
  }

  #warn({ title, slug, id }: ImportedPost, what: string): void {
    this.#deps.warn(detached(`“${title || slug || id}” ${what}.`));
  }
}

interface Change {
  key: string;
  digest: string;
  missing: number;
  fields: ImportedFields;
  category: CategoryRow;
}

/** A post that is published has a date. */
function withDate(changes: Partial<ImportedFields>, post: PostRow): Partial<ImportedFields> {
  const status = changes.status ?? post.status;
  const date = changes.published_at === undefined ? post.published_at : changes.published_at;
  if (status === 'draft' || date !== null) return changes;
  return { ...changes, published_at: post.published_at ?? post.created_at };
}
