import { Link } from 'react-router-dom';
import { dashboardTabPath } from '../paths.ts';
import { useTabCounts } from './use-tab-counts.ts';

const THINGS = [
  { tab: 'messages', one: 'new message', many: 'new messages' },
  { tab: 'consultations', one: 'consultation to confirm', many: 'consultations to confirm' },
] as const;

/** Everything that awaits the owner, in one line of links; renders nothing if there is nothing. */
export function WaitingSummary() {
  const counts = useTabCounts();
  const links = THINGS.flatMap(({ tab, one, many }) => {
    const count = counts[tab]?.count ?? 0;
    return count === 0 ? [] : [{ tab, text: `${count.toLocaleString('en-US')} ${count === 1 ? one : many}` }];
  });
  if (links.length === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-5 text-quiet touch:gap-y-3">
      Waiting for you:
      {links.map(({ tab, text }) => (
        <Link
          key={tab}
          to={dashboardTabPath(tab)}
          className="finger-high inline-flex min-h-6 items-center text-link"
        >
          {text}
        </Link>
      ))}
    </p>
  );
}
