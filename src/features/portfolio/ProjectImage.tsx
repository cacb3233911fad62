import type { Project } from '#content/portfolio.ts';
import { useAddress } from '../../lib/host.ts';

interface ProjectImageProps {
  project: Project;
  /** How wide it is shown, as `<img sizes>` says it. */
  sizes: string;
  /** On the first screen: loaded first, never lazily. */
  priority?: boolean;
}

/** A project's plate, in its two widths. */
export function ProjectImage({ project: { image, imageAlt }, sizes, priority = false }: ProjectImageProps) {
  const address = useAddress();
  return (
    <img
      src={address(image)}
      srcSet={`${address(image.replace('.webp', '-800.webp'))} 800w, ${address(image)} 1600w`}
      sizes={sizes}
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
