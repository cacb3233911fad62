import { Link, useLocation } from 'react-router-dom';
import { notFound } from '#content/pages.ts';
import { all as allProjects } from '#content/words/case-study.ts';
import * as words from '#content/words/not-found.ts';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { Head } from '../components/Head.tsx';
import { useAddress } from '../lib/host.ts';
import { ROUTES } from '../paths.ts';

/** An address where a project might be leads to the projects instead of home. [D40] */
export function NotFoundPage() {
  const address = useAddress();
  const isProject = useLocation().pathname.startsWith(`${ROUTES.portfolio}/`);
  return (
    <div className="shell grid items-center gap-x-16 gap-y-10 pt-10 pb-[clamp(4rem,8vw,7rem)] sm:pt-16 lg:grid-cols-2">
      <Head {...notFound} />
      <div>
        <p className="font-serif text-title text-clay">404</p>
        <h1 className="mt-2 max-w-[12em] text-title">{words.title}</h1>
        <p className="mt-5 max-w-measure text-lead text-quiet">
          {words.text}{' '}
          <Link to={ROUTES.contact} className="text-link">
            {words.tell}
          </Link>
          {words.end}
        </p>
        <ButtonLink to={isProject ? ROUTES.portfolio : ROUTES.home} className="mt-9">
          {isProject ? allProjects : words.home}
        </ButtonLink>
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
