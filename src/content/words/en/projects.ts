import { plural } from '#shared/plural.ts';

/** What stands around the projects of the portfolio. */
export const projectWords = {
  /** The form with the categories and the search. */
  form: 'Projects',
  category: 'Category',
  all: 'All',
  search: 'Search',
  count: (count: number) => plural(count, { one: `${count} project`, other: `${count} projects` }),
  /** Of all of them. */
  found: (found: number, all: number) =>
    plural(all, { one: `${found} of ${all} project`, other: `${found} of ${all} projects` }),
  features: 'What it does',
  /** Followed by the technologies. */
  technologies: 'Built with',
  demo: 'Live Demo',
  code: 'Code',
};
