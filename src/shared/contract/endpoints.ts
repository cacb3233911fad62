import type { ByLink } from './calls.ts';
import type { Success } from './envelope.ts';
import { anyone, type ExchangeOf } from './operation.ts';
import { ownerEndpoints } from './owner-endpoints.ts';
import { publicEndpoints } from './public-endpoints.ts';

/** The operations that no page waits for: the browser's own, and those of mail programs and mail providers. */
const programEndpoints = {
  /** Tells of a page that the browser shows without asking for its document; see `PageViews`. */
  countPageView: anyone<{ query: { path: string; from?: string }; answer: Success }>('POST', 'page-views'),
  /** For a person who opens the mail program's link: redirects to the page with the button. */
  openUnsubscribe: anyone<ByLink<never>>('GET', 'unsubscribe.php'),
  /** For mail providers, who authenticate themselves: what became of emails. */
  reportFromMailgun: anyone<{ body: Record<string, unknown>; answer: Success }>(
    'POST',
    'mail-reports/mailgun',
  ),
  reportFromPostmark: anyone<{ body: Record<string, unknown>; answer: Success }>(
    'POST',
    'mail-reports/postmark',
  ),
};

/**
 * Every operation of the API, declared once. Only here and in the tables it is made of are script names spelled and
 * operations tied to their input and output types. The client's calls, the server's handlers and the tests' fake server
 * derive from it.
 */
export const endpoints = { ...publicEndpoints, ...ownerEndpoints, ...programEndpoints };

export type OperationName = keyof typeof endpoints;

type Exchanges = { [N in OperationName]: ExchangeOf<(typeof endpoints)[N]> };

/** One part of an operation's input, as `{ query: … }`; an empty type if it has none. */
export type Taken<N extends OperationName, Part extends 'query' | 'body'> = Part extends keyof Exchanges[N]
  ? Pick<Exchanges[N], Part>
  : Partial<Record<Part, never>>;

/** The multipart field that an operation takes in place of a body; never if it takes none. */
export type FormField<N extends OperationName> = Exchanges[N] extends { form: infer Field } ? Field : never;

/** The response of an operation when it succeeds. */
export type Answer<N extends OperationName> = Exchanges[N]['answer'];
