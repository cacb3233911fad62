import * as Menu from '@radix-ui/react-dropdown-menu';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { LucideIcon } from 'lucide-react';
import type Quill from 'quill';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { MENU, MENU_ITEM, MENU_RULE } from '../../components/dashboard/menu-style.ts';
import { useHost } from '../../lib/host.ts';
import { isMac, spellKeys } from '../../lib/keys.ts';
import { MoreTools } from './MoreTools.tsx';
import { holdFocus } from './tables/hold-focus.ts';
import { MENU_GROUPS, type MenuTool } from './toolbar-menu.ts';
import type { ToolbarPicker } from './toolbar-pickers.ts';
import { chooseTool, isPressed, pressTool } from './tools.ts';

export interface ToolMenuProps {
  quill: Quill;
  formats: Readonly<Record<string, unknown>>;
  disabled: boolean;
  askVideo: () => void;
}

const ITEM = `${MENU_ITEM} items-center gap-3`;

/** What the toolbar of the page for writing does not show: in words, with the keys beside them. */
export function ToolMenu({ quill, formats, disabled, askVideo }: ToolMenuProps) {
  const { domWindow } = useHost();
  const isOnMac = isMac(domWindow());
  /** Leads back to where one was when it opened. */
  const [start] = useState(() => holdFocus(quill));
  const resume = useRef(start);
  const chosen = useRef<{ run: () => void; inText: boolean } | null>(null);
  const act = (run: () => void, inText = true) => {
    chosen.current = { run, inText };
  };

  /** What is done in the text is done with the focus there; a dialog returns it to the button. */
  function onClosed(event: Event) {
    const { current: action } = chosen;
    chosen.current = null;
    if (action === null) return;
    if (!action.inText) {
      queueMicrotask(action.run);
      return;
    }
    event.preventDefault();
    resume.current();
    action.run();
  }

  const item = (tool: MenuTool) => {
    if ('choices' in tool) {
      return (
        <Choices
          picker={tool}
          formats={formats}
          onChoose={(run) => act(() => chooseTool(quill, tool, run))}
        />
      );
    }
    if ('asksVideo' in tool) {
      return (
        <Menu.Item className={ITEM} onSelect={() => act(askVideo, false)}>
          <Words {...tool} />
        </Menu.Item>
      );
    }
    const pressed = isPressed(tool, formats);
    const onSelect = () => act(() => pressTool(quill, tool, formats));
    return pressed === undefined ? (
      <Menu.Item className={ITEM} onSelect={onSelect} {...shortcut(tool.keys, isOnMac)}>
        <Words {...tool} />
      </Menu.Item>
    ) : (
      <Menu.CheckboxItem
        checked={pressed}
        className={ITEM}
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
        if (isOpen) resume.current = holdFocus(quill);
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
          className={MENU}
          onCloseAutoFocus={onClosed}
        >
          {MENU_GROUPS.map((tools, index) => (
            <Fragment key={tools[0]?.name}>
              {index === 0 ? null : <Menu.Separator className={MENU_RULE} />}
              <Menu.Group>
                {tools.map((tool) => (
                  <Fragment key={tool.name}>{item(tool)}</Fragment>
                ))}
              </Menu.Group>
            </Fragment>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

interface ChoicesProps {
  picker: ToolbarPicker;
  formats: Readonly<Record<string, unknown>>;
  onChoose: (choice: string) => void;
}

/** A picker's choices, in a menu of their own. */
function Choices({ picker, formats, onChoose }: ChoicesProps) {
  const { name, icon, choices, format } = picker;
  const chosen = choices.find((choice) => choice.value === formats[format]) ?? choices[0];
  return (
    <Menu.Sub>
      <Menu.SubTrigger className={`${ITEM} data-[state=open]:bg-clay/10`}>
        <Words
          name={name}
          icon={icon}
          end={<ChevronRight aria-hidden className="-mr-1.5 size-4 text-quiet" />}
        />
      </Menu.SubTrigger>
      <Menu.Portal>
        <Menu.SubContent collisionPadding={12} className={`${MENU} min-w-36!`}>
          <Menu.RadioGroup value={chosen?.value ?? ''} onValueChange={onChoose}>
            {choices.map(({ value: choice, label }) => (
              <Menu.RadioItem key={choice} value={choice} className={ITEM}>
                {picker.drawn === 'color' ? (
                  <span aria-hidden className={`tool-color tool-swatch ql-${format}`} data-color={choice} />
                ) : null}
                <span className="grow">{label}</span>
                <Chosen />
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.SubContent>
      </Menu.Portal>
    </Menu.Sub>
  );
}

interface WordsProps {
  name: string;
  icon: LucideIcon;
  keys?: string;
  end?: ReactNode;
}

function Words({ name, icon: Icon, keys, end }: WordsProps) {
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
      {end}
    </>
  );
}

function Chosen() {
  return (
    <Menu.ItemIndicator>
      <Check aria-hidden className="size-4 text-clay" />
    </Menu.ItemIndicator>
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
