import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useSyncExternalStore } from 'react';
import * as words from '#content/words/frame.ts';
import { useHost } from '../lib/host.ts';

/** Toggles light and dark. Until the current theme is known, the button has a neutral label. */
export function ThemeSwitch() {
  const { theme } = useHost();
  const current = useSyncExternalStore(theme.subscribe, theme.current, () => null);
  const next = current === 'dark' ? 'light' : 'dark';
  const label = next === 'dark' ? words.toDark : words.toLight;
  const Icon = current === 'dark' ? Sun : Moon;
  return (
    <button
      type="button"
      onClick={() => theme.choose(next)}
      aria-label={current === null ? words.switchTheme : label}
      className="grid size-11 cursor-pointer place-items-center rounded text-quiet transition-colors hover:text-ink noscript:hidden"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
