import { JSDOM } from 'jsdom';
import { parseRssFeed, type RssFeed } from 'feedsmith';
import { z } from 'zod';

/** 'Mon, 02 Mar 2026 12:00:00 GMT' */
const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const url = z.url({ protocol: /^https?$/ });
const date = z.iso.datetime();

/** https://www.jsonfeed.org/version/1.1/, and no field that it does not know. */
const author = z.strictObject({ name: z.string().min(1), url: url.optional() });
const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: url,
  feed_url: url,
  description: z.string().min(1),
  icon: url,
  language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/),
  authors: z.array(author).min(1),
  items: z.array(
    z
      .strictObject({
        id: z.string().min(1),
        url,
        title: z.string().min(1),
        summary: z.string(),
        content_html: z.string().optional(),
        content_text: z.string().optional(),
        image: url,
        date_published: date,
        date_modified: date,
        authors: z.array(author).min(1),
        tags: z.array(z.string()),
        attachments: z
          .array(z.strictObject({ url, mime_type: z.string(), size_in_bytes: z.int().positive() }))
          .optional(),
      })
      .refine((item) => item.content_html !== undefined || item.content_text !== undefined),
  ),
});

/**
 * Reads RSS as a feed reader does.
 * @throws unless it is XML to the letter and keeps the rules of RSS 2.0
 */
export function readRss(text: string): RssFeed.Feed<string> {
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  const all = (parent: Element, name: string) =>
    [...parent.children].filter(({ nodeName }) => nodeName === name).map(({ textContent }) => textContent);
  const problems: string[] = [];
  const demand = (holds: boolean, rule: string) => {
    if (!holds) problems.push(rule);
  };
  const root = document.documentElement;
  demand(root.nodeName === 'rss' && root.getAttribute('version') === '2.0', 'is RSS 2.0');
  const [channel, second] = root.children;
  if (channel?.nodeName !== 'channel' || second !== undefined) throw new Error('There is one channel.');
  for (const name of ['title', 'link', 'description', 'language', 'atom:link'])
    demand(all(channel, name).length === 1, `has one ${name}`);
  demand(
    all(channel, 'lastBuildDate').every((day) => RFC_822.test(day)),
    'dates are those of RFC 822',
  );

  const items = [...channel.children].filter(({ nodeName }) => nodeName === 'item');
  for (const item of items) {
    for (const name of ['title', 'link', 'guid', 'pubDate', 'description', 'dc:creator'])
      demand(all(item, name).length === 1 && all(item, name)[0] !== '', `an item has one ${name}`);
    for (const name of ['content:encoded', 'enclosure', 'media:content'])
      demand(all(item, name).length <= 1, `an item has one ${name} or none`);
    demand(RFC_822.test(all(item, 'pubDate')[0] ?? ''), 'dates are those of RFC 822');
    for (const address of [...all(item, 'link'), ...all(item, 'guid')])
      demand(/^https?:\/\//.test(address) && URL.canParse(address), `${address} is an address`);
    const enclosure = item.getElementsByTagName('enclosure')[0];
    if (enclosure !== undefined) {
      demand(/^https?:\/\//.test(enclosure.getAttribute('url') ?? ''), 'an enclosure has an address');
      demand(/^[1-9]\d*$/.test(enclosure.getAttribute('length') ?? ''), 'an enclosure has a length');
      demand(/^[a-z]+\/[a-z+]+$/.test(enclosure.getAttribute('type') ?? ''), 'an enclosure has a type');
    }
    demand(relativeAddresses(all(item, 'content:encoded')[0] ?? '').length === 0, 'addresses are absolute');
  }
  const ids = items.flatMap((item) => all(item, 'guid'));
  demand(new Set(ids).size === ids.length, 'each item has an id of its own');
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));
  return parseRssFeed(text);
}

/** Reads a JSON Feed. @throws unless it keeps the rules of version 1.1 */
export function readJsonFeed(text: string) {
  const feed = jsonFeed.parse(JSON.parse(text));
  const relative = feed.items.flatMap((item) => relativeAddresses(item.content_html ?? ''));
  if (relative.length > 0) throw new Error(`These are not absolute: ${relative.join(', ')}`);
  return feed;
}

function relativeAddresses(html: string): string[] {
  const { document } = new JSDOM(html).window;
  return [...document.querySelectorAll('[href], [src]')]
    .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
    .filter((address) => !/^(https?|mailto|tel|data):/.test(address));
}
