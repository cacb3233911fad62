import type Quill from 'quill';
import { useCallback, useEffect, useState } from 'react';
import { currentRange } from '../commands.ts';
import { asOneStep } from '../one-step.ts';
import { TYPED_IN_BLOCK, WRITE_BLOCKS } from '../unwritten.ts';
import { enterField } from './field-range.ts';
import { hideMatches, rangeOf, showMatches } from './highlights.ts';
import {
  type Match,
  matchesIn,
  matchesInDocument,
  matchFrom,
  replacement,
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

  const read = useCallback(() => {
    quill.emitter.emit(WRITE_BLOCKS);
    return matchesInDocument(quill.getContents().ops, words, { matchCase });
  }, [quill, words, matchCase]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const search = (isSought: boolean) => {
      const matches = read();
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
    quill.emitter.on(TYPED_IN_BLOCK, later);
    return () => {
      clearTimeout(timer);
      quill.off('text-change', later);
      quill.emitter.off(TYPED_IN_BLOCK, later);
    };
  }, [quill, read]);

  useEffect(() => {
    showMatches(quill, found.matches, found.current);
    const match = found.matches[found.current];
    if (match !== undefined && found.isSought) reveal(quill, match);
  }, [quill, found]);
  useEffect(() => hideMatches, []);

  /** Puts words into the place of the current match, or of all; what the first ones are in those is not found next. */
  function put(isAll: boolean, replaced: string) {
    const all = read();
    const current = Math.min(found.current, all.length - 1);
    const matches = isAll ? all : all.slice(current, current + 1);
    const change = replacement(quill.getContents().ops, matches, replaced);
    asOneStep(quill, () => quill.updateContents(change, 'user'));
    const now = read();
    const next = isAll ? 0 : current + matchesIn(replaced, words, { matchCase }).length;
    setFound({
      matches: now,
      current: next < now.length ? next : 0,
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
      if (match !== undefined) put(false, replaced);
    },
    /** As one step that can be undone. */
    replaceAll: (replaced: string) => {
      if (count > 0) put(true, replaced);
    },
    /** Leaves the caret at the current match, in the text. */
    leave: () => {
      if (match === undefined) quill.focus({ preventScroll: true });
      else if (match.place !== undefined) enterField(quill, match);
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
