import type { CalendarDay } from './calendar-day.ts';
import type { RichTextPart } from './post-html.ts';

/** What the built `src/entry-server.tsx` exports. */
export interface ServerEntry {
  renderPage: (page: PageToRender) => Promise<RenderedPage>;
  splitText: (text: TextToSplit) => RichTextPart[];
}

/** Where a page or a text is shown. */
interface Surroundings {
  /** '' at the root, or '/sub-folder'. */
  base: string;
  /** The site's public origin. */
  origin: string;
  /** A window whose DOM sanitises HTML. */
  window: () => unknown;
}

/** An author's HTML. */
export interface TextToSplit extends Surroundings {
  html: string;
}

export interface PageToRender extends Surroundings {
  /** Path and query, without the base. */
  address: string;
  /** The current day where the business is. */
  day: CalendarDay;
  /** Responds to a public API read, by its address at the root. Rejects if it cannot. */
  read: (address: string) => Promise<ReadAnswer>;
  richText: RichTextSource;
}

/** Returns the parts of an author's HTML: from a cache, or by calling `split`. */
export type RichTextSource = (html: string, split: () => RichTextPart[]) => RichTextPart[];

export interface ReadAnswer {
  status: number;
  text: string;
}

export interface RenderedPage {
  markup: string;
  /** Elements for the head that preload resources. */
  preloads: string;
  data: FirstData;
  /** Whether all of the page's queries succeeded; the browser repeats the others. */
  complete: boolean;
}

/** The data of a server render: with the same data, the browser renders the same. */
export interface FirstData {
  day: CalendarDay;
  /** The keys and values of the query cache. */
  queries: [key: readonly unknown[], data: unknown][];
}

/** The id of the element with a document's first data. */
export const FIRST_DATA_ID = 'first-data';

/** The name of the meta element with the site's base: '' or '/sub-folder'. */
export const SITE_BASE_META = 'site-base';
