import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** What happened, or what to do next. */
  message: string;
  /** `error` is announced at once. */
  tone?: 'empty' | 'error';
  /** A button or link to continue. */
  action?: ReactNode;
}

/** Shown in place of a list or page that is empty or missing. */
export function EmptyState({ title, message, tone = 'empty', action }: EmptyStateProps) {
  return (
    <div role={tone === 'error' ? 'alert' : undefined} className="border-y border-line py-12">
      <p className={`font-serif text-heading ${tone === 'error' ? 'text-alarm' : ''}`}>{title}</p>
      <p className="mt-2 max-w-measure text-quiet">{message}</p>
      {action === undefined ? null : <div className="mt-6">{action}</div>}
    </div>
  );
}
