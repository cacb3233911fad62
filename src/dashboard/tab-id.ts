/**
 * What the eight tabs are called, by their names in the address. [2.15.01]–[2.15.09]
 * Apart from tabs.ts, which the sign-in loads: it says none of this.
 */
export const TAB_LABELS = {
  overview: 'Overview',
  posts: 'Blog Posts',
  categories: 'Categories',
  authors: 'Authors',
  newsletter: 'Newsletter',
  campaigns: 'Campaigns',
  messages: 'Contact Messages',
  consultations: 'Consultations',
} as const;

export type TabId = keyof typeof TAB_LABELS;

export interface TabCount {
  count: number;
  /** The adjective of the count: 'new', 'pending'. */
  word: string;
}

/** How many items await the owner, by tab. */
export type TabCounts = Partial<Record<TabId, TabCount>>;
