import type { Readers, ReaderSpan } from '#shared/contract/readers.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { howMany } from '../../lib/how-many.ts';
import { ROUTES } from '../../paths.ts';
import { PartNotLoaded } from '../../components/dashboard/PartNotLoaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { RankedList } from './RankedList.tsx';
import { SPANS, useReaderSpan } from './reader-span.ts';
import { useReaders } from './use-readers.ts';
import { ViewsChart } from './ViewsChart.tsx';

/** From so many views on, the days before are compared in percent. */
const FEWEST_COMPARED = 20;

/** How often the site was read, what of it, and from where readers came. */
export function ReadersSection() {
  const [days, setDays] = useReaderSpan();
  const { readers, error } = useReaders(days);
  return (
    <DashboardSection
      isSmall
      title="Readers"
      {...(readers === undefined || isQuiet(readers) ? {} : { summary: summaryOf(readers, days) })}
      actions={SPANS.map((span) => (
        <button
          key={span}
          type="button"
          aria-pressed={span === days}
          onClick={() => setDays(span)}
          className="ml-3 min-h-9 cursor-pointer border-b-2 border-transparent font-semibold text-quiet transition-colors hover:text-ink aria-pressed:border-clay aria-pressed:text-ink max-sm:first:ml-0 touch:min-h-11"
        >
          {span} days
        </button>
      ))}
    >
      {readers !== undefined ? (
        <Figures readers={readers} />
      ) : error === null ? (
        <div role="status" aria-label="Loading readers" className="mt-5">
          <Skeleton className="h-64" />
        </div>
      ) : (
        <PartNotLoaded />
      )}
    </DashboardSection>
  );
}

/** Nobody read, came or left: the one sentence of `Figures` says it. */
function isQuiet({ total }: Readers): boolean {
  return total.views + total.subscribers_come + total.subscribers_gone === 0;
}

function Figures({ readers }: { readers: Readers }) {
  const { steps, posts, pages, hosts, total } = readers;
  if (total.views === 0)
    return (
      <p className="mt-4 border-y border-line py-5 text-quiet">
        Nobody has read the site in these days. Your own visits do not count while you are signed in.
      </p>
    );
  return (
    <>
      <ViewsChart steps={steps} />
      <div className="mt-7 grid gap-x-10 gap-y-6 xl:grid-cols-3">
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
          rows={pages.map(({ path, views }) => ({ ...nameOfPage(path), views, to: path }))}
        />
        <RankedList
          title="Where readers came from"
          empty="Nobody came yet."
          rows={hosts.map(({ host, views }) => ({ name: hostName(host), views, to: null }))}
        />
      </div>
      <p className="mt-3 text-fine text-quiet">Each time a page is opened counts here.</p>
    </>
  );
}

function hostName(host: string): string {
  if (host === '') return 'Directly';
  return host === '*' ? 'Other websites' : host;
}

/** The home page by its name, as "/" says little. The other pages' titles are only in their own scripts. */
function nameOfPage(path: string): { name: string; also?: string } {
  return path === ROUTES.home ? { name: 'Home', also: path } : { name: path };
}

/** '1,348 views of all pages, up 22% on the 30 days before; 16 subscribed, 3 left, 412 subscribers now' */
function summaryOf({ total, before, subscribers }: Readers, days: ReaderSpan): string {
  const { subscribers_come: come, subscribers_gone: gone } = total;
  const moved = [
    ...(come === 0 ? [] : [`${come.toLocaleString('en-US')} subscribed`]),
    ...(gone === 0 ? [] : [`${gone.toLocaleString('en-US')} left`]),
    ...(come + gone + subscribers === 0 ? [] : [`${howMany(subscribers, 'subscriber')} now`]),
  ].join(', ');
  const views = `${howMany(total.views, 'view')} of all pages${comparedWith(total, before, days)}`;
  return moved === '' ? views : `${views}; ${moved}`;
}

function comparedWith({ views }: Readers['total'], before: Readers['before'], days: ReaderSpan): string {
  if (before === null) return '';
  const percent = before.views === 0 ? 0 : Math.round((views / before.views - 1) * 100);
  // Of hardly anything, percent say too much.
  if (before.views < FEWEST_COMPARED || percent === 0)
    return `, ${before.views.toLocaleString('en-US')} in the ${days} days before`;
  return `, ${percent > 0 ? 'up' : 'down'} ${Math.abs(percent)}% on the ${days} days before`;
}
