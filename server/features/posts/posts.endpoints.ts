import type { Request } from 'express';
import { idsBody } from '#shared/contract/batches.ts';
import { idQuery } from '#shared/contract/fields.ts';
import { postBatchBody } from '#shared/contract/post-batches.ts';
import {
  listDashboardPostsQuery,
  listPostsQuery,
  postBody,
  postStatusBody,
  readPostAddressQuery,
  readPostQuery,
  readTopicQuery,
  type SavedPost,
  setPostStatusQuery,
  type StatusSet,
  togglePostStatusQuery,
  updatePostBody,
} from '#shared/contract/posts.ts';
import { PREFER_HEADER, PREFER_MINIMAL, PREFER_REPRESENTATION } from '#shared/limits.ts';
import { eachOf } from '../../batches.ts';
import { noteTitle } from '../../http/call-titles.ts';
import { defineEndpoint, defineRead } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import { versionsToReplace } from '../../http/if-match.ts';
import {
  postPagination,
  presentAfterPost,
  presentDashboardPost,
  presentListedPost,
  presentPosts,
  presentPublicPost,
  presentTopic,
} from './posts.presenter.ts';
import { draftIn } from './draft-of-post.ts';
import type { PostWithCategory } from './posts.repository.ts';
import type { PostBatchService } from './post-batches.service.ts';
import type { PostService } from './posts.service.ts';
import { isWhileScheduled } from './still-scheduled.ts';
import type { TopicService } from './topics.service.ts';

/** Maximum bytes of a post's JSON. */
const POST_LIMIT = 3 * 1024 * 1024;

export function postEndpoints(posts: PostService, topics: TopicService, batches: PostBatchService) {
  return {
    listPosts: defineRead({
      query: listPostsQuery,
      cache: { tags: ['posts'], until: () => posts.nextPublication() },
      async handle({ query }) {
        return { success: true, ...presentPosts(await posts.listPublic(query), query) };
      },
    }),

    readPost: defineRead({
      query: readPostQuery,
      cache: { tags: ['posts'], until: () => posts.nextPublication() },
      onHit:
        ({ post: { id } }) =>
        (visitor) =>
          posts.recordView(id, visitor),
      async handle({ query }) {
        const post = await posts.read(query.slug);
        const after = presentAfterPost(post, await posts.after(post));
        return { success: true, post: presentPublicPost(post), after };
      },
    }),

    readCategory: defineRead({
      query: readTopicQuery,
      cache: { tags: ['posts'], until: () => posts.nextPublication() },
      handle: async ({ query }) =>
        presentTopic(await topics.readCategory(query), await topics.listCategories(), query.page),
    }),

    readTag: defineRead({
      query: readTopicQuery,
      cache: { tags: ['posts'], until: () => posts.nextPublication() },
      handle: async ({ query }) =>
        presentTopic(await topics.readTag(query), await topics.listCategories(), query.page),
    }),

    listDashboardPosts: defineEndpoint({
      query: listDashboardPostsQuery,
      async handle({ query, request }) {
        const { rows, total, totals, isNear } = await posts.listAll(query, prefers(request, PREFER_MINIMAL));
        const pagination = postPagination(query, total);
        const list = { success: true as const, posts: rows.map(presentListedPost), pagination, totals };
        return isNear ? { ...list, is_near: isNear } : list;
      },
    }),

    readDashboardPost: defineEndpoint({
      query: idQuery,
      async handle({ query }) {
        return { success: true, post: presentDashboardPost(await posts.readForOwner(query.id)) };
      },
    }),

    countPostsByAuthor: defineEndpoint({
      async handle() {
        return { success: true, authors: await posts.countByAuthor() };
      },
    }),

    checkPostAddress: defineEndpoint({
      query: readPostAddressQuery,
      async handle({ query: { slug, post } }) {
        return { success: true, ...(await posts.checkAddress(slug, post ?? null)) };
      },
    }),

    setPostStatus: defineEndpoint({
      query: setPostStatusQuery,
      body: postStatusBody,
      async handle({ query, body, request }) {
        return statusSet(
          request,
          await posts.setStatus(query.postId, body.status, isWhileScheduled(request)),
        );
      },
    }),

    togglePostStatus: defineEndpoint({
      query: togglePostStatusQuery,
      body: postStatusBody,
      async handle({ query, body, request }) {
        return statusSet(
          request,
          await posts.setStatus(query.endpoint, body.status, isWhileScheduled(request)),
        );
      },
    }),

    createPost: defineEndpoint({
      body: postBody,
      bodyLimit: POST_LIMIT,
      // The body stays as specified, so that a header names the draft that it is made of.
      handle: async ({ body, request }) => saved(await posts.create(body, draftIn(request))),
    }),

    updatePost: defineEndpoint({
      body: updatePostBody,
      bodyLimit: POST_LIMIT,
      // `If-Match: "{updated_at}"` names the version that was edited; the body stays as specified.
      handle: async ({ body, request }) =>
        saved(await posts.update(body.id, body, versionsToReplace(request), isWhileScheduled(request))),
    }),

    changePosts: defineEndpoint({
      body: postBatchBody,
      handle: async ({ body, request }) => ({
        success: true,
        ...(await batches.run(body, isWhileScheduled(request))),
      }),
    }),

    deletePosts: defineEndpoint({
      body: idsBody,
      async handle({ body, request }) {
        const outcome = await eachOf(body.ids, async (id) => noteTitle(request, await posts.delete(id)));
        return { success: true, ...outcome };
      },
    }),

    deletePost: defineEndpoint({
      query: idQuery,
      async handle({ query, request }) {
        noteTitle(request, await posts.delete(query.id));
        return { success: true };
      },
    }),
  } satisfies Partial<Endpoints>;
}

function saved(post: PostWithCategory): SavedPost {
  return { success: true, id: post.id, post: presentDashboardPost(post) };
}

/** The specification's answer; who prefers more (RFC 7240) gets what the change has made of the post. [4.5.01] */
function statusSet(request: Request, post: Required<StatusSet>['post']): StatusSet {
  return prefers(request, PREFER_REPRESENTATION) ? { success: true, post } : { success: true };
}

function prefers(request: Request, preference: string): boolean {
  return request.get(PREFER_HEADER) === preference;
}
