import * as words from '#content/words/frame.ts';
import { ROUTES } from '../paths.ts';

/** The header's links, in order. [2.2.04]–[2.2.08] [2.2.10] */
export const NAVIGATION = [
  { label: words.about, to: ROUTES.about },
  { label: words.services, to: ROUTES.services },
  { label: words.portfolio, to: ROUTES.portfolio },
  { label: words.pricing, to: ROUTES.pricing },
  { label: words.blog, to: ROUTES.blog },
] as const;

/** The header's one button. [2.2.09] */
export const GET_IN_TOUCH = { label: words.getInTouch, to: ROUTES.contact } as const;
