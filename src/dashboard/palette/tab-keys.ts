import type { TabId } from '../tab-id.ts';

/** The key that goes to a tab, after `g`; the eight tabs in their order. */
export const TAB_KEYS: Readonly<Record<TabId, string>> = {
  ...{ overview: 'o', posts: 'p', categories: 't', authors: 'a' },
  ...{ newsletter: 'n', campaigns: 's', messages: 'm', consultations: 'c' },
};

export const TAB_IDS = Object.keys(TAB_KEYS) as TabId[]; // the keys of the record above

/** The tab that a key goes to. */
export function tabOfKey(key: string): TabId | undefined {
  return TAB_IDS.find((tab) => TAB_KEYS[tab] === key);
}
