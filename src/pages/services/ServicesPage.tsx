import { pages } from '#content/pages.ts';
import { services } from '#content/services.ts';
import { servicesPage } from '#content/services-page.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Head } from '../../components/Head.tsx';
import { MoreLink } from '../../components/MoreLink.tsx';
import { NextStep } from '../../components/NextStep.tsx';
import { ROUTES, serviceAnchor } from '../../paths.ts';
import { Process } from './Process.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { Technologies } from './Technologies.tsx';

/** [1.02] [2.1.03] [2.6.01]–[2.6.08] */
export function ServicesPage() {
  const { title, lead, calls } = servicesPage;
  return (
    <>
      <Head {...pages['/services']} />
      <div className="shell pt-12 pb-[clamp(4rem,9vw,8rem)] sm:pt-20">
        <header className="grid items-end gap-x-12 gap-y-5 lg:grid-cols-2">
          <h1 className="max-w-[8em] text-hero">{title}</h1>
          <p className="max-w-measure text-lead text-quiet lg:max-w-[24em] lg:pb-2">{lead}</p>
        </header>
        <ul className="mt-12 border-b border-line sm:mt-16">
          {services.map((service) => (
            <li key={service.name} id={serviceAnchor(service.name)} className="rise border-t border-line">
              <ServiceCard service={service} />
            </li>
          ))}
        </ul>
      </div>
      <Process />
      <Technologies />
      <NextStep title={calls.title} text={calls.text}>
        <ButtonLink to={ROUTES.consultation}>{calls.consultation}</ButtonLink>
        <MoreLink to={ROUTES.contact}>{calls.contact}</MoreLink>
        <MoreLink to={ROUTES.pricing}>{calls.pricing}</MoreLink>
      </NextStep>
    </>
  );
}
