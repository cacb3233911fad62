import { Link } from 'react-router-dom';
import { howMany } from '../../lib/how-many.ts';

interface MoreLinkProps {
  to: string;
  /** How many are not shown; none or fewer for no link. */
  left: number;
  /** One of them: 'more message'. */
  what: string;
}

/** Leads to what has no room in the agenda. */
export function MoreLink({ to, left, what }: MoreLinkProps) {
  return left <= 0 ? null : (
    <p className="pt-3">
      <Link to={to} className="finger-high text-link">
        {howMany(left, what)}
      </Link>
    </p>
  );
}
