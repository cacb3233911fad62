import { Link, useLocation } from 'react-router-dom';
import { type Project, projectCategories } from '#content/portfolio.ts';
import * as words from '#content/words/projects.ts';
import { MoreLink } from '../../components/MoreLink.tsx';
import { projectPath } from '../../paths.ts';
import { ProjectImage } from './ProjectImage.tsx';
import { ProjectLinks } from './ProjectLinks.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const WIDE = '(min-width: 82rem) 50rem, (min-width: 56.25rem) 60vw';
const SIZES = `${WIDE}, (min-width: 48rem) 43vw, 92vw`;
const FIRST_SIZES = `${WIDE}, 92vw`;

interface ProjectEntryProps {
  project: Project;
  /** The one that opens the list: the largest picture, loaded first. */
  isFirst: boolean;
  /** On a tablet it has the row for itself, and its text beside the picture; the first has it below, in two columns. */
  isAlone: boolean;
}

/** A project with all details: the picture, and the details beside it. All of it leads to its page. [2.7.14] [3.6.01] */
export function ProjectEntry({ project, isFirst, isAlone }: ProjectEntryProps) {
  const { search } = useLocation();
  return (
    <article
      className={`relative grid h-full gap-x-10 gap-y-6 lg:gap-x-14 ${isAlone && !isFirst ? 'md:grid-cols-2' : 'max-lg:grid-rows-[auto_1fr] lg:items-center'} ${isFirst ? 'lg:grid-cols-[9fr_4fr]' : 'lg:grid-cols-[7fr_6fr] lg:group-even:grid-cols-[6fr_7fr] lg:group-even:[&>img]:order-1'}`}
    >
      <ProjectImage project={project} sizes={isFirst ? FIRST_SIZES : SIZES} priority={isFirst} />
      <div className={`flex flex-col ${isFirst ? 'md:grid md:grid-cols-2 md:gap-x-12 lg:flex' : ''}`}>
        <div>
          <p className="flex items-center justify-between gap-3 text-small text-quiet">
            {projectCategories[project.category]}
            <StatusBadge status={project.status} />
          </p>
          <h2 className="mt-3 text-[clamp(1.75rem,1.4rem+1.4vw,2.5rem)] leading-[1.1] tracking-[-0.018em]">
            <Link
              to={projectPath(project.slug)}
              state={{ list: search }}
              className="decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {project.title}
            </Link>
          </h2>
          <p className="mt-3 max-w-measure text-balance">{project.description}</p>
        </div>
        <div className={`mt-6 flex grow flex-col ${isFirst ? 'md:mt-0 lg:mt-6' : ''}`}>
          <ul aria-label={words.features} className="text-small">
            {project.features.map((feature) => (
              <li key={feature} className="border-t border-line py-2.5">
                {feature}
              </li>
            ))}
          </ul>
          <p className="border-t border-line py-2.5 text-small text-quiet">
            <span className="sr-only">{words.technologies} </span>
            {project.technologies.join(', ')}
          </p>
          <div className="mt-auto flex flex-wrap items-center gap-x-7 pt-2 lg:mt-0">
            <MoreLink to={projectPath(project.slug)} state={{ list: search }} className="relative">
              {words.more}
              <span className="sr-only">: {project.title}</span>
            </MoreLink>
            <ProjectLinks project={project} />
          </div>
        </div>
      </div>
    </article>
  );
}
