import { pricingPage } from '#content/pricing.ts';
import { SectionHeading } from '../../components/SectionHeading.tsx';

/** Whether the column has amounts: those are between the hours and what is cheaper. */
function isAmount(column: number): boolean {
  return column === 1 || column === 2;
}

/** The reasons, and a calculation anyone can check. [2.8.03] */
export function WhyFair() {
  const { name, title, reasons, comparison } = pricingPage.fair;
  return (
    <section aria-labelledby="fair-title" className="border-t border-line">
      <div className="shell section">
        <SectionHeading name={name} title={title} id="fair-title" />
        <div className="mt-12 grid gap-x-10 gap-y-14 lg:grid-cols-2 xl:grid-cols-[5fr_4fr] xl:gap-x-16">
          <ul className="grid content-start gap-8">
            {reasons.map((reason) => (
              <li key={reason.name}>
                <h3 className="text-heading">{reason.name}</h3>
                <p className="mt-1.5 max-w-measure text-quiet">{reason.text}</p>
              </li>
            ))}
          </ul>
          <div className="lg:border-l lg:border-line lg:pl-10 xl:pl-16">
            <h3 id="comparison-title" className="text-heading">
              {comparison.title}
            </h3>
            <p className="mt-1.5 text-quiet">{comparison.text}</p>
            <table aria-labelledby="comparison-title" className="mt-6 w-full text-small tabular-nums">
              <thead>
                <tr className="border-b border-ink text-left align-bottom">
                  {comparison.head.map((label, index) => (
                    <th
                      key={label}
                      scope="col"
                      className={`py-2.5 pr-3 font-semibold first:pl-2 last:pr-0 last:pl-3 sm:last:pl-10 ${isAmount(index) ? 'text-right' : ''}`}
                    >
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {comparison.rows.map(([hours, ...cells]) => (
                  <tr
                    key={hours}
                    className={`border-b border-line text-left align-baseline ${hours === comparison.turn ? 'bg-sun-wash font-semibold' : ''}`}
                  >
                    <th scope="row" className="py-2.5 pr-3 pl-2 font-semibold">
                      {hours}
                    </th>
                    {cells.map((cell, index) => (
                      <td
                        key={index}
                        className={`py-2.5 pr-3 last:pr-0 last:pl-3 sm:last:pl-10 ${isAmount(index + 1) ? 'text-right' : ''}`}
                      >
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      </div>
    </section>
  );
}
