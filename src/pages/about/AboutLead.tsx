import { about } from '#content/about.ts';
import { business } from '#content/business.ts';
import { useAddress } from '../../lib/host.ts';

/** The page's first sentences, beside the portrait where there is one. */
export function AboutLead({ portrait }: { portrait: string | null }) {
  const address = useAddress();
  const lead = 'max-w-[24em] text-lead text-quiet';
  const line = 'lg:border-t lg:border-line lg:pt-6';
  if (portrait === null) return <p className={`${lead} ${line}`}>{about.lead}</p>;
  return (
    <div className={`flex flex-col gap-x-6 gap-y-5 sm:flex-row sm:items-start ${line}`}>
      <img
        src={address(portrait)}
        alt={business.who.name}
        width={176}
        height={220}
        className="h-55 w-44 shrink-0 rounded object-cover object-top"
      />
      <p className={lead}>{about.lead}</p>
    </div>
  );
}
