import type { ById, MediaQuery } from './calls.ts';
import type {
  CropMediaInput,
  DescribeMediaInput,
  DrawCoverInput,
  MediaAnswer,
  MediaList,
  MediaReplaced,
  UnusedDeleted,
} from './media.ts';
import { cookie } from './operation.ts';

const MEDIA = 'media.php';

/** The operations of the media library; part of the owner's table. */
export const mediaEndpoints = {
  listMedia: cookie<{ query: MediaQuery; answer: MediaList }>('GET', MEDIA),
  describeMedia: cookie<{ body: DescribeMediaInput; answer: MediaAnswer }>('PUT', MEDIA),
  /** Puts another file in its place, everywhere. */
  replaceMedia: cookie<{ query: { id: number }; form: 'image'; answer: MediaReplaced }>('POST', MEDIA, {
    action: 'replace',
    id: '*',
  }),
  cropMedia: cookie<{ body: CropMediaInput; answer: MediaAnswer }>('POST', MEDIA, { action: 'crop' }),
  drawCover: cookie<{ body: DrawCoverInput; answer: MediaAnswer }>('POST', MEDIA, { action: 'draw' }),
  deleteMedia: cookie<ById>('DELETE', MEDIA),
  deleteUnusedMedia: cookie<{ answer: UnusedDeleted }>('DELETE', MEDIA, { unused: '1' }),
};
