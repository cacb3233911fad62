import type { Draft } from '#shared/contract/writing.ts';
import { ShortDate } from '../../../components/dashboard/ShortDate.tsx';
import { TextConflict } from '../../../components/dashboard/TextConflict.tsx';

interface ReplyConflictProps {
  theirs: Draft;
  onTheirs: () => void;
  onMine: () => void;
  onBoth: () => void;
}

/** The reply was written on another device, too. */
export function ReplyConflict({ theirs: { device, saved_at, form }, ...on }: ReplyConflictProps) {
  return (
    <TextConflict
      said={
        <>
          This reply was also written in {device}, <ShortDate at={saved_at} withTime inSentence />:
        </>
      }
      theirs={form.content ?? ''}
      {...on}
    />
  );
}
