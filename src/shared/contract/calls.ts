import type { BatchAnswer } from './batches.ts';
import type { Success } from './envelope.ts';

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

/** The filters of the media library; `unused` is 1 for the images alone that nothing uses. */
export interface MediaQuery {
  page?: number;
  search?: string;
  unused?: number;
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

/** An owner's list, returned in pages; without a query, the first page. */
export interface Paged<List> {
  query?: { page: number };
  answer: List;
}
