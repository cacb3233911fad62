import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** What would stand here. */
  icon?: LucideIcon;
  title: string;
  /** What happened, or what to do next. */
  message: string;
  /** A button or link to continue. */
  action?: ReactNode;
}

/** Shown in place of a list or page that is empty or missing. */
export function EmptyState({ icon: Icon, title, message, action }: EmptyStateProps) {
  return (
    <div className="border-y border-line py-12">
      {Icon === undefined ? null : <Icon aria-hidden strokeWidth={1.25} className="mb-4 size-10 text-clay" />}
      <p className="font-serif text-heading">{title}</p>
      <p className="mt-2 max-w-measure text-quiet">{message}</p>
      {action === undefined ? null : <div className="mt-6">{action}</div>}
    </div>
  );
}
