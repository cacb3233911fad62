import { Button } from '../../ui/Button.tsx';

interface RowButtonsProps {
  /** The row's name, for accessible labels. */
  name: string;
  /** Why it cannot be deleted, in a word or two that stand in the button's place; null if it can. */
  undeletable?: string | null;
  /** Why it will not be deleted, which pressing the button says; null if it can be. */
  refusal?: string | null;
  isDeleting?: boolean;
  /** Names the button that edits, to be found again; see `useEditableRows`. */
  editKey?: string | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

/** Edit and Delete buttons at the end of a row. */
export function RowButtons({
  name,
  undeletable = null,
  refusal = null,
  isDeleting = false,
  editKey,
  onEdit,
  onDelete,
}: RowButtonsProps) {
  return (
    <div className="-my-1.5 -mr-3 flex gap-1 justify-self-end">
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
        aria-label={`Delete ${name}`}
        title={undeletable ?? refusal ?? undefined}
        aria-disabled={refusal === null ? undefined : true}
        className={`aria-disabled:cursor-default aria-disabled:opacity-60 aria-disabled:hover:text-quiet ${undeletable === null ? '' : 'font-normal! opacity-100! hover:text-quiet'}`}
        disabled={undeletable !== null}
        busy={isDeleting ? 'Deleting...' : false}
        onClick={onDelete}
      >
        {undeletable ?? 'Delete'}
      </Button>
    </div>
  );
}
