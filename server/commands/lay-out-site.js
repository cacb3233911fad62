import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build-state.js';

/**
 * Makes the folder of a site with a content of its own. It looks like a project to the server that runs there, so that
 * neither the checkout's `.env` nor its data are found. The content's `artwork/` stands in for public/artwork.
 * @param {{ content: string, folder: string }} site
 * @returns {Record<string, string>} what tells Vite to build that site
 */
export function layOutSite({ content, folder }) {
  const pictures = join(folder, 'public');
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  rmSync(pictures, { recursive: true, force: true });
  cpSync(join(root, 'public'), pictures, { recursive: true });
  const artwork = join(root, content, 'artwork');
  if (existsSync(artwork)) {
    rmSync(join(pictures, 'artwork'), { recursive: true, force: true });
    cpSync(artwork, join(pictures, 'artwork'), { recursive: true });
  }
  return { CONTENT_DIR: content, SITE_DIR: folder };
}
