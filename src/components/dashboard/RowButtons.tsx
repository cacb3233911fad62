import { Button } from '../../ui/Button.tsx';

interface RowButtonsProps {
  /** The row's name, for accessible labels. */
  name: string;
  /** Why it cannot be deleted; null if it can. */
  undeletable?: string | null;
  isDeleting?: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** Edit and Delete buttons at the end of a row. */
export function RowButtons({
  name,
  undeletable = null,
  isDeleting = false,
  onEdit,
  onDelete,
}: RowButtonsProps) {
  return (
    <div className="-my-1.5 -mr-3 flex gap-1 justify-self-end">
      <Button variant="quiet" size="small" data-opens aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Delete ${name}`}
        title={undeletable ?? undefined}
        disabled={undeletable !== null}
        busy={isDeleting ? 'Deleting...' : false}
        onClick={onDelete}
      >
        Delete
      </Button>
    </div>
  );
}
