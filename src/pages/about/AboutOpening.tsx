import { about } from '#content/about.ts';
import { business } from '#content/business.ts';
import { useAddress } from '../../lib/host.ts';
import { Workbench } from './Workbench.tsx';

/** The title and the page's first sentences, with the portrait, or the drawing of the workbench where there is none. */
export function AboutOpening({ portrait }: { portrait: string | null }) {
  const address = useAddress();
  const { title, lead } = about;
  return (
    <header
      className={`shell grid gap-x-16 gap-y-10 pt-12 pb-[clamp(3rem,6vw,6rem)] sm:pt-20 lg:grid-cols-[7fr_5fr] ${portrait === null ? '' : 'md:max-lg:grid-cols-[3fr_2fr] md:max-lg:gap-x-10'}`}
    >
      <div className="flex flex-col justify-between gap-y-10">
        <h1 className="max-w-[7.3em] text-hero">{title}</h1>
        <p className="max-w-[24em] text-lead text-quiet lg:border-t lg:border-line lg:pt-6">{lead}</p>
      </div>
      {portrait === null ? (
        <Workbench className="aspect-4/3 sm:aspect-16/10 lg:aspect-6/7" />
      ) : (
        <img
          src={address(portrait)}
          alt={business.who.name}
          width={800}
          height={1000}
          fetchPriority="high"
          className="aspect-square w-full rounded object-cover object-top md:aspect-4/5"
        />
      )}
    </header>
  );
}
