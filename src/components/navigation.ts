import { ROUTES } from '../paths.ts';

/** The header's links, in order. [2.2.04]–[2.2.08] [2.2.10] */
export const NAVIGATION = [
  { label: 'About', to: ROUTES.about },
  { label: 'Services', to: ROUTES.services },
  { label: 'Portfolio', to: ROUTES.portfolio },
  { label: 'Pricing', to: ROUTES.pricing },
  { label: 'Blog', to: ROUTES.blog },
] as const;

/** The header's one button. [2.2.09] */
export const GET_IN_TOUCH = { label: 'Get In Touch', to: ROUTES.contact } as const;
