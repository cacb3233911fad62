import type { ListNarrowing } from '#shared/contract/calls.ts';
import { DASHBOARD_LIST_LIMIT } from '#shared/limits.ts';
import type { ListSource } from './owner-list.ts';
import { useAddressFields } from './use-address-fields.ts';
import { useOwnerList } from './use-owner-list.ts';
import { useSettled } from './use-settled.ts';

/** What a list is narrowed by, in the address; the first view has no name there. */
const WHOLE = { view: '', search: '', sort: '' };
/** One looks there now and then: who comes back to the list wants its first view. */
const isKept = ({ view }: typeof WHOLE) => view !== 'spam';

/** A view of a list that the server knows. */
export interface NamedView {
  /** In the address, and to the server. */
  name: string;
  label: string;
}

/** What a view is asked for with; `search` is '' where nothing is searched for. */
type NarrowingOf = (view: NamedView, search: string) => ListNarrowing;

const byName: NarrowingOf = ({ name }) => ({ view: name });

/**
 * A list of which the server sends what is shown: one of its views, by a search, in an order, fifty rows a page. The
 * browser's Back leads to the view before; what is searched for and ordered by changes in place.
 */
export function useNarrowedList<Row extends { id: number }>(
  source: ListSource<Row>,
  views: readonly [NamedView, ...NamedView[]],
  narrowingOf: NarrowingOf = byName,
) {
  const [{ view: chosen, search, sort }, narrow] = useAddressFields(WHOLE, { isKept });
  const view = views.find(({ name }) => name === chosen) ?? views[0];
  const settled = useSettled(search.trim());
  const chosenRows = { ...narrowingOf(view, settled), ...(settled === '' ? {} : { search: settled }) };
  const list = useOwnerList(source, {
    ...chosenRows,
    limit: DASHBOARD_LIST_LIMIT,
    ...(sort === '' ? {} : { sort }),
  });
  return {
    list,
    view,
    /** Which rows these are; null in the first view without a search. */
    narrowing: view === views[0] && settled === '' ? null : chosenRows,
    choose: ({ name }: NamedView) =>
      narrow({ view: name === views[0].name ? '' : name, sort: '' }, { isStep: true }),
    search,
    searchFor: (text: string) => narrow({ search: text }),
    /** Whether the rows are those that were searched for. */
    isFound: settled === search.trim() && !list.isPending && !list.isOutdated,
    sort,
    sortBy: (order: string) => narrow({ sort: order }),
  };
}
