/** A key of the keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-grid min-h-5.5 min-w-5.5 place-items-center rounded border border-line bg-paper px-1.5 font-mono text-fine leading-none">
      {children}
    </kbd>
  );
}
