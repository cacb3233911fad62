import { about } from '#content/about.ts';
import { SectionHeading } from '../../components/SectionHeading.tsx';

/** Each value, its meaning, and how it is put into practice. [2.5.02]–[2.5.05] */
export function Values() {
  const { name, title, list } = about.values;
  return (
    <section aria-labelledby="values-title" className="border-t border-line">
      <div className="shell section">
        <SectionHeading name={name} title={title} id="values-title" />
        <ul className="mt-12 border-b border-line">
          {list.map((value) => (
            <li
              key={value.name}
              className="grid rise gap-x-8 gap-y-3 border-t border-line py-8 md:grid-cols-[12rem_1fr] lg:grid-cols-[12rem_5fr_6fr] lg:gap-y-0 lg:py-10"
            >
              <h3 className="text-heading text-clay">{value.name}</h3>
              <p className="max-w-[16em] font-serif text-heading">{value.meaning}</p>
              <p className="max-w-measure text-quiet md:col-start-2 lg:col-start-3">{value.practice}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
