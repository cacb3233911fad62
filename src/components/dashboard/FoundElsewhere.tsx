import type { NamedView } from '../../lib/use-narrowed-list.ts';

interface FoundElsewhereProps {
  /** The views that have what is searched for, with how much of it. */
  views: readonly (NamedView & { found: number })[];
  onChoose: (view: NamedView) => void;
}

/** Leads from a view in which nothing is found to those in which something is. */
export function FoundElsewhere({ views, onChoose }: FoundElsewhereProps) {
  if (views.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
      {views.map((view) => (
        <button
          key={view.name}
          type="button"
          onClick={() => onChoose(view)}
          className="finger-high min-h-6 cursor-pointer font-medium text-link tabular-nums"
        >
          {`${view.found.toLocaleString('en-US')} ${view.found === 1 ? 'match' : 'matches'} in ${view.label}`}
        </button>
      ))}
    </p>
  );
}
