import { rowBeside } from '../../components/dashboard/row-focus.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import type { PutBack } from '../../features/posts/server-drafts.api.ts';
import { draftName } from './draft-name.ts';
import type { UnsavedRow } from './unsaved-row.ts';

/** Returns what discards unsaved writing. Nothing is asked before: it can be taken back. */
export function useDraftDiscarding({ clear, say, fail }: News) {
  /** @param isWhole whether nothing else is left of the post */
  async function discard({ title, discard: remove }: UnsavedRow, isWhole: boolean) {
    const name = draftName(title);
    const words = isWhole ? `The draft of ${name}` : `What was written in ${name}`;
    clear();
    const goToNext = rowBeside(document.activeElement);
    try {
      const putBack = await remove();
      goToNext();
      say(
        `${words} is ${isWhole ? 'deleted' : 'discarded'}.`,
        putBack === null ? undefined : () => void takeBack(putBack, words),
      );
    } catch (error) {
      await fail(messageOf(error), 'The draft was not discarded');
    }
  }

  async function takeBack(putBack: PutBack, words: string) {
    try {
      await putBack();
      say(`${words} is back.`);
    } catch (error) {
      await fail(messageOf(error), 'The draft was not put back');
    }
  }
  return (row: UnsavedRow, { isWhole }: { isWhole: boolean } = { isWhole: false }) =>
    void discard(row, isWhole);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
