import { readFile } from 'node:fs/promises';
import { ImportFailure } from './import-failure.ts';
import type { ImportedRedirect } from './item.ts';
import { decodeText } from './decode-text.ts';
import { parseCsv } from './csv.ts';

/**
 * A CSV of redirects: the old address and the new one, a path or an http(s) address, in the first two columns. A first
 * line of headings is left out.
 * @throws ImportFailure that names the line that is wrong
 */
export async function readRedirects(file: string): Promise<ImportedRedirect[]> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new ImportFailure(`The file of redirects can’t be read: ${file}`, { cause: error });
  });
  const rows = parseCsv(decodeText(bytes));
  return rows.flatMap(([from = '', to = ''], index) => {
    const isHeading = index === 0 && !/^(\/|https?:)/i.test(from.trim());
    if (isHeading || (from.trim() === '' && to.trim() === '')) return [];
    const isAddress = /^(\/|https?:\/\/)/i;
    if (!isAddress.test(from.trim()) || !isAddress.test(to.trim()) || to.trim().startsWith('//')) {
      throw new ImportFailure(
        `${file}, row ${index + 1}: two addresses are needed, like /old-page,/blog/new-post.`,
      );
    }
    return [{ kind: 'redirect', from: from.trim(), to: to.trim() }];
  });
}
