import { type ComponentType, lazy } from 'react';
import { orReload } from '../lib/or-reload.ts';

/** Loads a page; given the parts of its address, also what that one page alone shows. */
export type LoadPage = (address: { slug?: string | undefined }) => Promise<{ default: ComponentType }>;

/** A page whose code is fetched when it is first shown; see `orReload`. */
export function lazyPage(load: LoadPage) {
  return lazy(orReload(() => load({})));
}
