import { about } from '#content/about.ts';
import { SectionHeading } from '../../components/SectionHeading.tsx';

/** The areas of expertise, ruled, each with its tools. [2.5.06] */
export function Expertise() {
  const { name, title, list } = about.expertise;
  return (
    <section aria-labelledby="expertise-title" className="border-t border-line">
      <div className="shell section">
        <SectionHeading name={name} title={title} id="expertise-title" />
        <ul className="mt-12 border-b border-line">
          {list.map(({ name: field, text, tools }) => (
            <li key={field} className="border-t border-line">
              <article className="grid gap-x-8 gap-y-2 py-6 md:grid-cols-[12rem_1fr] lg:grid-cols-[12rem_5fr_6fr] lg:gap-x-8 lg:py-7">
                <h3 className="text-heading md:max-lg:row-span-2">{field}</h3>
                <p className="max-w-measure">{text}</p>
                <p className="text-small text-quiet md:col-start-2 lg:col-start-3 lg:pt-0.5">{tools}</p>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
