import { useSubscriberCounts } from '../../features/subscribers/use-subscribers.ts';
import { howMany } from '../../lib/how-many.ts';

/** To how many a newsletter goes that waits for its time, by the list of this moment. */
export function ToWhom() {
  const { counts } = useSubscriberCounts();
  return <p className="mt-1 text-quiet tabular-nums">{inWords(counts?.active ?? null)}</p>;
}

function inWords(active: number | null): string {
  if (active === null) return 'To every active subscriber';
  if (active === 0) return 'To nobody yet: there is no active subscriber';
  return `To ${howMany(active, 'subscriber')}, as the list is now`;
}
