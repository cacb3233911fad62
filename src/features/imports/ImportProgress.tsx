import type { ReactNode } from 'react';
import { ProgressBar } from '../../components/dashboard/ProgressBar.tsx';

interface ImportProgressProps {
  /** What goes on. */
  title: string;
  /** How far it is; '' while that is not known. */
  detail: string;
  /** 0 to 1; null while it is not known. */
  fraction: number | null;
  /** What is to be known meanwhile. */
  note: string;
  actions: ReactNode;
}

/** What is under way, how far it is, and how to stop it. */
export function ImportProgress({ title, detail, fraction, note, actions }: ImportProgressProps) {
  const percent = fraction === null ? null : Math.floor(fraction * 100);
  return (
    <div className="mt-5 border-y border-line py-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span role="status" className="font-semibold wrap-anywhere">
          {title}
        </span>
        <span className="text-quiet tabular-nums">{detail}</span>
      </p>
      <ProgressBar label={title} max={100} value={percent} className="mt-3 w-full" />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-measure text-quiet">{note}</p>
        <div className="flex gap-2">{actions}</div>
      </div>
    </div>
  );
}
