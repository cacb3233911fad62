/** All public paths below the base, as visitors see them. */
export const PUBLIC_PAGES = [
  '',
  'about',
  'services',
  'portfolio',
  'portfolio/mesquite-and-rye',
  'pricing',
  'contact',
  'blog',
  'blog/email-on-your-own-domain',
  'blog/category/tutorial',
  'blog/tag/accessibility',
  'consultation',
  'consultation/appointment',
  'thank-you',
  'privacy-policy',
  'terms-of-service',
  'support',
] as const;

/** Its content depends on the link that opened it. */
const BEHIND_A_LINK = 'consultation/appointment';

/** The pages whose documents contain all they show, and their filtered lists. */
export const RENDERED_PAGES = [
  ...PUBLIC_PAGES.filter((address) => address !== BEHIND_A_LINK),
  'blog?page=2',
  'blog?category=Tutorial&search=DNS',
  'portfolio?category=mobile',
];

/** A route's number in the checklist, its path, and a heading that no other page has. */
export type RouteHeading = readonly [number: string, path: string, heading: string];

/** The specification's public routes, except a post's. */
export const ROUTE_HEADINGS: readonly RouteHeading[] = [
  ['[2.1.01]', '/', 'Websites that earn their keep, built by the person you talk to.'],
  ['[2.1.02]', '/about', 'You will always know who built it.'],
  ['[2.1.03]', '/services', 'Six things I do, start to finish'],
  ['[2.1.04]', '/portfolio', 'Six pieces of work, and what each was for'],
  ['[2.1.05]', '/pricing', 'What it costs, in plain numbers'],
  ['[2.1.06]', '/contact', 'Write to the person who does the work.'],
  ['[2.1.07]', '/blog', 'Notes from the bench'],
  ['[2.1.09]', '/thank-you', 'Thank you. It’s on my bench.'],
  ['[2.1.10]', '/consultation', 'Thirty free minutes for your website.'],
  ['[2.1.11]', '/privacy-policy', 'Privacy policy'],
  ['[2.1.12]', '/terms-of-service', 'Terms of service'],
  ['[2.1.13]', '/support', 'Something wrong? Tell me.'],
];

/** A post of the demo content. */
export const A_SEEDED_POST: RouteHeading = [
  '[2.1.08]',
  '/blog/what-a-website-costs',
  'What a website costs, and where the money goes',
];
