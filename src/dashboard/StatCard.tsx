import { Link } from 'react-router-dom';
import { dashboardTabPath } from '../paths.ts';
import type { DashboardTab } from './tabs.ts';

interface StatCardProps {
  label: string;
  /** Undefined while it is not known. */
  value: number | undefined;
  /** Where more about it is found. */
  tab: DashboardTab['id'];
}

/** One figure of the overview. */
export function StatCard({ label, value, tab }: StatCardProps) {
  return (
    <div className="flex flex-col-reverse justify-end border-r border-b border-line px-4 py-4 sm:px-5">
      <dt>
        <Link
          to={dashboardTabPath(tab)}
          className="inline-block py-1 text-quiet hover:text-clay hover:underline"
        >
          {label}
        </Link>
      </dt>
      <dd className="font-serif text-[2.25rem] leading-tight">
        {value === undefined ? <span aria-label="Not known yet">–</span> : value.toLocaleString('en-US')}
      </dd>
    </div>
  );
}
