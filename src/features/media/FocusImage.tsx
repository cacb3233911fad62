import type { KeyboardEvent, MouseEvent } from 'react';
import { useHost } from '../../lib/host.ts';
import { movedFocus, readFocus, writeFocus } from './focus-point.ts';

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
}

/** An image with the point that stays in sight where it is cut: pressed with a pointer, or moved with the arrow keys. */
export function FocusImage({ src, alt = '', width, height, className, focus, onChange }: FocusImageProps) {
  const { announcer } = useHost();
  const point = readFocus(focus);
  const { x, y } = point;

  function move(to: { x: number; y: number }) {
    const next = writeFocus(to);
    const { x: left, y: top } = readFocus(next);
    onChange(next);
    announcer.announce(`${left} % from the left, ${top} % from the top`);
  }
  function press({ clientX, clientY, currentTarget, detail }: MouseEvent) {
    if (detail === 0) return; // pressed with a key
    const box = currentTarget.getBoundingClientRect();
    move({ x: ((clientX - box.left) / box.width) * 100, y: ((clientY - box.top) / box.height) * 100 });
  }
  function pressKey(event: KeyboardEvent) {
    const next = movedFocus(point, event.key);
    if (next === null) return;
    event.preventDefault();
    move(next);
  }
  return (
    <button
      type="button"
      aria-label={`Focus point, ${x} % from the left, ${y} % from the top. Arrow keys move it.`}
      onClick={press}
      onKeyDown={pressKey}
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
