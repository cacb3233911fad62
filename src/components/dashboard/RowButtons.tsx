import { Button } from '../../ui/Button.tsx';

/** Why a row can't be deleted. */
export interface Refusal {
  /** In the button's place: 'Has posts'. */
  word: string;
  /** What pressing it says; without it, it can't be pressed. */
  says?: string;
}

interface RowButtonsProps {
  /** The row's name, for accessible labels. */
  name: string;
  /** Null if it can be deleted. */
  refusal?: Refusal | null;
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
        title={refusal === null ? undefined : (refusal.says ?? refusal.word)}
        aria-disabled={refusal?.says === undefined ? undefined : true}
        className={refusal === null ? '' : 'cursor-default! font-normal! opacity-100! hover:text-quiet'}
        disabled={refusal === null ? false : refusal.says === undefined}
        busy={isDeleting ? 'Deleting...' : false}
        onClick={onDelete}
      >
        {refusal?.word ?? 'Delete'}
      </Button>
    </div>
  );
}
