import { pricingPage } from '#content/pricing.ts';
import { SectionHeading } from '../../components/SectionHeading.tsx';

/** The payment plan and the weeks, drawn to scale. [9.1.11] [9.1.12] */
export function Payment() {
  const { name, title, upfront, completion, text, timeline, timelineText, weeks, earliest, weekLabel } =
    pricingPage.payment;
  return (
    <section aria-labelledby="payment-title" className="border-t border-line">
      <div className="shell section">
        <SectionHeading name={name} title={title} id="payment-title">
          <dl className="mt-10 grid sm:grid-cols-2">
            <div className="border-t-8 border-clay pt-4 pr-8 pb-6">
              <dt className="font-serif text-heading">{upfront.share}</dt>
              <dd className="mt-1 max-w-[22.6em] text-quiet">{upfront.text}</dd>
            </div>
            <div className="border-t-8 border-agave pt-4 pb-6">
              <dt className="font-serif text-heading">{completion.share}</dt>
              <dd className="mt-1 max-w-[22.6em] text-quiet">{completion.text}</dd>
            </div>
          </dl>
          <p className="mt-2 max-w-measure">{text}</p>
          <figure className="mt-14">
            <ol aria-hidden className="grid auto-cols-fr grid-flow-col gap-1.5">
              {weeks.map((week, index) => (
                <li key={week} className="text-small text-quiet">
                  <span
                    className={`mb-2 block h-2 ${index < earliest ? 'bg-clay' : 'bg-[repeating-linear-gradient(115deg,var(--clay)_0_2px,transparent_2px_8px)]'}`}
                  />
                  <span className="max-sm:hidden">{weekLabel} </span>
                  {week}
                </li>
              ))}
            </ol>
            <figcaption className="mt-5">
              <h3 className="text-heading">{timeline}</h3>
              <p className="mt-1 max-w-measure text-quiet">{timelineText}</p>
            </figcaption>
          </figure>
        </SectionHeading>
      </div>
    </section>
  );
}
