import Search from 'lucide-react/icons/search';
import { useHost } from '../../lib/host.ts';
import { isMac, spellKeys } from '../../lib/keys.ts';

/** Opens the palette; beside its words stands the key that does the same. */
export function FindButton({ onPrefetch, onClick }: { onPrefetch: () => void; onClick: () => void }) {
  const { domWindow } = useHost();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={onPrefetch}
      onFocus={onPrefetch}
      onClick={onClick}
      className="flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center justify-center gap-2 px-2.5 text-small text-quiet transition-colors hover:text-ink md:max-lg:min-w-9 md:max-lg:px-1 lg:mt-8 lg:-mb-4 lg:ml-6 lg:min-h-10 lg:w-[calc(100%-2.25rem)] lg:justify-start lg:rounded lg:border lg:border-edge lg:bg-raised"
    >
      <Search aria-hidden className="size-4" />
      <span className="sr-only lg:not-sr-only">Find or go to</span>
      <kbd aria-hidden className="ml-auto hidden font-mono text-fine lg:inline">
        {spellKeys('Mod+K', isMac(domWindow()))}
      </kbd>
    </button>
  );
}
