import Check from 'lucide-react/icons/check';
import type { PricingPlan } from '#content/pricing.ts';

/** One plan as a column; the popular one is printed in reverse. [3.11.01] [3.11.02] */
export function PlanColumn({ plan }: { plan: PricingPlan }) {
  const { popular } = plan;
  const quiet = popular ? 'opacity-80' : 'text-quiet';
  return (
    <article
      className={`flex h-full flex-col p-6 sm:p-8 ${popular ? 'rounded bg-ink text-paper' : 'border-y border-line md:border-y-0'}`}
    >
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-heading">{plan.name}</h3>
        {popular ? <span className="text-fine font-semibold">Most popular</span> : null}
      </div>
      <p className="mt-6">
        <span className={`block min-h-6 text-small ${quiet}`}>{plan.from}</span>
        <span className="font-serif text-[3.25rem] leading-none tracking-tight">{plan.price}</span>{' '}
        <span className={quiet}>{plan.period}</span>
      </p>
      <p className={`mt-4 ${quiet}`}>{plan.description}</p>
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
