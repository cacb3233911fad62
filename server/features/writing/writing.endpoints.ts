import {
  createPreviewBody,
  draftQuery,
  dropDraftQuery,
  keepVersionBody,
  leaveDraftQuery,
  listPreviewsQuery,
  saveDraftBody,
  versionsQuery,
  watchDraftQuery,
} from '#shared/contract/writing.ts';
import { idQuery } from '#shared/contract/fields.ts';
import { linkQuery } from '#shared/contract/visitor-fields.ts';
import { defineEndpoint, defineRead } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import { presentAfterPost, presentPublicPost } from '../posts/posts.presenter.ts';
import type { DraftService } from './drafts.service.ts';
import type { PreviewService } from './previews.service.ts';
import type { VersionService } from './versions.service.ts';

/** Maximum bytes of a draft's JSON. */
const DRAFT_LIMIT = 3 * 1024 * 1024;

/** A preview shows nothing of other posts. */
const NO_NEIGHBOURS = { previous: null, next: null, related: [] };

interface Writing {
  drafts: DraftService;
  previews: PreviewService;
  versions: VersionService;
}

/** What the writing page asks for beside the posts. */
export function writingEndpoints({ drafts, previews, versions }: Writing) {
  return {
    saveDraft: defineEndpoint({
      body: saveDraftBody,
      bodyLimit: DRAFT_LIMIT,
      async handle({ body }) {
        const { revision, saved_at } = await drafts.save(body);
        return { success: true, revision, saved_at };
      },
    }),
    listDrafts: defineEndpoint({ handle: async () => ({ success: true, ...(await drafts.listAll()) }) }),
    readDraft: defineEndpoint({
      query: draftQuery,
      handle: async ({ query }) => ({ success: true, draft: await drafts.read(query.key) }),
    }),
    watchDraft: defineEndpoint({
      query: watchDraftQuery,
      handle: async ({ query }) => ({
        success: true,
        ...(await drafts.watch(query.key, query.window, query.device)),
      }),
    }),
    leaveDraft: defineEndpoint({
      query: leaveDraftQuery,
      async handle({ query }) {
        await drafts.leave(query.key, query.window);
        return { success: true };
      },
    }),
    dropDraft: defineEndpoint({
      query: dropDraftQuery,
      async handle({ query: { key, revision, post } }) {
        await drafts.drop(key, revision === 0 ? null : revision, post ?? null);
        return { success: true };
      },
    }),

    listVersions: defineEndpoint({
      query: versionsQuery,
      handle: async ({ query }) => ({ success: true, versions: await versions.list(query.post) }),
    }),
    readVersion: defineEndpoint({
      query: idQuery,
      handle: async ({ query }) => ({ success: true, version: await versions.read(query.id) }),
    }),
    keepVersion: defineEndpoint({
      body: keepVersionBody,
      bodyLimit: DRAFT_LIMIT,
      async handle({ body }) {
        await versions.keepAside(body.post, body.form);
        return { success: true };
      },
    }),

    createPreview: defineEndpoint({
      body: createPreviewBody,
      handle: async ({ body }) => ({ success: true, ...(await previews.create(body.of, body.days)) }),
    }),
    listPreviews: defineEndpoint({
      query: listPreviewsQuery,
      handle: async ({ query }) => ({ success: true, previews: await previews.list(query) }),
    }),
    endPreview: defineEndpoint({
      query: idQuery,
      async handle({ query }) {
        await previews.end(query.id);
        return { success: true };
      },
    }),
    readPreview: defineRead({
      query: linkQuery,
      cache: null,
      async handle({ query }) {
        const { post, ends_at } = await previews.read(query.token);
        const after = post.category === '' ? {} : { after: presentAfterPost(post, NO_NEIGHBOURS) };
        return { success: true, post: presentPublicPost(post), ...after, ends_at };
      },
    }),
  } satisfies Partial<Endpoints>;
}
