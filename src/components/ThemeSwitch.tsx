import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useSyncExternalStore } from 'react';
import { frame } from '#content/words/frame.ts';
import { useHost } from '../lib/host.ts';

const { theme: words } = frame;

/** Toggles light and dark. Until the current theme is known, the button has a neutral label. */
export function ThemeSwitch() {
  const { theme } = useHost();
  const current = useSyncExternalStore(theme.subscribe, theme.current, () => null);
  const next = current === 'dark' ? 'light' : 'dark';
  const Icon = current === 'dark' ? Sun : Moon;
  return (
    <button
      type="button"
      onClick={() => theme.choose(next)}
      aria-label={words[current === null ? 'either' : next]}
      className="grid size-11 cursor-pointer place-items-center rounded text-quiet transition-colors hover:text-ink noscript:hidden"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
