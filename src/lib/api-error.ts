/**
 * Why a call failed:
 * - `network`: no answer came;
 * - `status`: an HTTP error whose body says nothing more;
 * - `refused`: the server said no, in JSON; `serverError` is its reason where it gave one;
 * - `not-json`: an answer that could not be read.
 */
export type FailureKind = 'network' | 'status' | 'refused' | 'not-json';

interface Details {
  status?: number;
  serverError?: string;
  field?: string;
  cause?: unknown;
}

/** The one error a call throws; `message` can be shown to a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  /** The HTTP status; null when no answer came. */
  readonly status: number | null;
  readonly serverError: string | null;
  /** The request's field that the server found wrong, when it named one. */
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
      return 'The server sent an answer that could not be read.';
    case 'status':
    case 'refused':
      return `HTTP error! status: ${status}`;
  }
}

/** What is said when no answer came: `what` went wrong, and what can be done. */
export function noAnswer(what = 'Network error.'): string {
  return `${what} Please check your connection and try again.`;
}

export interface FailureTexts {
  /** Shown where the server gave no reason. */
  refused: string;
  /** Shown when no answer came, where it is not the sentence for all. */
  network?: string;
}

/** What a person reads of a failed call: the server's reason, else the fitting one of the texts. */
export function failureText(error: unknown, { refused, network = noAnswer() }: FailureTexts): string {
  if (!(error instanceof ApiError)) return refused;
  return error.kind === 'network' ? network : (error.serverError ?? refused);
}
