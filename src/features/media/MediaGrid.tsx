import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import type { MediaItem } from '#shared/contract/media.ts';
import { useAddress } from '../../lib/host.ts';
import type { Selection } from '../../lib/use-selection.ts';
import { sizeInWords, usesInWords } from './media-words.ts';
import { thumbnail } from './thumbnail.ts';
import { useGridKeys } from './use-grid-keys.ts';

/** As many beside each other as there is room for. */
export const MEDIA_COLUMNS =
  'grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,calc(50%-0.5rem)),1fr))] gap-x-4 gap-y-5';

interface MediaGridProps {
  items: readonly MediaItem[];
  /** The id of the chosen one; null for none. */
  chosen: number | null;
  /** Where several can be chosen: those that are; null where one can. */
  selection: Selection | null;
  /** Whether they are all unused, which then none of them says. */
  isUnused: boolean;
  onChoose: (item: MediaItem) => void;
}

/** The images, of which one can be chosen, or several. Arrow keys move, Enter or Space chooses. */
export function MediaGrid({ items, chosen, selection, isUnused, onChoose }: MediaGridProps) {
  const { list, onKeyDown } = useGridKeys();
  const [focused, setFocused] = useState<number | null>(null);
  const inOrder = items.find(({ id }) => id === focused) ?? items.find(({ id }) => id === chosen) ?? items[0];
  return (
    <div
      ref={list}
      role="listbox"
      aria-label="Images"
      aria-multiselectable={selection !== null}
      tabIndex={-1} // one of the images is in the order of focus
      onKeyDown={onKeyDown}
      className={MEDIA_COLUMNS}
    >
      {items.map((item) => (
        <Tile
          key={item.id}
          item={item}
          isChosen={selection === null ? item.id === chosen : selection.has(item.id)}
          isOneOfSeveral={selection !== null}
          saysUses={!isUnused}
          isInOrder={item.id === inOrder?.id}
          onFocus={() => setFocused(item.id)}
          onChoose={(range) => (selection === null ? onChoose(item) : selection.toggle(item.id, range))}
        />
      ))}
    </div>
  );
}

interface TileProps {
  item: MediaItem;
  isChosen: boolean;
  /** Whether others can be chosen with it. */
  isOneOfSeveral: boolean;
  saysUses: boolean;
  /** Whether Tab reaches it. */
  isInOrder: boolean;
  onFocus: () => void;
  /** With `range`, all between it and the last one that was chosen. */
  onChoose: (range: boolean) => void;
}

function Tile({ item, isChosen, isOneOfSeveral, saysUses, isInOrder, onFocus, onChoose }: TileProps) {
  const address = useAddress();
  const details = `${sizeInWords(item)}, ${usesInWords(item.use_count).toLowerCase()}`;
  return (
    <div
      role="option"
      aria-selected={isChosen}
      aria-label={`${item.alt === '' ? item.name : item.alt}, ${details}`}
      tabIndex={isInOrder ? 0 : -1}
      onFocus={onFocus}
      onClick={({ shiftKey }) => onChoose(shiftKey)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onChoose(event.shiftKey);
      }}
      className="group rounded-sm min-w-0 cursor-pointer outline-offset-4"
    >
      <span className="rounded-sm relative block overflow-hidden border border-line bg-raised group-hover:border-ink group-aria-selected:border-clay group-aria-selected:outline-3 group-aria-selected:outline-clay">
        <img
          src={address(thumbnail(item, 320))}
          alt=""
          loading="lazy"
          decoding="async"
          className="aspect-video w-full bg-raised object-contain"
        />
        {isOneOfSeveral ? (
          <span
            aria-hidden
            className="rounded-sm absolute top-2 left-2 grid size-6 place-items-center border border-edge bg-raised group-aria-selected:border-clay group-aria-selected:bg-clay group-aria-selected:text-on-clay"
          >
            {isChosen ? <Check strokeWidth={3} className="size-4" /> : null}
          </span>
        ) : null}
      </span>
      <span title={item.name} className="mt-1.5 line-clamp-2 font-medium wrap-anywhere">
        {item.name}
      </span>
      <span className="block text-fine text-quiet tabular-nums">
        {sizeInWords(item)}
        {saysUses ? (
          <>
            <span className="mx-[0.15em]"> · </span>
            <span className={item.use_count === 0 ? '' : 'font-medium whitespace-nowrap text-ink'}>
              {usesInWords(item.use_count)}
            </span>
          </>
        ) : null}
      </span>
    </div>
  );
}
