import { business } from './business.ts';

/** The texts of the about page. */
export const about = {
  title: 'You will always know who built it.',
  lead: `My name is ${business.who.name}. I work alone, in a small workshop in Tucson, for people whose business is something other than websites.`,
  artAlt:
    'A workbench seen from above: a notebook with websites sketched in it, a pencil, a roll of tools, a keyboard, coffee and a cactus in a clay pot',
  mission: {
    name: 'Mission',
    statement:
      'A bakery, a food bank and a law office of two should each have a website as good as the ones large companies pay for. Sized to their budget, and theirs\u00a0to\u00a0keep.',
    paragraphs: [
      'Most of what goes wrong with small websites is not technical. Nobody wrote down who owns the domain. The person who could change the opening hours has moved away. The quote said “and support”, and nobody asked what that was.',
      'So I try to do the plain things well. A price in writing before work begins. Pages that open on an old phone. Accounts in your name. A sheet of paper at the end that tells the next developer everything, in case it isn’t me.',
    ],
  },
  /** Each value with its price in practice. [2.5.02]–[2.5.05] */
  values: {
    name: 'Core values',
    title: 'Four words, and what I do about them',
    list: [
      {
        name: 'Integrity',
        meaning: 'The same answer before and after you sign.',
        practice:
          'If a site builder would serve you better, I say so on the first call. You see the price, what it covers and what it leaves out.',
      },
      {
        name: 'Excellence',
        meaning: 'Finished means checked, by hand.',
        practice:
          'Before a launch I put the mouse in a drawer and go through every page by keyboard, in a narrow window, on an old phone and on paper. It takes about three hours, and I have never done it without finding something.',
      },
      {
        name: 'Service',
        meaning: 'One person, who knows your site and your name.',
        practice:
          'You write to me and I answer, without a ticket number. A broken site goes before anything else on my desk. When I am away I tell you the dates beforehand.',
      },
      {
        name: 'Innovation',
        meaning: 'New tools have to earn their place on your site.',
        practice:
          'I try them on this website first, where only I get hurt. What makes a page faster or easier to use goes into the next project. The rest makes a decent blog post.',
      },
    ],
  },
  /** [2.5.06] */
  expertise: {
    name: 'Expertise',
    title: 'What ten years at this bench have taught me',
    list: [
      {
        name: 'Pages people can use',
        text: 'Layout, type and words that lead somewhere. Forms that people finish.',
        tools: 'HTML, CSS, TypeScript, React',
      },
      {
        name: 'What runs behind them',
        text: 'Bookings, orders and member areas, on as few moving parts as will do the job.',
        tools: 'Node.js, Express, SQLite, PostgreSQL',
      },
      {
        name: 'Speed',
        text: 'Pages that open in under two seconds on a poor connection. Measured, not felt.',
        tools: 'Lighthouse, image and font budgets',
      },
      {
        name: 'Access for everyone',
        text: 'By keyboard, by screen reader, at 400% zoom, in bright sun. WCAG 2.2, level AA.',
        tools: 'axe, VoiceOver, NVDA, my own ten fingers',
      },
      {
        name: 'Selling online',
        text: 'Payment, tax, pickup times and stock that can be changed from the counter.',
        tools: 'Stripe, Shopify',
      },
      {
        name: 'Domains, mail and moving house',
        text: 'Email that arrives, old addresses that go on working, and a backup that has been restored.',
        tools: 'DNS, SPF, DKIM, DMARC, redirects',
      },
    ],
  },
  /** [2.5.07] [1.20]–[1.22] */
  why: {
    name: 'Why choose me',
    title: 'Reasons to choose me, and reasons not to',
    forMe: {
      title: 'Choose me when',
      list: [
        'You want to talk to the person who writes the code.',
        'You need a number and a date in writing before you decide.',
        'You would like to change your own opening hours afterwards, without calling anyone.',
        'You intend to own your domain, your accounts and your code.',
      ],
    },
    against: {
      title: 'Choose somebody else when',
      list: [
        'You need one page by Friday. A site builder does that well, for little money.',
        'You sell tickets on Saturday nights and need somebody awake at midnight. I sleep.',
        'The work needs six people at once. There is one of me, and when I have the flu, so does your project.',
      ],
    },
    facts: [
      { figure: business.who.claims.experience, label: 'of experience' },
      { figure: business.who.claims.projects, label: 'built and handed over' },
      { figure: business.who.claims.satisfaction, label: 'client satisfaction' },
    ],
    /** Below the figures, as long as they are samples. Make it empty when they are yours. */
    note: 'Like the projects in the portfolio, these figures are samples. The way of working is not.',
  },
  calls: {
    title: 'Half an hour will tell us both.',
    text: `The first talk is free and lasts ${business.consultations.minutes} minutes. Bring the question you are nearly embarrassed to ask. That one is usually the project.`,
    consultation: 'Book a free consultation',
    contact: 'Write to me instead',
  },
};
