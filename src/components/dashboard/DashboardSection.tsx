import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { Notice } from './use-news.ts';

interface DashboardSectionProps {
  title: string;
  /** One of several of a tab, below its first. */
  isPart?: boolean;
  /** One line below the title. */
  summary?: string;
  /** The latest result, at the foot of the window; takes the focus if the action has lost it. */
  notice?: Notice | null;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled section of a dashboard tab, in the dashboard's denser type. */
export function DashboardSection({
  title,
  isPart = false,
  summary,
  notice = null,
  actions,
  children,
}: DashboardSectionProps) {
  const id = useId();
  const [hidden, setHidden] = useState<Notice | null>(null);
  const news = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (notice !== null && isLost) news.current?.focus({ preventScroll: true });
  }, [notice]);
  return (
    <section aria-labelledby={id} className="text-small">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-56">
          <h2 id={id} className={isPart ? 'text-[1.25rem] leading-tight' : 'text-heading'}>
            {title}
          </h2>
          {summary === undefined ? null : <p className="mt-1 text-quiet tabular-nums">{summary}</p>}
        </div>
        {actions === undefined ? null : <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {notice === null || notice === hidden ? null : (
        <div className="fixed inset-x-4 bottom-4 z-40 mx-auto flex w-fit max-w-[44rem] items-center gap-x-4 rounded bg-ink py-1 pr-1 pl-4 font-medium text-paper">
          <p ref={news} tabIndex={-1} className="min-w-0 py-1.5 wrap-anywhere outline-none">
            {notice.text}
          </p>
          <div className="flex shrink-0 items-center">
            {notice.undo === null ? null : (
              <Button
                size="small"
                variant="quiet"
                className="text-paper! underline underline-offset-4 focus-visible:outline-paper"
                onClick={notice.undo}
              >
                Undo
              </Button>
            )}
            <button
              type="button"
              aria-label="Hide"
              onClick={() => setHidden(notice)}
              className="grid size-9 cursor-pointer place-items-center rounded focus-visible:outline-paper touch:size-11"
            >
              <X aria-hidden className="size-4" />
            </button>
          </div>
        </div>
      )}
      {children}
    </section>
  );
}
