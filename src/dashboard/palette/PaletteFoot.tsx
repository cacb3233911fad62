import { Key } from '../Key.tsx';

interface PaletteFootProps {
  /** Whether there is more that can be done with what is chosen. */
  hasMore: boolean;
  /** Whether it is that which is shown. */
  isWithin: boolean;
}

/** The palette's keys, where there is a keyboard; to those who listen, its field tells of them. */
export function PaletteFoot({ hasMore, isWithin }: PaletteFootProps) {
  return (
    <p
      aria-hidden
      className="flex gap-x-5 border-t border-line px-4.5 py-2 text-fine text-quiet max-sm:hidden pointer-coarse:hidden"
    >
      <span>
        <Key>↑</Key> <Key>↓</Key> choose
      </span>
      <span>
        <Key>↵</Key> {isWithin ? 'do it' : 'open'}
      </span>
      <span>
        <Key>esc</Key> {isWithin ? 'back' : 'close'}
      </span>
      <span className={`ml-auto ${hasMore ? '' : 'invisible'}`}>
        <Key>tab</Key> more actions
      </span>
    </p>
  );
}
