interface RowKeyProps {
  /** See `useDashboardKeys`; left out for what the palette alone offers. */
  name?: string | undefined;
  label: string;
  onPress: (button: HTMLButtonElement) => void;
}

/** What can be done with a row that has no button of its own for it: by its key, and from the palette. */
export function RowKey({ name, label, onPress }: RowKeyProps) {
  return (
    <button type="button" hidden data-key={name} onClick={({ currentTarget }) => onPress(currentTarget)}>
      {label}
    </button>
  );
}

/** Says why a key does nothing with a row, where what it does stands in others. */
export function RefusedKey({ name, why }: { name: string; why: string }) {
  return <button type="button" hidden disabled data-key={name} title={why} />;
}
