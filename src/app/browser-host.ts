import type { CalendarDay } from '#shared/calendar-day.ts';
import { SITE_BASE_META } from '#shared/first-render.ts';
import { createAnnouncer } from '../lib/announcer.ts';
import { createApiClient } from '../lib/api-client.ts';
import { apiBase, DEFAULT_SUBFOLDER, siteBase } from '../lib/base.ts';
import type { Host } from '../lib/host.ts';
import { browserRichText } from './browser-rich-text.ts';
import { safeStorage, STORAGE_KEYS } from '../lib/storage.ts';
import { createThemeStore } from '../lib/theme.ts';

/**
 * Everything the pages need to know of the browser they run in, gathered once.
 * @param day of the document's first render; null where it carries none
 */
export function browserHost(window: Window & typeof globalThis, day: CalendarDay | null = null): Host {
  const { document, location } = window;
  const { base, api } = basesOf(document, location);
  const storage = safeStorage(() => window.localStorage);
  return {
    base,
    origin: location.origin,
    day,
    timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    request: createApiClient({
      base: api,
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
    richText: browserRichText({ window, base, origin: location.origin }),
  };
}

/** The server writes the base into its documents; Vite's, in development, leaves the browser to read it from the address. */
function basesOf(document: Document, location: Location): { base: string; api: string } {
  const declared = document.querySelector<HTMLMetaElement>(`meta[name="${SITE_BASE_META}"]`)?.content;
  if (declared !== undefined) return { base: declared, api: `${declared}/api` };
  const [, subfolder = ''] = import.meta.env.BASE_URL.split('/'); // '/shingle/'
  const name = subfolder === '' ? DEFAULT_SUBFOLDER : subfolder;
  return { base: siteBase(location, name), api: apiBase(location, name) };
}
