import * as Menu from '@radix-ui/react-dropdown-menu';
import type { LucideIcon } from 'lucide-react';
import Search from 'lucide-react/icons/search';
import Type from 'lucide-react/icons/type';
import type Quill from 'quill';
import { Fragment, useRef, useState } from 'react';
import { MENU } from '../../components/dashboard/menu-style.ts';
import { useHost } from '../../lib/host.ts';
import { isMac, spellKeys } from '../../lib/keys.ts';
import { MoreTools } from './MoreTools.tsx';
import { whyNot } from './note-lines.ts';
import { holdFocus } from './tables/hold-focus.ts';
import type { ToolbarButton } from './toolbar-buttons.ts';
import { isInMenu, MENU_GROUPS, type AskingTool } from './toolbar-menu.ts';
import { Chosen, ChoicesMenu, ChoicesRow, TOOL_ITEM } from './ToolChoices.tsx';
import { chooseTool, isPressed, pressTool } from './tools.ts';
import { FIND_EVENT } from './writing/use-find-keys.ts';
import { BlockItems } from './writing/BlockItems.tsx';
import { isNarrow, isTouched } from './writing/place.ts';
import { useTypographicSetting } from './writing/typographic-setting.ts';

export interface ToolMenuProps {
  quill: Quill;
  formats: Readonly<Record<string, unknown>>;
  disabled: boolean;
  /** Whether the focus is in the text, or came to the toolbar from there. */
  cameFromText: () => boolean;
  ask: Record<AskingTool['asksFor'], () => void>;
}

/** On a phone: as wide as the window. */
const SHEET = 'w-[calc(100vw-1.5rem)]';
const FIND_KEYS = 'Mod+H';

/**
 * What the toolbar of the page for writing does not show: in words, with the keys beside them, in two columns. On a phone,
 * whose keyboard gives way to it, it is as wide as the window, with its tools side by side, and no menu of it leads to
 * another. All of it is to be seen at once, with room for a few more.
 */
export function ToolMenu({ quill, formats, disabled, cameFromText, ask }: ToolMenuProps) {
  const { domWindow } = useHost();
  const isOnMac = isMac(domWindow());
  /** Leads back to where one was when it opened. */
  const opening = () => ({ resume: holdFocus(quill), isFromText: cameFromText() });
  const [start] = useState(opening);
  const opened = useRef(start);
  const isLeft = useRef(false);
  const chosen = useRef<{ run: () => void; inText: boolean } | null>(null);
  const act = (run: () => void, inText = true) => {
    chosen.current = { run, inText };
  };

  /**
   * What is done in the text is done with the focus there. What asks something first returns to where it was opened: the text,
   * or the button. Who opened it from the text and chooses nothing goes on there, unless it was left for something else.
   */
  function onClosed(event: Event) {
    const { current: action } = chosen;
    const isStay = !isLeft.current && opened.current.isFromText;
    chosen.current = null;
    isLeft.current = false;
    if (action === null && !isStay) return;
    if (action?.inText === false && !isStay) {
      queueMicrotask(action.run);
      return;
    }
    event.preventDefault();
    opened.current.resume();
    action?.run();
  }

  const { isTypographic, setTypographic } = useTypographicSetting();
  const isSheet = isNarrow(quill);
  const itemClass = isSheet ? 'tool-tile' : TOOL_ITEM;
  const groupClass = isSheet ? 'tool-tiles' : '';
  const Choices = isSheet ? ChoicesRow : ChoicesMenu;

  const item = (tool: ToolbarButton | AskingTool) => {
    if ('asksFor' in tool) {
      return (
        <Menu.Item className={itemClass} onSelect={() => act(ask[tool.asksFor], false)}>
          <Words {...tool} />
        </Menu.Item>
      );
    }
    const pressed = isPressed(tool, formats);
    const onSelect = () => act(() => pressTool(quill, tool, formats));
    return pressed === undefined ? (
      <Menu.Item className={itemClass} onSelect={onSelect} {...shortcut(tool.keys, isOnMac)}>
        <Words {...tool} />
      </Menu.Item>
    ) : (
      <Menu.CheckboxItem
        checked={pressed}
        disabled={whyNot(tool.format?.[0], formats) !== null}
        className={itemClass}
        onSelect={onSelect}
        {...shortcut(tool.keys, isOnMac)}
      >
        <Words {...tool} />
      </Menu.CheckboxItem>
    );
  };

  return (
    <Menu.Root
      modal={false}
      defaultOpen // it was asked for before it was there
      onOpenChange={(isOpen) => {
        if (isOpen) opened.current = opening();
      }}
    >
      <Menu.Trigger asChild disabled={disabled}>
        <MoreTools />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className={isSheet ? `${MENU} ${SHEET}` : MENU}
          onInteractOutside={() => {
            isLeft.current = true;
          }}
          onCloseAutoFocus={onClosed}
        >
          <div className={`tool-parts ${isSheet ? '' : 'tool-columns'}`}>
            {isSheet || isTouched(quill) ? (
              <div className="tool-part">
                <BlockItems
                  quill={quill}
                  className={groupClass}
                  itemClass={itemClass}
                  isNamed={!isSheet}
                  onChoose={act}
                />
              </div>
            ) : null}
            {MENU_GROUPS.map(({ name, tools, pickers }) => (
              <div key={name} className="tool-part">
                <Menu.Group aria-label={name} className={groupClass}>
                  {tools
                    .filter((tool) => isInMenu(tool, isSheet))
                    .map((tool) => (
                      <Fragment key={tool.name}>{item(tool)}</Fragment>
                    ))}
                </Menu.Group>
                {pickers.map((picker) => (
                  <Choices
                    key={picker.name}
                    picker={picker}
                    formats={formats}
                    onChoose={(choice) => act(() => chooseTool(quill, picker, choice))}
                  />
                ))}
              </div>
            ))}
            <div className={`tool-part ${groupClass}`}>
              <Menu.Item
                className={itemClass}
                onSelect={() => act(() => quill.root.dispatchEvent(new Event(FIND_EVENT)), false)}
                {...shortcut(FIND_KEYS, isOnMac)}
              >
                <Words name="Find and replace" icon={Search} keys={FIND_KEYS} />
              </Menu.Item>
              <Menu.CheckboxItem
                checked={isTypographic}
                className={itemClass}
                onSelect={() => setTypographic(!isTypographic)}
              >
                <Words name="Typographic quotes" icon={Type} keys="“ ” – …" />
              </Menu.CheckboxItem>
            </div>
          </div>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

interface WordsProps {
  name: string;
  icon: LucideIcon;
  keys?: string;
}

function Words({ name, icon: Icon, keys }: WordsProps) {
  const { domWindow } = useHost();
  return (
    <>
      <Icon aria-hidden className="size-4.5 shrink-0 text-quiet" />
      <span className="grow">{plainName(name)}</span>
      <Chosen />
      {keys === undefined ? null : (
        <kbd aria-hidden className="pl-4 font-sans text-fine font-normal text-quiet max-sm:hidden">
          {spellKeys(keys, isMac(domWindow()))}
        </kbd>
      )}
    </>
  );
}

/** Without the keys, which stand beside it here. */
function plainName(name: string): string {
  return name.replace(/ \(.*\)$/, '');
}

/** The keys for those who listen, where they are no signs that are typed. */
function shortcut(keys: string | undefined, isOnMac: boolean) {
  return keys?.startsWith('Mod+') === true
    ? { 'aria-keyshortcuts': keys.replace('Mod', isOnMac ? 'Meta' : 'Control') }
    : {};
}
