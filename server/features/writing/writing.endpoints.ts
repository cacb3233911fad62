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

/** Maximum bytes of a draft's JSON. */
const DRAFT_LIMIT = 3 * 1024 * 1024;

function notYet(): never {
  throw notFound();
}

export function writingEndpoints() {
  return {
    saveDraft: defineEndpoint({ body: saveDraftBody, bodyLimit: DRAFT_LIMIT, handle: notYet }),
    listDrafts: defineEndpoint({ handle: notYet }),
    readDraft: defineEndpoint({ query: draftQuery, handle: notYet }),
    watchDraft: defineEndpoint({ query: watchDraftQuery, handle: notYet }),
    dropDraft: defineEndpoint({ query: dropDraftQuery, handle: notYet }),
    listVersions: defineEndpoint({ query: versionsQuery, handle: notYet }),
    readVersion: defineEndpoint({ query: idQuery, handle: notYet }),
    keepVersion: defineEndpoint({ body: keepVersionBody, bodyLimit: DRAFT_LIMIT, handle: notYet }),
    listTrash: defineEndpoint({ handle: notYet }),
    restorePost: defineEndpoint({ body: idQuery, handle: notYet }),
    deleteForGood: defineEndpoint({ query: idQuery, handle: notYet }),
    emptyTrash: defineEndpoint({ query: emptyTrashQuery, handle: notYet }),
    createPreview: defineEndpoint({ body: createPreviewBody, handle: notYet }),
    listPreviews: defineEndpoint({ query: listPreviewsQuery, handle: notYet }),
    endPreview: defineEndpoint({ query: idQuery, handle: notYet }),
    readPreview: defineEndpoint({ query: linkQuery, handle: notYet }),
  } satisfies Partial<Endpoints>;
}
