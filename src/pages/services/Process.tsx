import { servicesPage } from '#content/services-page.ts';
import { SectionHeading } from '../../components/SectionHeading.tsx';

/** The four steps along one line: who does what, and the result of each. [2.6.02]–[2.6.06] */
export function Process() {
  const { name, title, mine, yours, steps } = servicesPage.process;
  return (
    <section aria-labelledby="process-title" className="border-t border-line bg-raised">
      <div className="shell section">
        <SectionHeading name={name} title={title} id="process-title" />
        <ol className="mt-14 ml-4.5 lg:ml-[11.375rem]">
          {steps.map((step, index) => (
            <li
              key={step.name}
              className="relative grid gap-x-8 border-l-2 border-clay pb-14 pl-8 last:border-transparent last:pb-0 sm:pl-10"
            >
              <span
                aria-hidden
                className="absolute -top-1 left-0 grid size-9 -translate-x-[calc(50%+1px)] place-items-center rounded-full bg-clay font-semibold text-on-clay"
              >
                {index + 1}
              </span>
              <h3 className="text-heading">{step.name}</h3>
              <p className="mt-1.5 max-w-measure text-quiet">{step.text}</p>
              <dl className="mt-5 grid gap-x-12 gap-y-4 md:grid-cols-2">
                <div className="border-t border-line pt-3">
                  <dt className="text-small text-quiet">{mine}</dt>
                  <dd className="mt-1">{step.mine}</dd>
                </div>
                <div className="border-t border-line pt-3">
                  <dt className="text-small text-quiet">{yours}</dt>
                  <dd className="mt-1">{step.yours}</dd>
                </div>
              </dl>
              <p className="mt-5 font-semibold">{step.result}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
