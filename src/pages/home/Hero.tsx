import { home } from '#content/home.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { MoreLink } from '../../components/MoreLink.tsx';
import { Phrases } from '../../components/Phrases.tsx';
import { useAddress } from '../../lib/host.ts';
import { ROUTES } from '../../paths.ts';

/** The headline, two links, the picture, and the line of facts. [2.4.01] [1.20]–[1.22] */
export function Hero() {
  const address = useAddress();
  const { title, lead, primary, secondary, artAlt } = home.hero;
  return (
    <section aria-labelledby="hero-title">
      <div className="lg:grid lg:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)]">
        <div className="flex flex-col justify-center px-[clamp(1.25rem,5vw,4rem)] pt-10 pb-10 sm:pt-16 lg:py-16 lg:pr-10 lg:pl-[max(clamp(1.25rem,5vw,4rem),calc((100vw-82rem)/2+4rem))]">
          <h1
            id="hero-title"
            className="max-w-[8.9em] text-hero sm:max-w-[10.6em] lg:max-w-[9.3em] xl:text-[3.8rem]"
          >
            <Phrases>{title}</Phrases>
          </h1>
          <p className="mt-6 max-w-[30.6em] text-lead text-quiet lg:mt-8">{lead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-2">
            <ButtonLink to={ROUTES.consultation} className="min-h-13 px-6">
              {primary}
            </ButtonLink>
            <MoreLink to={ROUTES.portfolio}>{secondary}</MoreLink>
          </div>
        </div>
        <img
          src={address('/artwork/hero.svg')}
          alt={artAlt}
          width={1200}
          height={1100}
          fetchPriority="high"
          className="aspect-5/4 w-full object-cover object-[0%_30%] lg:aspect-auto lg:h-full lg:max-h-[52rem] lg:min-h-[36rem]"
        />
      </div>
      <div className="border-y border-line">
        <dl className="shell grid divide-y divide-line sm:grid-cols-3 sm:divide-x sm:divide-y-0">
          {home.facts.map(({ figure, label }) => (
            <div
              key={label}
              className="flex items-baseline gap-3 py-4 sm:flex-col sm:gap-0 sm:px-8 sm:py-8 sm:first:pl-0 sm:last:pr-0"
            >
              <dt className="order-2 text-small text-quiet">{label}</dt>
              <dd className="font-serif text-heading whitespace-nowrap lg:text-[2.1rem] lg:leading-tight">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
