import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { scrollBehavior } from '../../lib/scroll-behavior.ts';
import type { BlogPlace } from './blog-place.ts';
import { describeResults } from './describe-results.ts';

interface ResultsHeadingProps {
  place: BlogPlace;
  /** Null while unknown. */
  found: { totalPosts: number; totalPages: number } | null;
}

/** Says what the list shows, also to screen readers. A page change moves the focus here. */
export function ResultsHeading({ place, found }: ResultsHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(place);
  const navigation = useNavigationType();
  const { page, category, search } = place;

  useEffect(() => {
    const before = seen.current;
    seen.current = { page, category, search };
    const turned = before.page !== page && before.category === category && before.search === search;
    if (!turned || navigation !== NavigationType.Push) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  }, [page, category, search, navigation]);

  return (
    <div role="status">
      <h2
        id="results"
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-6 font-sans text-small font-medium text-quiet"
      >
        {describeResults(place, found)}
      </h2>
    </div>
  );
}
