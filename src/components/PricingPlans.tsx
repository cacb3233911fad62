import Check from 'lucide-react/icons/check';
import { plans, type PricingPlan } from '#content/pricing.ts';
import * as words from '#content/words/plans.ts';

/**
 * The three plans side by side between two rules; the popular one has inverted colours. [2.8.01] [3.11.01] [3.11.02]
 */
export function PricingPlans({ heading }: { heading: 'h2' | 'h3' }) {
  return (
    <ul className="grid border-line md:my-5 md:grid-cols-3 md:border-y">
      {plans.map((plan) => (
        <li
          key={plan.name}
          className={
            plan.popular
              ? 'relative rounded bg-ink px-6 py-8 text-paper md:-my-5 md:px-7 md:py-13 lg:px-10'
              : 'border-line py-8 max-md:first:border-t max-md:last:border-b md:px-7 md:first:pl-0 md:last:pr-0 lg:px-10'
          }
        >
          <Plan plan={plan} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

function Plan({ plan, heading: Heading }: { plan: PricingPlan; heading: 'h2' | 'h3' }) {
  const quiet = plan.popular ? 'opacity-80' : 'text-quiet';
  return (
    <article>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading className="text-heading">{plan.name}</Heading>
        {plan.popular ? (
          <p className="text-fine font-semibold md:absolute md:top-5">{words.popular}</p>
        ) : null}
      </div>
      <p className="mt-5">
        <span className={`block text-small md:min-h-6 ${quiet}`}>{plan.from}</span>
        <span className="mr-2 font-serif text-[3.25rem] leading-none tracking-tight md:text-[2.75rem] lg:text-[3.25rem]">
          {plan.price}
        </span>
        <span className={`inline-block md:max-lg:block ${quiet}`}>{plan.period}</span>
      </p>
      <p className={`mt-4 ${quiet}`}>{plan.description}</p>
      <ul className="mt-6 grid gap-2.5 text-small">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3 text-balance">
            <Check aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            {feature}
          </li>
        ))}
      </ul>
    </article>
  );
}
