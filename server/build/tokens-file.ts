import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../root.ts';
import { contentFolder } from './content-folder.ts';

/** The stylesheet with the site's colours: src/styles/tokens.css, or what a content for tests brings in its place. */
export function tokensFile(content = contentFolder()): string {
  const own = join(content, 'tokens.css');
  return existsSync(own) ? own : join(projectRoot, 'src/styles/tokens.css');
}
