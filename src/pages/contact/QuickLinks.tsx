import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import { contact } from '#content/contact.ts';
import { ROUTES } from '../../paths.ts';

/** Two alternatives to writing a message. [2.9.05] [2.9.06] */
export function QuickLinks() {
  const { title, consultation, pricing } = contact.links;
  const links = [
    { ...consultation, to: ROUTES.consultation },
    { ...pricing, to: ROUTES.pricing },
  ];
  return (
    <section aria-labelledby="links-title" className="border-y border-line">
      <h2 id="links-title" className="sr-only">
        {title}
      </h2>
      <ul className="shell grid divide-y divide-line md:grid-cols-2 md:divide-x md:divide-y-0">
        {links.map(({ name, text, to }) => (
          <li key={to} className="group relative py-8 md:px-10 md:py-12 md:first:pl-0 md:last:pr-0">
            <Link
              to={to}
              className="flex items-center justify-between gap-6 font-serif text-heading group-hover:text-clay after:absolute after:inset-0"
            >
              {name}
              <ArrowRight
                aria-hidden
                className="size-6 shrink-0 text-clay transition-transform group-hover:translate-x-1"
              />
            </Link>
            <p className="mt-2 max-w-[29.3em] text-quiet">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
