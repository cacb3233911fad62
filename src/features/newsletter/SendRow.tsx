import type { ReactNode } from 'react';

interface SendRowProps {
  label: string;
  /** The id of its label, for a group that is named by it. */
  labelId?: string;
  children: ReactNode;
}

/** One line of what is decided before a newsletter goes out: its name beside it, or above it on a phone. */
export function SendRow({ label, labelId, children }: SendRowProps) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:items-baseline">
      <p id={labelId} className="text-quiet">
        {label}
      </p>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
