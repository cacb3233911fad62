import { price } from '#shared/money.ts';
import { rates } from './pricing.ts';

/** A question and its answer in plain text, which search engines get unchanged. */
export interface Question {
  question: string;
  answer: string;
  /** A page with more information. */
  link?: { label: string; to: string };
}

/** The six questions of the pricing page. [2.8.04] */
export const pricingQuestions: readonly Question[] = [
  {
    question: 'What does an ordinary small website come to?',
    answer: `Projects start at ${price(rates.project)}. A site of a handful of pages, with photographs of real people and a form for asking about appointments, might come to ${price(4_200)}. On the blog I have taken that example apart, line by line.`,
    link: { label: 'Where the money goes', to: '/blog/what-a-website-costs' },
  },
  {
    question: 'When do I pay?',
    answer:
      'For a project, typically 50% upfront and 50% on completion. Hourly work and retainers are billed once a month.',
  },
  {
    question: 'How long will it take?',
    answer:
      'A typical site takes 2-6 weeks from the day the quote is signed. Shops and web applications can take longer. The date is in the quote, together with the dates on which I need words and photographs from you.',
  },
  {
    question: 'What is not included?',
    answer:
      'Your domain, hosting, mailboxes and any paid services are billed to you by the companies that provide them. Writing your texts from nothing, photography, and a fourth round of revisions are extra. I edit the words you send me, and that is included.',
    link: { label: 'Who owns which part of a website', to: '/blog/who-owns-your-website' },
  },
  {
    question: 'Can the price go up halfway?',
    answer:
      'Not for what is in the quote. If you ask for something new, I tell you what it adds before I build it, and you decide. If I misjudged the work, that is my problem.',
  },
  {
    question: 'What happens after the 30 days of support?',
    answer:
      'Nothing you have to sign. The site is yours, and it keeps running. When you need something, the hourly rate is there, or the retainer if there is something every week.',
  },
];

/** The questions of the support page. [2.13.08] */
export const supportQuestions: readonly Question[] = [
  {
    question: 'My site is down. What now?',
    answer:
      'Call, and if I don’t pick up, write with “down” in the subject. Don’t change anything yourself in the meantime, however tempting. A broken site goes before anything else on my desk. I am one person in one time zone, so at night you will reach me in the morning.',
  },
  {
    question: 'What do the 30 days of support cover?',
    answer:
      'Anything I built that doesn’t do what we agreed, questions of every size, and small corrections: a wrong phone number, a photograph that should be cropped differently. New pages and new features are new work, and I tell you the price first.',
  },
  {
    question: 'How do I change something myself?',
    answer:
      'The sheet you got at launch says where to sign in and how to change what changes most, usually hours, prices and photographs. If you have mislaid it, ask, and I will send it again. If a change needs me, one email is enough.',
  },
  {
    question: 'I can’t sign in any more.',
    answer:
      'Use the “forgot password” link at the place where you sign in, and look in the spam folder for its mail. If nothing comes, write to me from the address the account belongs to. I will never ask you for your password.',
    link: {
      label: 'Passwords for a business of four people',
      to: '/blog/passwords-passkeys-and-the-sticky-note',
    },
  },
  {
    question: 'Our emails land in spam.',
    answer:
      'Nearly always a record in your domain is missing or wrong. The post below shows how to check in five minutes. Send me what you find, or send me one of the messages, and I will tell you which record it is.',
    link: { label: 'SPF, DKIM and DMARC', to: '/blog/email-on-your-own-domain' },
  },
  {
    question: 'I want to move to another developer.',
    answer:
      'You already have the logins. I send you the code and a copy of the database, and I spend an hour on the phone with whoever is next. No hard feelings.',
  },
];

/** The questions of the contact page. [2.9.04] */
export const contactQuestions: readonly Question[] = [
  {
    question: 'What should I put into the first message?',
    answer:
      'What you do, what the website should do for you, and the date you need it by, if there is one. Two sentences are enough. Half a page gets you a better first answer, and you can send the same half page to other developers and compare.',
    link: { label: 'What goes on the half page', to: '/blog/what-a-website-costs' },
  },
  {
    question: 'How soon do you answer?',
    answer:
      'Within 24 hours, and on business days usually sooner. It is me who answers, so at night I am asleep. If something is on fire, call.',
  },
  {
    question: 'What does it cost to ask?',
    answer:
      'Nothing. Messages, the first half hour of talking and the quote are free. You owe me something only after you have said yes to a price in writing.',
  },
  {
    question: 'Do you work with people outside Arizona?',
    answer:
      'Yes. Phone, email and a shared screen are enough for all of it. The one thing to know is the clock: Arizona keeps the same time all year, so the difference to yours may change twice a year. The booking page works it out for you.',
    link: { label: 'Pick a time', to: '/consultation' },
  },
  {
    question: 'Where does my message go?',
    answer:
      'Into the database of this website, on my own server, and from there to me. Nobody else gets it. It stays until I delete it, and if you ask me to, I delete it at once.',
    link: { label: 'Privacy policy', to: '/privacy-policy' },
  },
];
