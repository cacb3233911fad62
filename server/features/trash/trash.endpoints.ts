import { idQuery } from '#shared/contract/fields.ts';
import { emptyTrashQuery, restoreBody, trashQuery } from '#shared/contract/trash.ts';
import { DASHBOARD_LIST_LIMIT } from '#shared/limits.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { TrashService } from './trash.service.ts';

export function trashEndpoints(trash: TrashService) {
  return {
    listTrash: defineEndpoint({
      query: trashQuery,
      async handle({ query: { kind, page, row } }) {
        const { rows, total } = await trash.list(kind, { page, limit: DASHBOARD_LIST_LIMIT }, row);
        return { success: true, trash: rows, total };
      },
    }),

    restoreTrashed: defineEndpoint({
      body: restoreBody,
      handle: async ({ body }) => ({ success: true, ...(await trash.restore(body.kind, body.ids)) }),
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
      async handle({ query }) {
        await trash.empty(query.kind);
        return { success: true };
      },
    }),
  } satisfies Partial<Endpoints>;
}
