import { useEffect } from 'react';
import { carryOut } from './early-input.ts';

/** Stands beside a page: once that answers, what the visitor did before is carried out. */
export function PageReady() {
  useEffect(() => carryOut(window), []);
  return null;
}
