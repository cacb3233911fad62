/** `small` is for the dense dashboard. */
export type ButtonSize = 'normal' | 'small';
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'band' | 'danger';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded border text-center leading-tight font-semibold transition-colors cursor-pointer disabled:cursor-default disabled:opacity-60';

const SIZES: Record<ButtonSize, string> = {
  normal: 'min-h-11 px-5 py-2.5 text-body',
  small: 'min-h-9 px-3 py-1.5 text-small touch:min-h-11',
};

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-clay text-on-clay hover:bg-clay-deep disabled:bg-line disabled:text-quiet disabled:opacity-100',
  secondary: 'border-edge text-ink hover:border-ink hover:bg-raised',
  quiet: 'border-transparent text-quiet hover:text-clay',
  band: 'border-transparent bg-on-band text-band hover:opacity-90 focus-visible:outline-on-band',
  danger: 'border-transparent bg-alarm text-paper hover:opacity-90',
};

/** The class names that style a button or a link. */
export function buttonStyle(
  variant: ButtonVariant = 'primary',
  className = '',
  size: ButtonSize = 'normal',
): string {
  return `${BASE} ${SIZES[size]} ${VARIANTS[variant]} ${className}`.trim();
}
