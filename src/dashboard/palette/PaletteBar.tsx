import ArrowLeft from 'lucide-react/icons/arrow-left';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { LIMITS } from '#shared/limits.ts';

/** What the palette's field is like, before its list has come and after. */
export const FIELD = {
  maxLength: LIMITS.search,
  placeholder: 'Tabs, posts, people, messages',
  className: 'min-h-13 w-full min-w-0 bg-transparent outline-none placeholder:text-quiet',
} as const;

interface PaletteBarProps {
  /** What is to be done something with, and the way back from it; left out where that is still to be found. */
  within?: { label: string; onBack: () => void } | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The palette's first line, around its field. */
export function PaletteBar({ within, onClose, children }: PaletteBarProps) {
  return (
    <div className="flex items-center gap-3 border-b border-line px-4">
      {within === undefined ? (
        <Search aria-hidden className="size-4 shrink-0 text-quiet" />
      ) : (
        <>
          <button
            type="button"
            aria-label="Back"
            onClick={within.onBack}
            className="-mx-2 grid size-8 shrink-0 cursor-pointer place-items-center rounded text-quiet hover:text-ink focus-visible:-outline-offset-2 touch:-mx-3.5 touch:size-11"
          >
            <ArrowLeft aria-hidden className="size-4" />
          </button>
          <span className="max-w-[55%] shrink-0 truncate rounded bg-line/60 px-2 py-0.5 max-sm:max-w-[35%]">
            {within.label}
          </span>
        </>
      )}
      {children}
      <button
        type="button"
        onClick={onClose}
        className="-mr-2 min-h-11 shrink-0 cursor-pointer px-2 font-semibold text-quiet hover:text-ink sm:hidden"
      >
        Cancel
      </button>
    </div>
  );
}
