import { about } from '#content/about.ts';
import { useAddress } from '../../lib/host.ts';

/** The drawing of a workbench, cut to the frame's shape. */
export function Workbench({ className }: { className: string }) {
  const address = useAddress();
  return (
    <img
      src={address('/artwork/about.svg')}
      alt={about.artAlt}
      width={1200}
      height={1400}
      className={`w-full rounded object-cover ${className}`}
    />
  );
}
