import { business } from '#content/business.ts';
import { slugify } from '#shared/slug.ts';
import { videoAddress } from '#shared/post-html.ts';
import type { Db } from '../db/engine.ts';
import { escapeHtml } from '../escape-html.ts';
import { ExportRepository } from './export.repository.ts';
import type { CategoryRow, PostRow } from '../db/tables.ts';
import { tagSlug, tagsOf } from '../features/posts/post-tags.repository.ts';
import { LANGUAGE } from '../language.ts';
import { cdata, xmlText } from '../site/feeds/xml.ts';
import { absoluteUrl, foreignHtml } from './foreign-html.ts';
import { plainName } from './plain-name.ts';
import { rowsOf } from './rows.repository.ts';
import type { SiteFacts } from './site-facts.ts';

const NAMESPACES = [
  'xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:wfw="http://wellformedweb.org/CommentAPI/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:wp="http://wordpress.org/export/1.2/"',
].join(' ');
/** What WordPress can take as a picture of its media library. */
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)$/i;
/** How WordPress writes that there is no time. */
const NEVER = '0000-00-00 00:00:00';

/** A picture of the site as WordPress knows pictures: an item with a number. */
interface Attachment {
  id: number;
  path: string;
  name: string;
  alt: string;
  at: string;
}

/** All posts as WordPress exports them (WXR 1.2), so that its importer takes them. */
export async function* wordpressXml(db: Db, facts: SiteFacts): AsyncGenerator<string> {
  const { siteUrl } = facts;
  const attachments = await attachmentsOf(db, facts);
  const authors = new Map([[business.who.name, plainName(business.who.name)]]);
  const tags = new Map<string, string>();
  for await (const post of rowsOf(db, 'posts')) {
    if (post.author !== '') authors.set(post.author, plainName(post.author));
    for (const tag of tagsOf(post)) if (!tags.has(tagSlug(tag))) tags.set(tagSlug(tag), tag);
  }
  yield head(facts);
  let number = 0;
  for (const [name, login] of authors) yield authorXml((number += 1), name, login);
  for (const category of facts.categories.values()) yield categoryXml(category);
  const firstTag = Math.max(0, ...facts.categories.keys()) + 1;
  for (const [index, [slug, name]] of [...tags].entries()) {
    yield `<wp:tag><wp:term_id>${firstTag + index}</wp:term_id><wp:tag_slug>${cdata(slug)}</wp:tag_slug><wp:tag_name>${cdata(name)}</wp:tag_name></wp:tag>\n`;
  }
  for (const attachment of attachments.values()) yield attachmentXml(attachment, siteUrl);
  for await (const post of rowsOf(db, 'posts')) yield postXml(post, facts, attachments);
  yield '</channel>\n</rss>\n';
}

function head({ siteUrl, at }: SiteFacts): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" ${NAMESPACES}>
<channel>
<title>${xmlText(business.who.name)}</title>
<link>${xmlText(siteUrl)}</link>
<description></description>
<pubDate>${new Date(at).toUTCString()}</pubDate>
<language>${LANGUAGE}</language>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${xmlText(siteUrl)}</wp:base_site_url>
<wp:base_blog_url>${xmlText(siteUrl)}</wp:base_blog_url>
`;
}

function authorXml(id: number, name: string, login: string): string {
  return `<wp:author><wp:author_id>${id}</wp:author_id><wp:author_login>${cdata(login)}</wp:author_login><wp:author_email></wp:author_email><wp:author_display_name>${cdata(name)}</wp:author_display_name></wp:author>\n`;
}

function categoryXml({ id, name, slug, description }: CategoryRow): string {
  return `<wp:category><wp:term_id>${id}</wp:term_id><wp:category_nicename>${cdata(slug)}</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name>${cdata(name)}</wp:cat_name><wp:category_description>${cdata(description)}</wp:category_description></wp:category>\n`;
}

/** The uploads, and whatever else is the cover of a post, by their paths. Their numbers come after those of the posts. */
async function attachmentsOf(db: Db, { at }: SiteFacts): Promise<Map<string, Attachment>> {
  const repository = new ExportRepository(db);
  let id = await repository.lastPostId();
  const attachments = new Map<string, Attachment>();
  for await (const { path, name, alt, kind, made_at } of rowsOf(db, 'media'))
    if (kind === 'upload') attachments.set(path, { id: (id += 1), path, name, alt, at: made_at });
  for (const path of await repository.covers()) {
    if (PICTURE.test(path) && !attachments.has(path))
      attachments.set(path, { id: (id += 1), path, name: path.replace(/^.*\//, ''), alt: '', at });
  }
  return attachments;
}

function attachmentXml({ id, path, name, alt, at }: Attachment, siteUrl: string): string {
  const url = absoluteUrl(path, siteUrl);
  const file = path.replace(/^.*\//, '').replace(/\.\w+$/, '');
  return `<item>
