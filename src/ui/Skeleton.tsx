/** A placeholder for loading content; size it with `className`. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden className={`animate-pulse rounded bg-line motion-reduce:animate-none ${className}`} />
  );
}
