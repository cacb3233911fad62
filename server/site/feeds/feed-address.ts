import { topicPath } from '../addresses.ts';
import { type AskedTopic, topicAt } from '../topic-page.ts';

const NEWSLETTERS = '/newsletter';

export type FeedFormat = 'xml' | 'json';

/** The feed of all posts, of those of a topic, which need not be there, or of the newsletters. */
export interface AskedFeed {
  topic: AskedTopic | 'newsletters' | null;
  format: FeedFormat;
}

/** The feed at a path below the base, as `canonicalPath` spells it; null where there can be none. */
export function feedAt(path: string): AskedFeed | null {
  const [, list, format] = /^(.*)\/feed\.(xml|json)$/i.exec(path) ?? [];
  if (list === undefined || format === undefined) return null;
  const topic = list === NEWSLETTERS ? 'newsletters' : topicAt(list);
  return list !== '' && topic === null ? null : { topic, format: format.toLowerCase() as FeedFormat };
}

/** The path of a feed below the base. */
export function feedPath({ topic, format }: AskedFeed): string {
  const list =
    topic === null ? '' : topic === 'newsletters' ? NEWSLETTERS : topicPath(topic.kind, topic.slug);
  return `${list}/feed.${format}`;
}
