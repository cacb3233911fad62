import { type ReactNode, useEffect, useRef } from 'react';

interface FloatingBarProps {
  /** Its accessible name. */
  label: string;
  /** What it is about, at its start. */
  says: string;
  /** What can be done. */
  children: ReactNode;
  /** At its end. */
  end?: ReactNode;
}

const HEIGHT = '--floating-bar';

/**
 * What can be done with a state of the page, while it lasts. It lies over the end of the window, or below what it belongs
 * to, and takes no height: nothing moves when it comes. On a phone its actions have lines of their own, as many as they need;
 * elsewhere they scroll sideways where they do not fit.
 */
export function FloatingBar({ label, says, children, end }: FloatingBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => tellHeight(bar.current), []);
  return (
    <div
      data-floating-bar
      className="sticky bottom-18 z-30 h-0 max-sm:bottom-28 touch:bottom-20 max-sm:touch:bottom-30"
    >
      <div
        ref={bar}
        role="region"
        aria-label={label}
        className="absolute inset-x-0 top-2 flex min-h-13 items-center gap-x-1 rounded bg-ink pr-1 pl-4 text-paper max-sm:-inset-x-3 max-sm:top-auto max-sm:-bottom-26 max-sm:flex-wrap max-sm:pb-1 max-sm:shadow-[0_0.5rem_0_var(--paper)] max-sm:touch:-bottom-28"
      >
        <p
          role="status"
          className="mr-2 font-semibold tabular-nums max-sm:min-w-0 max-sm:flex-1 max-sm:py-2.5 sm:shrink-0 sm:whitespace-nowrap"
        >
          {says}
        </p>
        <div
          data-deeds={says}
          className="flex min-w-0 scroll-edges [scrollbar-width:none] items-center overflow-x-auto whitespace-nowrap *:shrink-0 *:text-paper! *:hover:underline *:focus-visible:-outline-offset-2 *:focus-visible:outline-paper max-sm:order-last max-sm:-ml-2 max-sm:basis-full max-sm:flex-wrap max-sm:*:px-2"
        >
          {children}
        </div>
        {end}
      </div>
    </div>
  );
}

/** Says in the stylesheet how high the bar is, for what lies above it. @returns ends it */
function tellHeight(bar: HTMLElement | null): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${bar?.offsetHeight ?? 0}px`));
  if (bar !== null) observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(HEIGHT);
  };
}
