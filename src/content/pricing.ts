/** [3.11.01] */
export interface PricingPlan {
  name: string;
  /** Said before the price. */
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
    price: '$65',
    period: 'per hour',
    description: 'For repairs, advice and small changes.',
    features: ['Billed by the quarter hour', 'An estimate before I start', 'No minimum and no contract'],
    popular: false,
  },
  {
    name: 'Project-based',
    from: 'Starting at',
    price: '$2,500',
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
    price: '$1,000',
    period: 'per month',
    description: 'For a site that keeps growing.',
    features: [
      '20 hours of work each month',
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

/** What can be added to a project. [9.1.07]–[9.1.10] */
export const addOns: readonly AddOn[] = [
  {
    name: 'SEO',
    price: '$500-$1,500',
    description: 'Search review, local listings and pages that answer what people type.',
  },
  {
    name: 'E-commerce setup',
    price: '$1,000-$3,000',
    description: 'Products, payments, tax, shipping and pickup, tested with real orders.',
  },
  {
    name: 'Mobile app',
    price: '$5,000-$15,000',
    description: 'For iOS and Android from one code base, through both app stores.',
  },
  {
    name: 'CMS',
    price: '$2,000-$5,000',
    description: 'Edit every page yourself, with training for whoever will do it.',
  },
];
