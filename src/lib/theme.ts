import type { SafeStorage } from './storage.ts';
import { STORAGE_KEYS } from './storage.ts';

export type Theme = 'light' | 'dark';

/** The current theme, and how the visitor changes it. */
export interface ThemeStore {
  current: () => Theme;
  /** Chooses a theme. The system's own theme is not stored, so that the site follows the system again. */
  choose: (theme: Theme) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * The theme is the system's unless `data-theme` on the document's root says otherwise. A script in index.html sets
 * that attribute from storage before the first paint; this store changes it.
 */
export function createThemeStore(
  root: HTMLElement,
  system: MediaQueryList,
  storage: SafeStorage,
): ThemeStore {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const ofSystem = (): Theme => (system.matches ? 'dark' : 'light');
  system.addEventListener('change', notify);
  return {
    current() {
      const chosen = root.dataset.theme;
      return chosen === 'light' || chosen === 'dark' ? chosen : ofSystem();
    },
    choose(theme) {
      if (theme === ofSystem()) {
        delete root.dataset.theme;
        storage.remove(STORAGE_KEYS.theme);
      } else {
        root.dataset.theme = theme;
        storage.set(STORAGE_KEYS.theme, theme);
      }
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
