import type { ComponentType } from 'react';
import { prefetchable } from '../lib/prefetchable.tsx';
import type { TabId } from './tab-id.ts';

type LoadTab = () => Promise<{ default: ComponentType }>;

/**
 * A tab whose code is fetched when it is first shown, or prefetched on hover. It is no `orReload`: the other
 * tabs stay open with unsaved input, so only the owner may reload the page.
 */
function tab(id: TabId, load: LoadTab) {
  return { id, ...prefetchable(load) };
}

/** The eight tabs, in order. [2.15.01]–[2.15.09] */
export const TABS = [
  tab('overview', async () => ({ default: (await import('./OverviewTab.tsx')).OverviewTab })),
  tab('posts', async () => ({ default: (await import('./PostsTab.tsx')).PostsTab })),
  tab('categories', async () => ({
    default: (await import('./CategoriesTab.tsx')).CategoriesTab,
  })),
  tab('authors', async () => ({ default: (await import('./AuthorsTab.tsx')).AuthorsTab })),
  tab('newsletter', async () => ({
    default: (await import('./NewsletterTab.tsx')).NewsletterTab,
  })),
  tab('campaigns', async () => ({ default: (await import('./CampaignsTab.tsx')).CampaignsTab })),
  tab('messages', async () => ({
    default: (await import('./ContactMessagesTab.tsx')).ContactMessagesTab,
  })),
  tab('consultations', async () => ({
    default: (await import('./ConsultationsTab.tsx')).ConsultationsTab,
  })),
] as const;

export type DashboardTab = (typeof TABS)[number];

/** The tab named in the address; the first one for an unknown name. */
export function tabNamed(id: string | null): DashboardTab {
  return TABS.find((candidate) => candidate.id === id) ?? TABS[0];
}
