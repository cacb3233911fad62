import type { Draft } from '#shared/contract/writing.ts';
import { LongText } from '../../../components/dashboard/LongText.tsx';
import { ShortDate } from '../../../components/dashboard/ShortDate.tsx';
import { Button } from '../../../ui/Button.tsx';

interface ReplyConflictProps {
  theirs: Draft;
  onTheirs: () => void;
  onMine: () => void;
  onBoth: () => void;
}

/** The reply was written on another device, too: its text, and the choice between both. */
export function ReplyConflict({ theirs, onTheirs, onMine, onBoth }: ReplyConflictProps) {
  const { device, saved_at, form } = theirs;
  return (
    <div className="mt-5 max-w-measure border-l-2 border-clay pl-4">
      <p role="alert" className="font-medium">
        This reply was also written in {device}, <ShortDate at={saved_at} withTime inSentence />:
      </p>
      <LongText text={form.content ?? ''} />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={onTheirs}>
          Use that text
        </Button>
        <Button size="small" variant="secondary" onClick={onMine}>
          Use the one below
        </Button>
        <Button size="small" variant="quiet" onClick={onBoth}>
          Use both
        </Button>
      </div>
    </div>
  );
}
