import type { KeyboardEvent, MouseEvent } from 'react';
import { useHost } from '../../lib/host.ts';
import { ARROWS, movedFocus, readFocus, writeFocus } from './focus-point.ts';

interface FocusImageProps {
  src: string;
  alt?: string;
  width?: number;
  height?: number;
  /** Of the image: how high it may be. */
  className: string;
  /** `x y` in percent. */
  focus: string;
  onChange: (focus: string) => void;
  /** Called once it stays where it was moved: a held key moves it many times. */
  onMoved?: (focus: string) => void;
}

/**
 * An image with the point that stays in sight where it is cut: pressed with a pointer, or moved with the arrow keys, with Shift
 * further.
 */
export function FocusImage({
  src,
  alt = '',
  width,
  height,
  className,
  focus,
  onChange,
  onMoved,
}: FocusImageProps) {
  const { announcer } = useHost();
  const point = readFocus(focus);
  const { x, y } = point;

  function move(to: { x: number; y: number }) {
    const next = writeFocus(to);
    const { x: left, y: top } = readFocus(next);
    onChange(next);
    announcer.announce(`${left} % from the left, ${top} % from the top`);
    return next;
  }
  function press({ clientX, clientY, currentTarget, detail }: MouseEvent) {
    if (detail === 0) return; // pressed with a key
    const box = currentTarget.getBoundingClientRect();
    const next = move({
      x: ((clientX - box.left) / box.width) * 100,
      y: ((clientY - box.top) / box.height) * 100,
    });
    onMoved?.(next);
  }
  function pressKey(event: KeyboardEvent) {
    const next = movedFocus(point, event);
    if (next === null) return;
    event.preventDefault();
    move(next);
  }
  return (
    <button
      type="button"
      aria-label={`Focus point, ${x} % from the left, ${y} % from the top. Arrow keys move it, with Shift further.`}
      onClick={press}
      onKeyDown={pressKey}
      onKeyUp={({ key }) => {
        if (key in ARROWS) onMoved?.(focus);
      }}
      className="relative block max-w-full cursor-crosshair"
    >
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        className={`block h-auto w-auto max-w-full ${className}`}
      />
      {/* Two colours, far apart: one of them is seen in any picture. */}
      <span
        aria-hidden
        style={{ left: `${x}%`, top: `${y}%` }}
        className="absolute grid size-8 -translate-1/2 place-items-center rounded-full border-3 border-paper ring-2 inset-ring-2 ring-ink inset-ring-ink"
      >
        <span className="size-1.5 rounded-full bg-paper ring-2 ring-ink" />
      </span>
    </button>
  );
}
