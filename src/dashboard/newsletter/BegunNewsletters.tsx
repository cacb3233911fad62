import { Link } from 'react-router-dom';
import { useStoredNewsletter } from '../../features/newsletter/newsletter-draft.ts';
import { dashboardTabPath, newsletterWritingPath } from '../../paths.ts';
import { useBegunNewsletter } from './use-begun-newsletter.ts';

/** The newsletters that are still being written, above those that were sent, each with the way back to it. */
export function BegunNewsletters() {
  const plain = useStoredNewsletter('plain');
  const withImages = useBegunNewsletter();
  const subject = plain?.title?.trim() ?? '';
  const begun = [
    ...(plain === null
      ? []
      : [{ name: subject === '' ? 'A newsletter' : `“${subject}”`, to: dashboardTabPath('newsletter') }]),
    ...(withImages === null ? [] : [{ name: withImages.name, to: newsletterWritingPath() }]),
  ];
  if (begun.length === 0) return null;
  return (
    <ul aria-label="Drafts" className="mt-4 grid gap-2 rounded bg-sun-wash px-4 py-2.5">
      {begun.map(({ name, to }) => (
        <li key={to} className="flex items-baseline justify-between gap-x-4">
          <span title={name} className="min-w-0 truncate">
            {name}, not sent yet
          </span>
          <Link to={to} aria-label={`Go on writing ${name}`} className="finger-high shrink-0 text-link">
            Go on writing
          </Link>
        </li>
      ))}
    </ul>
  );
}
