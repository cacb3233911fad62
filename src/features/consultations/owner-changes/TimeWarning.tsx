import Info from 'lucide-react/icons/info';

/** What the owner has to know of a time that she chose, read out as it comes; null for nothing. */
export function TimeWarning({ text }: { text: string | null }) {
  return (
    <p role="status" className={text === null ? 'sr-only' : 'mt-1 flex gap-2 text-clay'}>
      {text === null ? null : <Info aria-hidden className="mt-0.5 size-4 shrink-0" />}
      {text}
    </p>
  );
}
