import { drawings } from '#content/drawings.ts';
import { useAddress } from '../lib/host.ts';

/** A drawing of the site's own; the signpost beside what was not found says nothing that the text doesn't. */
export type DrawingName = keyof typeof drawings | 'not-found';

interface DrawingProps {
  of: DrawingName;
  className?: string;
}

/** The drawing beside the answer to an action, all of it at every width. */
export function Drawing({ of, className = '' }: DrawingProps) {
  const address = useAddress();
  return (
    <img
      src={address(`/artwork/${of}.svg`)}
      alt={of === 'not-found' ? '' : drawings[of]}
      width={1200}
      height={800}
      className={`aspect-3/2 w-full rounded ${className}`}
    />
  );
}
