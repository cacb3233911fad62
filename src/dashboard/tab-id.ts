/** What the eight tabs are called in the address. [2.15.01]–[2.15.09] */
export type TabId =
  'overview' | 'posts' | 'categories' | 'authors' | 'newsletter' | 'campaigns' | 'messages' | 'consultations';

export interface TabCount {
  count: number;
  /** What is counted: 'new', 'pending'. */
  word: string;
}

/** What waits for the owner, by tab. */
export type TabCounts = Partial<Record<TabId, TabCount>>;
