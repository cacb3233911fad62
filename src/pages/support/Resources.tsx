import { Link } from 'react-router-dom';
import { support } from '#content/support.ts';
import { SectionHeading } from '../../components/SectionHeading.tsx';

/** Pages and posts that may already answer a question. [2.13.09] */
export function Resources() {
  const { name, title, list } = support.resources;
  return (
    <section aria-labelledby="resources-title" className="border-t border-line">
      <div className="shell section">
        <SectionHeading name={name} title={title} id="resources-title">
          <ul className="mt-10 grid border-b border-line">
            {list.map(({ label, to, text }) => (
              <li
                key={to}
                className="grid items-baseline gap-x-10 gap-y-1 border-t border-line py-4 md:grid-cols-[2fr_3fr]"
              >
                <Link to={to} className="justify-self-start py-0.5 font-semibold text-link">
                  {label}
                </Link>
                <p className="text-quiet">{text}</p>
              </li>
            ))}
          </ul>
        </SectionHeading>
      </div>
    </section>
  );
}
