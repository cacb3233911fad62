import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { business } from '#content/business.ts';
import { pages } from '#content/pages.ts';
import { topics as texts } from '#content/topics.ts';
import type { Context } from '../../context.ts';
import type { PostWithCategory } from '../../features/posts/posts.repository.ts';
import { brotliOptions, entityTag } from '../../http/compression.ts';
import type { CacheableRead, MadeResponse } from '../../http/response-cache/response-cache.ts';
import { finishCompressed } from '../../http/send.ts';
import { topicPath } from '../addresses.ts';
import type { Renderer } from '../renderer.ts';
import type { Feed, FeedItem } from './feed.ts';
import { type AskedFeed, type FeedFormat, feedPath } from './feed-address.ts';
import { newsletterItem } from './feed-newsletters.ts';
import { FeedPosts } from './feed-posts.ts';
import { jsonFeed } from './json-feed.ts';
import { rss } from './rss.ts';

const FORMATS = {
  xml: { write: rss, type: 'application/rss+xml; charset=utf-8' },
  json: { write: jsonFeed, type: 'application/feed+json; charset=utf-8' },
} satisfies Record<FeedFormat, unknown>;
/** The newest entries, whole: more would be sent again with each change, and readers keep what they have. */
const ENTRIES = 20;
/** A feed that is not complete is made again after this time, in ms. */
const RETRY_AFTER = 30_000;
/** Readers wait no longer, in ms. What is made by then is stored, so that the next attempt gets further. */
const DEADLINE_MS = 25_000;
const QUALITY = { first: 5, often: 9 };

const compress = promisify(brotliCompress);

interface FeedsDeps {
  context: Context;
  renderer: Renderer | null;
  /** The headers of all that is made for the site. */
  headers: Record<string, string>;
}

/** What a feed is of: its texts, and its newest entries. */
interface Source {
  title: string;
  description: string;
  /** The path of its page below the base. */
  path: string;
  /** Makes its newest entries, each until the deadline. */
  entries: readonly ((deadline: AbortSignal) => Promise<{ item: FeedItem; complete: boolean }>)[];
}

/** The feeds of all posts, of each category and tag, and of the newsletters. */
export class Feeds {
  readonly #deps: FeedsDeps;
  readonly #posts: FeedPosts;

  constructor(deps: FeedsDeps) {
    this.#deps = deps;
    this.#posts = new FeedPosts(deps.context, deps.renderer);
  }

  /**
   * A feed as a read of the response cache. It is the same under every base.
   * @param key its key in the cache
   */
  read(asked: AskedFeed, key: string): CacheableRead {
    return { key, shared: true, make: () => this.#make(asked) };
  }

  /** @throws HttpError 404 for an unknown topic */
  async #make(asked: AskedFeed): Promise<MadeResponse> {
    const { context, headers } = this.#deps;
    const until = await context.posts.nextPublication();
    const source = await this.#source(asked.topic);
    const made = await this.#items(source.entries);
    const { write, type } = FORMATS[asked.format];
    const text = Buffer.from(write(this.#feed(asked, source, made.items)));
    const body = await compress(text, brotliOptions(text.length, QUALITY.first));
    const finished = finishCompressed(
      { body, length: text.length, etag: entityTag(text) },
      { ...headers, 'Content-Type': type, 'Cache-Control': 'no-cache' },
      QUALITY,
    );
    const soon = new Date(context.clock().getTime() + RETRY_AFTER);
    const ends = made.complete ? until : soon;
    return {
      response: { ...finished, status: 200, tags: ['posts', 'newsletters'], until: ends, onHit: null },
      keep: true,
    };
  }

  async #source(topic: AskedFeed['topic']): Promise<Source> {
    const { context, renderer } = this.#deps;
    const { posts, topics, newsletterPages } = context;
    if (topic === 'newsletters') {
      const newsletters = await newsletterPages.list(ENTRIES);
      const entries = newsletters.map(
        (newsletter) => (deadline: AbortSignal) => newsletterItem(context, renderer, newsletter, deadline),
      );
      return { ...pages['/newsletter'], path: '/newsletter', entries };
    }
    if (topic === null) {
      const { rows } = await posts.listPublic({ category: '', search: '', page: 1, limit: ENTRIES });
      return { ...pages['/blog'], path: '/blog', entries: this.#ofPosts(rows) };
    }
    const { topic: found, rows } = await topics.readFirst(topic, ENTRIES);
    const text = texts[topic.kind];
    return {
      title: text.title(found.name, ''),
      description: text.description(found.name, found.description),
      path: topicPath(topic.kind, topic.slug),
      entries: this.#ofPosts(rows),
    };
  }

  #ofPosts(posts: readonly PostWithCategory[]): Source['entries'] {
    return posts.map((post) => (deadline) => this.#posts.make(post, deadline));
  }

  /** One after the other, so that pages are rendered in between. */
  async #items(entries: Source['entries']): Promise<{ items: FeedItem[]; complete: boolean }> {
    const deadline = AbortSignal.timeout(DEADLINE_MS);
    const items: FeedItem[] = [];
    let complete = true;
    for (const make of entries) {
      const made = await make(deadline);
      items.push(made.item);
      complete &&= made.complete;
    }
    return { items, complete };
  }

  #feed(asked: AskedFeed, { title, description, path }: Source, items: readonly FeedItem[]): Feed {
    const { siteUrl } = this.#deps.context.config;
    return {
      title,
      description,
      page: siteUrl + path,
      address: siteUrl + feedPath(asked),
      language: business.language.locale,
      author: { name: business.who.name, url: `${siteUrl}/` },
      icon: `${siteUrl}/icon-512.png`,
      items,
    };
  }
}
