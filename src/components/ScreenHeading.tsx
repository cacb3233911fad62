import { type ReactNode, useEffect, useRef } from 'react';
import { scrollBehavior } from '../lib/scroll-behavior.ts';

interface ScreenHeadingProps {
  /** Whether this screen replaced another on the same page: the heading then takes the focus. */
  arrived: boolean;
  className?: string;
  children: ReactNode;
}

/** The heading of one screen within a page (a form, a confirmation). Page changes are handled elsewhere. */
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
