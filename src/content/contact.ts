import { zoneLabel } from '#shared/booking-days.ts';
import { hasClockChanges } from '#shared/zone-changes.ts';
import { price } from '#shared/money.ts';
import { business } from './business.ts';
import { rates } from './pricing.ts';

/** The texts of the contact page. [1.26] [1.27] [9.2.09] */
export const contact = {
  title: 'Write to the person who does the work.',
  lead: 'There is no sales desk in between. I read every message myself, and what comes back is a price, a question, or the name of somebody better suited.',
  promise: {
    before: 'You’ll have an answer within',
    figure: `${business.replies.hours} hours`,
    sooner: `New project? [The form on the home\u00a0page](/#contact) is answered within ${business.replies.businessHours}\u00a0hours on business days.`,
  },
  form: {
    title: 'Put it in writing',
    subjectHint: 'Choose what fits best',
    messageHint: 'What you have, what it should do, and by when. Two sentences are enough to start.',
    phoneHint: 'Only if you’d like me to call.',
    submit: 'Send message',
    sending: 'Sending...',
  },
  direct: { title: 'Or directly', email: 'Email', phone: 'Phone', place: 'Workshop' },
  hours: {
    title: 'Business hours',
    note: hasClockChanges ? `${zoneLabel}.` : `${zoneLabel}, the same all year. I don’t change my clocks.`,
  },
  /** [2.9.05] [2.9.06] */
  links: {
    title: 'Quicker than writing',
    consultation: {
      name: 'Talk for half an hour',
      text: 'Pick a day and a time. It is free, and it binds you to nothing.',
    },
    pricing: {
      name: 'Read the prices',
      text: `${price(rates.hour)} per hour, projects starting at ${price(rates.project)}, or ${rates.retainerHours} hours a month for ${price(rates.retainer)}.`,
    },
  },
  questions: { name: 'Questions', title: 'Before you write' },
  sent: {
    title: 'Message Sent!',
    promise: `You’ll have an answer within ${business.replies.hours} hours.`,
    text: 'It is saved here, and nobody reads it but me. The answer comes by email to the address you gave. If you don’t see it by this time tomorrow, look in the spam folder, then call',
    /** What was sent, and when and where the answer comes. */
    facts: { about: 'About', due: 'Answer by', to: 'It goes to' },
    home: 'Back to Homepage',
    again: 'Send Another Message',
  },
};

/** The subjects of a message, sent unchanged. [5.21]–[5.27] */
export const contactSubjects = [
  'Website Development',
  'E-commerce Solution',
  'Website Redesign',
  'SEO Optimization',
  'Maintenance & Support',
  'Consultation',
  'Other',
] as const;
