import type { Page } from '@playwright/test';
import type { Answer, OperationName } from '#shared/contract/endpoints.ts';
import type { Failure } from '#shared/contract/envelope.ts';
import type * as SiteTexts from '#tests/support/site-texts.ts';
import type { Width } from './options.ts';

export type Texts = typeof SiteTexts;

/** The sites that are photographed: with all of the demo, for its owner, with a single post, and with nothing yet. */
export type SiteName = 'demo' | 'owner' | 'one' | 'empty';

/** What the browser is told in the server's place: an answer as the contract has it, no connection, or nothing ever. */
export type GivenAnswers = {
  [N in OperationName]?:
    | { json: Answer<N> }
    /** By the query of the request. */
    | { jsonFor: (query: URLSearchParams) => Answer<N> }
    /** The server's own answer, but for these fields. */
    | { changes: Partial<Answer<N>> }
    | { status: number; json: Failure }
    | 'no connection'
    | 'never';
};

/** A page, or a state of one, of which pictures are taken. */
export interface State {
  /** `<page>` or `<page>/<state>`: what `--only` is compared with, and the pictures are called. */
  name: string;
  /** The address below the site's base. */
  path: string;
  site?: SiteName;
  /** In the place of a site's page: a document of its own. */
  html?: string;
  isSignedIn?: boolean;
  answers?: GivenAnswers;
  /** Waits for a page of the owner that has no tabs. */
  ready?: (page: Page) => Promise<void>;
  /** Leads from the opened page to the state. */
  reach?: (page: Page, texts: Texts) => Promise<void>;
  /** A call that is never answered, so that its connections never rest. */
  isLoading?: boolean;
  /** Whether it provokes errors, which then count as none. */
  isFault?: boolean;
  /** The window alone: for what covers it. */
  isWindow?: boolean;
  isPrint?: boolean;
  hasNoScripts?: boolean;
  /** The visitor's, an IANA name; the business's by default. */
  timeZone?: string;
  widths?: readonly Width[];
}
