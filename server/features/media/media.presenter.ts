import type { MediaItem } from '#shared/contract/media.ts';
import type { MediaWithUses } from './media.service.ts';

/** Uses in an answer; a logo may have hundreds. */
const MAX_USES = 10;

export function presentMedia({ row, uses }: MediaWithUses): MediaItem {
  return {
    id: row.id,
    path: row.path,
    name: row.name,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    kind: row.kind,
    alt: row.alt,
    focus: row.focus,
    made_at: row.made_at,
    uses: uses.slice(0, MAX_USES),
    use_count: uses.length,
  };
}
