import { home } from '#content/home.ts';
import { services } from '#content/services.ts';
import { MoreLink } from '../../components/MoreLink.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { ServiceMark } from '../../components/ServiceMark.tsx';
import { ROUTES } from '../../paths.ts';

/** The six services as a ruled list in two columns. [2.4.03] [2.4.12] */
export function ServicesList() {
  const { name, title, link } = home.services;
  return (
    <section id="services" data-below="" aria-labelledby="services-title" className="border-t border-line">
      <div className="shell section">
        <SectionHeading name={name} title={title} id="services-title">
          <ul className="mt-10 grid md:grid-cols-2 md:gap-x-12">
            {services.map((service) => (
              <li
                key={service.name}
                className="flex rise gap-5 border-t border-line py-7 last:border-b md:nth-last-2:border-b"
              >
                <ServiceMark icon={service.icon} />
                <div>
                  <h3 className="text-heading">{service.name}</h3>
                  <p className="mt-2 text-quiet">{service.summary}</p>
                </div>
              </li>
            ))}
          </ul>
          <MoreLink to={ROUTES.services} className="mt-6">
            {link}
          </MoreLink>
        </SectionHeading>
      </div>
    </section>
  );
}
