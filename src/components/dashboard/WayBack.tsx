import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router-dom';

interface WayBackProps {
  to: string;
  /** The name of the list: 'Campaigns'. */
  label: string;
}

/** From a page below a list back to it. */
export function WayBack({ to, label }: WayBackProps) {
  return (
    <p className="-mt-2 mb-1 text-small">
      <Link
        data-way-back
        to={to}
        className="finger-high inline-flex min-h-8 items-center gap-1.5 font-medium text-quiet transition-colors hover:text-clay"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {label}
      </Link>
    </p>
  );
}
