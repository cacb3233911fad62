import { type ReactNode, useId } from 'react';
import type { Notice } from './latest-notice.ts';
import { NewsLine } from './NewsLine.tsx';

interface TroubleSectionProps {
  /** Not seen: each of its lines says of itself what it is about. */
  title: string;
  /** The latest result. */
  notice?: Notice | null;
  /** Lines that end with a rule. */
  children: ReactNode;
}

/** What does not work of one kind, each a `TroubleRow`. */
export function TroubleSection({ title, notice = null, children }: TroubleSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="text-small">
      <h3 id={id} className="sr-only">
        {title}
      </h3>
      {notice === null ? null : <NewsLine notice={notice} />}
      {children}
    </section>
  );
}
