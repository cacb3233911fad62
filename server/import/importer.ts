import { defaultCategory, defaultColor } from '#content/categories.ts';
import { LIMITS } from '#shared/limits.ts';
import { slugify } from '#shared/slug.ts';
import type { Clock } from '../clock.ts';
import type { CategoryRow, PostRow } from '../db/tables.ts';
import type { InTransaction, Transaction } from '../db/unit-of-work.ts';
import { tagSlug } from '../features/posts/post-tags.repository.ts';
import { savedForm } from '../features/posts/saved-form.ts';
import type { VersionService } from '../features/writing/versions.service.ts';
import { TooDeeplyNested } from '../plain-text.ts';
import { detached } from './detached.ts';
import type { Format } from './formats/format.ts';
import type { OwnRecords } from './formats/shingle/own-records.ts';
import type { ImportRepository } from './imports.repository.ts';
import type { ImportedItem, ImportedPost, ImportedRedirect, ImportedSite, ImportedTopic } from './item.ts';
import type { Pictures } from './media/pictures.ts';
import type { Pages } from './pages.ts';
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
import { emptyReport, type ImportReport } from './report.ts';
import { rewrite } from './rewriting.ts';
import type { Source } from './source.ts';
import type { SubscriberList } from './subscriber-list.ts';

interface Deps {
  inTransaction: InTransaction;
  repository: ImportRepository;
  versions: Pick<VersionService, 'keep'>;
  pictures: Pictures;
  pages: Pages;
  redirects: Redirects;
  subscribers: SubscriberList;
  records: OwnRecords;
  clock: Clock;
  dryRun: boolean;
  /** Ends the run between two items. */
  signal: AbortSignal;
  /** Called after each post. @param of how many there are */
  onProgress: (done: number, of: number) => void;
}

/** Raised when what an import does with a source's post changes, so that a later run looks at all of them again. */
const RULES = 1;

/** Brings what a source holds, one item after the other, each in a transaction of its own. */
export class Importer {
  readonly #deps: Deps;
  readonly #report: ImportReport;
  readonly #format: Format;
  #site: ImportedSite = { kind: 'site', id: '', homes: [], posts: 0, isOriginal: null };
  /** The digest of each post that this source has shown, by its id. */
  readonly #seen = new Map<string, string>();
  readonly #images = new Map<string, 'stored' | 'missing'>();
  /** The tags that posts got, by their slugs: only of these there are pages. */
  readonly #tags = new Set<string>();
  /** Categories that a dry run would have made. */
  readonly #planned = new Map<string, CategoryRow>();

  constructor(format: Format, deps: Deps) {
    this.#format = format;
    this.#deps = deps;
    this.#report = emptyReport(format.name);
  }

