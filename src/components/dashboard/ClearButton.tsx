import X from 'lucide-react/icons/x';

interface ClearButtonProps {
  label: string;
  onClear: () => void;
}

/** At the end of a floating bar: nothing is chosen any more. Its key is in `useDashboardKeys`. */
export function ClearButton({ label, onClear }: ClearButtonProps) {
  return (
    <button
      type="button"
      data-clears
      aria-keyshortcuts="Escape"
      onClick={onClear}
      className="ml-auto flex min-h-9 shrink-0 cursor-pointer items-center gap-1.5 rounded px-2.5 font-semibold hover:underline focus-visible:outline-paper touch:min-h-11"
    >
      <span className="max-sm:sr-only">{label}</span>
      <X aria-hidden className="size-4" />
    </button>
  );
}
