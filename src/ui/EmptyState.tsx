import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** What happened, or what comes next. */
  message: string;
  /** `error` is read out at once. */
  tone?: 'empty' | 'error';
  /** A button or link that leads on. */
  action?: ReactNode;
}

/** Stands where a list or a page would be, when there is none. */
export function EmptyState({ title, message, tone = 'empty', action }: EmptyStateProps) {
  return (
    <div role={tone === 'error' ? 'alert' : undefined} className="border-y border-line py-12">
      <p className={`font-serif text-heading ${tone === 'error' ? 'text-alarm' : ''}`}>{title}</p>
      <p className="mt-2 max-w-measure text-quiet">{message}</p>
      {action === undefined ? null : <div className="mt-6">{action}</div>}
    </div>
  );
}
