import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { LIMITS } from '#shared/limits.ts';

/** What the palette's field is like, before its list has come and after. */
export const FIELD = {
  maxLength: LIMITS.search,
  placeholder: 'A tab, a post, a name, an address',
  className: 'min-h-13 w-full min-w-0 bg-transparent outline-none placeholder:text-quiet',
} as const;

/** The palette's first line, around its field. */
export function PaletteBar({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <div className="flex items-center gap-3 border-b border-line px-4">
      <Search aria-hidden className="size-4 shrink-0 text-quiet" />
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
