import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ARRIVAL } from '../../lib/arrival.ts';

/** The history's state that opens a page with the form of something new. */
export const BEGIN = { ...ARRIVAL, begin: true } as const;

/** The same, with what is to be filled in. */
export function beginWith(filled: string) {
  return { ...BEGIN, filled };
}

/** Calls `begin` where the page is come to with `BEGIN`, with what is to be filled in; once: a reload opens nothing. */
export function useBegin(begin: (filled: string) => void): void {
  const navigate = useNavigate();
  const location = useLocation();
  const begins = isToBegin(location.state);
  useEffect(() => {
    if (!begins) return;
    begin(filledIn(location.state));
    void navigate(location.pathname + location.search, { replace: true, state: null });
  }, [begins]); // eslint-disable-line react-hooks/exhaustive-deps
}

/** Reads the state of a navigation, which may be anything. */
function isToBegin(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'begin' in state;
}

function filledIn(state: unknown): string {
  return typeof state === 'object' && state !== null && 'filled' in state && typeof state.filled === 'string'
    ? state.filled
    : '';
}
