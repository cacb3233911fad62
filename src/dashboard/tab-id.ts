/** The eight tabs by their names in the address, in order. [2.15.01]–[2.15.09] */
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

export const TAB_IDS = Object.keys(TAB_LABELS) as TabId[];

/** The id of a tab's element. */
export const tabId = ({ id }: { id: TabId }) => `tab-${id}`;
/** That of its panel. */
export const panelId = ({ id }: { id: TabId }) => `panel-${id}`;

export interface TabCount {
  count: number;
  /** The adjective of the count: 'new', 'pending'. */
  word: string;
}

/** How many items await the owner, by tab. */
export type TabCounts = Partial<Record<TabId, TabCount>>;
