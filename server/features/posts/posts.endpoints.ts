import type { Success } from '#shared/contract/envelope.ts';
import { idQuery } from '#shared/contract/fields.ts';
import {
  type DashboardPostList,
  listDashboardPostsQuery,
  listPostsQuery,
  type PostAnswer,
  postBody,
  type PostList,
  postStatusBody,
  readPostQuery,
  type SavedPost,
  setPostStatusQuery,
  togglePostStatusQuery,
  updatePostBody,
} from '#shared/contract/posts.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import { versionsToReplace } from '../../http/if-match.ts';
import { postPagination, presentDashboardPost, presentPublicPost } from './posts.presenter.ts';
import type { PostWithCategory } from './posts.repository.ts';
import type { PostService } from './posts.service.ts';

/** Bytes of JSON a post may come in. */
const POST_LIMIT = 3 * 1024 * 1024;

export function postEndpoints(posts: PostService) {
  return {
    listPosts: defineEndpoint({
      query: listPostsQuery,
      remember: { tags: ['posts'], until: () => posts.nextPublication() },
      async handle({ query }): Promise<PostList> {
        const { rows, total } = await posts.listPublic(query);
        return {
          success: true,
          posts: rows.map(presentPublicPost),
          pagination: postPagination(query, total),
        };
      },
    }),

    readPost: defineEndpoint({
      query: readPostQuery,
      remember: {
        tags: ['posts'],
        served:
          ({ post: { id } }: PostAnswer) =>
          (visitor) =>
            posts.recordView(id, visitor),
      },
      async handle({ query }): Promise<PostAnswer> {
        return { success: true, post: presentPublicPost(await posts.read(query.slug)) };
      },
    }),

    listDashboardPosts: defineEndpoint({
      query: listDashboardPostsQuery,
      async handle({ query }): Promise<DashboardPostList> {
        const { rows, total, totals } = await posts.listAll(query);
        const pagination = postPagination(query, total);
        return { success: true, posts: rows.map(presentDashboardPost), pagination, totals };
      },
    }),

    setPostStatus: defineEndpoint({
      query: setPostStatusQuery,
      body: postStatusBody,
      async handle({ query, body }): Promise<Success> {
        await posts.setStatus(query.postId, body.status);
        return { success: true };
      },
    }),

    togglePostStatus: defineEndpoint({
      query: togglePostStatusQuery,
      body: postStatusBody,
      async handle({ query, body }): Promise<Success> {
        await posts.setStatus(query.endpoint, body.status);
        return { success: true };
      },
    }),

    createPost: defineEndpoint({
      body: postBody,
      bodyLimit: POST_LIMIT,
      handle: async ({ body }) => saved(await posts.create(body)),
    }),

    updatePost: defineEndpoint({
      body: updatePostBody,
      bodyLimit: POST_LIMIT,
      // `If-Match: "{updated_at}"` says which version was edited, beside a body that stays the specification's.
      handle: async ({ body, request }) =>
        saved(await posts.update(body.id, body, versionsToReplace(request))),
    }),

    deletePost: defineEndpoint({
      query: idQuery,
      async handle({ query }): Promise<Success> {
        await posts.delete(query.id);
        return { success: true };
      },
    }),
  };
}

function saved(post: PostWithCategory): SavedPost {
  return { success: true, id: post.id, post: presentDashboardPost(post) };
}
