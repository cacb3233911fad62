import { openingHours } from '#shared/opening-hours.ts';
import { hasClockChanges } from '#shared/zone-changes.ts';
import { business } from './business.ts';

/** The texts of the support page. */
export const support = {
  title: 'Something wrong? Tell me.',
  lead: 'For clients, past and present, and for anybody whom this website has puzzled. No ticket number, no menu of options.',
  ways: {
    email: 'Write an email',
    write: 'Write on this site',
    form: 'Use the contact form',
    formText: 'Goes to the same place, and keeps what you typed if the connection fails.',
    phone: 'Call',
    phoneText: `${openingHours.inOneLine}. Best when something is down.`,
  },
  /** [1.28] [2.13.07] [9.2.08] [9.2.09] */
  response: {
    name: 'Response times',
    title: 'How soon you hear from me',
    list: [
      {
        what: 'Project updates',
        within: `${business.replies.hours} hours`,
        text: `You ask how your project stands; I answer within ${business.replies.hours} hours.`,
      },
      {
        what: 'A new inquiry',
        within: `${business.replies.businessHours} hours`,
        text: 'On business days, when it comes through the form on the home page.',
      },
      {
        what: 'The contact page',
        within: `${business.replies.hours} hours`,
        text: 'Whatever the subject. Usually sooner.',
      },
      {
        what: 'A site that is down',
        within: 'First',
        text: 'Before anything else on my desk. Please call, so that I see it.',
      },
    ],
    why: 'Why two promises? The form on the home page asks about a new project in a few lines, and I can say quickly whether and when it fits. The contact page takes everything else as well, and some of that I look into before I answer: hence a day. What comes on a weekend is answered on the next business day.',
    hours: `Business days are ${openingHours.inSentence}.${hasClockChanges ? '' : ' Arizona keeps one clock all year.'}`,
  },
  report: {
    name: 'Before you write',
    title: 'Four things that halve the time',
    list: [
      'The address of the page, copied from the top of the browser.',
      'What you did, and what you expected to happen.',
      'What happened, with the words of any message. A screenshot is best.',
      'Phone or computer, and whether it also happens on the other one.',
    ],
  },
  questions: { name: 'Questions', title: 'What people ask me most' },
  /** [2.13.09] */
  resources: {
    name: 'Resources',
    title: 'Help yourself',
    list: [
      {
        label: 'Who owns your website?',
        to: '/blog/who-owns-your-website',
        text: 'A table to fill in, so that you can find every account when you need it.',
      },
      {
        label: 'Your website is slower on their phone',
        to: '/blog/your-website-is-slower-on-their-phone',
        text: 'How to measure it in ten minutes, and what to mend first.',
      },
      {
        label: 'Passwords, passkeys and the sticky note',
        to: '/blog/passwords-passkeys-and-the-sticky-note',
        text: 'Account safety for four people without a security department.',
      },
      {
        label: 'Email on your own domain',
        to: '/blog/email-on-your-own-domain',
        text: 'The three records that decide whether your mail is believed.',
      },
      { label: 'Prices', to: '/pricing', text: 'What work beyond the 30 days of support costs.' },
      {
        label: 'Terms of service',
        to: '/terms-of-service',
        text: 'Quotes, revisions, ownership, stopping early.',
      },
      {
        label: 'Privacy policy',
        to: '/privacy-policy',
        text: 'What is kept about you, and how to have it deleted.',
      },
    ],
  },
};
