import { useEffect, useState } from 'react';
import { matchesSearch } from './matches-search.ts';
import type { OwnerList } from './use-owner-list.ts';

/** How many rows are shown at once; 'Show more' adds as many. */
export const ROWS_SHOWN = 50;

/** A part of a list that can be looked at by itself. */
export interface ListView<Row> {
  label: string;
  includes: (row: Row) => boolean;
  /** Its own order, where it is not the list's: newest first. */
  compare?: (a: Row, b: Row) => number;
}

/**
 * What is shown of a list: one of its views, narrowed by a search, a stretch at a time. As long as what has been read
 * does not fill the stretch, it is read on, so that nothing is missed however long the list is.
 */
export function useListView<Row>(
  list: OwnerList<Row>,
  views: readonly [ListView<Row>, ...ListView<Row>[]],
  textsOf: (row: Row) => readonly string[],
) {
  const [index, setIndex] = useState(0);
  const [search, setSearch] = useState('');
  const [stretch, setStretch] = useState(ROWS_SHOWN);
  const view = views[index] ?? views[0];
  const words = search.trim();
  const matching = list.rows.filter(
    (row) => view.includes(row) && (words === '' || matchesSearch(words, textsOf(row))),
  );
  if (view.compare !== undefined) matching.sort(view.compare);
  const { rows, hasMore, isReadingOn, moreError, loadMore } = list;
  const wantsMore = matching.length < stretch && hasMore && !isReadingOn && moreError === null;
  // `rows`: a quick answer is there before it was ever seen to be on its way.
  useEffect(() => {
    if (wantsMore) loadMore();
  }, [wantsMore, rows, loadMore]);

  function choose(chosen: ListView<Row>) {
    setIndex(views.indexOf(chosen));
    setStretch(ROWS_SHOWN);
  }

  function searchFor(text: string) {
    setSearch(text);
    setStretch(ROWS_SHOWN);
  }

  return {
    view,
    choose,
    search,
    searchFor,
    shown: matching.slice(0, stretch),
    /** How many of what has been read are in the view and match. */
    matches: matching.length,
    /** What does not fill the stretch may still be found further on. */
    isReading: wantsMore || isReadingOn,
    /** Null when everything is shown. */
    showMore: matching.length > stretch || hasMore ? () => setStretch(stretch + ROWS_SHOWN) : null,
  };
}
