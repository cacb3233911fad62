const SWATCHES = [
  ['Pending', 'border border-dashed border-sun bg-sun-wash'],
  ['Confirmed', 'border border-agave bg-agave-wash'],
  ['Free', 'border border-edge week-free'],
  ['Closed: off, or outside your hours', 'border border-edge hatched'],
  ['Closed: too near, or busy', 'border border-edge week-taken'],
  ['Past', 'border border-edge week-past'],
] as const;

/** What the look of a cell means, which buttons say themselves, and what can be done with it. */
export function WeekLegend() {
  return (
    <div className="mt-3 flex flex-wrap justify-between gap-x-8 gap-y-1 text-fine text-quiet">
      <ul aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 max-md:hidden">
        {SWATCHES.map(([name, look]) => (
          <li key={name} className="flex items-center gap-2">
            <span className={`size-4 rounded-[2px] ${look}`} />
            {name}
          </li>
        ))}
      </ul>
      <p>
        Press a time to book a call, to take it off or to open it; a day for its other hours, and to take all
        of it off.
        <span className="hidden md:pointer-fine:inline">
          {' '}
          Drag over several times to change them together, a call to another time to move it; hold it over an
          arrow above, or at the side, for another week. ? shows the keys.
        </span>
      </p>
    </div>
  );
}
