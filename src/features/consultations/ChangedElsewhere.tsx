import { Button } from '../../ui/Button.tsx';

interface ChangedElsewhereProps {
  /** What holds there now, each as 'Monday: no calls'; nothing where nothing was changed. */
  theirs: readonly string[];
  /** Whether what is changed here is being saved. */
  isSaving: boolean;
  onTheirs: () => void;
  onMine: () => void;
}

/** What is changed here was changed elsewhere, too: what holds by now, and the choice between both. */
export function ChangedElsewhere({ theirs, isSaving, onTheirs, onMine }: ChangedElsewhereProps) {
  if (theirs.length === 0) return null;
  return (
    <div className="my-4 max-w-measure border-l-2 border-clay pl-4 sm:col-span-2">
      <p role="alert" className="font-medium">
        Changed elsewhere meanwhile, in another window or on another device. Now it is{' '}
        <span className="tabular-nums">{theirs.join('; ')}</span>.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" variant="secondary" disabled={isSaving} onClick={onTheirs}>
          Use theirs
        </Button>
        <Button size="small" variant="secondary" busy={isSaving ? 'Saving…' : false} onClick={onMine}>
          Save mine
        </Button>
      </div>
    </div>
  );
}
