import type { Request } from 'express';

const TITLES = new WeakMap<Request, string[]>();

/** Notes the title of what a call has deleted or sent, for the list of what happened. Never what names a person. */
export function noteTitle(request: Request, title: string): void {
  TITLES.set(request, [...titlesOf(request), title]);
}

/** In the order in which they were noted. */
export function titlesOf(request: Request): readonly string[] {
  return TITLES.get(request) ?? [];
}
