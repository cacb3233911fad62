/** A quiet block in the place of something that is still on its way; size it with `className`. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden className={`animate-pulse rounded bg-line motion-reduce:animate-none ${className}`} />
  );
}
