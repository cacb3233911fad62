import { pricingPage } from '#content/pricing.ts';
import { SectionHeading } from '../../components/SectionHeading.tsx';

/** The width of a share of the price, by its tenths; spelled out, so that the stylesheet has them. */
const TENTHS = [
  ...['', 'sm:col-span-1', 'sm:col-span-2', 'sm:col-span-3', 'sm:col-span-4', 'sm:col-span-5'],
  ...['sm:col-span-6', 'sm:col-span-7', 'sm:col-span-8', 'sm:col-span-9'],
];

function widthOf({ percent }: { percent: number }): string {
  return TENTHS[Math.round(percent / 10)] ?? '';
}

/** The payment plan and the weeks, drawn to scale. [9.1.11] [9.1.12] */
export function Payment() {
  const { name, title, upfront, completion, text, timeline, timelineText, weeks, earliest, weekLabel } =
    pricingPage.payment;
  return (
    <section aria-labelledby="payment-title" className="border-t border-line">
      <div className="shell section">
        <SectionHeading name={name} title={title} id="payment-title">
          <dl className="mt-10 grid sm:grid-cols-10">
            <div className={`border-t-8 border-clay pt-4 pr-8 pb-6 ${widthOf(upfront)}`}>
              <dt className="font-serif text-heading">{upfront.share}</dt>
              <dd className="mt-1 max-w-[22.6em] text-quiet">{upfront.text}</dd>
            </div>
            <div className={`border-t-8 border-agave pt-4 pb-6 ${widthOf(completion)}`}>
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
