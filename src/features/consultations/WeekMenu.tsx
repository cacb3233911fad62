import * as Menu from '@radix-ui/react-dropdown-menu';
import { type ComponentProps, type PointerEvent, type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { MENU, MENU_ITEM } from '../../components/dashboard/menu-style.ts';

/** One thing that can be done with a time or a day of the week, or where more can. */
export type WeekAction = { label: string; hint?: string | undefined } & (
  { act: () => void } | { to: string }
);

interface WeekMenuProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Said above the actions. */
  says?: ReactNode;
  actions: readonly WeekAction[];
  align?: 'start' | 'center';
}

/**
 * A button of the week with a menu. It opens as a press of its button ends: a menu that opens as one begins lies under the
 * pointer, and would take its end for a choice. What is chosen is done once it is closed and the focus is back on the button,
 * where a dialog returns it to.
 */
export function WeekMenu({
  isOpen,
  onOpen,
  says,
  actions,
  align = 'center',
  onPointerDown,
  children,
  ...button
}: WeekMenuProps) {
  const wasOpen = useRef(false);
  const chosen = useRef<(() => void) | null>(null);

  function press(event: PointerEvent<HTMLButtonElement>) {
    onPointerDown?.(event);
    if (event.button !== 0) return;
    event.preventDefault(); // it would open
    if (event.pointerType === 'mouse') event.currentTarget.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }

  function actOnceClosed() {
    if (chosen.current !== null) queueMicrotask(chosen.current);
    chosen.current = null;
  }

  return (
    <Menu.Root modal={false} open={isOpen} onOpenChange={onOpen}>
      <Menu.Trigger
        {...button}
        onPointerDown={press}
        onClick={() => {
          onOpen(!wasOpen.current);
          wasOpen.current = false;
        }}
        onKeyDown={leaveArrows}
      >
        {children}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content align={align} collisionPadding={12} className={MENU} onCloseAutoFocus={actOnceClosed}>
          {says === undefined ? null : (
            <Menu.Label className="max-w-72 px-4 py-1.5 text-fine wrap-anywhere text-quiet">
              {says}
            </Menu.Label>
          )}
          {actions.map((action) => (
            <Menu.Item
              key={action.label}
              asChild={'to' in action}
              className={`${MENU_ITEM} tabular-nums ${action.hint === undefined ? 'items-center' : 'flex-col'}`}
              onSelect={() => {
                chosen.current = 'act' in action ? action.act : null;
              }}
            >
              {'to' in action ? <Link to={action.to}>{action.label}</Link> : <Says action={action} />}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Says({ action: { label, hint } }: { action: WeekAction }) {
  return (
    <>
      {label}
      {hint === undefined ? null : <span className="text-fine font-normal text-quiet">{hint}</span>}
    </>
  );
}

/** The arrow keys of the week go on to the next one; the others open the menu. */
function leaveArrows(event: { key: string; preventDefault: () => void }) {
  if (event.key === 'ArrowDown') event.preventDefault();
}
