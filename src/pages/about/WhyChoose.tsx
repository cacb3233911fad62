import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { ReactNode } from 'react';
import { about } from '#content/about.ts';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { TallyMarks } from './TallyMarks.tsx';

/** Reasons for and against, and the facts as figures, each with as many marks. [2.5.07] [1.20]–[1.22] */
export function WhyChoose() {
  const { name, title, forMe, against, facts, note } = about.why;
  return (
    <section aria-labelledby="why-title" className="border-t border-line">
      <div className="shell section">
        <SectionHeading name={name} title={title} id="why-title">
          <div className="mt-12 grid gap-x-12 gap-y-12 lg:grid-cols-2">
            <div>
              <h3 className="border-t-2 border-clay pt-4 text-heading">{forMe.title}</h3>
              <Reasons
                list={forMe.list}
                mark={<Check aria-hidden className="mt-1 size-5 shrink-0 text-clay" />}
              />
            </div>
            <div>
              <h3 className="border-t-2 border-edge pt-4 text-heading">{against.title}</h3>
              <Reasons
                list={against.list}
                mark={<Minus aria-hidden className="mt-1 size-5 shrink-0 text-quiet" />}
              />
            </div>
          </div>
          <dl className="mt-16 grid gap-x-12 gap-y-10 md:grid-cols-3">
            {facts.map(({ figure, label }) => (
              <div key={label} className="flex flex-col border-t-2 border-clay pt-5">
                <dt className="order-2 mt-1 text-quiet">{label}</dt>
                <dd className="font-serif text-[2.1rem] leading-tight tracking-[-0.02em] whitespace-nowrap xl:text-[2.6rem]">
                  {figure}
                </dd>
                <dd className="order-3 mt-5">
                  <TallyMarks figure={figure} />
                </dd>
              </div>
            ))}
          </dl>
          {note === '' ? null : <p className="mt-8 text-small text-quiet">{note}</p>}
        </SectionHeading>
      </div>
    </section>
  );
}

function Reasons({ list, mark }: { list: readonly string[]; mark: ReactNode }) {
  return (
    <ul className="mt-4 grid gap-4">
      {list.map((reason) => (
        <li key={reason} className="flex gap-3.5">
          {mark}
          {reason}
        </li>
      ))}
    </ul>
  );
}
