import type { TabId } from './tab-id.ts';

/** The id of a tab's element. */
export const tabId = ({ id }: { id: TabId }) => `tab-${id}`;
/** That of its panel. */
export const panelId = ({ id }: { id: TabId }) => `panel-${id}`;
