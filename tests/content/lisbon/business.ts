import type { Business } from '#shared/business-profile.ts';

/** A web developer in Lisbon: what tests and a build of a second site run on. */
export const business: Business = {
  who: {
    name: 'Inês Duarte',
    trade: 'Programadora web',
    kind: 'person',
    tagline: 'Sites para o comércio, os restaurantes e as associações de Lisboa.',
    description:
      'Inês Duarte é programadora web independente em Lisboa. Faz sites rápidos e claros para lojas, restaurantes e associações, e é ela quem atende o telefone.',
    portrait: null,
    claims: {
      experience: '12 anos',
      projects: '38 sites',
      satisfaction: '9 em 10',
      readers: '260',
    },
  },
  where: {
    shown: 'Lisboa',
    street: 'Beco do Tear, 14, 1.º',
    postalCode: '1200-999',
    locality: 'Lisboa',
    region: null,
    country: 'PT',
    areaServed: 'PT',
  },
  reach: {
    email: 'ola@inesduarte.example',
    phone: '+351210000142',
    phoneShown: '210 000 142',
    socials: [
      { name: 'Mastodon', url: 'https://mastodon.social/' },
      { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    ],
  },
  time: {
    zone: 'Europe/Lisbon',
    name: 'hora de Lisboa',
    place: 'em Lisboa',
    open: {
      monday: [],
      tuesday: [['08:30', '18:00']],
      wednesday: [['08:30', '18:00']],
      thursday: [['08:30', '18:00']],
      friday: [['08:30', '18:00']],
      saturday: [['08:30', '18:00']],
      sunday: [],
    },
    // The public holidays of Portugal and of Lisbon, and until 2028 the two that move with Easter.
    closed: [
      '01-01',
      '04-25',
      '05-01',
      '06-10',
      '06-13',
      '08-15',
      '10-05',
      '11-01',
      '12-01',
      '12-08',
      '12-25',
      '2027-03-26',
      '2027-05-27',
      '2028-04-14',
      '2028-06-15',
    ],
  },
  consultations: {
    minutes: 45,
    slots: {
      monday: [],
      tuesday: { first: '08:30', last: '16:45', every: 45 },
      wednesday: { first: '08:30', last: '16:45', every: 45 },
      thursday: { first: '08:30', last: '16:45', every: 45 },
      friday: { first: '08:30', last: '16:45', every: 45 },
      saturday: { first: '08:30', last: '16:45', every: 45 },
      sunday: [],
    },
    days: { first: 1, last: 21 },
    leadMinutes: 120,
    bufferMinutes: 0,
    meetingUrl: 'https://conversa.inesduarte.example/{room}',
  },
  money: { currency: 'EUR' },
  language: { locale: 'pt-PT', hourCycle: 'h23', firstDayOfWeek: 'monday' },
  replies: { businessHours: 6, hours: 48 },
};
