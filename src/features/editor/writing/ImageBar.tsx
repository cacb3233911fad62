import There from 'lucide-react/icons/check';
import Missing from 'lucide-react/icons/circle-alert';
import type Quill from 'quill';
import { useLayoutEffect, useState } from 'react';
import { useHost } from '../../../lib/host.ts';
import { DESCRIBE_EVENT, Figure, isUndescribed } from '../figure.ts';
import { HALF, WIDE } from '../formats.ts';
import { asOneStep } from '../one-step.ts';
import { ToolButton } from '../ToolButton.tsx';
import { type ChooseImage, type CropImage, exchangeFigure, pathOf } from '../uploads.ts';
import { BlockTools, WordButton } from './BlockTools.tsx';
import { barHeight } from './place.ts';
import { useBar } from './use-bar.ts';
import { useSelectedKind } from './use-selected-kind.ts';
import { AsCover, AsText, SideBySide } from './width-icons.ts';

/** The widths there are, by the image's mark. */
const WIDTHS = [
  { name: 'As wide as the text', icon: AsText, mark: null },
  { name: 'Side by side', icon: SideBySide, mark: HALF },
  { name: 'As wide as the cover', icon: AsCover, mark: WIDE },
] as const;
type Mark = (typeof WIDTHS)[number]['mark'];

interface ImageBarProps {
  quill: Quill;
  /** Lets another image of the site be chosen; undefined where there is no library. */
  chooseImage: ChooseImage | undefined;
  /** Makes an image of a part of it; undefined where there is no library. */
  cropImage: CropImage | undefined;
}

/** The bar's distance from the image's edge, in pixels. */
const GAP = 8;

/**
 * The tools of the image that is selected, above it, within the text's width: nothing moves for them, nor are the image and
 * its caption covered. Of an image whose upper edge is out of sight they stay in it. Alt+F10 leads to them, Escape back to the
 * text.
 */
export function ImageBar({ quill, chooseImage, cropImage }: ImageBarProps) {
  const { base, announcer } = useHost();
  const selected = useSelectedKind(quill, Figure);
  const { isHeld, ref, bar } = useBar(quill, () => {
    if (selected !== null) quill.setSelection(selected.block.offset(quill.scroll), 1, 'user');
  });
  const [height, setHeight] = useState(barHeight(quill));
  // On a phone its tools stand in rows: they are as many as the image can have.
  useLayoutEffect(() => {
    if (ref.current !== null) setHeight(ref.current.offsetHeight);
  }, [ref, selected, isHeld]);
  if (selected === null || isHeld) return null;
  const { block: figure } = selected;
  const value = Figure.value(figure.domNode);
  const width = markOf(figure);
  const beside = [figure.next, figure.prev].filter((it) => it instanceof Figure);
  const image = (figure.domNode.querySelector('img') ?? figure.domNode).getBoundingClientRect();
  const frame = quill.container.getBoundingClientRect();
  const before = image.left - frame.left;
  const behind = frame.right - image.right;
  const above = height + GAP;

  const path = pathOf(value.image, base);
  async function exchange(choose: ChooseImage) {
    const chosen = await choose();
    if (chosen !== null && figure.domNode.isConnected) exchangeFigure(quill, figure, { ...chosen, base });
  }
  function widen(mark: Mark, name: string) {
    if (mark === width) return;
    // One alone would have nothing beside it.
    const other = mark !== HALF || beside.some((it) => markOf(it) === HALF) ? undefined : beside[0];
    asOneStep(quill, () => {
      for (const it of [figure, other]) {
        it?.changeAttributes({ [WIDE]: null, [HALF]: null, ...(mark === null ? {} : { [mark]: 'true' }) });
      }
    });
    announcer.announce(name);
  }
  return (
    <div
      className="block-bar-track"
      style={{
        left: Math.min(0, before),
        right: Math.min(0, behind),
        justifyContent: Math.abs(before - behind) < 1 ? 'center' : before < behind ? 'start' : 'end',
        top: image.top - frame.top - above,
        height: image.height + above,
      }}
    >
      <div {...bar} ref={ref} aria-label="Image" className="selection-bar block-bar image-bar">
        {chooseImage === undefined ? null : (
          <WordButton name="Replace" label="Replace image" onPress={() => void exchange(chooseImage)} />
        )}
        {cropImage === undefined || path === null ? null : (
          <WordButton name="Crop" label="Crop image" onPress={() => void exchange(() => cropImage(path))} />
        )}
        <WordButton
          name={
            <span>
              Alt<span className="max-sm:hidden"> text</span>
            </span>
          }
          label={isUndescribed(value) ? 'Alt text: missing' : 'Alt text: done'}
          icon={isUndescribed(value) ? Missing : There}
          isMissing={isUndescribed(value)}
          onPress={() => describe(figure)}
        />
        <i aria-hidden />
        {WIDTHS.filter(({ mark }) => mark !== HALF || width === HALF || beside.length > 0).map(
          ({ name, icon, mark }) => (
            <ToolButton
              key={name}
              name={name}
              icon={icon}
              className="image-width"
              pressed={mark === width}
              disabled={false}
              onPress={() => widen(mark, name)}
            />
          ),
        )}
        <i aria-hidden />
        <BlockTools quill={quill} bar={ref} block={figure} name="image" />
      </div>
    </div>
  );
}

function markOf(figure: Figure): Mark {
  const { attributes } = Figure.value(figure.domNode);
  return WIDTHS.find(({ mark }) => mark !== null && attributes[mark])?.mark ?? null;
}

function describe(figure: Figure): void {
  figure.domNode.dispatchEvent(new Event(DESCRIBE_EVENT, { bubbles: true }));
}
