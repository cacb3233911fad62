interface ProgressBarProps {
  label: string;
  max: number;
  /** Null while it is not known how far it is. */
  value: number | null;
  className?: string;
}

/** How far something is that goes on. */
export function ProgressBar({ label, max, value, className = '' }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={max}
      {...(value === null ? {} : { value })}
      className={`progress-bar ${className}`}
    />
  );
}
