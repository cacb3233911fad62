import { type Project, projectCategories } from '#content/portfolio.ts';
import { ProjectImage } from './ProjectImage.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface ProjectPlateProps {
  project: Project;
  /** The displayed width, as in `<img sizes>`. */
  sizes: string;
}

/** A project as a picture with a caption. [2.7.14] */
export function ProjectPlate({ project, sizes }: ProjectPlateProps) {
  return (
    <article>
      <ProjectImage project={project} sizes={sizes} />
      <div className="mt-4 grid gap-x-4 gap-y-2 xl:flex xl:flex-wrap xl:items-center xl:justify-between">
        <h3 className="text-heading">{project.title}</h3>
        <p className="flex items-center gap-3 text-small text-quiet">
          {projectCategories[project.category]}
          <StatusBadge status={project.status} />
        </p>
      </div>
      <p className="mt-2 max-w-measure text-quiet">{project.description}</p>
    </article>
  );
}
