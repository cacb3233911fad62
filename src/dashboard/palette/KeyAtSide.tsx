import { Key } from '../Key.tsx';
import { WITH_KEYS } from './PaletteItem.tsx';

/** The key that does the same as an entry; nothing without one. */
export function KeyAtSide({ keys }: { keys: string | undefined }) {
  return keys === undefined ? null : (
    <span className={WITH_KEYS}>
      <Key>{keys}</Key>
    </span>
  );
}
