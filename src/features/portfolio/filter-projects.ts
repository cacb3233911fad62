import { type Project, projectCategories, type ProjectCategory } from '#content/portfolio.ts';
import * as labels from '#content/words/projects.ts';
import { ALL, type Filters, readFilters } from '../../lib/filters.ts';

/** [2.7.02]–[2.7.06] */
export const PROJECT_FILTERS: readonly { value: string; label: string }[] = [
  { value: ALL, label: labels.all },
  ...Object.entries(projectCategories).map(([value, label]) => ({ value, label })),
];

/** Reads the filters from the query string. */
export function readProjectFilters(params: URLSearchParams): Filters {
  return readFilters(
    params,
    PROJECT_FILTERS.map(({ value }) => value),
  );
}

/**
 * The projects of a category whose title, description or technologies contain every search word; case is ignored.
 * [2.7.07]–[2.7.11]
 */
export function filterProjects(projects: readonly Project[], { category, search }: Filters): Project[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return projects.filter((project) => {
    if (category !== ALL && project.category !== (category as ProjectCategory)) return false;
    const text = [project.title, project.description, ...project.technologies].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
