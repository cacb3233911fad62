import Check from 'lucide-react/icons/check';
import type { Service } from '#content/services.ts';
import { servicesPage } from '#content/services-page.ts';
import { ServiceMark } from '../../components/ServiceMark.tsx';
import { priceLine } from './price-line.ts';

/** One service: what it is, what it includes, how it is paid. [2.6.01] */
export function ServiceCard({ service }: { service: Service }) {
  const { name, icon, summary, includes, paidBy } = service;
  return (
    <article className="grid gap-x-12 gap-y-6 py-9 md:grid-cols-2 lg:grid-cols-[5fr_4fr_3fr] lg:py-12">
      <div className="flex gap-5 md:col-span-2 lg:col-span-1">
        <ServiceMark icon={icon} />
        <div>
          <h2 className="text-heading">{name}</h2>
          <p className="mt-2 max-w-[32em] text-quiet">{summary}</p>
        </div>
      </div>
      <ul className="grid content-start gap-2 pl-12 text-small lg:pt-1.5 lg:pl-0">
        {includes.map((item) => (
          <li key={item} className="flex gap-3">
            <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-clay" />
            {item}
          </li>
        ))}
      </ul>
      <div className="text-small max-md:pl-12 lg:pt-1.5">
        <h3 className="font-sans font-normal text-quiet">{servicesPage.costs}</h3>
        <ul className="mt-1 grid gap-1">
          {paidBy.map((plan) => (
            <li key={plan} className="text-balance">
              {priceLine(plan)}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
