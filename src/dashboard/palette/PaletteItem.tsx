import { Command } from 'cmdk';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import type { Entry } from './entry.ts';
import { Matched } from '../../components/dashboard/Matched.tsx';

/** Of no use where there is no keyboard. */
export const WITH_KEYS = 'pointer-coarse:hidden';

/** Items of the palette under one heading. */
export function PaletteGroup({ heading, children }: { heading: string; children: readonly ReactNode[] }) {
  return (
    <Command.Group
      heading={heading}
      className="pb-2 **:[[cmdk-group-heading]]:px-2.5 **:[[cmdk-group-heading]]:py-1.5 **:[[cmdk-group-heading]]:text-fine **:[[cmdk-group-heading]]:text-quiet"
    >
      {children}
    </Command.Group>
  );
}

interface PaletteItemProps {
  id: string;
  entry: Entry;
  /** What is typed. */
  words: string;
  onChoose: () => void;
  /** Shows what else can be done with it. */
  onMore: () => void;
}

/** One thing to choose. */
export function PaletteItem({ id, entry, words, onChoose, onMore }: PaletteItemProps) {
  const {
    value,
    icon: Icon,
    label,
    detail,
    hasLongDetail = false,
    excerpt,
    side,
    isSideBelow = false,
    needsKeys = false,
    more,
  } = entry;
  return (
    <Command.Item asChild value={value} onSelect={onChoose}>
      <div
        id={id}
        className={`group/item flex min-h-10 ${excerpt === undefined ? '' : 'pt-1.5'} ${hasLongDetail ? 'max-sm:pt-1.5' : ''} cursor-pointer items-center gap-3 rounded px-2.5 data-[selected=true]:bg-line/60 touch:min-h-11 ${needsKeys ? WITH_KEYS : ''}`}
      >
        <Icon aria-hidden className="size-4 shrink-0 text-quiet" />
        <span className="min-w-0 grow">
          <span className="block truncate">
            <Matched text={label} words={words} />
            {detail === undefined ? null : (
              <span
                className={`ml-2 text-quiet ${hasLongDetail ? 'max-sm:ml-0 max-sm:block max-sm:pb-1.5 max-sm:text-small max-sm:wrap-anywhere max-sm:whitespace-normal' : ''}`}
              >
                <Matched text={detail} words={words} />
              </span>
            )}
          </span>
          {excerpt === undefined ? null : (
            <span className="block truncate pb-1.5 text-small text-quiet">
              {isSideBelow ? (
                <span aria-hidden className="sm:hidden">
                  {side} ·{' '}
                </span>
              ) : null}
              <Matched text={excerpt} words={words} />
            </span>
          )}
        </span>
        {side === undefined ? null : (
          <span className={`shrink-0 text-fine text-quiet ${isSideBelow ? 'max-sm:sr-only' : ''}`}>
            {side}
          </span>
        )}
        {more === undefined ? null : (
          // Tab is the key for it.
          <span
            aria-hidden
            title="What else can be done"
            onClick={(event) => {
              event.stopPropagation();
              onMore();
            }}
            className="-mr-2 grid size-8 shrink-0 place-items-center rounded text-quiet opacity-0 group-hover/item:opacity-100 group-data-[selected=true]/item:opacity-100 hover:bg-line hover:text-ink touch:-mr-2.5 touch:size-11 touch:opacity-100"
          >
            <ChevronRight className="size-4" />
          </span>
        )}
      </div>
    </Command.Item>
  );
}
