import type { ReactNode } from 'react';

export type BadgeTone = 'agave' | 'sun' | 'sky' | 'alarm' | 'plain';

const TONES: Record<BadgeTone, string> = {
  agave: 'bg-agave-wash text-agave',
  sun: 'bg-sun-wash text-sun',
  sky: 'bg-sky-wash text-sky',
  alarm: 'bg-alarm-wash text-alarm',
  plain: 'border border-line text-quiet',
};

/** A label for a status. Its meaning never depends on colour alone. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span
      data-tone={tone}
      className={`inline-block shrink-0 rounded px-2 py-0.5 text-fine font-semibold ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
