import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { MediaService } from '../media/media.service.ts';
import type { ReceiveImage } from './receive-image.ts';

export function uploadEndpoints(media: MediaService, receive: ReceiveImage) {
  return {
    uploadImage: defineEndpoint({
      limit: 'upload',
      async handle(call) {
        const { path } = await receive(call, (image) => media.upload(image));
        return { success: true, filepath: path };
      },
    }),
  } satisfies Partial<Endpoints>;
}
