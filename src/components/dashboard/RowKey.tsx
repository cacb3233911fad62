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
