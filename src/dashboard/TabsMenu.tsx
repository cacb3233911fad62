import * as Menu from '@radix-ui/react-dropdown-menu';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef } from 'react';
import { MENU, MENU_ITEM } from '../components/dashboard/menu-style.ts';
import { COUNT } from './count-style.ts';
import { TAB_LABELS, type TabCounts } from './tab-id.ts';
import { type DashboardTab, TABS } from './tabs.ts';

interface TabsMenuProps {
  current: DashboardTab | null;
  counts: TabCounts;
  /** How much waits in tabs that are out of sight. */
  beyond: number;
  onChoose: (tab: DashboardTab) => void;
  /** The menu is closed after a choice. */
  onChosen: (tab: DashboardTab) => void;
}

/** All tabs with their counts, behind the sum of those that the strip does not show. */
export function TabsMenu({ current, counts, beyond, onChoose, onChosen }: TabsMenuProps) {
  const chosen = useRef<DashboardTab | null>(null);
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        aria-label={`All tabs: ${beyond} waiting out of sight`}
        className="tabs-beyond absolute inset-y-0 right-0 flex cursor-pointer items-center gap-1 pr-2 pl-10 focus-visible:-outline-offset-2 lg:hidden"
      >
        <span aria-hidden className={COUNT}>
          {beyond}
        </span>
        <ChevronDown aria-hidden className="size-4 text-quiet" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          align="end"
          collisionPadding={8}
          className={MENU}
          onCloseAutoFocus={(event) => {
            const { current: tab } = chosen;
            chosen.current = null;
            if (tab === null) return;
            event.preventDefault(); // the button may be gone
            onChosen(tab);
          }}
        >
          <Menu.RadioGroup value={current?.id ?? ''}>
            {TABS.map((tab) => {
              const waiting = counts[tab.id];
              return (
                <Menu.RadioItem
                  key={tab.id}
                  value={tab.id}
                  onSelect={() => {
                    chosen.current = tab;
                    onChoose(tab);
                  }}
                  className={`${MENU_ITEM} min-h-11 items-center justify-between gap-6 border-l-2 border-transparent data-[state=checked]:border-clay`}
                >
                  {TAB_LABELS[tab.id]}
                  {waiting === undefined ? null : (
                    <span className={COUNT}>
                      {waiting.count} <span className="sr-only">{waiting.word}</span>
                    </span>
                  )}
                </Menu.RadioItem>
              );
            })}
          </Menu.RadioGroup>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
