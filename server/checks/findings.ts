import { contentFolder } from '../build/content-folder.ts';
import { checkContent } from './check-content.ts';

/** What is found in the content that this module is run on: see server/commands/check-content.ts. */
export const found = await checkContent(contentFolder());
