/** Every address of the site, without the base: the only place that spells them. */
export const ROUTES = {
  home: '/',
  about: '/about',
  services: '/services',
  portfolio: '/portfolio',
  pricing: '/pricing',
  contact: '/contact',
  blog: '/blog',
  blogPost: '/blog/:slug',
  thankYou: '/thank-you',
  consultation: '/consultation',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  support: '/support',
  dashboard: '/dashboard',
} as const;

export type HomeAnchor = 'about' | 'services' | 'portfolio' | 'pricing' | 'blog' | 'contact';

/** One post's page. [2.10.21] */
export function blogPostPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

/** A section of the home page. [2.4.11]–[2.4.16] */
export function homeSectionPath(anchor: HomeAnchor): string {
  return `/#${anchor}`;
}
