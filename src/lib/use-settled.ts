import { useEffect, useState } from 'react';

/** The pause after which the site is asked (ms). */
const PAUSE_MS = 150;

/** What is typed, once it has not changed for a moment; at once what empties the field. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return value === '' ? '' : settled;
}
