import type { Project } from '#content/portfolio.ts';
import { useAddress } from '../../lib/host.ts';

interface ProjectImageProps {
  project: Project;
  /** How wide it is shown, as `<img sizes>` says it. */
  sizes: string;
  /** On the first screen: loaded first, never lazily. */
  priority?: boolean;
}

/** A project's plate: a drawing as it is, a picture in its two widths. */
export function ProjectImage({ project: { image, imageAlt }, sizes, priority = false }: ProjectImageProps) {
  const address = useAddress();
  const narrow = image.replace(/\.webp$/, '-800.webp');
  return (
    <img
      src={address(image)}
      srcSet={narrow === image ? undefined : `${address(narrow)} 800w, ${address(image)} 1600w`}
      sizes={narrow === image ? undefined : sizes}
      alt={imageAlt}
      width={1600}
      height={1200}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className="aspect-4/3 w-full rounded object-cover"
    />
  );
}
