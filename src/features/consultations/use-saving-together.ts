import { useRef } from 'react';
import { englishList } from '../../components/dashboard/english-list.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';

export interface ChangeWords {
  saved: string;
  undone: string;
}

/** A part of the page that was saved. */
interface Saved {
  /** 'weekly hours' */
  name: string;
  /** What says that it alone is saved, or as it was before; null for the usual words. */
  words: ChangeWords | null;
  takeBack: () => Promise<unknown>;
  /** Saves it once more. @returns what takes that back */
  again: () => Promise<() => Promise<unknown>>;
}

export type SavingTogether = ReturnType<typeof useSavingTogether>;

const FAILURES = { refused: 'This could not be changed. Please try again.' };

/** Says of all that is saved at once that it is, a single time, and offers to take it back. */
export function useSavingTogether({ clear, say, sayUndone, fail }: News) {
  const underWay = useRef(0);
  const done = useRef<readonly Saved[]>([]);

  function sayAll(parts: readonly Saved[]) {
    say(
      wordsOf(parts)?.saved ?? `Saved: ${namesOf(parts)}. It holds for every booking from now on`,
      () => void takeBack(parts),
    );
  }

  async function takeBack(parts: readonly Saved[]) {
    const isDone = await run(async () => {
      for (const part of parts) await part.takeBack();
    }, 'Not all was taken back');
    if (isDone)
      sayUndone(wordsOf(parts)?.undone ?? `As before: ${namesOf(parts)}`, () => void saveAgain(parts));
  }

  async function saveAgain(parts: readonly Saved[]) {
    const again: Saved[] = [];
    const isDone = await run(async () => {
      for (const part of parts) again.push({ ...part, takeBack: await part.again() });
    }, 'Not all was saved');
    if (isDone) sayAll(again);
  }

  async function run(act: () => Promise<void>, failed: string): Promise<boolean> {
    clear();
    try {
      await act();
      return true;
    } catch (error) {
      await fail(failureText(error, FAILURES), failed);
      return false;
    }
  }

  return {
    begin() {
      underWay.current += 1;
    },
    /** @param saved null for a part that could not be */
    end(saved: Saved | null) {
      underWay.current -= 1;
      if (saved !== null) done.current = [...done.current, saved];
      if (underWay.current > 0 || done.current.length === 0) return;
      sayAll(done.current);
      done.current = [];
    },
  };
}

/** Those of a single part that has its own. */
function wordsOf([part, ...more]: readonly Saved[]): ChangeWords | null {
  return part === undefined || more.length > 0 ? null : part.words;
}

function namesOf(parts: readonly Saved[]): string {
  return englishList(parts.map(({ name }) => name));
}
