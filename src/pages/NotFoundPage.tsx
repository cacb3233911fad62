import { Link, useLocation } from 'react-router-dom';
import { notFound } from '#content/pages.ts';
import { all as allProjects } from '#content/words/case-study.ts';
import * as words from '#content/words/not-found.ts';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { Head } from '../components/Head.tsx';
import { NAVIGATION } from '../components/navigation.ts';
import { useAddress } from '../lib/host.ts';
import { useIsInBrowser } from '../lib/use-in-browser.ts';
import { ROUTES } from '../paths.ts';

/** An address where a project, or a page of the dashboard, might be leads there instead of home. [D40] */
export function NotFoundPage() {
  const address = useAddress();
  const { pathname } = useLocation();
  // The server renders one document for all addresses that are not there.
  const way = wayFrom(useIsInBrowser() ? pathname : ROUTES.home);
  return (
    <div className="shell grid items-center gap-x-16 gap-y-10 pt-12 pb-[clamp(4rem,8vw,7rem)] sm:pt-20 lg:grid-cols-[7fr_5fr]">
      <Head {...notFound} />
      <div>
        <p className="margin-note">404</p>
        <h1 className="mt-3 max-w-[8.6em] text-hero">{words.title}</h1>
        <p className="mt-5 max-w-measure text-lead text-quiet">
          {words.text}{' '}
          <Link to={ROUTES.contact} className="text-link">
            {words.tell}
          </Link>
          {words.end}
        </p>
        <ButtonLink to={way.to} className="mt-9">
          {way.label}
        </ButtonLink>
        <nav aria-labelledby="elsewhere" className="mt-10 border-t border-line pt-4">
          <p id="elsewhere" className="margin-note">
            {words.elsewhere}
          </p>
          <ul className="mt-1 flex flex-wrap justify-between gap-x-4 sm:justify-start sm:gap-x-7">
            {NAVIGATION.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className="inline-flex min-h-11 items-center font-semibold text-link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <img
        src={address('/artwork/not-found.svg')}
        alt=""
        width={1200}
        height={800}
        className="aspect-3/2 w-full rounded object-cover"
      />
    </div>
  );
}

function wayFrom(pathname: string): { to: string; label: string } {
  if (pathname.startsWith(`${ROUTES.portfolio}/`)) return { to: ROUTES.portfolio, label: allProjects };
  if (pathname.startsWith(`${ROUTES.dashboard}/`)) return { to: ROUTES.dashboard, label: words.dashboard };
  return { to: ROUTES.home, label: words.home };
}
