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
interface VideoTool {
  name: string;
  icon: LucideIcon;
  asksVideo: true;
}

export type MenuTool = ToolbarButton | ToolbarPicker | VideoTool;

const isRare = (tool: ToolbarButton) => !isEveryday(tool) && tool !== INLINE_CODE_BUTTON;
const VIDEO: VideoTool = { name: 'Video', icon: VideoIcon, asksVideo: true };

/** What the page for writing has in the toolbar's menu: marks of words, lines, blocks, and the way back. */
export const MENU_GROUPS: readonly (readonly MenuTool[])[] = [
  [...TEXT_BUTTONS.filter(isRare), INLINE_CODE_BUTTON, ...COLOR_PICKERS],
  [ALIGN_PICKER, ...LIST_BUTTONS.filter(isRare)],
  [...BLOCK_BUTTONS.filter(isRare), VIDEO, ...WRITING_BUTTONS],
  [CLEAN_BUTTON],
];
