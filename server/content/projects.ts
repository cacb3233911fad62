import { join } from 'node:path';
import { contentFolder } from '../build/content-folder.ts';
import { readProjects } from './read-projects.ts';

const files = readProjects(join(contentFolder(), 'projects'));

/** The projects of src/content/projects, in their order; pages import them as `virtual:projects`. */
export const projects = files.map(({ project }) => project);

/**
 * What search engines and networks are told of each project's page. The build replaces this module by its data: see
 * server/build/evaluated-modules.ts.
 */
export const projectPages = files.map(({ slug, project, study }) => ({
  slug,
  title: project.title,
  description: study.change ?? project.description,
  category: project.category,
  image: project.image,
  technologies: project.technologies,
}));
