import { Link, useLocation } from 'react-router-dom';
import { home } from '#content/home.ts';
import { past } from '#content/words/subscribe.ts';
import { NewsletterForm } from '../../features/newsletter/NewsletterForm.tsx';
import { ROUTES } from '../../paths.ts';

/** The page's one full-bleed band, with the way to the newsletters so far. [2.4.07] [1.23] */
export function NewsletterBand() {
  const { pathname } = useLocation();
  const { title, lead } = home.newsletter;
  return (
    <section aria-labelledby="newsletter-title" className="bg-band text-on-band print:hidden">
      <div className="shell grid items-end gap-x-20 gap-y-8 py-[clamp(3.5rem,7vw,6rem)] lg:grid-cols-2">
        <div>
          <h2 id="newsletter-title" className="max-w-[9.3em] text-title">
            {title}
          </h2>
          <p className="mt-4 max-w-[32em]">{lead}</p>
          {pathname === ROUTES.newsletters ? null : (
            <Link
              to={ROUTES.newsletters}
              className="finger-high mt-3 inline-flex min-h-6 items-center font-semibold underline underline-offset-4 focus-visible:outline-on-band"
            >
              {past}
            </Link>
          )}
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
