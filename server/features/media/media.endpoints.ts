import { idQuery } from '#shared/contract/fields.ts';
import {
  cropMediaBody,
  describeMediaBody,
  drawCoverBody,
  listMediaQuery,
  type MediaAnswer,
} from '#shared/contract/media.ts';
import { MEDIA_PAGE_SIZE } from '#shared/limits.ts';
import { listPagination } from '../../db/rows.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { ReceiveImage } from '../uploads/receive-image.ts';
import type { MediaFileService } from './media-files.service.ts';
import { presentMedia } from './media.presenter.ts';
import type { MediaService, MediaWithUses } from './media.service.ts';

export function mediaEndpoints(media: MediaService, files: MediaFileService, receive: ReceiveImage) {
  return {
    listMedia: defineEndpoint({
      query: listMediaQuery,
      async handle({ query }) {
        const filter = { ...query, limit: MEDIA_PAGE_SIZE };
        const { rows, total, totals } = await media.list(filter);
        return {
          success: true,
          media: rows.map(presentMedia),
          pagination: listPagination(filter, total),
          totals,
        };
      },
    }),

    describeMedia: defineEndpoint({
      body: describeMediaBody,
      handle: async ({ body }) => answer(await media.describe(body)),
    }),

    replaceMedia: defineEndpoint({
      limit: 'upload',
      query: idQuery,
      async handle({ query, ...call }) {
        const rewritten = await receive(call, (image) => files.replace(query.id, image));
        return { ...answer(await media.read(query.id)), rewritten };
      },
    }),

    cropMedia: defineEndpoint({
      limit: 'upload',
      body: cropMediaBody,
      handle: async ({ body }) => answer(await media.crop(body)),
    }),

    drawCover: defineEndpoint({
      limit: 'upload',
      body: drawCoverBody,
      handle: async ({ body }) => answer(await media.draw(body)),
    }),

    deleteMedia: defineEndpoint({
      query: idQuery,
      async handle({ query }) {
        await files.delete(query.id);
        return { success: true };
      },
    }),

    deleteUnusedMedia: defineEndpoint({
      handle: async () => ({ success: true, ...(await files.deleteUnused()) }),
    }),
  } satisfies Partial<Endpoints>;
}

function answer(media: MediaWithUses): MediaAnswer {
  return { success: true, media: presentMedia(media) };
}
