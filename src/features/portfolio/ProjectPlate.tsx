import { Link } from 'react-router-dom';
import { projectCategories } from '#content/portfolio.ts';
import { projectPath } from '../../paths.ts';
import type { ProjectPreview } from './project-preview.ts';
import { ProjectImage } from './ProjectImage.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface ProjectPlateProps {
  project: ProjectPreview;
  /** The displayed width, as in `<img sizes>`. */
  sizes: string;
}

/** A project as a picture with a caption; the whole plate is a link to its page. [2.7.14] */
export function ProjectPlate({ project, sizes }: ProjectPlateProps) {
  return (
    <article className="group relative row-span-3 grid-rows-subgrid md:grid [&>img]:self-end">
      <ProjectImage project={project} sizes={sizes} />
      <div className="mt-4 grid gap-x-4 gap-y-2 xl:flex xl:flex-wrap xl:items-center xl:justify-between">
        <h3 className="text-heading">
          <Link
            to={projectPath(project.slug)}
            className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {project.title}
          </Link>
        </h3>
        <p className="flex items-center gap-3 text-small text-quiet">
          {projectCategories[project.category]}
          <StatusBadge status={project.status} />
        </p>
      </div>
      <p className="mt-2 max-w-measure text-quiet">{project.description}</p>
    </article>
  );
}
