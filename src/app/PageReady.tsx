import { useEffect } from 'react';
import { carryOut } from './early-input.ts';

/** Rendered beside a page: once the page has hydrated, replays the visitor's early input. */
export function PageReady() {
  useEffect(() => carryOut(window), []);
  return null;
}
