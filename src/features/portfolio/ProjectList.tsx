import { portfolio, type Project } from '#content/portfolio.ts';
import * as words from '#content/words/projects.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import type { Filters } from '../../lib/filters.ts';
import { ROUTES } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { filterProjects } from './filter-projects.ts';
import { ProjectEntry } from './ProjectEntry.tsx';

interface ProjectListProps {
  projects: readonly Project[];
  filters: Filters;
}

/** The projects that match the filters: one per row, or two on a tablet, where one left over takes the row. [2.7.07]–[2.7.13] */
export function ProjectList({ projects, filters }: ProjectListProps) {
  const found = filterProjects(projects, filters);
  return (
    <>
      <p role="status" className="py-5 text-small text-quiet">
        {found.length === projects.length
          ? words.count(projects.length)
          : words.found(found.length, projects.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title={portfolio.empty.title}
          message={portfolio.empty.message}
          action={
            <ButtonLink variant="secondary" to={ROUTES.portfolio}>
              {portfolio.empty.action}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="grid gap-x-10 gap-y-16 md:grid-cols-2 lg:grid-cols-1 lg:gap-y-24">
          {found.map((project, index) => (
            <li key={project.id} className="group md:max-lg:last:odd:col-span-2">
              <ProjectEntry project={project} priority={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
