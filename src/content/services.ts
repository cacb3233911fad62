/** A picture beside a service; the component knows which icon each name means. */
export type ServiceIcon = 'website' | 'shop' | 'redesign' | 'application' | 'search' | 'care';

export interface Service {
  name: string;
  icon: ServiceIcon;
  /** One or two sentences, for the home page. */
  summary: string;
  /** What one gets, for the services page. */
  includes: readonly string[];
  /** The plans and additions it is usually paid by, by their names in pricing.ts. */
  paidBy: readonly string[];
}

/** The six services, in the order in which they are offered. [2.4.03] [2.6.01] */
export const services: readonly Service[] = [
  {
    name: 'Business websites',
    icon: 'website',
    summary:
      'Five to fifteen pages that say what you do, what it costs and how to reach you. Quick on a phone with two bars of signal.',
    includes: [
      'Design made for you, not a theme',
      'Words edited with you',
      'Contact and booking forms',
      'You own all of it',
    ],
    paidBy: ['Project-based'],
  },
  {
    name: 'Online shops',
    icon: 'shop',
    summary:
      'Products, payment, tax and pickup times in one place. You change prices and stock yourself, from the counter.',
    includes: [
      'Card and wallet payments',
      'Shipping, pickup and sales tax',
      'Stock you can edit on a phone',
      'Order emails that arrive',
    ],
    paidBy: ['Project-based', 'E-commerce setup'],
  },
  {
    name: 'Redesigns',
    icon: 'redesign',
    summary:
      'I keep what your customers already find and mend what they trip over. Old addresses go on working, so you keep your place in search.',
    includes: [
      'A written review of the old site',
      'Content carried over',
      'Redirects for every old address',
      'Before-and-after figures',
    ],
    paidBy: ['Project-based'],
  },
  {
    name: 'Web applications',
    icon: 'application',
    summary:
      'A booking desk, a member area, a quoting tool: the spreadsheet your business runs on, made into something the whole staff can use.',
    includes: [
      'A sketch you can click before we build',
      'Sign-in and roles',
      'Import from what you use now',
      'Backups you can test',
    ],
    paidBy: ['Project-based'],
  },
  {
    name: 'Search and speed',
    icon: 'search',
    summary:
      'Pages that open in under two seconds and answer what people in your town type. Measured before, measured after, in writing.',
    includes: [
      'Speed and search review',
      'Local business listings',
      'Titles and descriptions that get clicked',
      'A report with figures',
    ],
    paidBy: ['SEO', 'Hourly'],
  },
  {
    name: 'Care and maintenance',
    icon: 'care',
    summary:
      'Updates, backups and the small changes nobody has time for. You send one email, and I do it and tell you when it is done.',
    includes: [
      'Security updates',
      'Daily backups',
      'Small content changes',
      'Uptime watched around the clock',
    ],
    paidBy: ['Hourly', 'Monthly retainer'],
  },
];

/** The words of the services page. */
export const servicesPage = {
  title: 'Six things I do, start to finish',
  lead: 'Each of them ends with something that works, that you own, and that you have been shown how to use. If yours is not on the list, ask. The answer may be that you don’t need it.',
  costs: 'Usually paid',
  /** The four steps of a project. [2.6.02]–[2.6.06] */
  process: {
    name: 'How a project runs',
    title: 'Four steps, typically two to six weeks',
    mine: 'My part',
    yours: 'Your part',
    steps: [
      {
        name: 'Discovery & Planning',
        text: 'We find out what the site has to do on an ordinary Tuesday, and what it can leave out.',
        mine: 'I listen, look at what you have, and write a plan with a price and a date.',
        yours:
          'Half an hour to talk, and half a page: what people should be able to do, which pages, who writes the words.',
        result: 'A written quote. Until you say yes, you owe nothing.',
      },
      {
        name: 'Design & Prototyping',
        text: 'Decide what goes where while it is still cheap to change your mind.',
        mine: 'I draw the main pages with your real words in them, and make them clickable.',
        yours:
          'Show them to two customers and tell me where they got stuck. Three rounds of revisions are included.',
        result: 'A prototype you can open on your own phone.',
      },
      {
        name: 'Development & Testing',
        text: 'The part people picture, and the part they never see.',
        mine: 'I build it, then try to break it: wrong input, no signal, keyboard only, a narrow window, a printer.',
        yours: 'Words and photographs, on the dates we wrote down. These are what projects wait for.',
        result: 'The whole site at a private address, ready to be tried.',
      },
      {
        name: 'Launch & Support',
        text: 'Moving in, without losing a letter or a link.',
        mine: 'I move the domain and the mail, redirect every old address, and sit with you for an hour.',
        yours: 'Change your own opening hours once while I watch. Then you will know you can.',
        result: 'A live site, one sheet that lists every account, and 30 days of support.',
      },
    ],
  },
  /** What things are built with. [2.6.07] */
  technologies: {
    name: 'Technologies',
    title: 'What I build with',
    lead: 'Tools with a few years behind them, that another developer could pick up tomorrow. You don’t have to know any of these names.',
    groups: [
      { name: 'What visitors see', list: ['HTML', 'CSS', 'TypeScript', 'React', 'Astro'] },
      { name: 'What runs behind', list: ['Node.js', 'Express', 'SQLite', 'PostgreSQL'] },
      { name: 'Shops and payment', list: ['Shopify', 'Stripe'] },
      { name: 'Editing it yourself', list: ['Decap CMS', 'A dashboard made for you'] },
      { name: 'Phones and maps', list: ['React Native', 'MapLibre', 'OpenStreetMap'] },
      { name: 'Checking my work', list: ['Playwright', 'Vitest', 'axe', 'Lighthouse'] },
    ],
  },
  calls: {
    title: 'Not sure which one it is?',
    text: 'Describe the trouble and leave the name of the solution to me. Half an hour on the phone is free.',
    consultation: 'Book a free consultation',
    contact: 'Describe it in writing',
    pricing: 'See what it costs',
  },
} as const;
