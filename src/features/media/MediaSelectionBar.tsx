import type { MediaItem } from '#shared/contract/media.ts';
import type { Selection } from '../../lib/use-selection.ts';
import { Button } from '../../ui/Button.tsx';
import { imagesInWords } from './media-words.ts';

interface MediaSelectionBarProps {
  items: readonly MediaItem[];
  selection: Selection;
  isRemoving: boolean;
  /** Called with those of the chosen images that nothing uses. */
  onDelete: (unused: readonly MediaItem[]) => void;
  onDone: () => void;
}

/** In the place of the library's bar while several images are chosen: how many, and what can be done with them. */
export function MediaSelectionBar(props: MediaSelectionBarProps) {
  const { items, selection, isRemoving, onDelete, onDone } = props;
  const chosen = items.filter(({ id }) => selection.has(id));
  const unused = chosen.filter(({ use_count: uses }) => uses === 0);
  return (
    <div
      role="group"
      aria-label="Selected images"
      className="flex min-h-16.25 flex-wrap items-center gap-x-5 gap-y-2 border-b border-line px-5 py-3 sm:px-8"
    >
      <p role="status" className="mr-auto tabular-nums">
        <span className="font-semibold">{imagesInWords(chosen.length)} selected</span>
        {chosen.length === 0 ? null : (
          <span className="text-quiet">{saidOfUses(chosen.length, unused.length)}</span>
        )}
      </p>
      <Button data-select="" size="small" variant="quiet" onClick={selection.toggleAll}>
        {selection.isAll ? 'Select none' : 'Select all'}
      </Button>
      <Button size="small" variant="secondary" onClick={onDone}>
        Cancel
      </Button>
      <Button
        size="small"
        variant="danger"
        busy={isRemoving ? 'Deleting…' : false}
        disabled={unused.length === 0}
        onClick={() => onDelete(unused)}
      >
        {unused.length === 0 ? 'Delete…' : `Delete ${unused.length} unused…`}
      </Button>
    </div>
  );
}

/** ', 1 of them in use, which stays' */
function saidOfUses(chosen: number, unused: number): string {
  const used = chosen - unused;
  if (used === 0) return ', all unused';
  return used === 1 ? ', 1 of them in use, which stays' : `, ${used} of them in use, which stay`;
}
