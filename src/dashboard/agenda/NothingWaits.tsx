import { Link } from 'react-router-dom';
import { consultationPartPath } from '../../features/consultations/part-path.ts';
import { useAddress } from '../../lib/host.ts';
import { ROUTES, writingPath } from '../../paths.ts';
import { QUIET_LINK } from '../../components/dashboard/quiet-link.ts';

const STEPS = [
  { to: writingPath(null), label: 'Add Post', why: 'It can stay a draft until you like it.' },
  { to: ROUTES.consultation, label: 'See the booking page', why: 'As visitors see it, with the free times.' },
  {
    to: consultationPartPath('availability'),
    label: 'Set your days off',
    why: 'When nobody is to book, and how long before.',
  },
];

/** A day on which nothing is to be done, the first one of a site among them: what could be. */
export function NothingWaits() {
  const address = useAddress();
  return (
    <div className="mt-5 grid items-center gap-x-12 gap-y-6 border-t border-ink pt-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <img
        src={address('/artwork/booked.svg')}
        alt=""
        width={1200}
        height={800}
        className="aspect-3/2 w-full max-w-md rounded"
      />
      <div>
        <p className="font-serif text-[2rem] leading-tight tracking-tight text-balance">
          Nothing waits for you.
        </p>
        <p className="mt-1 text-quiet">
          Your site is open: what visitors write or book is here first. Until then:
        </p>
        <nav aria-label="What could be done" className="mt-4 border-t border-line">
          {STEPS.map(({ to, label, why }) => (
            <p key={label} className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-2.5">
              <Link to={to} className={`${QUIET_LINK} font-semibold`}>
                {label}
              </Link>
              <span className="text-quiet">{why}</span>
            </p>
          ))}
        </nav>
      </div>
    </div>
  );
}
