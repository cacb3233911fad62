import { join } from 'node:path';
import { contentFolder } from '../build/content-folder.ts';
import { readProjects } from './read-projects.ts';

/** The projects of src/content/projects; pages import them as `virtual:projects`. */
export const projects = readProjects(join(contentFolder(), 'projects')).map(({ project }) => project);
