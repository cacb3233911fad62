import { Link } from 'react-router-dom';

interface PartHeadProps {
  /** The heading's. */
  id: string;
  title: string;
  /** To where all of them are, at the end of the line; null for nowhere. */
  all: { to: string; label: string } | null;
}

/** The head of a part of the agenda. */
export function PartHead({ id, title, all }: PartHeadProps) {
  return (
    <div className="flex items-baseline justify-between gap-x-4">
      <h3 id={id} className="font-sans text-body font-semibold">
        {title}
      </h3>
      {all === null ? null : (
        <Link to={all.to} className="finger-high shrink-0 text-link">
          {all.label}
        </Link>
      )}
    </div>
  );
}
