import * as words from '#content/words/forms.ts';

/**
 * Why a call failed:
 * - `network`: no response;
 * - `status`: an HTTP error without a JSON reason;
 * - `refused`: the server refused in JSON; `serverError` is its reason, if it gave one;
 * - `not-json`: the response could not be parsed.
 */
export type FailureKind = 'network' | 'status' | 'refused' | 'not-json';

interface Details {
  status?: number;
  serverError?: string;
  field?: string;
  cause?: unknown;
}

/** The only error that a call throws; `message` can be shown to the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  /** The HTTP status; null without a response. */
  readonly status: number | null;
  readonly serverError: string | null;
  /** The invalid field of the request, if the server named one. */
  readonly field: string | null;

  constructor(kind: FailureKind, details: Details = {}) {
    super(details.serverError ?? wordsFor(kind, details.status), { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? null;
    this.serverError = details.serverError ?? null;
    this.field = details.field ?? null;
  }
}

function wordsFor(kind: FailureKind, status = 0): string {
  switch (kind) {
    case 'network':
      return noAnswer();
    case 'not-json':
      return words.unreadable;
    case 'status':
    case 'refused':
      return words.httpError(status);
  }
}

/** The message without a response: `what` went wrong, and what to do. */
export function noAnswer(what = words.networkError): string {
  return words.noAnswer(what);
}

export interface FailureTexts {
  /** Shown if the server gave no reason. */
  refused: string;
  /** Shown without a response, in place of the general message. */
  network?: string;
}

/** The message for a failed call: the server's reason, or else the matching one of the texts. */
export function failureText(error: unknown, { refused, network = noAnswer() }: FailureTexts): string {
  if (!(error instanceof ApiError)) return refused;
  return error.kind === 'network' ? network : (error.serverError ?? refused);
}
