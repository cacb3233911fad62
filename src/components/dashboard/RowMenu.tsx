import * as Menu from '@radix-ui/react-dropdown-menu';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useRef, useState } from 'react';
import { buttonStyle } from '../../ui/button-style.ts';
import { useMenuDeeds } from './deeds.ts';
import { MENU, MENU_ITEM, MENU_RULE } from './menu-style.ts';
import { RowKey } from './RowKey.tsx';

/** One thing that can be done with a row. */
export type RowAction = RowActionLook & (RowDeed | RowLink);

interface RowDeed {
  /** Runs once the menu is closed and the focus is back on its button; called with that button. */
  act: (button: HTMLButtonElement) => void;
}

interface RowLink {
  /** Where it leads outside this site, such as an email that it begins. */
  href: string;
  onFollow?: () => void;
}

interface RowActionLook {
  label: string;
  /** The key that does it while the row has the focus; see `useDashboardKeys`. */
  shortcut?: string;
  /** What is to be known before, below its name. */
  hint?: string | undefined;
  /** Why it can't be done now, in place of the hint; null or left out if it can. */
  refusal?: string | null;
  /** It takes something away: it stands below a line, in the colour of alarms. */
  takesAway?: boolean;
}

export type RowMenuProps = RowMenuActions &
  ({ name: string; label?: never } | { label: string; name?: never });

interface RowMenuActions {
  actions: readonly RowAction[];
  /** What is being done with the row, said in the button's place; false if nothing is. */
  busy?: string | false;
  /** Whether it was pressed before it was there. */
  isOpenAtFirst?: boolean;
}

/**
 * The rarer actions of a row, behind one button.
 * @param name what the row is of; a menu of something else has a label of its own
 */
export function RowMenu({
  name,
  label = `More: ${name}`,
  actions,
  busy = false,
  isOpenAtFirst = false,
}: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<RowDeed | null>(null);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const isBusy = busy !== false;

  // What has a key has a button of its own for it.
  const offered = actions.filter(
    ({ shortcut, refusal = null }) => shortcut === undefined && refusal === null,
  );
  useMenuDeeds(
    button,
    isBusy ? [] : offered.map((action) => ({ label: action.label, act: () => run(action) })),
  );
  function run(action: RowAction) {
    if (!('href' in action)) {
      if (button.current !== null) action.act(button.current);
      return;
    }
    window.location.assign(action.href);
    action.onFollow?.();
  }

  /** After the focus is back: a dialog returns it to where it was when it opened. */
  function actOnceClosed() {
    const { current: element } = button;
    const { current: action } = chosen;
    chosen.current = null;
    if (element !== null && action !== null) queueMicrotask(() => action.act(element));
  }

  return (
    <Menu.Root modal={false} open={isOpen} onOpenChange={(next) => setIsOpen(next && !isBusy)}>
      <Menu.Trigger
        ref={button}
        aria-label={isBusy ? undefined : label}
        aria-busy={isBusy}
        // Not disabled: that would lose the focus.
        aria-disabled={isBusy}
        className={buttonStyle(
          'quiet',
          'aria-disabled:cursor-default aria-disabled:opacity-60 data-[state=open]:text-clay',
          'small',
        )}
      >
        {isBusy ? busy : <Ellipsis className="size-4.5" />}
      </Menu.Trigger>
      {actions.map((action) =>
        action.shortcut === undefined || !('act' in action) || isBusy ? null : (
          <RowKey
            key={action.label}
            name={action.shortcut}
            label={action.label}
            onPress={() => run(action)}
          />
        ),
      )}
      <Menu.Portal>
        <Menu.Content
          align="end"
          // The button's own padding stands out beyond the row.
          alignOffset={8}
          collisionPadding={12}
          className={MENU}
          onCloseAutoFocus={actOnceClosed}
        >
          {actions.map((action, index) => (
            <Item
              key={action.label}
              action={action}
              isRuled={index > 0 ? action.takesAway === true : false}
              onChoose={() => {
                chosen.current = 'act' in action ? action : null;
              }}
            />
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

interface ItemProps {
  action: RowAction;
  isRuled: boolean;
  onChoose: () => void;
}

function Item({ action, isRuled, onChoose }: ItemProps) {
  const { label, shortcut, hint, refusal = null, takesAway = false } = action;
  const more = refusal ?? hint;
  const says = (
    <>
      <span className="flex items-baseline justify-between gap-x-6">
        {label}
        {shortcut === undefined ? null : (
          <kbd
            aria-hidden
            className="font-mono text-fine font-normal text-quiet max-sm:hidden pointer-coarse:hidden"
          >
            {shortcut}
          </kbd>
        )}
      </span>
      {more === undefined ? null : <span className="text-fine font-normal text-quiet">{more}</span>}
    </>
  );
  return (
    <>
      {isRuled ? <Menu.Separator className={MENU_RULE} /> : null}
      <Menu.Item
        asChild={'href' in action}
        disabled={refusal !== null}
        onSelect={onChoose}
        className={`${MENU_ITEM} flex-col justify-center ${takesAway ? 'text-alarm' : ''}`}
      >
        {'href' in action ? (
          <a href={action.href} onClick={action.onFollow}>
            {says}
          </a>
        ) : (
          says
        )}
      </Menu.Item>
    </>
  );
}
