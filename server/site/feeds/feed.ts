/** A list of posts to subscribe to. Addresses are absolute; instants are ISO 8601. */
export interface Feed {
  title: string;
  description: string;
  /** The page that it belongs to, and its own address. */
  page: string;
  address: string;
  /** The locale of its texts. */
  language: string;
  author: { name: string; url: string };
  /** A square picture of 512 pixels. */
  icon: string;
  /** Newest first. */
  items: readonly FeedItem[];
}

export interface FeedItem {
  /** Stands for the post for good, too. */
  url: string;
  title: string;
  excerpt: string;
  /** The whole text as safe HTML; null where it could not be made. */
  html: string | null;
  author: string;
  /** The category, then the tags. */
  topics: readonly string[];
  published: string;
  updated: string;
  /** A drawn picture of the post, PNG of 1200 × 630, and the words on it. */
  card: { url: string; words: string };
  /** Null where the cover is none of this site's files. */
  cover: CoverFile | null;
}

/** A post's cover, as it is served. `bytes` is its length before compression. */
export interface CoverFile {
  url: string;
  type: string;
  bytes: number;
}

/** When something in the feed changed last; null for an empty one. */
export function lastChange({ items }: Feed): string | null {
  return (
    items
      .map(({ updated, published }) => (updated > published ? updated : published))
      .sort()
      .at(-1) ?? null
  );
}
