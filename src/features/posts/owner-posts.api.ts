import {
  DASHBOARD_LIST_LIMIT,
  PREFER_HEADER,
  PREFER_MINIMAL,
  PREFER_REPRESENTATION,
} from '#shared/limits.ts';
import { WHILE_SCHEDULED_HEADER } from '#shared/post-headers.ts';
import type { PostBatch, PostBatchAnswer } from '#shared/contract/post-batches.ts';
import type { NarrowedPosts, PostInput, PostStatus, SavedPost, StatusSet } from '#shared/contract/posts.ts';
import type { Request } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { draftHeader, type DraftToPost } from './draft-made.ts';
import { type ListedPost, type OwnerPost, toDatedPost, toListedPost } from './owner-post.ts';

/** Of what is done to a post that was still to appear. */
const WHILE_SCHEDULED = { [WHILE_SCHEDULED_HEADER]: '1' };

export interface DashboardPage {
  posts: ListedPost[];
  /** The number of posts that match, on this page or another. */
  total: number;
  /** The number of all posts. */
  all: number;
  /** Whether they have what was searched for only but for a mistake in it. */
  isNear: boolean;
  /** The number of the next page; null on the last one. */
  next: number | null;
}

/** Asks a list for posts without their texts, which it does not show; the address stays the specified one. */
export const WITHOUT_TEXTS = { [PREFER_HEADER]: PREFER_MINIMAL };

/**
 * One page of posts, including drafts, 50 per page; all of them, newest first, unless they are narrowed. [7.3.01] [7.3.02]
 * [9.3.03]
 */
export async function fetchOwnerPosts(
  request: Request,
  page: number,
  signal: AbortSignal | undefined,
  narrowed: NarrowedPosts = {},
): Promise<DashboardPage> {
  const {
    posts,
    pagination,
    totals,
    is_near: isNear = false,
  } = await request('listDashboardPosts', {
    query: { page, limit: DASHBOARD_LIST_LIMIT, ...narrowed },
    headers: WITHOUT_TEXTS,
    ...(signal === undefined ? {} : { signal }),
  });
  const { current_page, total_pages, total_posts } = pagination;
  return {
    posts: posts.map(toListedPost),
    total: total_posts,
    all: totals.published + totals.drafts,
    isNear,
    next: current_page < total_pages ? current_page + 1 : null,
  };
}

/** The text below 'Error Loading Posts'. [8.04] [8.05] */
export function listFailureText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Failed to fetch posts';
  const saysNothing = error.serverError === null && (error.kind === 'refused' || error.kind === 'not-json');
  return saysNothing ? 'Failed to fetch posts' : error.message;
}

/**
 * Sets a post's status with the short request that contains only the status. [7.5.02] [4.5.02]
 * @param isWhileScheduled whether it becomes no draft once visitors have it; see `isOnlineByNow`
 */
export function setStatus(
  request: Request,
  id: number,
  status: PostStatus,
  isWhileScheduled = false,
): Promise<StatusSet> {
  const headers = {
    [PREFER_HEADER]: PREFER_REPRESENTATION,
    ...(isWhileScheduled ? WHILE_SCHEDULED : {}),
  };
  return request('togglePostStatus', { query: { endpoint: id }, body: { status }, headers });
}

/** Changes several posts. @param isWhileScheduled whether none becomes a draft once visitors have it */
export function changePosts(
  request: Request,
  batch: PostBatch,
  isWhileScheduled = false,
): Promise<PostBatchAnswer> {
  return request('changePosts', { body: batch, ...(isWhileScheduled ? { headers: WHILE_SCHEDULED } : {}) });
}

export async function deletePost(request: Request, id: number): Promise<void> {
  await request('deletePost', { query: { id } });
}

/** [8.29] [8.30] */
export function deleteFailureText(error: unknown): string {
  return error instanceof ApiError && error.kind === 'refused'
    ? `Failed to delete post: ${error.serverError ?? 'Unknown error'}`
    : 'Error deleting post. Please try again.';
}

/** The post to update and the version that was edited; without a version, any newer one is overwritten. */
export interface SaveTarget {
  id: number;
  version: string | null;
  /** Whether it becomes no draft once visitors have it; see `isOnlineByNow`. */
  isWhileScheduled?: boolean;
}

/**
 * Creates a post (`target` null), of a draft if one is named, or updates one. Throws ApiError: `refused` only for a refusal in
 * JSON, else 'HTTP error! status: N'. [7.9.01] [7.9.02] [7.9.03] [8.28] [D7]
 */
export async function savePost(
  request: Request,
  body: PostInput,
  target: SaveTarget | null,
  draft: DraftToPost | null = null,
): Promise<SavedPost> {
  try {
    if (target === null) {
      return await request('createPost', {
        body,
        ...(draft === null ? {} : { headers: draftHeader(draft) }),
      });
    }
    const { id, version, isWhileScheduled = false } = target;
    const headers = {
      ...(version === null ? {} : { 'If-Match': `"${version}"` }),
      ...(isWhileScheduled ? WHILE_SCHEDULED : {}),
    };
    return await request('updatePost', { body: { ...body, id }, headers });
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused' && (error.status ?? 0) >= 500) {
      throw new ApiError('status', { status: error.status ?? 0, cause: error });
    }
    throw error;
  }
}

/** Whether the server has a newer version than the edited one. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && error.field === null;
}

/** Whether a post that was to be unscheduled has appeared meanwhile. */
export function isOnlineByNow(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && error.field === 'status';
}

/** [8.23]–[8.27] */
export function saveFailureText(error: unknown, isNew: boolean): string {
  if (error instanceof ApiError && error.kind === 'refused') {
    return `Error ${isNew ? 'creating' : 'updating'} post: ${error.serverError ?? 'Unknown error'}`;
  }
  return `Failed to ${isNew ? 'create' : 'update'} post. Please try again.`;
}

/** A post with its text, as it is now; null where there is none. Throws ApiError if it can't be read. */
export async function findOwnerPost(
  request: Request,
  id: number,
  signal?: AbortSignal,
): Promise<OwnerPost | null> {
  try {
    const { post } = await request('readDashboardPost', {
      query: { id },
      ...(signal === undefined ? {} : { signal }),
    });
    return toDatedPost(post);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
