import { type Project, projectCategories } from '#content/portfolio.ts';
import { useAddress } from '../../lib/host.ts';
import { StatusBadge } from './StatusBadge.tsx';

interface ProjectPlateProps {
  project: Project;
  /** The frame's shape and size, as class names. */
  frame?: string;
}

/** A project as a picture with a caption. [2.7.14] */
export function ProjectPlate({ project, frame = 'aspect-4/3' }: ProjectPlateProps) {
  const address = useAddress();
  return (
    <article>
      <img
        src={address(project.image)}
        alt={project.imageAlt}
        width={1600}
        height={1200}
        loading="lazy"
        decoding="async"
        className={`w-full rounded object-cover ${frame}`}
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
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
