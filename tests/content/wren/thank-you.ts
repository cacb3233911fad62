import { business } from './business.ts';

/** The texts of the thank-you page. [1.25] [9.2.08] */
export const thankYou = {
  title: 'Thank you. It’s on my bench.',
  reply: `I reply within ${business.replies.businessHours} hours on business days.`,
  text: 'Your message is saved, and I read every one myself. The answer comes by email, from me, to the address you gave. If it isn’t there by the next business day, look in the spam folder, then call.',
  artAlt:
    'An adobe wall at night: a letter halfway into a brass slot under a lit lantern, with dried chiles and an agave beside it',
  meanwhile: {
    title: 'Until then',
    list: [
      {
        label: 'Pick a time to talk',
        to: '/consultation',
        text: `Free, ${business.consultations.minutes} minutes. You don’t have to wait for my answer.`,
      },
      {
        label: 'Nine questions for any web developer',
        to: '/blog/questions-to-ask-before-you-hire-a-web-developer',
        text: 'Ask me all of them.',
      },
      { label: 'Back to the home page', to: '/', text: 'Services, prices and the latest posts.' },
    ],
  },
};
