import type { ImportFigures } from '#shared/contract/imports.ts';
import type { Clock } from '../clock.ts';
import type { InTransaction } from '../db/unit-of-work.ts';
import { tagSlug } from '../features/posts/post-tags.repository.ts';
import type { VersionService } from '../features/writing/versions.service.ts';
import { Categories } from './categories.ts';
import type { Format } from './formats/format.ts';
import type { OwnRecords } from './formats/shingle/own-records.ts';
import type { ImportedPostRepository } from './imported-posts.repository.ts';
import type { ImportedItem, ImportedRedirect, ImportedSite, ImportedTopic } from './item.ts';
import type { Pictures } from './media/pictures.ts';
import type { Pages } from './pages.ts';
import { Posts } from './posts.ts';
import type { Redirects } from './redirects.ts';
import { emptyReport } from './report.ts';
import type { Source } from './source.ts';
import type { SubscriberList } from './subscriber-list.ts';

interface Deps {
  inTransaction: InTransaction;
  repository: ImportedPostRepository;
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

/** Brings what a source holds, one item after the other, each in a transaction of its own. */
export class Importer {
  readonly #deps: Deps;
  readonly #report: ImportFigures;
  readonly #format: Format;
  #site: ImportedSite = { kind: 'site', id: '', homes: [], posts: 0, isOriginal: null };
  readonly #categories: Categories;
  readonly #posts: Posts;

  constructor(format: Format, deps: Deps) {
    this.#format = format;
    this.#deps = deps;
    this.#report = emptyReport(format.name);
    this.#categories = new Categories(deps);
    this.#posts = new Posts(format.name, {
      ...deps,
      categories: this.#categories,
      warn: (sentence) => this.#report.warnings.push(sentence),
    });
  }

  /** @param own redirects that the owner wants beside those of the source */
  async run(source: Source, own: readonly ImportedRedirect[]): Promise<ImportFigures> {
    let done = 0;
    for await (const item of this.#format.read(source)) {
      this.#deps.signal.throwIfAborted();
      await this.#bring(item);
      if (item.kind === 'post') this.#deps.onProgress((done += 1), this.#site.posts);
    }
    for (const redirect of own) await this.#bring(redirect);
    const { subscribers, records, pages } = this.#deps;
    const { added, skipped, asked } = subscribers;
    this.#report.posts = this.#posts.counts;
    this.#report.drafts = this.#posts.drafts;
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
    const images = [...this.#posts.images.values()];
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
        await this.#posts.bring(item, this.#site);
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

  /** Once all posts are there: a category or a tag has a page where posts have it. */
  async #topic(topic: ImportedTopic): Promise<void> {
    const category = await this.#categories.find(topic.name);
    const slug = tagSlug(topic.name);
    const isTag = this.#posts.tags.has(slug);
    if (category === null && !isTag) return;
    const path =
      category === null
        ? `/blog/tag/${encodeURIComponent(slug)}`
        : `/blog/category/${encodeURIComponent(category.slug)}`;
    for (const address of topic.oldAddresses) await this.#deps.redirects.add(address, { path });
  }
}
