import * as Menu from '@radix-ui/react-dropdown-menu';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { MENU, MENU_ITEM } from '../../components/dashboard/menu-style.ts';
import type { ToolbarPicker } from './toolbar-pickers.ts';

interface ChoicesProps {
  picker: ToolbarPicker;
  formats: Readonly<Record<string, unknown>>;
  onChoose: (choice: string) => void;
}

/** Of an item in the menu of tools. */
export const TOOL_ITEM = `${MENU_ITEM} tool-item items-center gap-3`;

/** A picker's choices, in a menu of their own. */
export function ChoicesMenu({ picker, formats, onChoose }: ChoicesProps) {
  const { name, icon: Icon, choices } = picker;
  return (
    <Menu.Sub>
      <Menu.SubTrigger className={`${TOOL_ITEM} data-[state=open]:bg-clay/10`}>
        <Icon aria-hidden className="size-4.5 shrink-0 text-quiet" />
        <span className="grow">{name}</span>
        <ChevronRight aria-hidden className="-mr-1.5 size-4 text-quiet" />
      </Menu.SubTrigger>
      <Menu.Portal>
        <Menu.SubContent collisionPadding={12} className={`${MENU} min-w-36!`}>
          <Menu.RadioGroup value={chosenOf(picker, formats)} onValueChange={onChoose}>
            {choices.map(({ value, label }) => (
              <Menu.RadioItem key={value} value={value} className={TOOL_ITEM}>
                {picker.drawn === 'color' ? <Swatch picker={picker} value={value} /> : null}
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

/** The same where there is no room for another menu beside the first: all in a row, drawn, behind what colours are for. */
export function ChoicesRow({ picker, formats, onChoose }: ChoicesProps) {
  const { name, icon: Own, icons, choices } = picker;
  return (
    <Menu.RadioGroup
      aria-label={name}
      value={chosenOf(picker, formats)}
      onValueChange={onChoose}
      className="tool-row"
    >
      {picker.drawn === 'color' ? (
        <span aria-hidden title={name} className="tool-row-name">
          <Own />
        </span>
      ) : null}
      {choices.map(({ value, label }) => {
        const Icon = icons?.[value] ?? Own;
        return (
          <Menu.RadioItem key={value} value={value} title={label} aria-label={label} textValue={label}>
            {picker.drawn === 'color' ? <Swatch picker={picker} value={value} /> : <Icon aria-hidden />}
          </Menu.RadioItem>
        );
      })}
    </Menu.RadioGroup>
  );
}

/** Says of an item that it is chosen. */
export function Chosen() {
  return (
    <Menu.ItemIndicator>
      <Check aria-hidden className="size-4 text-clay" />
    </Menu.ItemIndicator>
  );
}

function Swatch({ picker, value }: { picker: ToolbarPicker; value: string }) {
  return <span aria-hidden className={`tool-color tool-swatch ql-${picker.format}`} data-color={value} />;
}

function chosenOf({ choices, format }: ToolbarPicker, formats: ChoicesProps['formats']): string {
  return (choices.find(({ value }) => value === formats[format]) ?? choices[0])?.value ?? '';
}
