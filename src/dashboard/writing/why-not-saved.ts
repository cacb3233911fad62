import { ApiError } from '../../lib/api-error.ts';

/** Why it was not saved, for a sentence of its own: what was not done is in the heading. */
export function causeOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong on this page.';
  if (error.kind === 'network') return 'The site did not answer.';
  return error.serverError ?? 'The site answered with an error.';
}
