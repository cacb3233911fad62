import { servicesPage } from '#content/services-page.ts';
import { SectionHeading } from '../../components/SectionHeading.tsx';

/** The technologies used, laid out like an index. [2.6.07] */
export function Technologies() {
  const { name, title, lead, groups } = servicesPage.technologies;
  return (
    <section aria-labelledby="technologies-title" className="border-t border-line">
      <div className="shell section">
        <SectionHeading name={name} title={title} id="technologies-title">
          <p className="mt-4 max-w-[34.6em] text-lead text-quiet">{lead}</p>
          <dl className="mt-10 border-b border-line">
            {groups.map((group) => (
              <div
                key={group.name}
                className="grid items-baseline gap-x-8 gap-y-1 border-t border-line py-4 md:grid-cols-[12rem_1fr]"
              >
                <dt className="text-small text-quiet">{group.name}</dt>
                <dd>
                  <ul className="flex flex-wrap gap-x-6 font-serif text-heading">
                    {group.list.map((technology) => (
                      <li key={technology}>{technology}</li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
        </SectionHeading>
      </div>
    </section>
  );
}
