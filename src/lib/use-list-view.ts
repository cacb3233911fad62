import { useEffect, useState } from 'react';
import { matchesSearch } from './matches-search.ts';
import { useAddressFields } from './use-address-fields.ts';
import type { OwnerList } from './use-owner-list.ts';

/** How many rows are shown at once; 'Show more' adds as many. */
export const ROWS_SHOWN = 50;

/** What a list is narrowed by, in the address; the first view has no name there. */
const ALL_ROWS = { view: '', search: '' };

/** A filtered view of a list. */
export interface ListView<Row> {
  label: string;
  includes: (row: Row) => boolean;
  /** The view's own order; newest first by default. */
  compare?: (a: Row, b: Row) => number;
}

/**
 * The visible rows of a list: one of its views, filtered by a search, `ROWS_SHOWN` at a time. Loads further pages while
 * the loaded rows do not fill the visible part, so that the search covers the whole list.
 */
export function useListView<Row>(
  list: OwnerList<Row>,
  views: readonly [ListView<Row>, ...ListView<Row>[]],
  textsOf: (row: Row) => readonly string[],
) {
  const [{ view: chosen, search }, narrow] = useAddressFields(ALL_ROWS);
  const [stretch, setStretch] = useState(ROWS_SHOWN);
  const view = views.find((one) => nameOf(one) === chosen) ?? views[0];
  const words = search.trim();
  const matching = list.rows.filter(
    (row) => view.includes(row) && (words === '' || matchesSearch(words, textsOf(row))),
  );
  if (view.compare !== undefined) matching.sort(view.compare);
  const { rows, hasMore, isLoadingMore, moreError, loadMore } = list;
  const wantsMore = matching.length < stretch && hasMore && !isLoadingMore && moreError === null;
  // `rows` is a dependency because a fast response may arrive before `isLoadingMore` was ever true.
  useEffect(() => {
    if (wantsMore) loadMore();
  }, [wantsMore, rows, loadMore]);

  function choose(one: ListView<Row>) {
    narrow({ view: one === views[0] ? ALL_ROWS.view : nameOf(one) });
    setStretch(ROWS_SHOWN);
  }

  function searchFor(text: string) {
    narrow({ search: text });
    setStretch(ROWS_SHOWN);
  }

  return {
    view,
    choose,
    search,
    searchFor,
    shown: matching.slice(0, stretch),
    /** The number of loaded rows that match the view and the search. */
    matches: matching.length,
    /** Also true while more rows are needed to fill the visible part. */
    isReading: wantsMore || isLoadingMore,
    /** Null if everything is shown. */
    showMore: matching.length > stretch || hasMore ? () => setStretch(stretch + ROWS_SHOWN) : null,
  };
}

/** A view's name in the address: 'suspected-spam'. */
function nameOf({ label }: { label: string }): string {
  return label.toLowerCase().replaceAll(' ', '-');
}
