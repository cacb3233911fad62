import { Link, useSearchParams } from 'react-router-dom';
import { englishList } from '../components/dashboard/english-list.ts';
import { useUnsaved } from '../components/dashboard/unsaved.ts';
import { consultationPartPath, PART_PARAM } from '../features/consultations/part-path.ts';
import { arrivalAtPart } from './part-arrival.ts';
import type { TabId } from './tab-id.ts';

/**
 * Says on every other page of the dashboard what is edited and not saved, and leads back to the first of it.
 * @param tab the one that is shown; null for the account
 */
export function UnsavedElsewhere({ tab }: { tab: TabId | null }) {
  const names = useUnsaved();
  const [params] = useSearchParams();
  const isThere = tab === 'consultations' && params.get(PART_PARAM) === 'availability';
  const [first] = names;
  if (first === undefined || isThere) return null;
  return (
    <div
      role="region"
      aria-label="Unsaved changes elsewhere"
      className="mb-6 flex min-h-11 flex-wrap items-center gap-x-4 rounded bg-ink px-4 py-1 text-small text-paper"
    >
      <p role="status" className="font-semibold">
        Not saved: {englishList(names)}
      </p>
      <Link
        to={consultationPartPath('availability')}
        state={arrivalAtPart(first)}
        className="flex min-h-9 items-center underline underline-offset-4 focus-visible:outline-paper touch:min-h-11"
      >
        Show
      </Link>
    </div>
  );
}
