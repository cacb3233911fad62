import { narrowPictures } from 'virtual:narrow-pictures';
import { useAddress } from '../../lib/host.ts';
import type { ProjectPreview } from './project-preview.ts';

interface ProjectImageProps {
  project: Pick<ProjectPreview, 'image' | 'imageAlt'>;
  /** The displayed width, as in `<img sizes>`. */
  sizes: string;
  /** Above the fold: loaded first, never lazily. */
  priority?: boolean;
}

/** A project's picture: a drawing unchanged, a photo in its available widths (one or two). */
export function ProjectImage({ project: { image, imageAlt }, sizes, priority = false }: ProjectImageProps) {
  const address = useAddress();
  const narrow = image.replace(/\.webp$/, '-800.webp');
  const hasNarrow = narrowPictures.includes(narrow);
  return (
    <img
      src={address(image)}
      srcSet={hasNarrow ? `${address(narrow)} 800w, ${address(image)} 1600w` : undefined}
      sizes={hasNarrow ? sizes : undefined}
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