  /** @param own redirects that the owner wants beside those of the source */
  async run(source: Source, own: readonly ImportedRedirect[]): Promise<ImportReport> {
    let done = 0;
    for await (const item of this.#format.read(source)) {
      this.#deps.signal.throwIfAborted();
      await this.#bring(item);
      if (item.kind === 'post') this.#deps.onProgress((done += 1), this.#site.posts);
    }
    for (const redirect of own) await this.#bring(redirect);
    const { subscribers, records, pages } = this.#deps;
    const { added, skipped, asked } = subscribers;
    this.#report.subscribers = {
      added: added + records.subscribers.added,
      skipped: skipped + records.subscribers.skipped,
      ...(subscribers.isAsking ? { asked } : {}),
    };
    if (pages.isAsked) this.#report.pages = { written: pages.written, skipped: pages.skipped };
    if (records.isUsed) this.#report.records = records.counts();
    this.#report.warnings.push(...pages.warnings(), ...subscribers.warnings(), ...records.warnings);
    this.#report.redirects = this.#deps.redirects.added;
    this.#report.warnings.push(...this.#deps.redirects.refusals());
    const images = [...this.#images.values()];
    this.#report.images = {
      stored: images.filter((state) => state === 'stored').length + records.pictures.added,
      missing: images.filter((state) => state === 'missing').length,
    };
    return this.#report;
  }

  async #bring(item: ImportedItem): Promise<void> {
    switch (item.kind) {
      case 'site':
        this.#site = item;
        break;
      case 'post':
        await this.#post(item);
        break;
      case 'page':
        await this.#deps.pages.bring(item, this.#site);
        break;
      case 'topic':
        await this.#topic(item);
        break;
      case 'redirect':
        await this.#deps.redirects.add(item.from, { path: item.to });
        break;
      case 'subscriber':
        await this.#deps.subscribers.bring(item);
        break;
      case 'record':
        await this.#deps.records.bring(item.record, this.#site.id);
        break;
      case 'warning':
        this.#report.warnings.push(item.sentence);
        break;
    }
  }

  async #post(post: ImportedPost): Promise<void> {
    const digest = digestOf([RULES, post]);
    const key = this.#keyOf(post, digest);
    if (key === null) return;
    try {
      await this.#bringPost(post, key, digest);
    } catch (error) {
      if (!(error instanceof TooDeeplyNested)) throw error;
      this.#warn(post, 'could not be read: its content is nested too deeply');
      this.#report.posts.skipped += 1;
    }
  }

  async #bringPost(post: ImportedPost, key: string, digest: string): Promise<void> {
    const { repository, pictures, clock } = this.#deps;
    const before = await repository.find(key);
    // Only of these there are pages, and those of hidden posts reveal nothing.
    if (post.status === 'published')
      for (const tag of post.tags.concat(post.categories)) this.#tags.add(tagSlug(tag));
    if (before?.digest === digest && before.missing === 0) {
      this.#report.posts.skipped += 1;
      return;
    }
    const { exact } = post;
    const rewritten =
      exact === undefined
        ? await rewrite(post, this.#site, pictures)
        : { content: post.html, cover: post.cover?.address ?? '', found: [] };
    let missing = 0;
    for (const { address, picture } of rewritten.found) {
      if ('path' in picture) {
        if (picture.isNew) this.#images.set(picture.path, 'stored');
        continue;
      }
      missing += 1;
      if (picture.problem === 'unreadable') this.#warn(post, `has a picture that can’t be read: ${address}`);
      this.#images.set(address, 'missing');
    }
    const [main, ...others] = post.categories;
    const category = await this.#category(main ?? defaultCategory);
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
      this.#report.posts.skipped += 1;
      return;
    }
    const change = { key, digest, missing, fields, category };
    const isNew = before === undefined;
    const done = isNew ? await this.#create(post, change) : await this.#update(before, change);
    this.#report.posts[done] += 1;
    if (done === 'created' && fields.status === 'draft') this.#report.drafts += 1;
    if (done !== 'skipped') for (const warning of [...post.warnings, ...warnings]) this.#warn(post, warning);
  }

  /** What names a post in all exports of its site; null for one that this export has twice. */
  #keyOf(post: ImportedPost, digest: string): string | null {
    let id = detached(post.id);
    if (this.#seen.get(id) === digest) {
      this.#warn(post, 'is twice in this export; once is enough');
      return null;
    }
    // Another post with the same number.
    if (this.#seen.has(id)) id = `${id} ${slugify(post.slug || post.title, 'post')}`;
    if (this.#seen.has(id)) return null;
    this.#seen.set(id, digest);
    return `${this.#format.name} ${this.#site.id} ${id}`;
  }

  async #create(
    post: ImportedPost,
    { key, digest, missing, fields, category }: Change,
  ): Promise<'created' | 'skipped'> {
    const { inTransaction, repository, redirects, records, clock, dryRun } = this.#deps;
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
      const category_id = await this.#categoryId(transaction, category);
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
    const { inTransaction, repository, versions, clock, dryRun } = this.#deps;
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
      const made = { ...fields, category_id: await this.#categoryId(transaction, category) };
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
      await versions.keep(transaction, post.id, savedForm({ ...next, read_time }), savedForm(post));
      return 'updated';
    });
  }

  /** Once all posts are there: a category or a tag has a page where posts have it. */
  async #topic(topic: ImportedTopic): Promise<void> {
    const category = await this.#findCategory(topic.name);
    const slug = tagSlug(topic.name);
    const isTag = this.#tags.has(slug);
    if (category === null && !isTag) return;
    const path =
      category === null
        ? `/blog/tag/${encodeURIComponent(slug)}`
        : `/blog/category/${encodeURIComponent(category.slug)}`;
    for (const address of topic.oldAddresses) await this.#deps.redirects.add(address, { path });
  }

  /** The category of this name or slug, or one that is to be made. */
  async #category(named: string): Promise<CategoryRow> {
    const name =
      named.replace(/\s+/g, ' ').trim().slice(0, LIMITS.categoryName).toWellFormed() || defaultCategory;
    const found = await this.#findCategory(name);
    if (found !== null) return found;
    const row = {
      id: 0,
      name,
      slug: slugify(name, 'category'),
      description: '',
      color: defaultColor,
      created_at: this.#deps.clock().toISOString(),
    };
    if (this.#deps.dryRun) this.#planned.set(row.slug, row);
    return row;
  }

  async #findCategory(name: string, transaction: Transaction | null = null): Promise<CategoryRow | null> {
    const slug = slugify(name, 'category');
    const rows = [...(await this.#deps.repository.categories(transaction)), ...this.#planned.values()];
    const isNamed = (row: CategoryRow) => row.name.toLowerCase() === name.toLowerCase() || row.slug === slug;
    return rows.find(isNamed) ?? null;
  }

  async #categoryId(transaction: Transaction, category: CategoryRow): Promise<number> {
    if (category.id !== 0) return category.id;
    const made = await this.#findCategory(category.name, transaction);
    return made?.id ?? this.#deps.repository.insertCategory(transaction, category);
  }

  #warn({ title, slug, id }: ImportedPost, what: string): void {
    this.#report.warnings.push(detached(`“${title || slug || id}” ${what}.`));
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
