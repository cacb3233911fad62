import type { ImportFigures } from '#shared/contract/imports.ts';
import { IMPORT_RECORDS } from '#shared/import-records.ts';

export function emptyReport(format: string): ImportFigures {
  return {
    format,
    posts: { created: 0, updated: 0, skipped: 0 },
    drafts: 0,
    images: { stored: 0, missing: 0 },
    redirects: 0,
    subscribers: { added: 0, skipped: 0 },
    warnings: [],
  };
}

/** How many warnings are shown; the JSON has all. */
const MAX_SHOWN = 50;

/** The report for people. */
export function reportInWords(report: ImportFigures, dryRun: boolean): string {
  const { posts, drafts, images, redirects, subscribers, pages, records = {}, warnings } = report;
  const more = warnings.length - MAX_SHOWN;
  const lines = [
    dryRun
      ? `This is ${NAMES[report.format] ?? report.format}. Nothing was changed. It would bring:`
      : 'Done:',
    `  posts        ${posts.created} new (${drafts} of them drafts), ${posts.updated} updated, ${posts.skipped} as they were`,
    `  pictures     ${images.stored} stored, ${images.missing} not found`,
    `  redirects    ${redirects} new`,
  ];
  if (subscribers.added + subscribers.skipped > 0) {
    const { asked = 0 } = subscribers;
    const waiting = asked === 0 ? '' : ` (${asked} of them asked by email)`;
    lines.push(`  subscribers  ${subscribers.added} new${waiting}, ${subscribers.skipped} left out`);
  }
  if (pages !== undefined) {
    lines.push(`  pages        ${pages.written} files for src/content/pages, ${pages.skipped} left out`);
  }
  for (const kind of IMPORT_RECORDS) {
    const { added, skipped } = records[kind] ?? { added: 0, skipped: 0 };
    if (added + skipped > 0) lines.push(`  ${kind.padEnd(13)}${added} new, ${skipped} as they were`);
  }
  if (warnings.length > 0) {
    lines.push('', 'What you should know:', ...warnings.slice(0, MAX_SHOWN).map((warning) => `  ${warning}`));
  }
  if (more > 0) lines.push(`  … and ${more} more. --report FILE.json has them all.`);
  return lines.join('\n');
}

const NAMES: Record<string, string> = {
  wordpress: 'an export of WordPress',
  ghost: 'an export of Ghost',
  markdown: 'Markdown',
  subscribers: 'a list of subscribers',
  shingle: 'an export of this program',
};
