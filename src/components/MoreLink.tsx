import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link, type LinkProps } from 'react-router-dom';

interface MoreLinkProps extends LinkProps {
  /** Whether it leads back: its arrow points there. */
  back?: boolean;
}

/** A link at the end of a section to the page with all of its content, or at the beginning of one back to the list. */
export function MoreLink({ back = false, className = '', children, ...rest }: MoreLinkProps) {
  return (
    <Link
      {...rest}
      className={`group inline-flex min-h-11 items-center gap-2 font-semibold text-clay ${className}`}
    >
      <span className={`text-link ${back ? 'order-1' : ''}`}>{children}</span>
      <ArrowRight
        aria-hidden
        className={`size-4.5 shrink-0 transition-transform ${back ? 'rotate-180 group-hover:-translate-x-1' : 'group-hover:translate-x-1'}`}
      />
    </Link>
  );
}
