import { type ReactNode, useId } from 'react';
import { NewsLine } from './NewsLine.tsx';
import type { Notice } from './latest-notice.ts';

interface DashboardSectionProps {
  title: string;
  /** One below the first of a tab. */
  isSmall?: boolean;
  /** One line below the title. */
  summary?: string;
  /** The latest result, at the foot of the window; takes the focus if the action has lost it. */
  notice?: Notice | null;
  /** Buttons beside the title; below it where there is no room. */
  actions?: ReactNode;
  /** A menu that stays beside it. */
  menu?: ReactNode;
  /** Whether it is one of several parts of a section. */
  isPart?: boolean;
  /** What one can be led to it by: see part-arrival.ts. */
  name?: string;
  children: ReactNode;
}

/** A titled section of a dashboard tab, in the dashboard's denser type. */
export function DashboardSection({
  title,
  isSmall = false,
  summary,
  notice = null,
  actions,
  menu,
  isPart = false,
  name,
  children,
}: DashboardSectionProps) {
  const id = useId();
  const Heading = isPart ? 'h3' : 'h2';
  return (
    <section
      aria-labelledby={id}
      data-part={name}
      tabIndex={name === undefined ? undefined : -1}
      className="text-small outline-none"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-56">
          <div className="flex items-start justify-between gap-x-3">
            <Heading id={id} className={isPart || isSmall ? 'text-[1.25rem] leading-tight' : 'text-heading'}>
              {title}
            </Heading>
            {menu}
          </div>
          {summary === undefined ? null : (
            <p className="mt-1 max-w-measure text-quiet tabular-nums">{summary}</p>
          )}
        </div>
        {actions === undefined ? null : (
          <div
            className={`flex flex-wrap items-center gap-2 ${menu === undefined ? '' : 'max-sm:basis-full'}`}
          >
            {actions}
          </div>
        )}
      </div>
      {notice === null ? null : <NewsLine notice={notice} />}
      {children}
    </section>
  );
}
