import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { MediaItem } from '#shared/contract/media.ts';
import { useAddress } from '../../lib/host.ts';
import { type Area, type Corner, drawnTo, within } from './crop-area.ts';
import { ARROWS } from './focus-point.ts';
import { thumbnail } from './thumbnail.ts';

interface CropFrameProps {
  item: MediaItem;
  area: Area;
  /** Width by height; null for any. */
  ratio: number | null;
  onChange: (area: Area) => void;
}

const CORNERS: Record<Corner, string> = {
  nw: '-top-2.5 -left-2.5 cursor-nwse-resize',
  ne: '-top-2.5 -right-2.5 cursor-nesw-resize',
  sw: '-bottom-2.5 -left-2.5 cursor-nesw-resize',
  se: '-right-2.5 -bottom-2.5 cursor-nwse-resize',
};

/** An image with the part to keep: drawn with a pointer at itself or its corners, or moved and resized with the arrow keys. */
export function CropFrame({ item, area, ratio, onChange }: CropFrameProps) {
  const address = useAddress();
  const frame = useRef<HTMLDivElement>(null);
  /** What is being drawn, and where it was taken, in pixels of the image. */
  const held = useRef<{ corner: Corner | null; x: number; y: number } | null>(null);
  const image = { width: item.width, height: item.height };

  function inImage({ clientX, clientY }: PointerEvent): { x: number; y: number } {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined) return { x: 0, y: 0 };
    return {
      x: ((clientX - box.left) / box.width) * image.width,
      y: ((clientY - box.top) / box.height) * image.height,
    };
  }

  function take(event: PointerEvent<HTMLElement>, corner: Corner | null) {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = inImage(event);
    held.current = { corner, x: at.x - area.x, y: at.y - area.y };
  }

  function draw(event: PointerEvent<HTMLElement>) {
    if (held.current === null) return;
    event.stopPropagation();
    const to = inImage(event);
    const { corner, x, y } = held.current;
    onChange(
      corner === null
        ? within({ ...area, x: to.x - x, y: to.y - y }, image)
        : drawnTo(area, corner, to, { image, ratio }),
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    const [right, down] = ARROWS[event.key] ?? [0, 0];
    if (right === 0 && down === 0) return;
    event.preventDefault();
    const step = Math.max(1, Math.round(Math.max(image.width, image.height) / 50));
    const edge = { x: area.x + area.width + right * step, y: area.y + area.height + down * step };
    if (event.shiftKey) {
      // In a ratio, one side follows the other: the edge that was not drawn would hold it back.
      const only = ratio === null ? edge : { x: right === 0 ? 0 : edge.x, y: down === 0 ? 0 : edge.y };
      onChange(drawnTo(area, 'se', only, { image, ratio }));
    } else {
      onChange(within({ ...area, x: area.x + right * step, y: area.y + down * step }, image));
    }
  }

  const release = () => {
    held.current = null;
  };
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const place = {
    left: percent(area.x, image.width),
    top: percent(area.y, image.height),
    width: percent(area.width, image.width),
    height: percent(area.height, image.height),
  };
  return (
    // The image clips the shade, but not the corners, which stand over its edge.
    <div
      ref={frame}
      className="relative mx-auto my-3 w-fit max-w-[calc(100%-1.25rem)] touch-none select-none"
    >
      <div className="rounded-sm relative overflow-hidden">
        <img
          src={address(thumbnail(item, 900))}
          alt={item.alt}
          width={item.width}
          height={item.height}
          draggable={false}
          className="block h-auto max-h-[46dvh] w-auto max-w-full"
        />
        <span aria-hidden style={place} className="absolute shadow-[0_0_0_100vmax_var(--veil)]" />
      </div>
      <button
        type="button"
        aria-label={`The part to keep: ${area.width} × ${area.height} pixels, ${area.x} from the left, ${area.y} from the top. Arrow keys move it, with Shift they resize it.`}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => take(event, null)}
        onPointerMove={draw}
        onPointerUp={release}
        onPointerCancel={release}
        style={place}
        className="absolute cursor-move border-2 border-paper ring-1 ring-ink outline-offset-0"
      >
        {(Object.keys(CORNERS) as Corner[]).map((corner) => (
          <span
            key={corner}
            onPointerDown={(event) => take(event, corner)}
            onPointerMove={draw}
            onPointerUp={release}
            onPointerCancel={release}
            className={`absolute size-5 rounded-full border-2 border-paper bg-clay ring-1 ring-ink after:absolute after:-inset-3 after:content-[''] ${CORNERS[corner]}`}
          />
        ))}
      </button>
    </div>
  );
}
