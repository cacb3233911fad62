import { Button } from '../../ui/Button.tsx';

interface DeleteButtonProps {
  /** The id of the row's heading, which names what is deleted. */
  describedBy: string;
  isDeleting: boolean;
  onDelete: () => void;
}

/** Deletes a row of a list. */
export function DeleteButton({ describedBy, isDeleting, onDelete }: DeleteButtonProps) {
  return (
    <Button
      size="small"
      variant="quiet"
      aria-describedby={describedBy}
      busy={isDeleting ? 'Deleting…' : false}
      onClick={onDelete}
    >
      Delete
    </Button>
  );
}
