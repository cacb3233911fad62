import type { Project } from '#content/portfolio.ts';

/** What the home page shows of a project. */
export type ProjectPreview = Omit<Project, 'technologies' | 'features' | 'liveUrl' | 'githubUrl'>;
