import { topics as texts } from '#content/topics.ts';
import * as words from '#content/words/blog.ts';
import * as frame from '#content/words/frame.ts';
import { BLOG_PAGE_SIZE } from '#shared/limits.ts';
import { pageCount } from '../db/rows.ts';
import type { ListedTopic, TopicPage, TopicService } from '../features/posts/topics.service.ts';
import { HttpError } from '../http/errors.ts';
import { postUrl } from './addresses.ts';
import type { DocumentHead } from './document-head.ts';
import { collectionData } from './list-data.ts';

/** A page of a category's or a tag's posts: the head, without what all pages have. */
export type TopicHead = Pick<
  DocumentHead,
  'title' | 'description' | 'canonical' | 'structuredData' | 'feeds'
>;

interface Place {
  siteUrl: string;
  /** Below the base, as `canonicalPath` spells it. */
  path: string;
  /** The number of the page, from 1. */
  page: number;
}

/** A category's or a tag's page; there need not be such a topic. */
export interface AskedTopic {
  kind: ListedTopic['kind'];
  slug: string;
}

/** Null for any other path. */
export function topicAt(path: string): AskedTopic | null {
  const [, kind, slug] = /^\/blog\/(category|tag)\/([^/]+)$/.exec(path) ?? [];
  if (kind === undefined || slug === undefined) return null;
  return { kind: kind as AskedTopic['kind'], slug: decodeURIComponent(slug) };
}

/** The head of a page with posts; null where there is no such topic, or it has fewer pages. */
export async function topicHead(
  topics: TopicService,
  { kind, slug }: AskedTopic,
  { siteUrl, path, page }: Place,
): Promise<TopicHead | null> {
  const found = await read(
    kind === 'category' ? topics.readCategory({ slug, page }) : topics.readTag({ slug, page }),
  );
  if (found === null || (page > 1 && found.rows.length === 0)) return null;
  const { topic, rows, total } = found;
  const url = `${siteUrl}${path}${page > 1 ? `?page=${page}` : ''}`;
  const text = texts[kind];
  const place = page > 1 ? words.onPage(page, pageCount(total, BLOG_PAGE_SIZE)) : '';
  const description = text.description(topic.name, topic.description);
  return {
    title: text.title(topic.name, place),
    description,
    // A category without posts is nothing to find.
    canonical: rows.length === 0 ? null : url,
    feeds: { title: text.title(topic.name, ''), path },
    structuredData: collectionData({
      siteUrl,
      name: text.heading(topic.name),
      description,
      url,
      listed: rows.map((post) => ({ name: post.title, url: postUrl(siteUrl, post.slug) })),
      way: [
        { name: frame.blog, url: `${siteUrl}/blog` },
        { name: topic.name, url: siteUrl + path },
      ],
    }),
  };
}

async function read(reading: Promise<TopicPage>): Promise<TopicPage | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}
