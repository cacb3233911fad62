import { join } from 'node:path';
import type { ContentPage } from '#shared/content-page.ts';
import { contentFolder } from '../build/content-folder.ts';
import { readPages } from './read-pages.ts';

/** The pages of src/content/pages. The build replaces this module by its data: see server/build/evaluated-modules.ts. */
export const contentPages: readonly ContentPage[] = readPages(join(contentFolder(), 'pages')).map(
  ({ page }) => page,
);
