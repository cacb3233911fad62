/**
 * The facts about the owner. Change all of them; they are spelled only here.
 * The figures under `claims` come from the specification: confirm that they are true for you.
 */
export const site = {
  name: 'Wren Calder',
  trade: 'Web developer',
  tagline: 'Websites for small businesses, nonprofits and entrepreneurs.',
  description:
    'Wren Calder is an independent web developer in Tucson, Arizona. Fast, plain-spoken websites for small businesses, nonprofits and entrepreneurs, built by the person you talk to.',
  email: 'hello@wrencalder.example',
  phone: '(520) 555-0142',
  city: 'Tucson, Arizona',
  hours: 'Monday to Friday, 9AM-5PM Arizona time',
  /** The same, by day. [9.2.07] */
  openingHours: [
    { days: 'Monday to Friday', hours: '9AM-5PM' },
    { days: 'Saturday and Sunday', hours: 'Closed' },
  ],
  locale: 'en-US',
  claims: {
    experience: '10+ years',
    projects: '50+ projects',
    satisfaction: '100%',
    readers: '500+',
  },
  socials: [
    { name: 'GitHub', url: 'https://github.com/' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { name: 'X', url: 'https://x.com/' },
  ],
} as const;
