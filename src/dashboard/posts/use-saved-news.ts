import type { News } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';

/** What became of a post in its window, and the way back. */
export interface SavedPostNews {
  text: string;
  takeBack: () => Promise<unknown>;
  /** What is said once that is done. */
  takenBack: string;
}

/** Returns what says that a post was saved, and offers to take that back. */
export function useSavedNews({ say, fail }: News) {
  async function back({ takeBack, takenBack }: SavedPostNews) {
    try {
      await takeBack();
    } catch (error) {
      await fail(failureText(error, FAILED), 'The post stays as it is now');
      return;
    }
    say(takenBack);
  }
  return (saved: SavedPostNews) => say(saved.text, () => void back(saved));
}

const FAILED = { refused: 'The version before could not be put back. Please try again.' };
