import type { Config } from '../config.ts';
import type { Calendar } from '../features/consultations/consultation-calendar.ts';
import type { CategoryRow } from '../db/tables.ts';
import type { Db } from '../db/engine.ts';
import { ExportRepository } from './export.repository.ts';

/** What the settings of a site say, as far as an export needs it. */
export type SiteSettings = Pick<Config, 'siteUrl' | 'mailFrom'>;

/** What all files of an export are made with. */
export interface SiteFacts {
  /** The site's address without a slash at its end. */
  siteUrl: string;
  calendar: Calendar;
  /** ISO 8601: the moment that the export shows. */
  at: string;
  /** By their ids. */
  categories: ReadonlyMap<number, CategoryRow>;
  /** The earlier slugs of posts, and the addresses of an earlier site that lead to them, by the posts' ids. */
  slugs: ReadonlyMap<number, readonly string[]>;
  oldAddresses: ReadonlyMap<number, readonly string[]>;
}

/** Reads what other files refer to. */
export async function siteFacts(db: Db, { siteUrl, mailFrom }: SiteSettings, at: string): Promise<SiteFacts> {
  const repository = new ExportRepository(db);
  const categories = await repository.categories();
  const earlier = await repository.earlierSlugs();
  const old = await repository.oldAddresses();
  return {
    siteUrl: siteUrl.replace(/\/+$/, ''),
    calendar: { host: new URL(siteUrl).hostname, organizer: mailFrom.address, readsAnswers: false },
    at,
    categories: new Map(categories.map((row) => [row.id, row])),
    slugs: grouped(earlier.map(({ post_id, old: slug }) => [post_id, slug])),
    oldAddresses: grouped(
      old.flatMap(({ post_id, address }) => (post_id === null ? [] : [[post_id, address]])),
    ),
  };
}

function grouped(pairs: readonly (readonly [number, string])[]): Map<number, string[]> {
  const groups = new Map<number, string[]>();
  for (const [id, text] of pairs) {
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [text]);
    else group.push(text);
  }
  return groups;
}
