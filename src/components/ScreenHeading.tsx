import { type ReactNode, useEffect, useRef } from 'react';
import { scrollBehavior } from '../lib/scroll-behavior.ts';

interface ScreenHeadingProps {
  /** Whether this screen took the place of another on the same page: then the visitor is taken to its heading. */
  arrived: boolean;
  className?: string;
  children: ReactNode;
}

/** The heading of one of a page's screens (a form, what follows it). A change of page is not its business. */
export function ScreenHeading({ arrived, className, children }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!arrived) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
  }, [arrived]);
  return (
    <h1 ref={heading} tabIndex={arrived ? -1 : undefined} className={className}>
      {children}
    </h1>
  );
}
