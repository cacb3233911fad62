import { Button } from '../../ui/Button.tsx';

/** Says that an earlier version is on the page, and takes it back. */
export function RestoredLine({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <p role="status" className="writing-elsewhere">
      The version of {name} is on the page, and not saved yet.
      <Button size="small" variant="secondary" onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}
