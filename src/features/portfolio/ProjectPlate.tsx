import { type Project, projectCategories } from '#content/portfolio.ts';
import { useAddress } from '../../lib/host.ts';
import { StatusBadge } from './StatusBadge.tsx';

interface ProjectPlateProps {
  project: Project;
  /** How wide the picture is shown, as `<img sizes>` says it. */
  sizes: string;
  heading?: 'h2' | 'h3';
}

/** A project as a picture with a caption. [2.7.14] */
export function ProjectPlate({ project, sizes, heading: Heading = 'h3' }: ProjectPlateProps) {
  const address = useAddress();
  const { image } = project;
  return (
    <article>
      <img
        src={address(image)}
        srcSet={`${address(image.replace('.webp', '-800.webp'))} 800w, ${address(image)} 1600w`}
        sizes={sizes}
        alt={project.imageAlt}
        width={1600}
        height={1200}
        loading="lazy"
        decoding="async"
        className="aspect-4/3 w-full rounded object-cover"
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading className="text-heading">{project.title}</Heading>
        <p className="flex items-center gap-3 text-small text-quiet">
          {projectCategories[project.category]}
          <StatusBadge status={project.status} />
        </p>
      </div>
      <p className="mt-2 max-w-measure text-quiet">{project.description}</p>
    </article>
  );
}
