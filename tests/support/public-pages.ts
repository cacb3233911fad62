/** Every public address below the base, as a visitor meets them. */
export const PUBLIC_PAGES = [
  '',
  'about',
  'services',
  'portfolio',
  'pricing',
  'contact',
  'blog',
  'blog/email-on-your-own-domain',
  'consultation',
  'consultation/appointment',
  'thank-you',
  'privacy-policy',
  'terms-of-service',
  'support',
] as const;
