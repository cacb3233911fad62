import { Link } from 'react-router-dom';
import { callsView } from '../components/dashboard/calls-of-path.ts';
import { dashboardTabPath } from '../paths.ts';
import type { useWaiting } from './use-waiting.ts';

const THINGS = [
  {
    name: 'messages',
    path: dashboardTabPath('messages'),
    one: 'message to answer',
    many: 'messages to answer',
  },
  {
    name: 'pending',
    path: callsView('pending'),
    one: 'consultation to confirm',
    many: 'consultations to confirm',
  },
  {
    name: 'declined',
    path: dashboardTabPath('consultations'),
    one: 'declined consultation',
    many: 'declined consultations',
  },
] as const;

/** As high in all its states: what stands below it is not to move. */
const LINE = 'mt-1 min-h-6 text-quiet';

/** Everything that awaits the owner, in one line of links; its place is kept while that is not known. */
export function WaitingSummary({ counts }: { counts: ReturnType<typeof useWaiting> }) {
  const links = THINGS.flatMap(({ name, path, one, many }) => {
    const count = counts[name];
    return count === 0
      ? []
      : [{ name, path, text: `${count.toLocaleString('en-US')} ${count === 1 ? one : many}` }];
  });
  if (links.length === 0)
    return (
      <p className={`${LINE} ${counts.isKnown ? '' : 'max-sm:min-h-12'}`}>
        {counts.isKnown ? 'No messages to answer, no consultations to confirm.' : null}
      </p>
    );
  return (
    <p className={`${LINE} flex flex-wrap items-center gap-x-4`}>
      Waiting for you:
      {links.map(({ name, path, text }) => (
        <Link key={name} to={path} className="finger-high inline-flex min-h-6 items-center text-link">
          {text}
        </Link>
      ))}
    </p>
  );
}
