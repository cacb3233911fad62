import { Button } from '../../ui/Button.tsx';

interface RowButtonsProps {
  /** The row's name, for accessible labels. */
  name: string;
  /** Why it can't be deleted; null if it can. */
  refusal?: string | null;
  /** Whether pressing "Delete" says why not; otherwise it can't be pressed. */
  saysRefusal?: boolean;
  isDeleting?: boolean;
  /** Names the button that edits, to be found again; see `useEditableRows`. */
  editKey?: string | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

/** Edit and Delete buttons at the end of a row. */
export function RowButtons({
  name,
  refusal = null,
  saysRefusal = false,
  isDeleting = false,
  editKey,
  onEdit,
  onDelete,
}: RowButtonsProps) {
  const isRefused = refusal !== null;
  return (
    <div data-deeds={`For ${name}`} className="-my-1.5 -mr-3 flex gap-1 justify-self-end">
      <Button
        variant="quiet"
        size="small"
        data-opens
        data-edits={editKey}
        aria-label={`Edit ${name}`}
        onClick={onEdit}
      >
        Edit
      </Button>
      <Button
        variant="quiet"
        size="small"
        data-key="#"
        aria-label={`Delete ${name}`}
        title={refusal ?? undefined}
        aria-disabled={isRefused && saysRefusal ? true : undefined}
        className="disabled:font-normal disabled:hover:text-quiet aria-disabled:cursor-default aria-disabled:font-normal aria-disabled:opacity-60 aria-disabled:hover:text-quiet"
        disabled={isRefused ? !saysRefusal : false}
        busy={isDeleting ? 'Deleting...' : false}
        onClick={onDelete}
      >
        Delete
      </Button>
    </div>
  );
}
