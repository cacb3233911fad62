import type { ImportFigures } from '#shared/contract/imports.ts';
import { IMPORT_RECORDS, type ImportRecordKind } from '#shared/import-records.ts';
import { howMany } from '../../lib/how-many.ts';

const FORMATS: Record<string, string> = {
  wordpress: 'An export of WordPress',
  ghost: 'An export of Ghost',
  markdown: 'Texts in Markdown',
  subscribers: 'A list of subscribers',
};

const RECORDS: Record<ImportRecordKind, string> = {
  categories: 'Categories',
  newsletters: 'Newsletters',
  messages: 'Messages',
  bookings: 'Consultations',
  'days off': 'Days off',
  snippets: 'Snippets',
};

export function formatName(format: string): string {
  return FORMATS[format] ?? 'An export of this program';
}

/** '1.4 GB', '12 MB', '3 KB' */
export function sizeInWords(bytes: number): string {
  if (bytes >= 1_000_000_000) return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
  return bytes >= 1_000_000
    ? `${Math.round(bytes / 1_000_000)} MB`
    : `${Math.max(1, Math.round(bytes / 1_000))} KB`;
}

interface Figure {
  name: string;
  value: string;
  /** What else is to be known of it; '' for nothing. */
  note: string;
}

/** The figures of a report, in words; nothing of what there is none. */
export function figuresOf(report: ImportFigures, isPreview: boolean): Figure[] {
  const { posts, drafts, images, redirects, subscribers, pages, records = {} } = report;
  const number = (value: number) => value.toLocaleString('en-US');
  const notes = (...parts: (string | false)[]) => parts.filter((part) => part !== false).join(', ');
  const figures: Figure[] = [];
  if (posts.created + posts.updated + posts.skipped > 0)
    figures.push({
      name: isPreview ? 'Posts to come' : 'Posts that came',
      value: number(posts.created),
      note: notes(
        drafts > 0 && `${number(drafts)} of them as drafts`,
        posts.updated > 0 && `${number(posts.updated)} updated`,
        posts.skipped > 0 && `${number(posts.skipped)} more are here already`,
      ),
    });
  if (images.stored + images.missing > 0)
    figures.push({
      name: 'Pictures',
      value: number(images.stored),
      note: images.missing > 0 ? `${number(images.missing)} not found` : '',
    });
  if (redirects > 0)
    figures.push({ name: 'Old addresses that lead here', value: number(redirects), note: '' });
  if (subscribers.added + subscribers.skipped > 0)
    figures.push({
      name: 'Subscribers',
      value: number(subscribers.added),
      note: notes(
        (subscribers.asked ?? 0) > 0 && `${number(subscribers.asked ?? 0)} of them are asked first`,
        subscribers.skipped > 0 && `${number(subscribers.skipped)} left out`,
      ),
    });
  if (pages !== undefined)
    figures.push({
      name: 'Files of pages',
      value: number(pages.written),
      note: pages.skipped > 0 ? `${number(pages.skipped)} left out` : '',
    });
  for (const kind of IMPORT_RECORDS) {
    const { added, skipped } = records[kind] ?? { added: 0, skipped: 0 };
    if (added + skipped > 0)
      figures.push({
        name: RECORDS[kind],
        value: number(added),
        note: skipped > 0 ? `${number(skipped)} as they were` : '',
      });
  }
  return figures;
}

/** '320 of 1,200 posts'; '' while it is not known */
export function progressInWords(done: number, total: number): string {
  return total === 0 ? '' : `${done.toLocaleString('en-US')} of ${howMany(total, 'post')}`;
}

/** What an import has done, as what it would do. */
const AHEAD: readonly (readonly [done: RegExp, ahead: string])[] = [
  [/\bwas left out\b/g, 'would be left out'],
  [/\bwere left out\b/g, 'would be left out'],
  [/^Left out, because they are/, 'These would be left out, because they are'],
  [/\bare not brought\b/g, 'would not be brought'],
  [/\bwere left as they are\b/g, 'would stay as they are'],
  [/\bit is a draft here\b/g, 'it would be a draft here'],
  [/\bits title was shortened\b/g, 'its title would be shortened'],
  [/\bit is called $/g, 'it would be called '],
  [/ comes without /g, ' would come without '],
  [/\bIt is called off here, and goes to nobody\b/g, 'It would be called off here, and go to nobody'],
  [/ was refused: /g, ' would be refused: '],
];

/**
 * What a warning says of the command's options, as it is done here.
 * @param isAhead whether it is about an import that nobody has decided on yet
 */
export function warningInWords(warning: string, isAhead: boolean): string {
  const here = warning
    .replace('Then --agreed brings them', 'Then bring them with the choice that says so')
    .replace('--ask sends them the email that asks', 'they are asked by email where that is chosen');
  if (!isAhead) return here;
  // What a title says is the author's: only what stands outside of quotation marks is ours.
  return here
    .split(/(“[^”]*”)/)
    .map((part, index) =>
      index % 2 === 1 ? part : AHEAD.reduce((text, [done, ahead]) => text.replace(done, ahead), part),
    )
    .join('');
}
