import Check from 'lucide-react/icons/check';
import { serviceExamples } from 'virtual:service-examples';
import type { Service } from '#content/services.ts';
import { servicesPage } from '#content/services-page.ts';
import { MoreLink } from '../../components/MoreLink.tsx';
import { ServiceMark } from '../../components/ServiceMark.tsx';
import { projectPath } from '../../paths.ts';
import { priceLine } from './price-line.ts';

/** One service: what it is, how it is paid, what it includes, and where it can be seen. [2.6.01] */
export function ServiceCard({ service }: { service: Service }) {
  const { name, icon, summary, includes, paidBy } = service;
  const example = serviceExamples[name];
  // On a phone all of it is one column beside the icon, and the price comes first.
  return (
    <article className="grid gap-x-5 py-9 max-md:grid-cols-[auto_1fr] md:grid-cols-[5fr_6fr] md:gap-x-12 lg:py-12 xl:grid-cols-2">
      <div className="gap-5 max-md:contents md:flex">
        <ServiceMark icon={icon} />
        <div className="max-md:contents max-md:*:col-start-2">
          <h2 className="text-heading">{name}</h2>
          <p className="mt-3 max-w-[32em] text-quiet max-md:order-1">{summary}</p>
          {example === undefined ? null : (
            <MoreLink
              to={projectPath(example.slug)}
              className="mt-3 justify-self-start text-small max-md:order-4"
            >
              {servicesPage.example(example.title)}
            </MoreLink>
          )}
        </div>
      </div>
      <div className="text-small max-md:contents max-md:*:col-start-2 xl:grid xl:grid-cols-[1fr_12.5rem] xl:gap-x-12 xl:pt-1.5">
        <div className="max-md:order-2 max-md:mt-4 xl:order-1">
          <h3 className="sr-only">{servicesPage.costs}</h3>
          <Prices paidBy={paidBy} />
        </div>
        <ul className="mt-5 grid content-start gap-2 text-small max-md:order-3 xl:mt-0">
          {includes.map((item) => (
            <li key={item} className="flex gap-3">
              <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-clay" />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

function Prices({ paidBy }: Pick<Service, 'paidBy'>) {
  return (
    <ul className="grid gap-2.5 text-small text-quiet md:flex md:flex-wrap md:gap-x-6 xl:grid">
      {paidBy.map(priceLine).map(({ label, amount, unit }) => (
        <li key={label}>
          {label}
          <span className="sr-only">: </span>
          <span className="block">
            <span className="font-serif text-[1.4rem] whitespace-nowrap text-ink tabular-nums">{amount}</span>{' '}
            {unit}
          </span>
        </li>
      ))}
    </ul>
  );
}
