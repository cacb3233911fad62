import TurndownService from 'turndown';
import { stringify } from 'yaml';
import { dayOf } from '#shared/business-time.ts';
import { LIMITS } from '#shared/limits.ts';
import { proseText } from '../plain-text.ts';
import type { ImportedPage } from './item.ts';
import { shortened } from '../shortened.ts';
import { beginning, line } from './post-fields.ts';

/** What Markdown has no marks for stays HTML, which pages show as well. */
const markdown = new TurndownService({
  headingStyle: 'atx',
  hr: '---',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
}).keep(['table', 'div', 'iframe', 'u', 's', 'sup', 'sub']);

/** A page's file as the build reads it; see `readPages`. @param content as `cleanHtml` writes it */
export function pageText(page: ImportedPage, name: string, content: string): string {
  const title = shortened(line(page.title), LIMITS.title) || name;
  const about = line(page.excerpt) || beginning(proseText(content), LIMITS.metaDescription - 1);
  const meta = {
    title,
    description: shortened(about, LIMITS.metaDescription) || title,
    ...(page.changedAt === null ? {} : { updated: dayOf(page.changedAt) }),
  };
  return `---\n${stringify(meta)}---\n\n${markdown.turndown(described(belowTitle(content)))}\n`;
}

/** Whether pictures of it need words that say what they show. */
export function lacksAlternativeTexts(content: string): boolean {
  return /<img [^>]*alt=""/.test(content);
}

/** The page's own heading is its title. */
function belowTitle(content: string): string {
  return content.replace(/<(\/?)h1\b/g, '<$1h2');
}

/** A page's picture has to say what it shows: until somebody writes it, its file's name does. */
function described(content: string): string {
  return content.replace(/<img src="([^"]*)" alt=""/g, (_, src: string) => {
    const name =
      /([^/]*?)(?:\.\w+)?$/
        .exec(src)?.[1]
        ?.replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim() ?? '';
    return `<img src="${src}" alt="${name || 'Picture'}"`;
  });
}
