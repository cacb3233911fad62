import { JSDOM } from 'jsdom';
import { marked } from 'marked';
import { completeText } from '#shared/rich-text/complete-text.ts';
import { findWithId } from '#shared/rich-text/find-all.ts';
import { giveIds } from '#shared/rich-text/headings.ts';
import type { MarkdownFile } from './read-content.ts';

/** The files whose text is shown at an address of its own. */
const SHOWN = /\/(pages|posts|projects)\/(.+)\.md$/;
const PLACES: Record<string, string> = { pages: '', posts: '/blog', projects: '/portfolio' };

/** Where a Markdown file is shown: '/imprint', '/blog/a-post', '/portfolio/a-project'; null for one that is part of a page. */
export function addressOf({ file }: Pick<MarkdownFile, 'file'>): string | null {
  const [, folder = '', name] = SHOWN.exec(file) ?? [];
  return name === undefined ? null : `${PLACES[folder]}/${name}`;
}

/** The ids in each file's text once it is shown, by its address. */
export function anchorsOf(files: readonly MarkdownFile[]): Map<string, ReadonlySet<string>> {
  const { document } = new JSDOM('').window;
  const anchors = new Map<string, ReadonlySet<string>>();
  for (const file of files) {
    const address = addressOf(file);
    if (address === null) continue;
    const root = document.createElement('div');
    root.innerHTML = marked.parse(file.body, { async: false, gfm: true });
    if (address.startsWith(`${PLACES.projects}/`)) giveIds([root]);
    else completeText([root]);
    anchors.set(address, new Set(findWithId([root]).map(({ id }) => id)));
  }
  return anchors;
}
