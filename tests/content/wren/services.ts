/** The name of a service's icon; the component maps it to an icon. */
export type ServiceIcon = 'website' | 'shop' | 'redesign' | 'application' | 'search' | 'care';

export interface Service {
  name: string;
  icon: ServiceIcon;
  /** One or two sentences, for the home page. */
  summary: string;
  /** What a client gets, for the services page. */
  includes: readonly string[];
  /** The names, in pricing.ts, of the plans and add-ons that usually pay for it. */
  paidBy: readonly string[];
}

/** The six services, in order. [2.4.03] [2.6.01] */
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
