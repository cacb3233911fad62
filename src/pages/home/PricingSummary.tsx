import { home } from '#content/home.ts';
import { plans } from '#content/pricing.ts';
import { MoreLink } from '../../components/MoreLink.tsx';
import { PlanColumn } from '../../components/PlanColumn.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { ROUTES } from '../../paths.ts';

/** [2.4.05] [2.4.14] */
export function PricingSummary() {
  const { name, title, lead, link } = home.pricing;
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="border-t border-line">
      <div className="shell section">
        <SectionHeading name={name} title={title} id="pricing-title">
          <p className="mt-4 max-w-measure text-lead text-quiet">{lead}</p>
        </SectionHeading>
        <ul className="mt-12 grid gap-y-6 md:grid-cols-3">
          {plans.map((plan) => (
            <li key={plan.name}>
              <PlanColumn plan={plan} />
            </li>
          ))}
        </ul>
        <MoreLink to={ROUTES.pricing} className="mt-8">
          {link}
        </MoreLink>
      </div>
    </section>
  );
}
