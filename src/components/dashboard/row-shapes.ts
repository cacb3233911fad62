import type { RowShape } from './ListLoading.tsx';

// Here rather than with their lists: what visitors load has no styles for them. The heights are what the rows have, which
// tests/e2e/dashboard-skeletons.spec.ts measures.

/** Messages and consultations, below a line of tools. */
export const ARTICLE_ROWS: RowShape = {
  columns: 'md:grid-cols-[1.125rem_15.5rem_minmax(0,1fr)_8rem]',
  cells: ['box', 'lines', 'lines', 'text'],
  above: '-mt-px',
  row: 'min-h-29 py-4 max-md:min-h-52',
};

export const SUBSCRIBER_ROWS: RowShape = {
  columns: 'md:grid-cols-[1.125rem_minmax(0,50%)_minmax(0,3fr)_minmax(0,7fr)_3rem]',
  cells: ['box', 'name', 'text', 'text', 'text'],
  above: 'mt-12 max-md:mt-11',
  row: 'min-h-[3.3rem] items-center max-md:min-h-[5.68rem]',
};

export const CAMPAIGN_ROWS: RowShape = {
  columns: 'md:grid-cols-[minmax(0,1fr)_4.5rem_9rem_5.5rem_5.5rem_4rem_7rem_2rem]',
  cells: ['name', 'text', 'text', 'text', 'text', 'text', 'text', 'text'],
  above: 'mt-15',
  row: 'min-h-[3.06rem] items-center max-md:min-h-[6.9rem]',
};

export const POST_ROWS: RowShape = {
  columns: 'md:grid-cols-[1.125rem_minmax(0,1fr)_4rem_7.5rem_9.75rem_11.75rem]',
  cells: ['box', 'lines', 'text', 'text', 'text', 'text'],
  above: 'mt-[5.4rem]',
  row: 'min-h-[4.08rem] items-center max-md:min-h-[10.2rem] max-md:items-start max-md:pt-4',
};

export const CATEGORY_ROWS: RowShape = {
  columns: 'md:grid-cols-[1rem_minmax(0,16rem)_minmax(0,1fr)_5rem_9.5rem]',
  cells: ['dot', 'lines', 'text', 'text', 'text'],
  above: 'mt-5 md:mt-14',
  row: 'min-h-[4.19rem] items-center max-md:min-h-[6.775rem]',
};

/** The messages of the overview that are to be answered. */
export const DUE_ROWS: RowShape = {
  columns: 'md:grid-cols-[6.75rem_minmax(0,1fr)_10rem]',
  cells: ['text', 'lines', 'text'],
  above: 'mt-2',
  row: 'min-h-17 py-3',
};
