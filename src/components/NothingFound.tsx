import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './Drawing.tsx';

export interface NothingFoundProps {
  title: string;
  /** What happened, or what to do next. */
  message: string;
  /** The page's own heading, announced at once, where nothing else stands on it. */
  isPage?: boolean;
  /** Whether it is announced at once: a failure. */
  isAlert?: boolean;
  /** Within a section that has a headline of its own. */
  isPart?: boolean;
  drawing?: DrawingName;
  /** The next step. */
  children?: ReactNode;
}

/** In the place of a list or a page: what was not found or not loaded, or is not there yet, beside a drawing. */
export function NothingFound({
  title,
  message,
  isPage = false,
  isAlert = isPage,
  isPart = false,
  drawing = 'not-found',
  children,
}: NothingFoundProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className="grid items-center gap-x-14 gap-y-8 pt-4 sm:grid-cols-[3fr_2fr] lg:grid-cols-[7fr_5fr]">
      <div>
        <div role={isAlert ? 'alert' : undefined}>
          <Title className={`font-serif font-[520] ${isPart ? 'text-heading' : 'text-title'}`}>{title}</Title>
          <p className="mt-4 max-w-measure text-lead text-quiet">{message}</p>
        </div>
        {children === undefined ? null : <div className="mt-7 flex flex-wrap gap-4">{children}</div>}
      </div>
      <Drawing of={drawing} />
    </div>
  );
}
