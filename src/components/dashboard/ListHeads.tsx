interface ListHeadsProps {
  names: readonly string[];
  /** The columns of the list below. */
  className: string;
}

/** The heads of a list's columns. What they name says itself what it is, so they are for the eye alone. */
export function ListHeads({ names, className }: ListHeadsProps) {
  return (
    <div
      aria-hidden
      className={`grid border-b border-ink py-2 text-fine font-semibold text-quiet max-md:hidden ${className}`}
    >
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}
