import { type CoverFile, type Feed, type FeedItem, lastChange } from './feed.ts';
import { cdata, xmlText } from './xml.ts';

/** What is beside RSS 2.0 itself: the address of the feed, authors, whole texts, pictures. */
const NAMESPACES = Object.entries({
  atom: 'http://www.w3.org/2005/Atom',
  content: 'http://purl.org/rss/1.0/modules/content/',
  dc: 'http://purl.org/dc/elements/1.1/',
  media: 'http://search.yahoo.com/mrss/',
})
  .map(([name, address]) => ` xmlns:${name}="${address}"`)
  .join('');

/** RSS 2.0. */
export function rss(feed: Feed): string {
  const changed = lastChange(feed);
  const lines = [
    element('title', feed.title),
    element('link', feed.page),
    element('description', feed.description),
    `<atom:link href="${xmlText(feed.address)}" rel="self" type="application/rss+xml"/>`,
    element('language', feed.language.toLowerCase()),
    ...(changed === null ? [] : [element('lastBuildDate', day(changed))]),
    ...feed.items.map(item),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"${NAMESPACES}>
<channel>
${lines.join('\n')}
</channel>
</rss>
`;
}

function item(post: FeedItem): string {
  const lines = [
    element('title', post.title),
    element('link', post.url),
    element('guid', post.url),
    element('pubDate', day(post.published)),
    element('dc:creator', post.author),
    ...post.topics.map((topic) => element('category', topic)),
    element('description', post.excerpt),
    ...(post.html === null ? [] : [`<content:encoded>${cdata(post.html)}</content:encoded>`]),
    ...(post.cover === null ? [] : [enclosure(post.cover)]),
    `<media:content url="${xmlText(post.card.url)}" medium="image" type="image/png" width="1200" height="630">`,
    `<media:description type="plain">${xmlText(post.card.words)}</media:description>`,
    '</media:content>',
  ];
  return `<item>\n${lines.join('\n')}\n</item>`;
}

function enclosure({ url, bytes, type }: CoverFile): string {
  return `<enclosure url="${xmlText(url)}" length="${bytes}" type="${type}"/>`;
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}

/** As RFC 822 has it. */
function day(instant: string): string {
  return new Date(instant).toUTCString();
}
