import { LINK_OUTCOMES, type LinkOutcome } from '#shared/link-outcome.ts';

/** What the query says about a form that was sent without scripts; null when it says nothing. */
export function linkOutcome(query: URLSearchParams): LinkOutcome | null {
  return LINK_OUTCOMES.find((outcome) => query.has(outcome)) ?? null;
}
