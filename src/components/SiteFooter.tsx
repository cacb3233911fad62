import { Link } from 'react-router-dom';
import { footerPages } from 'virtual:content-pages';
import { services } from '#content/services.ts';
import { business } from '#content/business.ts';
import { openingHours } from '#shared/opening-hours.ts';
import * as words from '#content/words/frame.ts';
import { ROUTES, serviceAnchor } from '../paths.ts';
import { TELEPHONE } from './contact-addresses.ts';

const POLICIES = [
  { label: words.support, to: ROUTES.support },
  { label: words.privacyPolicy, to: ROUTES.privacyPolicy },
  { label: words.termsOfService, to: ROUTES.termsOfService },
  ...footerPages,
];

/** In line with the columns above, unless the site's own pages need more room than one of them. */
const COLUMNS = footerPages.length === 0 ? 'sm:grid lg:flex xl:grid' : '';

/** [2.3.01]–[2.3.06] */
export function SiteFooter() {
  return (
    <footer className="border-t border-line text-fine sm:text-small">
      <div className="shell grid footer-columns gap-y-9 py-12 lg:py-20">
        <div className="max-lg:col-span-2">
          <p className="font-serif text-heading">{business.who.name}</p>
          <p className="mt-2 max-w-[17.3em] text-quiet">{business.who.tagline}</p>
        </div>
        <div>
          <h2 className="font-sans text-small font-semibold">{words.services}</h2>
          <ul className="mt-3">
            {services.map(({ name }) => (
              <li key={name}>
                <Link to={`${ROUTES.services}#${serviceAnchor(name)}`} className="footer-link">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="font-sans text-small font-semibold">{words.contact}</h2>
          <address className="mt-3 not-italic">
            <a href={`mailto:${business.reach.email}`} className="footer-link">
              {business.reach.email}
            </a>
            <br />
            <a href={TELEPHONE} className="footer-link">
              {business.reach.phoneShown}
            </a>
            <p className="py-1">{business.where.shown}</p>
            <span className="block py-1 text-quiet">{openingHours.inOneLine}</span>
          </address>
        </div>
      </div>
      <div className="shell">
        <div
          className={`flex footer-columns flex-wrap items-center justify-between gap-y-3 border-t border-line py-6 text-quiet ${COLUMNS}`}
        >
          <p className="w-full max-lg:col-span-2 lg:w-auto">
            © {business.who.name}, {business.where.shown}
          </p>
          <nav aria-label={words.policies}>
            <ul className="flex flex-wrap gap-x-6">
              {POLICIES.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} className="footer-link">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <ul aria-label={words.socials} className="flex gap-x-6">
            {business.reach.socials.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener noreferrer" className="footer-link">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
