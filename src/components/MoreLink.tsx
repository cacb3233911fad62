import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link, type LinkProps } from 'react-router-dom';

/** A link at the end of a section to the page with all of its content. */
export function MoreLink({ className = '', children, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={`group inline-flex min-h-11 items-center gap-2 font-semibold text-clay ${className}`}
    >
      <span className="text-link">{children}</span>
      <ArrowRight aria-hidden className="size-4.5 shrink-0 transition-transform group-hover:translate-x-1" />
    </Link>
  );
}
