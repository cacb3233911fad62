interface RowKeyProps {
  /** See `useDashboardKeys`. */
  name: string;
  label: string;
  onPress: () => void;
}

/** A key of a row that has no button of its own for it. */
export function RowKey({ name, label, onPress }: RowKeyProps) {
  return (
    <button type="button" hidden data-key={name} onClick={onPress}>
      {label}
    </button>
  );
}
