import { price } from '#shared/money.ts';
import { tradeInSentence } from '#shared/trade.ts';
import { business } from '../business.ts';
import { rates } from '../pricing.ts';
import type { Policy } from './policy.ts';

/**
 * How the owner works with clients. The figures agree with pricing.ts. This is a starting point: have a lawyer in your
 * jurisdiction review it before you rely on it.
 */
export const termsOfService: Policy = {
  title: 'Terms of service',
  lead: 'How we work together, in words both of us can read. The quote you sign may say more; where the two differ, the signed quote counts.',
  updated: '2026-11-21',
  summary: [
    'You get a price in writing before I start. Without your yes, you owe nothing.',
    'A project is typically paid 50% upfront and 50% on completion. When it is paid, what I made is yours.',
    'Either of us can stop. You pay for what was done, and you get what was made.',
  ],
  sections: [
    {
      id: 'parties',
      title: 'Who this is between',
      blocks: [
        {
          text: `“I” is ${business.who.name}, ${tradeInSentence(business)}, ${business.where.shown}. “You” is the business, organization or person named in the quote. Using this website to read, write or book makes no contract; signing a quote does.`,
        },
      ],
    },
    {
      id: 'consultation',
      title: 'The free consultation',
      blocks: [
        {
          text: 'The first talk lasts 30 minutes and is free. It binds neither of us. If I can’t make it, I tell you by email. If you can’t make it, move or cancel it by the link in the email that confirms it, until it begins, so that somebody else can have the time. What you tell me stays with me, whether or not you hire me.',
        },
      ],
    },
    {
      id: 'quotes',
      title: 'Quotes',
      blocks: [
        {
          text: 'A quote says what will be made, what is not included, what it costs and when it is due. It stands for 30 days. The price in it does not rise for what is in it. If you ask for something new, I tell you the price and the effect on the date, and start on it when you have agreed in writing. An email will do.',
        },
      ],
    },
    {
      id: 'paying',
      title: 'Ways of paying',
      blocks: [
        {
          records: [
            {
              name: 'Hourly',
              facts: [
                ['Price', `${price(rates.hour)} per hour, billed by the quarter hour.`],
                ['Before', 'You get an estimate, and a word from me before I exceed it.'],
                ['Due', 'Monthly, within 14 days of the invoice.'],
              ],
            },
            {
              name: 'Project-based',
              facts: [
                ['Price', `Starting at ${price(rates.project)} per project, as quoted.`],
                [
                  'Included',
                  '3 rounds of revisions, and 30 days of post-launch support. A round is one collected list of changes.',
                ],
                ['Due', 'Typically 50% upfront and 50% on completion, within 14 days of each invoice.'],
              ],
            },
            {
              name: 'Monthly retainer',
              facts: [
                ['Price', `${price(rates.retainer)} per month for ${rates.retainerHours} hours.`],
                [
                  'Hours',
                  'I tell you before I start the twenty-first. Whether unused hours carry over is written in our agreement; where it is silent, they don’t.',
                ],
                ['Ending it', 'Either of us, with a month’s notice.'],
              ],
            },
          ],
        },
        {
          text: 'The current list is on the [pricing page](/pricing). A change there never changes a quote you have signed.',
        },
        {
          text: 'If an invoice is late, I write to you. If it is 30 days late, I stop work until it is paid. I do not take websites hostage: what is live stays live.',
        },
      ],
    },
    {
      id: 'time',
      title: 'Time',
      blocks: [
        {
          text: 'A typical site takes 2-6 weeks. The quote names the date of launch, and the dates on which I need words, photographs and decisions from you. If yours slip, mine slip with them. If mine slips, I tell you as soon as I know, with a new date. If I have heard nothing for 60 days, I may close the project and bill what was done.',
        },
      ],
    },
    {
      id: 'yours',
      title: 'Your part',
      blocks: [
        {
          list: [
            'Choose one person who can say yes.',
            'Send only words and pictures that you may use. If somebody claims otherwise, that is between you and them.',
            'Open the accounts for domain, hosting and mail in your own name and on your own card, and invite me. Their bills are yours.',
            'Tell me about rules of your trade that the site must follow. You know them better.',
          ],
        },
      ],
    },
    {
      id: 'ownership',
      title: 'Who owns what',
      blocks: [
        {
          text: 'When the final invoice is paid, everything I made for the project belongs to you: the design, the code and the words I wrote. This sentence is the written transfer. Until then you may use it to review it.',
        },
        {
          list: [
            'Open source parts belong to their authors and keep their own licenses. So do fonts and photographs that were licensed for you; you get the list.',
            'I may reuse general techniques, but not your design.',
            'I may show the finished site in my portfolio, unless you ask me not to.',
          ],
        },
        {
          text: 'Why this matters is [a post of its own](/blog/who-owns-your-website).',
        },
      ],
    },
    {
      id: 'support',
      title: 'Support after launch',
      blocks: [
        {
          text: 'For 30 days after the launch of a project I answer questions, make small corrections and mend faults in what I made, free of charge. Faults that come from changes by somebody else, or from another company’s service, are billed by the hour, and I say so before I begin. How fast I answer is on the [support page](/support).',
        },
      ],
    },
    {
      id: 'limits',
      title: 'What I can’t promise',
      blocks: [
        {
          text: 'I work with care and I test what I make. I can’t promise a place in search results, a number of sales, or that no host on earth will ever fail. Keep backups; I will set them up with you.',
        },
        {
          text: 'If I cause you damage by breaking these terms, I am liable for it up to what you paid me for the project, or for the last three months of a retainer or hourly work. Neither of us owes the other lost profit. Nothing here limits what the law does not allow to be limited.',
        },
      ],
    },
    {
      id: 'ending',
      title: 'Stopping early',
      blocks: [
        {
          text: 'Either of us may end a project in writing. You pay for the work done so far, counted by the stages in the quote, and what you have paid beyond that comes back to you. You get everything that was finished and paid for, a copy of the code and the database, and an hour on the phone for whoever is next.',
        },
      ],
    },
    {
      id: 'website',
      title: 'This website',
      blocks: [
        {
          text: 'You may read it, quote it with a link, and use the code examples in the posts in your own work, at your own risk. The artwork and the text are mine. Please don’t send through its forms what is unlawful, or what is meant to break it. What happens to your data is in the [privacy policy](/privacy-policy).',
        },
      ],
    },
    {
      id: 'law',
      title: 'Law and changes',
      blocks: [
        {
          text: 'The law of Arizona applies. If we disagree, we talk first, and the courts of Pima County come last. Should one sentence here turn out to be invalid, the rest stands. These terms may change for future quotes; the ones that were here when you signed are yours.',
        },
      ],
    },
  ],
};
