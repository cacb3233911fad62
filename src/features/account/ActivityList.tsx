import type { Activity } from '#shared/contract/activity.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { Loaded } from '../../components/dashboard/Loaded.tsx';
import { ShowMore } from '../../components/dashboard/ShowMore.tsx';
import { activityInWords, titlesInWords } from './activity-words.ts';
import { useActivity } from './use-activity.ts';

/** What happened in the account: sign-ins, wrong ones, new passwords, deletions, newsletters. */
export function ActivityList() {
  const { query, rows } = useActivity();
  return (
    <DashboardSection
      isSmall
      title="Activity"
      summary="Repeats within an hour are grouped. Kept for a year, without people’s names and addresses."
    >
      <Loaded query={query} name="the activity" rows={6} height="min-h-10">
        {() =>
          rows.length === 0 ? (
            <p className="mt-5 text-quiet">Nothing yet.</p>
          ) : (
            <>
              <ul className="mt-5 border-b border-line">
                {rows.map((row) => (
                  <Line key={row.id} row={row} />
                ))}
              </ul>
              <ShowMore query={query} name="activity" />
            </>
          )
        }
      </Loaded>
    </DashboardSection>
  );
}

function Line({ row }: { row: Activity }) {
  const isAlarming = row.kind === 'sign-in-failed';
  return (
    <li className="grid gap-x-6 border-t border-line py-2.5 tabular-nums sm:grid-cols-[13rem_minmax(0,1fr)] md:grid-cols-[13rem_minmax(0,1fr)_10rem]">
      <time dateTime={row.happened_at} className="text-quiet">
        {formatMoment(row.happened_at)}
      </time>
      <span className="wrap-anywhere">
        <span className={`font-medium ${isAlarming ? 'text-alarm' : ''}`}>{activityInWords(row)}</span>
        {row.titles.length === 0 ? null : <span className="text-quiet">: {titlesInWords(row)}</span>}
      </span>
      <span className="text-quiet sm:max-md:col-start-2">
        {row.device === '' ? 'On the server' : row.device}
      </span>
    </li>
  );
}
