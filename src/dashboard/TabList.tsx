import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useInBrowser } from '../lib/use-in-browser.ts';
import { COUNT } from './count-style.ts';
import { panelId, tabId } from './tab-elements.ts';
import { TAB_LABELS, type TabCount, type TabCounts } from './tab-id.ts';
import { type DashboardTab, TABS } from './tabs.ts';
import { TabsMenu } from './TabsMenu.tsx';
import { useCountsBeyond } from './use-counts-beyond.ts';
import { followWidth, isWide } from './wide.ts';

interface TabListProps {
  /** Null where none of them is shown. */
  current: DashboardTab | null;
  counts: TabCounts;
  onChoose: (tab: DashboardTab) => void;
  /** Before them. */
  children: ReactNode;
}

/**
 * The eight tabs: a column beside the panel, or a scrolling strip above it. Arrow keys, Home and End move between them;
 * Enter and Space select.
 */
export function TabList({ current, counts, onChoose, children }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const wide = useInBrowser(isWide, followWidth) ?? false;

  // A count that loads later makes the strip longer.
  const counted = Object.keys(counts).length;
  const reachable = current ?? TABS[0];
  const beyond = useCountsBeyond(list, counts);
  useEffect(() => {
    if (current !== null)
      document.getElementById(tabId(current))?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current, counted]);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const next = target(event.key, tabs.indexOf(document.activeElement as HTMLElement), tabs.length);
    if (next === null) return;
    event.preventDefault();
    tabs[next]?.focus();
  }

  return (
    <div className="sticky top-0 z-30 flex border-b border-line bg-paper max-lg:pl-1.5 lg:block lg:w-56 lg:shrink-0 lg:self-start lg:border-0">
      {children}
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label="Dashboard"
        aria-orientation={wide ? 'vertical' : 'horizontal'}
        onKeyDown={move}
        className="flex min-w-0 scroll-edges [scrollbar-width:none] overflow-x-auto px-2 outline-none sm:px-3 md:max-lg:px-1 lg:flex-col lg:overflow-visible lg:py-8 lg:pr-0 lg:pl-3"
      >
        {TABS.map((tab) => {
          const selected = tab.id === current?.id;
          const waiting = counts[tab.id];
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={tabId(tab)}
              data-tab={tab.id}
              aria-selected={selected}
              aria-controls={selected ? panelId(tab) : undefined}
              aria-describedby={waiting === undefined ? undefined : `${tabId(tab)}-count`}
              tabIndex={tab.id === reachable.id ? 0 : -1}
              onClick={() => onChoose(tab)}
              onPointerEnter={() => void tab.load().catch(() => undefined)}
              className="flex min-h-11 shrink-0 cursor-pointer items-center justify-between gap-2 border-b-2 border-transparent px-3 text-small font-medium whitespace-nowrap text-quiet transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-clay aria-selected:text-ink md:max-lg:gap-1 md:max-lg:px-1.5 md:max-lg:text-fine lg:border-b-0 lg:border-l-2 lg:pl-2.5"
            >
              {TAB_LABELS[tab.id]}
              {waiting === undefined ? null : <Count tab={tab} {...waiting} />}
            </button>
          );
        })}
      </div>
      {beyond === 0 ? null : (
        <TabsMenu
          current={current}
          counts={counts}
          beyond={beyond}
          onChoose={onChoose}
          onChosen={(tab) => document.getElementById(tabId(tab))?.focus()}
        />
      )}
    </div>
  );
}

/** Shown as a number; screen readers hear '3 new' after the tab's name. */
function Count({ tab, count, word }: TabCount & { tab: DashboardTab }) {
  return (
    <span aria-hidden className={COUNT}>
      <span>{count}</span>
      <span id={`${tabId(tab)}-count`} hidden>
        {count} {word}
      </span>
    </span>
  );
}

/** The index of the tab that a key leads to; null if the key does not navigate. */
function target(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
