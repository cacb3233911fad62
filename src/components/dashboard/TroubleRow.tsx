import type { ReactNode } from 'react';

interface TroubleRowProps {
  /** In the margin, coloured: what it comes to. */
  word: string;
  tone: 'alarm' | 'sun';
  /** At the right. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A line of what does not work: its word in the margin, what is to be known, and what can be done. */
export function TroubleRow({ word, tone, actions, children }: TroubleRowProps) {
  return (
    <div className="grid gap-x-3 gap-y-2 wrap-anywhere sm:grid-cols-[6.75rem_minmax(0,1fr)_auto]">
      <p aria-hidden className={`font-semibold ${tone === 'alarm' ? 'text-alarm' : 'text-sun'}`}>
        {word}
      </p>
      <div className="max-w-[60rem] min-w-0">{children}</div>
      {actions === undefined ? null : (
        <div className="flex flex-wrap items-start gap-2 sm:justify-end">{actions}</div>
      )}
    </div>
  );
}
