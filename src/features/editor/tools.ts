import type Quill from 'quill';
import { clearFormatting, currentRange } from './commands.ts';
import { asOneStep } from './one-step.ts';
import { clearCell, colorCell, formatCell } from './tables/format-cell.ts';
import type { ToolbarButton } from './toolbar-buttons.ts';
import type { ToolbarPicker } from './toolbar-pickers.ts';

type Formats = Readonly<Record<string, unknown>>;

/** Whether the text at the caret has what a button gives it; undefined for a one-time action. */
export function isPressed({ format }: ToolbarButton, formats: Formats): boolean | undefined {
  if (format === undefined) return undefined;
  const [name, value] = format;
  // A code block matches with any language, a callout of any kind.
  return name === 'code-block' || name === 'callout' ? Boolean(formats[name]) : formats[name] === value;
}

/** Does what a button does: to the words of a table's cell, if one is in it, or else to the text, which gets the focus. */
export function pressTool(quill: Quill, tool: ToolbarButton, formats: Formats): void {
  if (tool.run === clearFormatting && clearCell(quill)) return;
  if (formatCell(quill, tool.format?.[0])) return;
  quill.focus({ preventScroll: true });
  asOneStep(quill, () => tool.run(quill, isPressed(tool, formats) ?? false));
}

/** What a picker shows of the text at the caret; '' for the text without its format. */
export function chosenBy({ format, instead = [] }: ToolbarPicker, formats: Formats): unknown {
  return formats[format] ?? instead.find(({ value }) => formats[value])?.value ?? '';
}

/** Gives the selected text, its lines, or the words of a table's cell, one of a picker's choices. */
export function chooseTool(
  quill: Quill,
  { format, instead = [], ofLines }: ToolbarPicker,
  choice: string,
): void {
  if (colorCell(quill, format, choice)) return;
  const range = currentRange(quill);
  const wanted = choice === '' ? false : choice;
  const left = Object.fromEntries(instead.map(({ value }) => [value, false]));
  asOneStep(quill, () => {
    if (ofLines) quill.formatLine(range.index, range.length, { ...left, [format]: wanted }, 'user');
    else if (range.length > 0) quill.formatText(range.index, range.length, format, wanted, 'user');
    else quill.format(format, wanted, 'user');
  });
}
