import { portfolio, type Project } from '#content/portfolio.ts';
import * as words from '#content/words/projects.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import type { Filters } from '../../lib/filters.ts';
import { ROUTES } from '../../paths.ts';
import { filterProjects } from './filter-projects.ts';
import { ProjectEntry } from './ProjectEntry.tsx';

interface ProjectListProps {
  projects: readonly Project[];
  filters: Filters;
}

/** The projects that match the filters: one per row, or two on a tablet, where the first and one left over take the row. [2.7.07]–[2.7.13] */
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
        <NoneFound />
      ) : (
        <ul className="grid gap-x-10 gap-y-16 md:grid-cols-2 lg:grid-cols-1 lg:gap-y-24">
          {found.map((project, index) => (
            <li
              key={project.id}
              className={`group ${isAlone(index, found.length) ? 'md:max-lg:col-span-2' : ''}`}
            >
              <ProjectEntry project={project} isFirst={index === 0} isAlone={isAlone(index, found.length)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The first has a tablet's row for itself, and so has the last when the others stand in pairs. */
function isAlone(index: number, count: number): boolean {
  return index === 0 || (index === count - 1 && count % 2 === 0);
}

function NoneFound() {
  const { title, message, action } = portfolio.empty;
  return (
    <div className="grid items-center gap-x-16 gap-y-8 pt-4 sm:grid-cols-2">
      <div>
        <p className="font-serif text-title">{title}</p>
        <p className="mt-4 max-w-measure text-lead text-quiet">{message}</p>
        <ButtonLink variant="secondary" to={ROUTES.portfolio} className="mt-7">
          {action}
        </ButtonLink>
      </div>
      <Drawing of="not-found" />
    </div>
  );
}
