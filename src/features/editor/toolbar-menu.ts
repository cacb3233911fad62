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

/** Opens the dialog for a video. */
export interface VideoTool {
  name: string;
  icon: LucideIcon;
  asksVideo: true;
}

const isRare = (tool: ToolbarButton) => !isEveryday(tool) && tool !== INLINE_CODE_BUTTON;
const VIDEO: VideoTool = { name: 'Video', icon: VideoIcon, asksVideo: true };

interface MenuGroup {
  name: string;
  /** What is pressed. */
  tools: readonly (ToolbarButton | VideoTool)[];
  /** What is chosen of a few; on a phone it stands open. */
  pickers: readonly ToolbarPicker[];
}

/** What the page for writing has in the toolbar's menu. */
export const MENU_GROUPS: readonly MenuGroup[] = [
  {
    name: 'Words',
    tools: [...TEXT_BUTTONS.filter(isRare), INLINE_CODE_BUTTON, CLEAN_BUTTON],
    pickers: COLOR_PICKERS,
  },
  { name: 'Lines', tools: LIST_BUTTONS.filter(isRare), pickers: [ALIGN_PICKER] },
  { name: 'Blocks', tools: [...BLOCK_BUTTONS.filter(isRare), VIDEO, ...WRITING_BUTTONS], pickers: [] },
];
