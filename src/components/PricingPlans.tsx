import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { plans, type PricingPlan } from '#content/pricing.ts';
import * as words from '#content/words/plans.ts';

interface PricingPlansProps {
  heading: 'h2' | 'h3';
  /** The popular plan's call to action. */
  call?: ReactNode;
  /** That of the others. */
  quietCall?: ReactNode;
}

/**
 * The three plans side by side between two rules, line by line at the same height; the popular one has inverted colours.
 * [2.8.01] [3.11.01] [3.11.02]
 */
export function PricingPlans({ heading, call, quietCall }: PricingPlansProps) {
  return (
    <ul className="grid border-line lg:my-5 lg:grid-cols-3 lg:border-y">
      {plans.map((plan) => (
        <li
          key={plan.name}
          className={
            plan.popular
              ? 'relative plan-column rounded bg-ink px-6 py-8 text-paper md:max-lg:-mx-6 lg:-my-5 lg:px-10 lg:py-13'
              : 'plan-column border-line py-8 max-lg:first:border-t max-lg:last:border-b lg:px-10 lg:first:pl-0 lg:last:pr-0'
          }
        >
          <Plan plan={plan} heading={heading} />
          {plan.popular ? call : quietCall}
        </li>
      ))}
    </ul>
  );
}

function Plan({ plan, heading: Heading }: { plan: PricingPlan; heading: 'h2' | 'h3' }) {
  const quiet = plan.popular ? 'opacity-80' : 'text-quiet';
  return (
    <article className="plan">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading className="text-heading">{plan.name}</Heading>
        {plan.popular ? (
          <p className="text-fine font-semibold lg:absolute lg:top-5">{words.popular}</p>
        ) : null}
      </div>
      <p className="mt-5">
        <span className={`block text-small lg:min-h-6 ${quiet}`}>{plan.from}</span>
        <span className="mr-2 font-serif text-[3.25rem] leading-none tracking-tight">{plan.price}</span>
        <span className={`inline-block ${quiet}`}>{plan.period}</span>
      </p>
      <p className={`mt-4 text-balance ${quiet}`}>{plan.description}</p>
      <ul className="mt-6 grid gap-2.5 text-small">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            {feature}
          </li>
        ))}
      </ul>
    </article>
  );
}
