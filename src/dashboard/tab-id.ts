/** The names of the eight tabs in the address. [2.15.01]–[2.15.09] */
export type TabId =
  'overview' | 'posts' | 'categories' | 'authors' | 'newsletter' | 'campaigns' | 'messages' | 'consultations';

export interface TabCount {
  count: number;
  /** The adjective of the count: 'new', 'pending'. */
  word: string;
}

/** How many items await the owner, by tab. */
export type TabCounts = Partial<Record<TabId, TabCount>>;
