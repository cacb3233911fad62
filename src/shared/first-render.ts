import type { CalendarDay } from './business.ts';
import type { RichTextPart } from './post-html.ts';

/** How a document comes to carry its page: what `src/entry-server.tsx`, built, gives the server. */
export type RenderPage = (page: PageToRender) => Promise<RenderedPage>;

export interface PageToRender {
  /** '' at the root, or '/sub-folder'. */
  base: string;
  /** The site's public origin. */
  origin: string;
  /** Path and query, below the base. */
  address: string;
  /** The day it is in Arizona. */
  day: CalendarDay;
  /** Answers a public read of the API, by its address at the root. Rejects when it can't. */
  read: (address: string) => Promise<ReadAnswer>;
  /** A window whose DOM sanitises HTML. */
  window: () => unknown;
  richText: RichTextSource;
}

/** The parts of an author's HTML: as they were kept, or as `split` makes them. */
export type RichTextSource = (html: string, split: () => RichTextPart[]) => RichTextPart[];

export interface ReadAnswer {
  status: number;
  text: string;
}

export interface RenderedPage {
  markup: string;
  /** Elements for the head: what the browser should load first. */
  preloads: string;
  data: FirstData;
  /** Whether all that the page asked for came; what did not, the browser asks for again. */
  complete: boolean;
}

/** What a first render was made from: with the same, the browser renders the same. */
export interface FirstData {
  day: CalendarDay;
  /** Keys of the query cache, with what they hold. */
  queries: [key: readonly unknown[], data: unknown][];
}

/** The id of the element that carries a document's first data. */
export const FIRST_DATA_ID = 'first-data';

/** The name of the meta element in which a document says under which base the site lies: '' or '/sub-folder'. */
export const SITE_BASE_META = 'site-base';
