import { createContext, use } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { RichTextPart } from '#shared/post-html.ts';
import type { Announcer } from './announcer.ts';
import type { Request } from './api-client.ts';
import { withBase } from './base.ts';
import type { SafeStorage } from './storage.ts';
import type { ThemeStore } from './theme.ts';

/**
 * What the pages need of the place they run in. Components take it from here and never reach for `window` while they
 * render, so that they also render where there is none.
 */
export interface Host {
  /** '' or '/sub-folder': stands before every path of the site. */
  base: string;
  /** `https://example.com`, no slash at the end. */
  origin: string;
  /** The business's day as it was when the document's first render was made; null where there is none. */
  day: CalendarDay | null;
  /** `America/Chicago`, the visitor's; a document is made without it. A browser's first answer takes 15 to 30 ms. */
  timeZone: () => string;
  request: Request;
  storage: SafeStorage;
  theme: ThemeStore;
  announcer: Announcer;
  /** The browser's own window, for what is asked of it once the page answers. */
  domWindow: () => Window & typeof globalThis;
  /**
   * The parts of an author's HTML, sanitised: a promise where what makes them is still to be fetched, the same one as
   * long as the same HTML is asked for. What came with the document is there at once.
   */
  richText: (html: string, how: { cameWithDocument: boolean }) => RichTextPart[] | Promise<RichTextPart[]>;
}

export const HostContext = createContext<Host | null>(null);

export function useHost(): Host {
  const host = use(HostContext);
  if (host === null) throw new Error('A component was rendered outside <HostContext>.');
  return host;
}

/** Turns a root-relative address (`/artwork/hero.svg`) into one under the current base. */
export function useAddress(): (address: string) => string {
  const { base } = useHost();
  return (address) => withBase(base, address);
}
