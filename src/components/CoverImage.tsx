import { useEffect, useRef, useState } from 'react';
import { FALLBACK_COVER } from '#shared/limits.ts';
import { imageSources } from '#shared/contract/uploads.ts';
import { useAddress } from '../lib/host.ts';

interface CoverImageProps {
  src: string;
  alt: string;
  /** What stays in sight where the frame crops the image: "x y" in whole percents. */
  focus?: string | undefined;
  /** The displayed width, as in `<img sizes>`. */
  sizes: string;
  /** The largest image above the fold: loaded first, never lazily. */
  priority?: boolean;
  className?: string;
}

/** The size of our own covers; the frame crops other sizes. */
const WIDTH = 1600;
const HEIGHT = 900;

/** A 16:9 cover in the widths the server has; if it fails to load, the stock cover is shown. [2.11.10] */
export function CoverImage({ src, alt, focus, sizes, priority = false, className = '' }: CoverImageProps) {
  const address = useAddress();
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const shown = failed === src ? FALLBACK_COVER : src;
  const sources = imageSources(shown);

  // A server-rendered image may have failed before hydration.
  useEffect(() => {
    if (image.current?.complete === true && image.current.naturalWidth === 0) setFailed(src);
  }, [src]);

  return (
    <img
      ref={image}
      src={address(shown)}
      srcSet={sources?.srcSet
        .split(', ')
        .map((candidate) => address(candidate))
        .join(', ')}
      sizes={sources === null ? undefined : sizes}
      width={WIDTH}
      height={HEIGHT}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed(src)}
      className={`aspect-video w-full rounded object-cover ${focusClasses(focus)} ${className}`}
    />
  );
}

/** The classes of styles/site.css, whose numbers add up: 'focus-point focus-x-1 focus-x-8' of '9 0'. See `focus-point.ts`. */
function focusClasses(focus?: string): string {
  if (focus === undefined) return '';
  const parts = focus
    .split(' ')
    .flatMap((percent, axis) =>
      [1, 2, 4, 8, 16, 32, 64].map((part) => (Number(percent) & part ? ` focus-${'xy'[axis]}-${part}` : '')),
    );
  return `focus-point${parts.join('')}`;
}
