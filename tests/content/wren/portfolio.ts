/*
 * The words around the projects: their categories, what their states are called, and the texts of the portfolio page. The
 * projects themselves are the Markdown files of projects/.
 */

export type ProjectCategory = 'website' | 'ecommerce' | 'webapp' | 'mobile';
export type ProjectStatus = 'completed' | 'in-progress' | 'planned';

/** [3.6.01] [3.6.02] */
export interface Project {
  id: number;
  /** The name of its file, and the end of its page's address. */
  slug: string;
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

/** Shown with the portfolio while these are samples. Put your own into projects/, then make it empty. */
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
  /** The same on a project's own page. */
  afterOne: {
    title: 'Is yours a bit like this one?',
    text: 'Tell me what is different. Half an hour to talk it over is free.',
  },
} as const;
