import type Quill from 'quill';
import { useEffect, useState } from 'react';
import { currentRange } from '../commands.ts';
import { asOneStep } from '../one-step.ts';
import { hideMatches, rangeOf, showMatches } from './highlights.ts';
import {
  type Match,
  matchesIn,
  matchFrom,
  replacement,
  searchableText,
  type SearchOptions,
} from './text-search.ts';

/** The pause after a change of the text before it is searched again (ms). */
const SEARCH_PAUSE_MS = 300;

interface Found {
  matches: readonly Match[];
  /** The one that is shown now. */
  current: number;
  /** Whether it is scrolled to: not while one writes elsewhere in the text. */
  isSought: boolean;
  /** How many were just replaced at once; 0 otherwise. */
  replaced: number;
}

const NOTHING: Found = { matches: [], current: 0, isSought: false, replaced: 0 };

/** Words sought in the text: how often they are there, the way from one place to the next, and putting others there. */
export function useSearch(quill: Quill, words: string, options: SearchOptions) {
  const { matchCase } = options;
  const [found, setFound] = useState<Found>(NOTHING);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const search = (isSought: boolean) => {
      const matches = matchesIn(searchableText(quill.getContents().ops), words, { matchCase });
      const current = matchFrom(matches, currentRange(quill).index);
      setFound((before) => {
        const isAsLeft = !isSought && matches.length === before.matches.length;
        return { matches, current, isSought, replaced: isAsLeft ? before.replaced : 0 };
      });
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => search(false), SEARCH_PAUSE_MS);
    };
    search(true);
    quill.on('text-change', later);
    return () => {
      clearTimeout(timer);
      quill.off('text-change', later);
    };
  }, [quill, words, matchCase]);

  useEffect(() => {
    showMatches(quill, found.matches, found.current);
    const match = found.matches[found.current];
    if (match !== undefined && found.isSought) reveal(quill, match);
  }, [quill, found]);
  useEffect(() => hideMatches, []);

  function put(matches: readonly Match[], replaced: string) {
    const change = replacement(quill.getContents().ops, matches, replaced);
    asOneStep(quill, () => quill.updateContents(change, 'user'));
    const last = matches.at(-1);
    const caret = matches.length === 1 && last !== undefined ? last.index + replaced.length : 0;
    const now = matchesIn(searchableText(quill.getContents().ops), words, { matchCase });
    const isAll = matches === found.matches;
    setFound({
      matches: now,
      current: matchFrom(now, caret),
      isSought: true,
      replaced: isAll ? matches.length : 0,
    });
  }

  const count = found.matches.length;
  const match = found.matches[found.current];
  return {
    count,
    /** The number of the current match; 0 for none. */
    number: count === 0 ? 0 : found.current + 1,
    replaced: found.replaced,
    step: (by: 1 | -1) => {
      const current = (found.current + by + count) % count;
      if (count > 0) setFound({ ...found, current, isSought: true, replaced: 0 });
    },
    replace: (replaced: string) => {
      if (match !== undefined) put([match], replaced);
    },
    /** As one step that can be undone. */
    replaceAll: (replaced: string) => {
      if (count > 0) put(found.matches, replaced);
    },
    /** Leaves the caret at the current match, in the text. */
    leave: () => {
      if (match === undefined) quill.focus({ preventScroll: true });
      else quill.setSelection(match.index, match.length, 'user');
    },
  };
}

/** Scrolls to a match, in the middle of the window, unless it is in sight. */
function reveal(quill: Quill, match: Match): void {
  const range = rangeOf(quill, match);
  const line = range?.startContainer.parentElement;
  if (range === null || line === null || line === undefined) return;
  const bars = 140;
  const { innerHeight } = quill.root.ownerDocument.defaultView ?? { innerHeight: 0 };
  const { top, bottom } = range.getBoundingClientRect();
  if (top < bars || bottom > innerHeight - bars) line.scrollIntoView({ block: 'center' });
}
