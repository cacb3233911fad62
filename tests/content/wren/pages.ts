import { price } from '#shared/money.ts';
import { tradeInSentence } from '#shared/trade.ts';
import { business } from './business.ts';
import { rates } from './pricing.ts';

/** A document's metadata, for its head and for sharing. */
export interface PageMeta {
  title: string;
  description: string;
  /** Excluded from search engines. */
  noindex?: true;
}

function titled(name: string): string {
  return `${name} | ${business.who.name}, ${tradeInSentence(business)}`;
}

/** Every public address with its title and description; read by the pages and by the server. */
export const pages = {
  '/': {
    title: `${business.who.name} | ${business.who.trade} in ${business.where.shown}`,
    description: business.who.description,
  },
  '/about': {
    title: titled('About'),
    description: `Who ${business.who.name} is, what the work stands on, and why small businesses, nonprofits and entrepreneurs hand over their websites.`,
  },
  '/services': {
    title: titled('Services'),
    description:
      'Business websites, online shops, redesigns, web applications, search and speed, and care: what each is for and how a project runs in four steps.',
  },
  '/portfolio': {
    title: titled('Portfolio'),
    description:
      'Websites, shops, web applications and mobile work, with what each was for and what it was built with.',
  },
  '/pricing': {
    title: titled('Pricing'),
    description: `Hourly at ${price(rates.hour)}, projects from ${price(rates.project)}, or a monthly retainer of ${rates.retainerHours} hours for ${price(rates.retainer)}. What is included, what is extra, and why it is fair.`,
  },
  '/contact': {
    title: titled('Contact'),
    description: `Write, call or book a free ${business.consultations.minutes}-minute consultation. Messages get an answer within ${business.replies.hours} hours.`,
  },
  '/blog': {
    title: titled('Blog'),
    description:
      'Plain advice on websites for the people who own them and the people who build them: technology, tutorials and the business side.',
  },
  '/consultation': {
    title: titled('Book a free consultation'),
    description: `Pick a day and a time for a free ${business.consultations.minutes}-minute talk about your website. Times are in ${business.time.name}, and in yours.`,
  },
  '/consultation/appointment': {
    title: titled('Your consultation'),
    description: 'Move or cancel a consultation that you have booked.',
    noindex: true,
  },
  '/thank-you': {
    title: titled('Thank you'),
    description: 'Your message has arrived.',
    noindex: true,
  },
  '/privacy-policy': {
    title: titled('Privacy policy'),
    description: 'What this website keeps about you, why, for how long, and how to have it deleted.',
  },
  '/terms-of-service': {
    title: titled('Terms of service'),
    description: 'How we work together: quotes, payment, revisions, ownership and support, in plain words.',
  },
  '/support': {
    title: titled('Support'),
    description: 'Help for clients: how to reach me, how fast I answer, and answers to common questions.',
  },
  '/newsletter': {
    title: titled('Newsletter'),
    description: 'The newsletters so far, to be read in the browser: one idea a month about websites.',
  },
  '/newsletter/confirm': {
    title: titled('Confirm your address'),
    description: 'One button, and the next letter comes to you.',
    noindex: true,
  },
  '/newsletter/unsubscribe': {
    title: titled('Leave the newsletter'),
    description: 'One button, and no more letters come to you.',
    noindex: true,
  },
  '/dashboard': {
    title: titled('Dashboard'),
    description: 'For the owner of this site.',
    noindex: true,
  },
} as const satisfies Record<string, PageMeta>;

/** The metadata for unknown addresses. */
export const notFound: PageMeta = {
  title: titled('Page not found'),
  description: 'There is no page at this address.',
  noindex: true,
};