<title>${cdata(name)}</title>
<link>${xmlText(url)}</link>
<dc:creator>${cdata(plainName(business.who.name))}</dc:creator>
<guid isPermaLink="false">${xmlText(url)}</guid>
<description></description>
<content:encoded>${cdata('')}</content:encoded>
<excerpt:encoded>${cdata('')}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
${datesXml(at, at)}
<wp:comment_status>${cdata('closed')}</wp:comment_status>
<wp:ping_status>${cdata('closed')}</wp:ping_status>
<wp:post_name>${cdata(slugify(file, `picture-${id}`))}</wp:post_name>
<wp:status>${cdata('inherit')}</wp:status>
<wp:post_parent>0</wp:post_parent>
<wp:menu_order>0</wp:menu_order>
<wp:post_type>${cdata('attachment')}</wp:post_type>
<wp:post_password>${cdata('')}</wp:post_password>
<wp:is_sticky>0</wp:is_sticky>
<wp:attachment_url>${cdata(url)}</wp:attachment_url>
${alt === '' ? '' : metaXml('_wp_attachment_image_alt', alt)}</item>
`;
}

function postXml(post: PostRow, facts: SiteFacts, attachments: ReadonlyMap<string, Attachment>): string {
  const { siteUrl, at } = facts;
  const { id, slug, published_at } = post;
  const category = facts.categories.get(post.category_id);
  const cover = attachments.get(post.featured_image);
  const isScheduled = (published_at ?? '') > at;
  const status = post.status === 'draft' ? 'draft' : isScheduled ? 'future' : 'publish';
  const url = `${siteUrl}/blog/${encodeURIComponent(slug)}`;
  const html = foreignHtml(post.content, siteUrl, {
    video: (id) => `\n\n${escapeHtml(videoAddress(id))}\n\n`,
    wide: 'alignwide',
    button: ({ begun, words, align }) =>
      `<div class="wp-block-buttons is-content-justification-${align}"><div class="wp-block-button">${begun} class="wp-block-button__link wp-element-button">${words}</a></div></div>`,
  });
  const terms = [
    ...(category === undefined ? [] : [termXml('category', category.slug, category.name)]),
    ...tagsOf(post).map((tag) => termXml('post_tag', tagSlug(tag), tag)),
  ];
  const metas = [
    ...(cover === undefined ? [] : [metaXml('_thumbnail_id', String(cover.id))]),
    ...(facts.slugs.get(id) ?? []).map((earlier) => metaXml('_wp_old_slug', earlier)),
    ...(post.meta_title === '' ? [] : [metaXml('_yoast_wpseo_title', post.meta_title)]),
    ...(post.meta_description === '' ? [] : [metaXml('_yoast_wpseo_metadesc', post.meta_description)]),
  ];
  return `<item>
<title>${cdata(post.title)}</title>
<link>${xmlText(url)}</link>
<pubDate>${new Date(published_at ?? post.created_at).toUTCString()}</pubDate>
<dc:creator>${cdata(plainName(post.author || business.who.name))}</dc:creator>
<guid isPermaLink="false">${xmlText(`${siteUrl}/?p=${id}`)}</guid>
<description></description>
<content:encoded>${cdata(html)}</content:encoded>
<excerpt:encoded>${cdata(post.excerpt)}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
${datesXml(published_at, post.updated_at, post.created_at)}
<wp:comment_status>${cdata('closed')}</wp:comment_status>
<wp:ping_status>${cdata('closed')}</wp:ping_status>
<wp:post_name>${cdata(slug)}</wp:post_name>
<wp:status>${cdata(status)}</wp:status>
<wp:post_parent>0</wp:post_parent>
<wp:menu_order>0</wp:menu_order>
<wp:post_type>${cdata('post')}</wp:post_type>
<wp:post_password>${cdata('')}</wp:post_password>
<wp:is_sticky>0</wp:is_sticky>
${[...terms, ...metas].join('')}</item>
`;
}

function termXml(domain: string, slug: string, name: string): string {
  return `<category domain="${domain}" nicename="${xmlText(slug)}">${cdata(name)}</category>\n`;
}

function metaXml(key: string, value: string): string {
  return `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>\n`;
}

/** What was never published has no time in UTC, as WordPress has it. */
function datesXml(published: string | null, changed: string, created = changed): string {
  const date = (name: string, text: string) => `<wp:${name}>${cdata(text)}</wp:${name}>`;
  return [
    date('post_date', localTime(published ?? created)),
    date('post_date_gmt', published === null ? NEVER : utcTime(published)),
    date('post_modified', localTime(changed)),
    date('post_modified_gmt', utcTime(changed)),
  ].join('\n');
}

function utcTime(at: string): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

const LOCAL = new Intl.DateTimeFormat('sv-SE', {
  timeZone: business.time.zone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Where the business is. */
function localTime(at: string): string {
  return LOCAL.format(new Date(at));
}
