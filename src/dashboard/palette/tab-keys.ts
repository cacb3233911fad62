import { TAB_LABELS, type TabId } from '../tab-id.ts';

/** The key that goes to a tab, after `g`. */
export const TAB_KEYS: Readonly<Record<TabId, string>> = {
  ...{ overview: 'o', posts: 'p', categories: 't', authors: 'a' },
  ...{ newsletter: 'n', campaigns: 's', messages: 'm', consultations: 'c' },
};

/** The tab that a key goes to. */
export function tabOfKey(key: string): TabId | undefined {
  const tabs = Object.keys(TAB_KEYS) as TabId[]; // the keys of the record above
  return tabs.find((tab) => TAB_KEYS[tab] === key);
}

/** The eight tabs, in order. */
export const TAB_IDS = Object.keys(TAB_LABELS) as TabId[];
