import { defaultColor } from '#content/categories.ts';

interface ColorDotProps {
  color: string;
  /** Its size. */
  className: string;
}

/** A category's colour, ringed on dark paper, in which some sink. An SVG's `fill` takes any colour without an inline style. */
export function ColorDot({ color, className }: ColorDotProps) {
  return (
    <svg aria-hidden viewBox="0 0 14 14" className={className}>
      <circle
        cx="7"
        cy="7"
        r="6.1"
        fill={/^#[0-9a-f]{3,8}$/i.test(color) ? color : defaultColor}
        vectorEffect="non-scaling-stroke"
        className="stroke-[light-dark(transparent,var(--edge))]"
      />
    </svg>
  );
}
