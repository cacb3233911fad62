import { Link } from 'react-router-dom';
import { notFound } from '#content/pages.ts';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { Head } from '../components/Head.tsx';
import { ROUTES } from '../paths.ts';

/** [D40] */
export function NotFoundPage() {
  return (
    <div className="shell section">
      <Head {...notFound} />
      <p className="font-serif text-title text-clay">404</p>
      <h1 className="mt-2 max-w-[18ch] text-title">There is no page at this address.</h1>
      <p className="mt-5 max-w-measure text-lead text-quiet">
        The link may be old, or a letter got lost on the way. The home page knows where everything is, and you
        can{' '}
        <Link to={ROUTES.contact} className="text-link">
          tell me about it
        </Link>
        .
      </p>
      <ButtonLink to={ROUTES.home} className="mt-9">
        Go to the home page
      </ButtonLink>
    </div>
  );
}
