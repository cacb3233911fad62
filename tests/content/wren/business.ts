import type { Business } from '#shared/business-profile.ts';

/**
 * The facts about the business. Change all of them, or let `npm run setup` ask for them: pages, emails, calendars and
 * what search engines read follow.
 */
export const business: Business = {
  who: {
    name: 'Wren Calder',
    trade: 'Web developer',
    kind: 'person',
    tagline: 'Websites for small businesses, nonprofits and entrepreneurs.',
    description:
      'Wren Calder is an independent web developer in Tucson, Arizona. Fast, plain-spoken websites for small businesses, nonprofits and entrepreneurs, built by the person you talk to.',
    portrait: '/artwork/portrait.svg',
    claims: {
      experience: '10+ years',
      projects: '50+ projects',
      satisfaction: '100%',
      readers: '500+',
    },
  },
  where: {
    shown: 'Tucson, Arizona',
    street: null,
    postalCode: null,
    locality: 'Tucson',
    region: 'AZ',
    country: 'US',
    areaServed: 'US',
  },
  reach: {
    email: 'hello@wrencalder.example',
    phone: '+15205550142',
    phoneShown: '(520) 555-0142',
    socials: [
      { name: 'GitHub', url: 'https://github.com/' },
      { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
      { name: 'X', url: 'https://x.com/' },
    ],
  },
  time: {
    zone: 'America/Phoenix',
    name: 'Arizona time',
    place: 'in Arizona',
    open: {
      monday: [['09:00', '17:00']],
      tuesday: [['09:00', '17:00']],
      wednesday: [['09:00', '17:00']],
      thursday: [['09:00', '17:00']],
      friday: [['09:00', '17:00']],
      saturday: [],
      sunday: [],
    },
    closed: [],
  },
  consultations: {
    minutes: 30,
    slots: {
      monday: { first: '09:00', last: '17:00', every: 60 },
      tuesday: { first: '09:00', last: '17:00', every: 60 },
      wednesday: { first: '09:00', last: '17:00', every: 60 },
      thursday: { first: '09:00', last: '17:00', every: 60 },
      friday: { first: '09:00', last: '17:00', every: 60 },
      saturday: [],
      sunday: [],
    },
    days: { first: 1, last: 30 },
    leadMinutes: 0,
    bufferMinutes: 0,
    meetingUrl: null,
  },
  money: { currency: 'USD' },
  language: { locale: 'en-US', hourCycle: 'h12', firstDayOfWeek: 'monday' },
  replies: { businessHours: 4, hours: 24 },
};
