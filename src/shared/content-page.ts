/** A page from src/content/pages, without its text. */
export interface ContentPage {
  /** Below the base: `/imprint`. */
  address: string;
  kind: 'page' | 'legal' | 'landing';
  /** The document's. */
  title: string;
  description: string;
  heading: string;
  lead: string | null;
  /** The label of its link in the footer; null for none. */
  footer: string | null;
  /** The day of its last change, `YYYY-MM-DD`. */
  updated: string | null;
  noindex: boolean;
  /** A picture below public/. */
  cover: { src: string; alt: string } | null;
  /** What a landing page is for. */
  action: { label: string; to: string } | null;
}

/** The same with its text. */
export interface WholePage extends ContentPage {
  /** Sanitised HTML; `BASE_MARK` stands before root-relative addresses. */
  html: string;
  /** Its headings of the second level, with their anchors. */
  contents: readonly { id: string; title: string }[];
}

/** Stands for the site's base in prepared HTML: a character that no text has. */
export const BASE_MARK = '\uE000';
