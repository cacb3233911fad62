import type Quill from 'quill';
import { isButtonAt, linkAt, setLink } from '../toolbar-dialogs.ts';
import { LinkActions } from './LinkActions.tsx';
import { placeBelow, placeStyle } from './place.ts';
import { useBar } from './use-bar.ts';
import { useLinkAtCaret } from './use-link-at-caret.ts';

/** As wide and high as it becomes, in pixels (writing-tools.css). */
const SIZE = { width: 460, height: 54 };

/** Where the link at the caret leads, below it; the text keeps the focus. Alt+F10 leads to it, Escape back to the text. */
export function LinkBar({ quill, changeLink }: { quill: Quill; changeLink: () => void }) {
  const shown = useLinkAtCaret(quill);
  const focusText = () => quill.focus({ preventScroll: true });
  const { isHeld, ref, bar } = useBar(quill, focusText);
  if (shown === null || isHeld || !shown.link.isConnected) return null;
  const { range, address } = linkAt(quill);
  if (address === '') return null;
  return (
    <div
      {...bar}
      ref={ref}
      role="toolbar"
      aria-label="Link"
      className="link-popover link-bar"
      style={placeStyle(placeBelow(quill, range.index, SIZE, range.length))}
      onMouseDown={(event) => event.preventDefault()}
    >
      <LinkActions
        address={address}
        isButton={isButtonAt(quill, range.index)}
        onChange={changeLink}
        onRemove={() => {
          focusText();
          setLink(quill, range, null);
        }}
      />
    </div>
  );
}
