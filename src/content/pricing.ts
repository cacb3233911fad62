import { price, priceRange } from '#shared/money.ts';

/*
 * What the work costs: the three ways to pay, the add-ons, and the texts of the pricing page. Amounts are numbers, in
 * the currency of business.ts.
 */

/** The amounts that other pages mention, too. [9.1.01] [9.1.02] [9.1.05] [9.1.06] */
export const rates = { hour: 65, project: 2_500, retainer: 1_000, retainerHours: 20 };

/** [3.11.01] */
export interface PricingPlan {
  name: string;
  /** Shown before the price. */
  from?: string;
  price: string;
  period: string;
  description: string;
  features: readonly string[];
  popular: boolean;
}

/** The three ways to pay for the work. [9.1.01]–[9.1.06] */
export const plans: readonly PricingPlan[] = [
  {
    name: 'Hourly',
    price: price(rates.hour),
    period: 'per hour',
    description: 'For repairs, advice and small changes.',
    features: ['Billed by the quarter hour', 'An estimate before I start', 'No minimum and no contract'],
    popular: false,
  },
  {
    name: 'Project-based',
    from: 'Starting at',
    price: price(rates.project),
    period: 'per project',
    description: 'For a new website or a redesign, agreed in writing.',
    features: [
      '3 rounds of revisions',
      '30 days of post-launch support',
      'Typically done in 2-6 weeks',
      'Typically 50% upfront and 50% on completion',
    ],
    popular: true,
  },
  {
    name: 'Monthly retainer',
    price: price(rates.retainer),
    period: 'per month',
    description: 'For a site that keeps growing.',
    features: [
      `${rates.retainerHours} hours of work each month`,
      'Updates, backups and monitoring',
      'Cancel with a month’s notice',
    ],
    popular: false,
  },
];

export interface AddOn {
  name: string;
  price: string;
  description: string;
}

/** Add-ons to a project. [9.1.07]–[9.1.10] */
export const addOns: readonly AddOn[] = [
  {
    name: 'SEO',
    price: priceRange(500, 1_500),
    description: 'Search review, local listings and pages that answer what people type.',
  },
  {
    name: 'E-commerce setup',
    price: priceRange(1_000, 3_000),
    description: 'Products, payments, tax, shipping and pickup, tested with real orders.',
  },
  {
    name: 'Mobile app',
    price: priceRange(5_000, 15_000),
    description: 'For iOS and Android from one code base, through both app stores.',
  },
  {
    name: 'CMS',
    price: priceRange(2_000, 5_000),
    description: 'Edit every page yourself, with training for whoever will do it.',
  },
];

/** The texts of the pricing page. */
export const pricingPage = {
  title: 'What it costs, in plain numbers',
  lead: 'Pick the way of paying that fits the work. Whichever it is, you have the price in writing before I start.',
  plansTitle: 'Three ways to pay',
  /** [9.1.11] [9.1.12] */
  payment: {
    name: 'When and how long',
    title: 'Half to begin, half when it’s done',
    /** Both drawn to scale, to the nearest tenth. */
    upfront: {
      percent: 50,
      share: '50% upfront',
      text: 'It holds your place and pays for the work while it is happening.',
    },
    completion: {
      percent: 50,
      share: '50% on completion',
      text: 'It is your assurance that I will finish.',
    },
    text: 'That is the payment plan for a project, typically. If another rhythm suits your books better, say so before we sign and we will write that down instead.',
    timeline: 'A typical site takes 2-6 weeks',
    timelineText:
      'The difference is seldom code. It is how long the words and photographs take to arrive, and how many people have to agree.',
    weeks: ['1', '2', '3', '4', '5', '6'],
    /** The week in which the fastest sites are finished. */
    earliest: 2,
    weekLabel: 'Week',
  },
  addOns: {
    name: 'Additional services',
    title: 'Four jobs of their own',
    lead: 'The ranges are wide because the words are. I narrow each to one number, in writing, before you agree to it.',
  },
  /** [2.8.03] */
  fair: {
    name: 'Why it’s fair',
    title: 'Why these prices are fair to both of us',
    reasons: [
      {
        name: 'One price list for everybody',
        text: 'The numbers on this page are the numbers. I don’t look up your car before I quote.',
      },
      {
        name: 'You pay for work, not for an office',
        text: 'No account managers, no sales staff, no downtown lease. The hours on the invoice are hours at the bench.',
      },
      {
        name: 'My mistakes are mine',
        text: 'Faults in what I built are mended free for 30 days after launch. You never pay by the hour for my typing errors.',
      },
      {
        name: 'The bills that aren’t mine go to you directly',
        text: 'Domain, hosting and mailboxes are billed to your card, in your name, at what they cost. I add nothing and take no commission.',
      },
    ],
    /** The retainer's break-even: the hourly rate × hours against the retainer. */
    comparison: {
      title: 'When the retainer pays, and when it doesn’t',
      text: 'Fewer than sixteen hours in an ordinary month? Then hourly is cheaper, and I will tell you so.',
      head: ['Hours', 'Hourly', 'Retainer', 'Cheaper'],
      rows: [5, 10, 15, 16, 20].map(compared),
      /** The hours of the row in which the retainer becomes the cheaper one. */
      turn: String(Math.ceil(rates.retainer / rates.hour)),
    },
  },
  questions: { name: 'Questions', title: 'Six questions about money' },
  calls: {
    title: 'Want a number for yours?',
    text: 'Send half a page on what the site should do. You get a price with a list under it, and you can show that list to anyone.',
    contact: 'Ask for a quote',
    consultation: 'Book a free consultation',
  },
};

/** A row of the comparison: the hours of a month, what they cost either way, and which is cheaper. */
function compared(hours: number): string[] {
  const hourly = rates.hour * hours;
  const saved = Math.abs(rates.retainer - hourly);
  const cheaper = hourly < rates.retainer ? 'Hourly' : 'Retainer';
  return [String(hours), price(hourly), price(rates.retainer), `${cheaper}, by ${price(saved)}`];
}
