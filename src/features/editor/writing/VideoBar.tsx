import type Quill from 'quill';
import { Video } from '../blots.ts';
import { BlockTools, WordButton } from './BlockTools.tsx';
import { barHeight } from './place.ts';
import { useBar } from './use-bar.ts';
import { useSelectedKind } from './use-selected-kind.ts';

interface VideoBarProps {
  quill: Quill;
  /** Asks for another address of the video that is selected. */
  changeVideo: () => void;
}

/** The bar's distance from the video's edge, in pixels. */
const GAP = 8;

/** The tools of the video that is selected, above it. Alt+F10 leads to them, Escape back to the text. */
export function VideoBar({ quill, changeVideo }: VideoBarProps) {
  const selected = useSelectedKind(quill, Video);
  const { isHeld, ref, bar } = useBar(quill, () => {
    if (selected !== null) quill.setSelection(selected.block.offset(quill.scroll), 1, 'user');
  });
  if (selected === null || isHeld) return null;
  const video = selected.block.domNode.getBoundingClientRect();
  const frame = quill.container.getBoundingClientRect();
  const above = barHeight(quill) + GAP;
  return (
    <div
      className="block-bar-track"
      style={{
        left: 0,
        right: 0,
        justifyContent: 'center',
        top: video.top - frame.top - above,
        height: video.height + above,
      }}
    >
      <div {...bar} ref={ref} aria-label="Video" className="selection-bar block-bar video-bar">
        <WordButton name="Change address" label="Change address" onPress={changeVideo} />
        <i aria-hidden />
        <BlockTools quill={quill} bar={ref} block={selected.block} name="video" />
      </div>
    </div>
  );
}
