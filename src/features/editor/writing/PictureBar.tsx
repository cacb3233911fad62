import Down from 'lucide-react/icons/arrow-down';
import Trash from 'lucide-react/icons/trash-2';
import Up from 'lucide-react/icons/arrow-up';
import type Quill from 'quill';
import { useHost } from '../../../lib/host.ts';
import { DESCRIBE_EVENT, Figure, isUndescribed } from '../figure.ts';
import { WIDE } from '../formats.ts';
import { ToolButton } from '../ToolButton.tsx';
import { type ChooseImage, exchangeFigure } from '../uploads.ts';
import { moveFigure } from './move-block.ts';
import { useBar } from './use-bar.ts';
import { useSelectedFigure } from './use-selected-figure.ts';

interface PictureBarProps {
  quill: Quill;
  /** Lets another picture of the site be chosen; undefined where there is no library. */
  chooseImage: ChooseImage | undefined;
}

/** Its own height and the room around it, in pixels: a picture that is lower than three of it is not covered. */
const HEIGHT = 60;

/** The tools of the picture that is selected, on its upper edge. Alt+F10 leads to them, Escape back to the text. */
export function PictureBar({ quill, chooseImage }: PictureBarProps) {
  const { base, announcer } = useHost();
  const selected = useSelectedFigure(quill);
  const { isHeld, ref, bar } = useBar(quill, () => {
    if (selected !== null) quill.setSelection(selected.figure.offset(quill.scroll), 1, 'user');
  });
  if (selected === null || isHeld) return null;
  const { figure } = selected;
  const value = Figure.value(figure.domNode);
  const isWide = Boolean(value.attributes[WIDE]);
  const picture = (figure.domNode.querySelector('img') ?? figure.domNode).getBoundingClientRect();
  const frame = quill.container.getBoundingClientRect();
  const isOver = picture.height >= 3 * HEIGHT;

  async function replace(choose: ChooseImage) {
    const chosen = await choose();
    if (chosen !== null && figure.domNode.isConnected) exchangeFigure(quill, figure, { ...chosen, base });
  }
  function widen() {
    quill.history.cutoff();
    figure.changeAttributes({ [WIDE]: isWide ? null : 'true' });
    quill.history.cutoff();
    announcer.announce(isWide ? 'As wide as the text' : 'As wide as the cover');
  }
  function move(direction: 'up' | 'down') {
    const { activeElement: focused } = quill.root.ownerDocument;
    const isMoved = moveFigure(quill, figure, direction);
    // The text has the focus now: who pressed a key here goes on from here.
    if (ref.current?.contains(focused) === true && focused instanceof HTMLElement) focused.focus();
    announcer.announce(isMoved ? `Moved ${direction}` : `It is at the ${direction === 'up' ? 'top' : 'end'}`);
  }
  function remove() {
    const at = figure.offset(quill.scroll);
    quill.history.cutoff();
    quill.deleteText(at, 1, 'user');
    quill.history.cutoff();
    quill.setSelection(at, 0, 'user');
    announcer.announce('The picture is deleted');
  }
  return (
    <div
      className="picture-bar-track"
      style={{ top: picture.top - frame.top - (isOver ? 0 : HEIGHT), height: picture.height }}
    >
      <div {...bar} ref={ref} aria-label="Picture" className="selection-bar picture-bar">
        {chooseImage === undefined ? null : (
          <WordButton name="Replace" label="Replace picture" onPress={() => void replace(chooseImage)} />
        )}
        <WordButton
          name={isUndescribed(value) ? '+ ALT' : 'ALT'}
          label="Alternative text"
          onPress={() => describe(figure)}
        />
        <WordButton name="Wide" label="As wide as the cover" pressed={isWide} onPress={widen} />
        <ToolButton name="Move up" icon={Up} className="" disabled={false} onPress={() => move('up')} />
        <ToolButton name="Move down" icon={Down} className="" disabled={false} onPress={() => move('down')} />
        <ToolButton
          name="Delete picture"
          icon={Trash}
          className="picture-delete"
          disabled={false}
          onPress={remove}
        />
      </div>
    </div>
  );
}

function describe(figure: Figure): void {
  figure.domNode.dispatchEvent(new Event(DESCRIBE_EVENT, { bubbles: true }));
}

interface WordButtonProps {
  name: string;
  /** What it is called for those who hear it, and for a pointer that rests on it. */
  label: string;
  pressed?: boolean;
  onPress: () => void;
}

/** In a word: a drawing would be a riddle. */
function WordButton({ name, label, pressed, onPress }: WordButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      className="picture-word"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {name}
    </button>
  );
}
