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
      return 'Network error. Please check your connection and try again.';
    case 'not-json':
      return 'The server sent an answer that could not be read.';
    case 'status':
    case 'refused':
      return `HTTP error! status: ${status}`;
  }
}

/** The texts a form shows: the server's reason, else `refused`; `network` when no answer came. */
export function failureText(error: unknown, texts: { refused: string; network: string }): string {
  if (!(error instanceof ApiError)) return texts.refused;
  return error.kind === 'network' ? texts.network : (error.serverError ?? texts.refused);
}
