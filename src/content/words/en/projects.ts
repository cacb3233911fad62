/** What stands around the projects of the portfolio. */

import { plural } from '#shared/plural.ts';

/** The form with the categories and the search. */
export const form = 'Projects';
export const category = 'Category';
export const all = 'All';
export const search = 'Search';
export const count = (count: number) =>
  plural(count, { one: `${count} project`, other: `${count} projects` });
/** Of all of them. */
export const found = (found: number, all: number) =>
  plural(all, { one: `${found} of ${all} project`, other: `${found} of ${all} projects` });
export const features = 'What it does';
/** Followed by the technologies. */
export const technologies = 'Built with';
/** Leads to the project's own page. */
export const more = 'More about this project';
export const demo = 'Live Demo';
export const code = 'Code';
/** On the portfolio page, as long as there is none. */
export const noneYet = {
  title: 'No projects here yet',
  message: 'Until there are some, I’m glad to tell you about my work.',
};
