export type ProjectCategory = 'website' | 'ecommerce' | 'webapp' | 'mobile';
export type ProjectStatus = 'completed' | 'in-progress' | 'planned';

/** [3.6.01] [3.6.02] */
export interface Project {
  id: number;
  title: string;
  description: string;
  /**
   * Root-relative, 1600 × 1200 pixels. An optional smaller version, 800 wide and named `…-800.webp`, saves data on
   * phones.
   */
  image: string;
  /** The image's alternative text. */
  imageAlt: string;
  category: ProjectCategory;
  technologies: readonly string[];
  features: readonly string[];
  liveUrl: string | null;
  githubUrl: string | null;
  status: ProjectStatus;
}

/** Shown with the portfolio while these are samples. Add your own projects here, then make it empty. */
export const sampleNote: string =
  'These are sample projects, drawn up to show how I work. The businesses are invented; the thinking is not.';

export const projectCategories: Record<ProjectCategory, string> = {
  website: 'Website',
  ecommerce: 'E-commerce',
  webapp: 'Web app',
  mobile: 'Mobile',
};

export const projectStatuses: Record<ProjectStatus, string> = {
  completed: 'Completed',
  'in-progress': 'In progress',
  planned: 'Planned',
};

/** The first four are shown on the home page. [2.4.04] [2.7.01] */
export const projects: readonly Project[] = [
  {
    id: 1,
    title: 'Mesquite & Rye',
    description:
      'A bakery that sold out by nine and answered the phone all morning. Now customers order bread the night before and pick a time to collect it.',
    image: '/artwork/portfolio/mesquite-and-rye.webp',
    imageAlt: 'The order page of a bakery: three loaves with prices, and a row of pickup times',
    category: 'ecommerce',
    technologies: ['React', 'Node.js', 'Stripe', 'SQLite'],
    features: [
      'Order by 8 PM, collect by 8 AM',
      'A bake list printed at four in the morning',
      'Sold-out items close by themselves',
    ],
    liveUrl: null,
    githubUrl: null,
    status: 'completed',
  },
  {
    id: 2,
    title: 'Sonoran Seed Library',
    description:
      'A nonprofit that lends seeds to school gardens. Its catalog says what to plant this month, in English and Spanish, and opens on a school laptop.',
    image: '/artwork/portfolio/sonoran-seed-library.webp',
    imageAlt: 'A seed catalog with drawings of corn, squash and beans beside a planting calendar',
    category: 'website',
    technologies: ['Astro', 'TypeScript', 'Decap CMS'],
    features: [
      'Two languages from one set of pages',
      'A planting calendar by elevation',
      'Edited by volunteers, without training',
    ],
    liveUrl: null,
    githubUrl: null,
    status: 'completed',
  },
  {
    id: 3,
    title: 'Tanque Verde Cycles',
    description:
      'A repair shop with a whiteboard and forty bicycles. Mechanics take a photo, customers get a quote by text, and the whiteboard comes off the wall.',
    image: '/artwork/portfolio/tanque-verde-cycles.webp',
    imageAlt: 'A repair board with bicycles in three columns: waiting, on the stand, ready',
    category: 'webapp',
    technologies: ['React', 'TypeScript', 'Express', 'PostgreSQL'],
    features: [
      'Quotes approved by text message',
      'A board that every mechanic sees',
      'Parts ordered from the same page',
    ],
    liveUrl: null,
    githubUrl: null,
    status: 'in-progress',
  },
  {
    id: 4,
    title: 'Rillito Trail Guide',
    description:
      'Water taps, shade and the next way out, on a map that works without a signal. For a walking club whose members carry old phones.',
    image: '/artwork/portfolio/rillito-trail-guide.webp',
    imageAlt: 'A trail map on a phone, with marks for water and shade along a dry river',
    category: 'mobile',
    technologies: ['React Native', 'MapLibre', 'OpenStreetMap'],
    features: ['Maps kept on the phone', 'Large type and few buttons', 'Hours of daylight left, at a glance'],
    liveUrl: null,
    githubUrl: null,
    status: 'planned',
  },
  {
    id: 5,
    title: 'Old Pueblo Pottery',
    description:
      'A potter whose shop ran on direct messages. Each firing now becomes one page of pieces, with sizes, and every piece sells once.',
    image: '/artwork/portfolio/old-pueblo-pottery.webp',
    imageAlt: 'A shelf of bowls and jars with a price under each, one marked as sold',
    category: 'ecommerce',
    technologies: ['Shopify', 'Liquid', 'TypeScript'],
    features: [
      'One listing a piece, never sold twice',
      'Photographs made on the kiln shelf',
      'A letter to regulars before each firing',
    ],
    liveUrl: null,
    githubUrl: null,
    status: 'completed',
  },
  {
    id: 6,
    title: 'This website',
    description:
      'The site you are reading, with its blog, bookings, newsletter and dashboard, running as one small program. Its code is open.',
    image: '/artwork/portfolio/this-website.webp',
    imageAlt: 'The pages of this website pinned to a drawing board',
    category: 'webapp',
    technologies: ['React', 'TypeScript', 'Express', 'SQLite'],
    features: ['Nothing loaded from other companies', 'Readable without JavaScript', 'One command to start'],
    liveUrl: '/',
    githubUrl: 'https://github.com/',
    status: 'completed',
  },
];

/** The texts of the portfolio page. */
export const portfolio = {
  title: 'Six pieces of work, and what each was for',
  lead: 'A website is worth what it does on an ordinary Tuesday. So each project here starts with the trouble somebody had, and what they can do now.',
  searchHint: 'Bakery, React, map',
  empty: {
    title: 'No projects found',
    message: 'Try adjusting your search or filter criteria.',
    action: 'Show all projects',
  },
  after: {
    title: 'Is yours a bit like one of these?',
    text: 'Tell me which, and what is different. Half an hour to talk it over is free.',
    consultation: 'Book a free consultation',
    contact: 'Write to me instead',
  },
} as const;
