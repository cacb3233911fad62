import type { ComponentType } from 'react';
import { prefetchable } from '../lib/prefetchable.tsx';
import type { TabId } from './tab-id.ts';

type LoadTab = () => Promise<{ default: ComponentType }>;

/**
 * A tab whose code is fetched when it is first shown, or prefetched on hover. It is not a `lazyPage`: the other tabs
 * stay open with unsaved input, so only the owner may reload the page.
 */
function tab(id: TabId, label: string, load: LoadTab) {
  return { id, label, ...prefetchable(load) };
}

/** The eight tabs, in order. [2.15.01]–[2.15.09] */
export const TABS = [
  tab('overview', 'Overview', async () => ({ default: (await import('./OverviewTab.tsx')).OverviewTab })),
  tab('posts', 'Blog Posts', async () => ({ default: (await import('./PostsTab.tsx')).PostsTab })),
  tab('categories', 'Categories', async () => ({
    default: (await import('./CategoriesTab.tsx')).CategoriesTab,
  })),
  tab('authors', 'Authors', async () => ({ default: (await import('./AuthorsTab.tsx')).AuthorsTab })),
  tab('newsletter', 'Newsletter', async () => ({
    default: (await import('./NewsletterTab.tsx')).NewsletterTab,
  })),
  tab('campaigns', 'Campaigns', async () => ({ default: (await import('./CampaignsTab.tsx')).CampaignsTab })),
  tab('messages', 'Contact Messages', async () => ({
    default: (await import('./ContactMessagesTab.tsx')).ContactMessagesTab,
  })),
  tab('consultations', 'Consultations', async () => ({
    default: (await import('./ConsultationsTab.tsx')).ConsultationsTab,
  })),
] as const;

export type DashboardTab = (typeof TABS)[number];

/** The tab named in the address; the first one for an unknown name. */
export function tabNamed(id: string | null): DashboardTab {
  return TABS.find((candidate) => candidate.id === id) ?? TABS[0];
}
