import ArrowDown from 'lucide-react/icons/arrow-down';
import type { MouseEvent, RefObject } from 'react';
import { useSubscriberCounts } from '../../features/subscribers/use-subscribers.ts';
import { howMany } from '../../lib/how-many.ts';

interface ToSubscribersProps {
  id: string;
  list: RefObject<HTMLElement | null>;
}

/** Leads down to the subscribers, where they are not beside the newsletter. */
export function ToSubscribers({ id, list }: ToSubscribersProps) {
  const { counts } = useSubscriberCounts();

  /** Without a hash in the address: it would be lost to the next order or search, and the page scroll up with it. */
  function jump(event: MouseEvent) {
    event.preventDefault();
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  }
  return (
    <a
      href={`#${id}`}
      onClick={jump}
      className="finger-high inline-flex min-h-6 items-center gap-1 px-2 text-link xl:hidden"
    >
      {counts === null ? 'Subscribers' : howMany(counts.all, 'subscriber')}
      <ArrowDown aria-hidden className="size-3.5" />
    </a>
  );
}
