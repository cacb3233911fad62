import type { StudyPicture } from '#shared/case-study.ts';
import { useAddress } from '../../lib/host.ts';

interface StudyImageProps {
  picture: StudyPicture;
  /** The displayed width, as in `<img sizes>`. */
  sizes: string;
  /** Above the fold: loaded first, never lazily. */
  priority?: boolean;
  /** What it shows is said elsewhere. */
  decorative?: boolean;
  className?: string;
}

/** A picture of a case study, in its available widths. */
export function StudyImage({
  picture: { src, narrow, width, height, alt },
  sizes,
  priority = false,
  decorative = false,
  className = '',
}: StudyImageProps) {
  const address = useAddress();
  return (
    <img
      src={address(src)}
      srcSet={narrow === null ? undefined : `${address(narrow)} 800w, ${address(src)} ${width}w`}
      sizes={narrow === null ? undefined : sizes}
      alt={decorative ? '' : alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={className}
    />
  );
}
