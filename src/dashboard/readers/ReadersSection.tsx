import { useState } from 'react';
import type { Readers, ReaderSpan } from '#shared/contract/readers.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { RetryNote } from '../../components/dashboard/RetryNote.tsx';
import { howMany } from '../../lib/how-many.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { RankedList } from './RankedList.tsx';
import { FIRST_SPAN, useReaders } from './use-readers.ts';
import { ViewsChart } from './ViewsChart.tsx';

const SPANS = [7, 30, 365] as const;

/** How often the site was read, what of it, and from where readers came. */
export function ReadersSection() {
  const [days, setDays] = useState(FIRST_SPAN);
  const { readers, error, retry } = useReaders(days);
  return (
    <DashboardSection
      title="Readers"
      {...(readers === undefined ? {} : { summary: summaryOf(readers, days) })}
      actions={SPANS.map((span) => (
        <Button
          key={span}
          size="small"
          variant={span === days ? 'secondary' : 'quiet'}
          aria-pressed={span === days}
          onClick={() => setDays(span)}
        >
          {span} days
        </Button>
      ))}
    >
      {readers !== undefined ? (
        <Figures readers={readers} />
      ) : error === null ? (
        <div role="status" aria-label="Loading readers" className="mt-5">
          <Skeleton className="h-64" />
        </div>
      ) : (
        <RetryNote
          message={`Readers could not be counted: ${error.message}`}
          onRetry={retry}
          className="mt-3"
        />
      )}
    </DashboardSection>
  );
}

function Figures({ readers }: { readers: Readers }) {
  const { steps, posts, pages, hosts, total } = readers;
  if (total.views === 0)
    return (
      <p className="mt-4 border-y border-line py-8 text-quiet">
        Nobody has read the site in these days. Your own visits do not count while you are signed in.
      </p>
    );
  return (
    <>
      <ViewsChart steps={steps} />
      <div className="mt-6 grid gap-x-10 gap-y-6 xl:grid-cols-3">
        <RankedList
          title="Most read posts"
          empty="No post was read yet."
          rows={posts.map(({ path, title, views }) => ({
            name: title ?? path,
            views,
            to: title === null ? null : path,
          }))}
        />
        <RankedList
          title="Other pages"
          empty="No page was read yet."
          rows={pages.map(({ path, views }) => ({ name: path, views, to: path }))}
        />
        <RankedList
          title="Where readers came from"
          empty="Nobody came yet."
          rows={hosts.map(({ host, views }) => ({ name: hostName(host), views, to: null }))}
        />
      </div>
    </>
  );
}

function hostName(host: string): string {
  if (host === '') return 'Directly';
  return host === '*' ? 'Other websites' : host;
}

/** '1,234 views, 1,100 in the 30 days before; 3 subscribed, 1 left' */
function summaryOf({ total, before }: Readers, days: ReaderSpan): string {
  const earlier =
    before === null ? '' : `, ${before.views.toLocaleString('en-US')} in the ${days} days before`;
  const { subscribers_come: come, subscribers_gone: gone } = total;
  return `${howMany(total.views, 'view')}${earlier}; ${come.toLocaleString('en-US')} subscribed, ${gone.toLocaleString('en-US')} left`;
}
