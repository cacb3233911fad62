import { Link } from 'react-router-dom';
import { dashboardTabPath } from '../paths.ts';
import type { TabId } from './tab-id.ts';

interface StatCardProps {
  label: string;
  /** Undefined while loading. */
  value: number | undefined;
  /** The tab with the details. */
  tab: TabId;
}

/** One figure of the overview. */
export function StatCard({ label, value, tab }: StatCardProps) {
  return (
    <div className="group relative -mb-px -ml-px flex flex-col-reverse justify-end border-b border-l border-line px-4 py-4 max-sm:odd:pl-0 sm:px-5 sm:max-xl:nth-[3n+1]:pl-0 xl:first:pl-0">
      <dt>
        <Link
          to={dashboardTabPath(tab)}
          className="inline-block py-1 text-quiet transition-colors group-hover:text-clay after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-clay"
        >
          {label}
        </Link>
      </dt>
      <dd className="font-serif text-[2.25rem] leading-tight tabular-nums">
        {value === undefined ? <span aria-label="Not known yet">–</span> : value.toLocaleString('en-US')}
      </dd>
    </div>
  );
}
