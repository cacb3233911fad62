import {
  createPreviewBody,
  draftQuery,
  dropDraftQuery,
  emptyTrashQuery,
  keepVersionBody,
  listPreviewsQuery,
  saveDraftBody,
  versionsQuery,
  watchDraftQuery,
} from '#shared/contract/writing.ts';
import { idQuery } from '#shared/contract/fields.ts';
import { linkQuery } from '#shared/contract/visitor-fields.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import { notFound } from '../../http/errors.ts';
import type { DraftService } from './drafts.service.ts';
import type { PreviewService } from './previews.service.ts';
import type { TrashService } from './trash.service.ts';
import type { VersionService } from './versions.service.ts';

/** Maximum bytes of a draft's JSON. */
const DRAFT_LIMIT = 3 * 1024 * 1024;

function notYet(): never {
  throw notFound();
}

interface Writing {
  drafts: DraftService;
  previews: PreviewService;
  versions: VersionService;
  trash: TrashService;
}

/** What the writing page asks for beside the posts. */
export function writingEndpoints({ drafts, previews, versions, trash }: Writing) {
  return {
    saveDraft: defineEndpoint({
      body: saveDraftBody,
      bodyLimit: DRAFT_LIMIT,
      async handle({ body }) {
        const { revision, saved_at } = await drafts.save(body);
        return { success: true, revision, saved_at };
      },
    }),
    listDrafts: defineEndpoint({ handle: async () => ({ success: true, drafts: await drafts.list() }) }),
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

    listTrash: defineEndpoint({ handle: async () => ({ success: true, posts: await trash.list() }) }),
    restorePost: defineEndpoint({
      body: idQuery,
      handle: async ({ body }) => ({ success: true, ...(await trash.restore(body.id)) }),
    }),
    deleteForGood: defineEndpoint({
      query: idQuery,
      async handle({ query }) {
        await trash.deleteForGood(query.id);
        return { success: true };
      },
    }),
    emptyTrash: defineEndpoint({
      query: emptyTrashQuery,
      async handle() {
        await trash.empty();
        return { success: true };
      },
    }),

    createPreview: defineEndpoint({ body: createPreviewBody, handle: notYet }),
    listPreviews: defineEndpoint({
      query: listPreviewsQuery,
      handle: async ({ query }) => ({ success: true, previews: await previews.list(query) }),
    }),
    endPreview: defineEndpoint({ query: idQuery, handle: notYet }),
    readPreview: defineEndpoint({ query: linkQuery, handle: notYet }),
  } satisfies Partial<Endpoints>;
}
