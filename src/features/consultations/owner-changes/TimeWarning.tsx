import Info from 'lucide-react/icons/info';

/** What the owner has to know of a time that she chose. It is read out with the time. */
export function TimeWarning({ children }: { children: string }) {
  return (
    <p className="mt-1 flex gap-2 font-normal text-clay">
      <Info aria-hidden className="h-lh w-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
