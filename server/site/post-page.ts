import { business } from '#content/business.ts';
import * as frame from '#content/words/frame.ts';
import { endpoints } from '#shared/contract/endpoints.ts';
import { DEFAULT_FOCUS } from '#shared/focus-point.ts';
import { tagsOf } from '../features/posts/post-tags.repository.ts';
import type { PostWithCategory } from '../features/posts/posts.repository.ts';
import { postUrl, topicPath } from './addresses.ts';
import { postData } from './article-data.ts';
import { type Card, cardVersion } from './card.ts';
import type { DocumentHead } from './document-head.ts';
import { ownPicture } from './own-pictures.ts';

/** Characters of HTML up to which a post is rendered into its document: sanitising one takes a second and 100 MB. */
export const MAX_RENDERED_LENGTH = 200_000;

export function postCard({ title, category, featured_image, image_focus: focus }: PostWithCategory): Card {
  return { title, label: category, image: featured_image, ...(focus === DEFAULT_FOCUS ? {} : { focus }) };
}

/** The absolute URL of the post's card. Networks keep what they once fetched: another card has another address. */
export function postCardUrl(post: PostWithCategory, siteUrl: string): string {
  return `${siteUrl}/cards/posts/${encodeURIComponent(post.slug)}.png?v=${cardVersion(postCard(post))}`;
}

export function postHead(post: PostWithCategory, base: string, siteUrl: string): DocumentHead {
  const { script, query } = endpoints.readPost;
  const url = postUrl(siteUrl, post.slug);
  const card = postCardUrl(post, siteUrl);
  const description = post.meta_description || post.excerpt;
  return {
    title: `${post.meta_title || post.title} | ${business.who.name}`,
    description,
    canonical: url,
    type: 'article',
    times: { published: post.published_at, updated: post.updated_at },
    card,
    cardText: post.title,
    structuredData: postData({
      siteUrl,
      title: post.title,
      description,
      url,
      card,
      cover: ownPicture(post.featured_image) === null ? null : siteUrl + post.featured_image,
      published: post.published_at,
      updated: post.updated_at,
      author: post.author || business.who.name,
      tags: tagsOf(post),
      category: { name: post.category, url: siteUrl + topicPath('category', post.category_slug) },
      blog: { name: frame.blog, url: `${siteUrl}/blog` },
    }),
    fetches: [`${base}/api/${script}?endpoint=${query.endpoint}&slug=${encodeURIComponent(post.slug)}`],
  };
}
