import type { LucideIcon } from 'lucide-react';
import VideoIcon from 'lucide-react/icons/square-play';
import {
  BLOCK_BUTTONS,
  CLEAN_BUTTON,
  INLINE_CODE_BUTTON,
  isEveryday,
  LIST_BUTTONS,
  TEXT_BUTTONS,
  type ToolbarButton,
  WRITING_BUTTONS,
} from './toolbar-buttons.ts';
import { ALIGN_PICKER, COLOR_PICKERS, type ToolbarPicker } from './toolbar-pickers.ts';
import { BUTTON_BLOCK } from './writing/blocks.ts';

/** Opens a dialog for a block. */
export interface AskingTool {
  name: string;
  icon: LucideIcon;
  asksFor: 'video' | 'button';
}

const isRare = (tool: ToolbarButton) => !isEveryday(tool, true) && tool !== INLINE_CODE_BUTTON;
const VIDEO: AskingTool = { name: 'Video', icon: VideoIcon, asksFor: 'video' };
const BUTTON: AskingTool = { ...BUTTON_BLOCK, asksFor: 'button' };

interface MenuGroup {
  name: string;
  /** What is pressed. */
  tools: readonly (ToolbarButton | AskingTool)[];
  /** What is chosen of a few; on a phone it stands open. */
  pickers: readonly ToolbarPicker[];
}

/** What the page for writing has in the toolbar's menu, where the toolbar does not show it: see `isInMenu`. */
export const MENU_GROUPS: readonly MenuGroup[] = [
  {
    name: 'Words',
    tools: [...TEXT_BUTTONS.filter(isRare), INLINE_CODE_BUTTON, CLEAN_BUTTON],
    pickers: COLOR_PICKERS,
  },
  { name: 'Lines', tools: LIST_BUTTONS.filter(isRare), pickers: [ALIGN_PICKER] },
  {
    name: 'Blocks',
    tools: [...BLOCK_BUTTONS.filter(isRare), VIDEO, BUTTON, ...WRITING_BUTTONS],
    pickers: [],
  },
];

/** Whether the menu has it: not what the toolbar has room for. */
export function isInMenu(tool: ToolbarButton | AskingTool, isPhone: boolean): boolean {
  return 'asksFor' in tool || !isEveryday(tool, isPhone);
}
