import type { BatchAnswer } from './batches.ts';
import type { Success } from './envelope.ts';
import type { MediaOrder } from './media.ts';

/** The filters of the list of posts. */
export interface PostQuery {
  page?: number;
  limit?: number;
  category?: string;
  search?: string;
}

export interface TopicQuery {
  slug: string;
  page?: number;
}

/** The filters of the media library; `unused` is 1 for the images alone that nothing uses, `path` for the one that is there. */
export interface MediaQuery {
  page?: number;
  path?: string;
  search?: string;
  unused?: number;
  sort?: MediaOrder;
}

export interface ById {
  query: { id: number };
  answer: Success;
}

/** About several rows, of which each succeeds or fails by itself. */
export interface ByIds {
  body: { ids: number[] };
  answer: BatchAnswer;
}

/** Authorised by the signed link in an email. */
export interface ByLink<Answer = Success> {
  query: { token: string };
  answer: Answer;
}

/** What narrows and orders an owner's list. */
export interface ListNarrowing {
  /** One of the list's views; without one, all rows, newest first. */
  view?: string;
  search?: string;
  /** See `writeSorting`. */
  sort?: string;
  limit?: number;
  /** These rows alone; see `writeIds`. */
  ids?: string;
  /** Days, both included. */
  from?: string;
  to?: string;
}

/** An owner's list, returned in pages; without a query, the first page. */
export interface Paged<List> {
  query?: { page?: number } & ListNarrowing;
  answer: List;
}
