import { Link } from 'react-router-dom';
import { thankYou } from '#content/thank-you.ts';

/** What to do until the answer to a message comes, across both columns of the page. */
export function Meanwhile({ list }: { list: typeof thankYou.meanwhile.list }) {
  return (
    <section aria-labelledby="meanwhile-title" className="lg:col-span-2 lg:mt-8">
      <h2 id="meanwhile-title" className="text-heading">
        {thankYou.meanwhile.title}
      </h2>
      <ul className="mt-5 border-b border-line">
        {list.map(({ label, to, text }) => (
          <li
            key={to}
            className="grid items-baseline gap-x-10 gap-y-1 border-t border-line py-4 md:grid-cols-2"
          >
            <Link to={to} className="justify-self-start py-0.5 font-semibold text-link">
              {label}
            </Link>
            <p className="text-quiet">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
