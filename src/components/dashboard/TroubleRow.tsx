import type { ReactNode } from 'react';

interface TroubleRowProps {
  /** In the margin, coloured: what it comes to. On a phone a coloured rule stands there. */
  word: string;
  tone: 'alarm' | 'sun';
  /** At the right; below where there is no room. */
  actions?: ReactNode;
  /** One line, and what is folded up behind it. */
  children: ReactNode;
}

const TONES = {
  alarm: { word: 'text-alarm', rule: 'max-sm:border-alarm' },
  sun: { word: 'text-sun', rule: 'max-sm:border-sun' },
};

/** A line of what does not work: its word in the margin, what is to be known, and what can be done. */
export function TroubleRow({ word, tone, actions, children }: TroubleRowProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5 border-b border-line py-2.5 wrap-anywhere">
      <p aria-hidden className={`w-27 shrink-0 font-semibold max-sm:hidden ${TONES[tone].word}`}>
        {word}
      </p>
      <div
        className={`flex max-w-[60rem] min-w-0 flex-[1_1_11rem] flex-wrap items-baseline gap-x-3 max-sm:border-l-2 max-sm:pl-3 [&>details]:mt-0 [&>details[open]]:basis-full ${TONES[tone].rule}`}
      >
        {children}
      </div>
      {actions === undefined ? null : (
        <div className="flex flex-wrap items-center gap-2 sm:justify-end">{actions}</div>
      )}
    </div>
  );
}
