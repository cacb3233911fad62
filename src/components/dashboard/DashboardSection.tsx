import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { Notice } from './use-news.ts';

interface DashboardSectionProps {
  title: string;
  /** One line below the title. */
  summary?: string;
  /** The latest result; takes the focus if the action has lost it. */
  notice?: Notice | null;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Whether it is one of several parts of a section. */
  isPart?: boolean;
  children: ReactNode;
}

/** A titled section of a dashboard tab, in the dashboard's denser type. */
export function DashboardSection({
  title,
  summary,
  notice = null,
  actions,
  isPart = false,
  children,
}: DashboardSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="text-small">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-56">
          {isPart ? (
            <h3 id={id} className="text-[1.25rem] leading-snug">
              {title}
            </h3>
          ) : (
            <h2 id={id} className="text-heading">
              {title}
            </h2>
          )}
          {summary === undefined ? null : <p className="mt-1 text-quiet tabular-nums">{summary}</p>}
        </div>
        {actions === undefined ? null : <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {notice === null ? null : <News notice={notice} />}
      {children}
    </section>
  );
}

function News({ notice }: { notice: Notice }) {
  const news = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost) news.current?.focus({ preventScroll: true });
  }, [notice]);
  return (
    <div className="sticky top-14 z-20 mt-4 flex items-center justify-between gap-4 rounded bg-agave-wash px-3 py-1 font-medium text-agave lg:top-3">
      <p ref={news} tabIndex={-1} className="min-w-0 py-1 wrap-anywhere outline-none">
        {notice.text}
      </p>
      {notice.undo === null ? null : (
        <Button
          size="small"
          variant="quiet"
          className="-mr-2 text-agave! underline underline-offset-4"
          onClick={notice.undo}
        >
          Undo
        </Button>
      )}
    </div>
  );
}
