import { home } from '#content/home.ts';
import { MoreLink } from '../../components/MoreLink.tsx';
import { PricingPlans } from '../../components/PricingPlans.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { ROUTES } from '../../paths.ts';

/** [2.4.05] [2.4.14] */
export function PricingSummary() {
  const { name, title, lead, link } = home.pricing;
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="border-t border-line">
      <div className="shell section">
        <SectionHeading name={name} title={title} id="pricing-title">
          <p className="mt-4 max-w-[32em] text-lead text-quiet">{lead}</p>
        </SectionHeading>
        <div className="mt-12 md:mt-16">
          <PricingPlans heading="h3" />
        </div>
        <MoreLink to={ROUTES.pricing} className="mt-8">
          {link}
        </MoreLink>
      </div>
    </section>
  );
}
