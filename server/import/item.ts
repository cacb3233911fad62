import type { PostRow } from '../db/tables.ts';
import type { OwnRecord } from './formats/shingle/own-record.ts';

/** What an export says of the site that it is of. The first item of each source. */
export interface ImportedSite {
  kind: 'site';
  /** Names the source for good, so that a later export of it is recognised: 'example.com/blog'. */
  id: string;
  /** Where the site was: origin and path without a slash at the end. Addresses below are its own. */
  homes: readonly string[];
  /** How many posts will follow. */
  posts: number;
  /** Whether a picture's address is that of an upload itself, and not of a smaller copy; null where the source knows none. */
  isOriginal: ((address: string) => boolean) | null;
}

/** A picture as its source names it. */
export interface ImportedPicture {
  address: string;
  /** '' for none. */
  alt: string;
}

/** A post of another system. */
export interface ImportedPost {
  kind: 'post';
  /** What it is known by in its source, also in later exports. */
  id: string;
  /** '' for none. */
  slug: string;
  /** Plain text; '' for none. */
  title: string;
  /** HTML as anybody may have written it. */
  html: string;
  /** Plain text; '' for none. */
  excerpt: string;
  status: 'published' | 'draft';
  /** Why visitors do not see it, where it is no mere draft: 'private', 'protected by a password'. */
  hidden: string | null;
  publishedAt: Date | null;
  createdAt: Date | null;
  changedAt: Date | null;
  /** Names; the first is the main one. */
  categories: readonly string[];
  tags: readonly string[];
  /** '' for none. */
  author: string;
  cover: ImportedPicture | null;
  metaTitle: string;
  metaDescription: string;
  /** Addresses that led to it, as `oldAddress` takes them. */
  oldAddresses: readonly string[];
  /** What was lost on the way from the source's own markup. */
  warnings: readonly string[];
  /** Only of a post that this program has exported: it is taken to the letter. */
  exact?: ExactPost;
}

/** What only this program's own export says of a post. */
export interface ExactPost {
  /** The number that it keeps where it is free. */
  id: number;
  /** Whether its date was ahead when it was exported. */
  isScheduled: boolean;
  /** Earlier slugs. */
  slugs: readonly string[];
  image_alt: string;
  extras: Pick<
    PostRow,
    'image_attribution' | 'image_focus' | 'read_time' | 'view_count' | 'created_at' | 'updated_at'
  >;
}

/** A page of another system: never a post, and a page here when that is asked for. */
export interface ImportedPage {
  kind: 'page';
  /** Below the site: 'about', 'about/team'; '' for none. */
  slug: string;
  /** Plain text; '' for none. */
  title: string;
  /** HTML as anybody may have written it. */
  html: string;
  /** Plain text; '' for none. */
  excerpt: string;
  /** Where the old site has it: an address, or a file. */
  place: string;
  /** Why visitors do not see it; null for a public one. */
  hidden: string | null;
  changedAt: Date | null;
  /** Addresses that led to it, as `oldAddress` takes them. */
  oldAddresses: readonly string[];
}

/** A category or a tag, whose own pages had addresses. */
export interface ImportedTopic {
  kind: 'topic';
  name: string;
  oldAddresses: readonly string[];
}

/** Where an address leads on this site, whatever posts there are. */
export interface ImportedRedirect {
  kind: 'redirect';
  from: string;
  /** A path below the site's base, or an http(s) address. */
  to: string;
}

/** Somebody of a newsletter's list. */
export interface ImportedSubscriber {
  kind: 'subscriber';
  email: string;
  /** Whether they had agreed to newsletters and still want them, have not answered yet, or are not to get any. */
  state: 'agreed' | 'unasked' | 'gone';
  /** When they came, or when they left. */
  at: Date | null;
}

/** Something that is not brought, and that the owner should know of. */
export interface ImportedWarning {
  kind: 'warning';
  sentence: string;
}

/** Of this program's own export: something beside the posts. */
export interface ImportedRecord {
  kind: 'record';
  record: OwnRecord;
}

export type ImportedItem =
  | ImportedSite
  | ImportedPost
  | ImportedPage
  | ImportedTopic
  | ImportedRedirect
  | ImportedSubscriber
  | ImportedRecord
  | ImportedWarning;
