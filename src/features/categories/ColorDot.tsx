import { defaultColor } from '#content/categories.ts';

/** A category's colour. An SVG's `fill` takes any colour without an inline style. */
export function ColorDot({ color }: { color: string }) {
  return (
    <svg aria-hidden viewBox="0 0 14 14" className="mt-1 size-3.5">
      <circle cx="7" cy="7" r="7" fill={/^#[0-9a-f]{3,8}$/i.test(color) ? color : defaultColor} />
    </svg>
  );
}
