import type { CalendarDay } from '#shared/business.ts';
import { createAnnouncer } from '../lib/announcer.ts';
import { createApiClient } from '../lib/api-client.ts';
import { apiBase, DEFAULT_SUBFOLDER, siteBase } from '../lib/base.ts';
import type { Host } from '../lib/host.ts';
import { safeStorage, STORAGE_KEYS } from '../lib/storage.ts';
import { createThemeStore } from '../lib/theme.ts';

/**
 * Everything the pages need to know of the browser they run in, gathered once.
 * @param day of the document's first render; null where it carries none
 */
export function browserHost(window: Window & typeof globalThis, day: CalendarDay | null = null): Host {
  const { document, location } = window;
  const subfolder = nameOfSubfolder(document);
  const storage = safeStorage(() => window.localStorage);
  return {
    base: siteBase(location, subfolder),
    origin: location.origin,
    day,
    timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    request: createApiClient({
      base: apiBase(location, subfolder),
      fetch: (input, init) => window.fetch(input, init),
      token: () => storage.get(STORAGE_KEYS.token),
    }),
    storage,
    theme: createThemeStore(
      document.documentElement,
      window.matchMedia('(prefers-color-scheme: dark)'),
      storage,
    ),
    announcer: createAnnouncer(),
    domWindow: () => window,
    richText: (_html, split) => split(),
  };
}

function nameOfSubfolder(document: Document): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="project-subfolder"]')?.content;
  return named === undefined || named === '' ? DEFAULT_SUBFOLDER : named;
}
