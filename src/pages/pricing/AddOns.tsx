import { addOns, pricingPage } from '#content/pricing.ts';
import { SectionHeading } from '../../components/SectionHeading.tsx';

/** The add-ons, laid out like a menu: the name on the left, the price on the right. [2.8.02] [9.1.07]–[9.1.10] */
export function AddOns() {
  const { name, title, lead } = pricingPage.addOns;
  return (
    <section aria-labelledby="add-ons-title" className="border-t border-line bg-raised">
      <div className="shell section">
        <SectionHeading name={name} title={title} id="add-ons-title">
          <p className="mt-4 max-w-[32em] text-lead text-quiet">{lead}</p>
          <ul className="mt-10 border-b border-line">
            {addOns.map((addOn) => (
              <li
                key={addOn.name}
                className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-t border-line py-6"
              >
                <h3 className="text-heading">{addOn.name}</h3>
                <p className="font-serif text-body whitespace-nowrap tabular-nums sm:text-heading">
                  {addOn.price}
                </p>
                <p className="col-span-2 text-quiet">{addOn.description}</p>
              </li>
            ))}
          </ul>
        </SectionHeading>
      </div>
    </section>
  );
}
