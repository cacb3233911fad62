import type { MediaItem } from '#shared/contract/media.ts';
import { useAddress, useHost } from '../../lib/host.ts';
import { movedFocus, readFocus, writeFocus } from './focus-point.ts';
import { thumbnail } from './thumbnail.ts';

interface FocusPickerProps {
  item: MediaItem;
  /** `x y` in percent. */
  focus: string;
  onChange: (focus: string) => void;
}

/** The image with the point that stays in sight where it is cut: pressed with a pointer, or moved with the arrow keys. */
export function FocusPicker({ item, focus, onChange }: FocusPickerProps) {
  const address = useAddress();
  const { announcer } = useHost();
  const { x, y } = readFocus(focus);

  function move(to: { x: number; y: number }) {
    onChange(writeFocus(to));
    announcer.announce(`${to.x} % from the left, ${to.y} % from the top`);
  }

  return (
    <div>
      <div className="rounded-sm grid place-items-center border border-line bg-paper p-2">
        <button
          type="button"
          aria-label={`Focus point, ${x} % from the left, ${y} % from the top. Arrow keys move it.`}
          onClick={({ clientX, clientY, currentTarget, detail }) => {
            if (detail === 0) return; // pressed with a key
            const box = currentTarget.getBoundingClientRect();
            const to = {
              x: ((clientX - box.left) / box.width) * 100,
              y: ((clientY - box.top) / box.height) * 100,
            };
            move(readFocus(`${to.x} ${to.y}`));
          }}
          onKeyDown={(event) => {
            const next = movedFocus({ x, y }, event.key);
            if (next === null) return;
            event.preventDefault();
            move(next);
          }}
          className="relative block cursor-crosshair"
        >
          <img
            src={address(thumbnail(item, 640))}
            alt={item.alt}
            width={item.width}
            height={item.height}
            className="block h-auto max-h-64 w-auto max-w-full"
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
      </div>
      <p className="mt-1 text-fine text-quiet">Press the part that must stay in sight in a cover.</p>
    </div>
  );
}
