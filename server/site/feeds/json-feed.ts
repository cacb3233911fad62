import type { CoverFile, Feed, FeedItem } from './feed.ts';

/** JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.page,
    feed_url: feed.address,
    description: feed.description,
    icon: feed.icon,
    language: feed.language,
    authors: [feed.author],
    items: feed.items.map((post) => item(post)),
  });
}

function item(post: FeedItem): object {
  return {
    id: post.url,
    url: post.url,
    title: post.title,
    summary: post.excerpt,
    // One of the two there must be.
    ...(post.html === null ? { content_text: post.excerpt } : { content_html: post.html }),
    image: post.card.url,
    date_published: post.published,
    date_modified: post.updated,
    authors: [{ name: post.author }],
    tags: post.topics,
    ...(post.cover === null ? {} : { attachments: [attachment(post.cover)] }),
  };
}

function attachment({ url, type, bytes }: CoverFile): object {
  return { url, mime_type: type, size_in_bytes: bytes };
}
