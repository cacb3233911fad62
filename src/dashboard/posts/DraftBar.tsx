import { Button } from '../../ui/Button.tsx';
import { keptWhen } from './kept-when.ts';

interface DraftBarProps {
  keptAt: string;
  isNew: boolean;
  onStartOver: () => void;
}

/** Says that the form was restored from unsaved edits, and offers to discard them. */
export function DraftBar({ keptAt, isNew, onStartOver }: DraftBarProps) {
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded bg-sun-wash px-4 py-3"
    >
      <p>
        <strong className="font-semibold">Your unsaved writing is back.</strong> It was kept{' '}
        {keptWhen(keptAt)}.
      </p>
      <Button size="small" variant="secondary" onClick={onStartOver}>
        {isNew ? 'Start with an empty post' : 'Go back to the saved post'}
      </Button>
    </div>
  );
}
