import { about } from '#content/about.ts';
import { SectionHeading } from '../../components/SectionHeading.tsx';

/** A grid of six areas of expertise, each with its tools. [2.5.06] */
export function Expertise() {
  const { name, title, list } = about.expertise;
  return (
    <section aria-labelledby="expertise-title" className="border-t border-line">
      <div className="shell section">
        <SectionHeading name={name} title={title} id="expertise-title" />
        <ul className="mt-12 grid gap-px border border-line bg-line md:grid-cols-2 lg:grid-cols-3">
          {list.map(({ name: field, text, tools }) => (
            <li key={field} className="bg-raised">
              <article className="flex h-full flex-col px-6 py-7 lg:px-8 lg:py-9">
                <h3 className="text-heading">{field}</h3>
                <p className="mt-3">{text}</p>
                <p className="mt-auto pt-6 text-small text-quiet">{tools}</p>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
