import { business } from '#content/business.ts';
import type { Context } from '../../context.ts';
import { tagsOf } from '../../features/posts/post-tags.repository.ts';
import type { PostWithCategory } from '../../features/posts/posts.repository.ts';
import { postUrl } from '../addresses.ts';
import { CLIENT } from '../document.ts';
import { keepRichText } from '../keep-rich-text.ts';
import { MAX_RENDERED_LENGTH, postCardUrl } from '../post-page.ts';
import type { Renderer } from '../renderer.ts';
import { coverFile } from './cover-files.ts';
import type { FeedItem } from './feed.ts';

/** Timeout of a text, in ms; its thread is ended, too. The first one waits until the thread has started. */
const TIMEOUT_MS = 20_000;

/** A post in a feed, and whether all of it could be made. */
interface MadeItem {
  item: FeedItem;
  complete: boolean;
}

/** Makes posts into items of feeds. */
export class FeedPosts {
  readonly #context: Context;
  readonly #renderer: Renderer | null;

  /** @param renderer without one, no item has its text */
  constructor(context: Context, renderer: Renderer | null) {
    this.#context = context;
    this.#renderer = renderer;
  }

  /** @param deadline once it is aborted, texts are left out */
  async make(post: PostWithCategory, deadline: AbortSignal): Promise<MadeItem> {
    const { siteUrl } = this.#context.config;
    const url = postUrl(siteUrl, post.slug);
    const [text, cover] = [await this.#text(post, url, deadline), await this.#cover(post)];
    const item: FeedItem = {
      url,
      title: post.title,
      excerpt: post.excerpt,
      html: text.made,
      author: post.author || business.who.name,
      topics: [...new Set([post.category, ...tagsOf(post)])],
      published: post.published_at ?? post.created_at,
      updated: post.updated_at,
      card: { url: postCardUrl(post, siteUrl), words: post.title },
      cover: cover.made,
    };
    return { item, complete: text.complete && cover.complete };
  }

  /** The text that the post's document shows is stored, and taken from there. A post without a document has none here. */
  async #text({ id, content }: PostWithCategory, url: string, deadline: AbortSignal): Promise<Made<string>> {
    if (this.#renderer === null || content.length > MAX_RENDERED_LENGTH)
      return { made: null, complete: true };
    const { richTexts, config, log } = this.#context;
    const { base, origin } = config;
    try {
      const kept = await richTexts.find(id, base);
      const patience = AbortSignal.any([deadline, AbortSignal.timeout(TIMEOUT_MS)]);
      const text = { html: content, base, origin, url, kept };
      const { html, richText } = await this.#renderer.makeFeedText(text, patience);
      if (richText !== null) await keepRichText(this.#context, id, base, richText);
      return { made: html, complete: true };
    } catch (error) {
      log.warn({ err: error, postId: id }, 'a post goes into feeds without its text');
      return { made: null, complete: false };
    }
  }

  async #cover({ id, featured_image: image }: PostWithCategory): Promise<Made<FeedItem['cover']>> {
    const { files, config, log } = this.#context;
    try {
      const places = { client: CLIENT, files, siteUrl: config.siteUrl };
      return { made: await coverFile(image, places), complete: true };
    } catch (error) {
      log.warn({ err: error, postId: id }, 'a post goes into feeds without its cover');
      return { made: null, complete: false };
    }
  }
}

/** Null where there is nothing to make, or where that failed. */
interface Made<Thing> {
  made: Thing | null;
  complete: boolean;
}
