import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { slugify } from '#shared/slug.ts';
import { isPageName, isTakenName } from '../content/page-names.ts';
import { oldAddress } from '../features/old-addresses/old-address.ts';
import { detached } from './detached.ts';
import type { ImportedPage, ImportedSite } from './item.ts';
import type { Pictures } from './media/pictures.ts';
import { lacksAlternativeTexts, pageText } from './page-text.ts';
import type { Redirects } from './redirects.ts';
import { rewrite } from './rewriting.ts';

interface Deps {
  /** Where files for `src/content/pages` are written; null where nobody asked for them. */
  folder: string | null;
  pictures: Pictures;
  redirects: Pick<Redirects, 'add'>;
  dryRun: boolean;
}

/** Pages never become posts. When asked for they are files, which a build shows once they lie among the content. */
export class Pages {
  readonly #deps: Deps;
  readonly #names = new Set<string>();
  readonly #left: string[] = [];
  readonly #hidden: string[] = [];
  readonly #there: string[] = [];
  readonly #renamed: string[] = [];
  readonly #undescribed: string[] = [];
  written = 0;
  skipped = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  get isAsked(): boolean {
    return this.#deps.folder !== null;
  }

  async bring(page: ImportedPage, site: ImportedSite): Promise<void> {
    const { folder } = this.#deps;
    const named = detached(`${page.title || 'untitled'} (${page.place})`);
    if (folder === null) {
      this.#left.push(named);
    } else if (page.hidden !== null) {
      this.#hidden.push(`${named}: ${page.hidden}`);
      this.skipped += 1;
    } else {
      await this.#write(page, site, folder);
    }
  }

  /** What the owner should know. */
  warnings(): string[] {
    const list = (sentence: string, pages: readonly string[]) =>
      pages.length === 0 ? [] : [`${sentence}: ${pages.join('; ')}.`];
    return [
      ...list('Pages are not brought, as they would become posts', this.#left),
      ...list('Pages that visitors could not see were left out', this.#hidden),
      ...list('Pages whose files are there already were left as they are', this.#there),
      ...list('Pages that have another address here, as the site has something at theirs', this.#renamed),
      ...list('Pages with pictures that do not say what they show: write that into', this.#undescribed),
    ];
  }

  async #write(page: ImportedPage, site: ImportedSite, folder: string): Promise<void> {
    const { pictures, redirects, dryRun } = this.#deps;
    const wanted = nameOf(page);
    const name = this.#free(wanted);
    const file = join(folder, `${name}.md`);
    if (name !== wanted) this.#renamed.push(`/${wanted} → /${name}`);
    const { content } = await rewrite({ html: page.html, cover: null }, site, pictures);
    if (lacksAlternativeTexts(content)) this.#undescribed.push(`${name}.md`);
    const before = await readFile(file, 'utf8').catch(() => null);
    if (before === null) {
      this.written += 1;
      if (!dryRun) {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, pageText(page, name, content), { flag: 'wx' });
      }
    } else {
      this.skipped += 1;
      if (before !== pageText(page, name, content)) this.#there.push(`${name}.md`);
    }
    const others = page.oldAddresses.filter((address) => oldAddress(address) !== `/${name}`);
    for (const address of others) await redirects.add(address, { path: `/${name}` });
  }

  /** The site's own pages stay, and two of one name are two. */
  #free(wanted: string): string {
    let name = wanted;
    for (let number = 2; isTakenName(name) || this.#names.has(name); number += 1)
      name = wanted.replace(/^[^/]+/, (first) => `${first}-${number}`);
    this.#names.add(name);
    return name;
  }
}

/** As files are called here: of small letters and digits. */
function nameOf({ slug, title }: ImportedPage): string {
  const parts = (slug || title)
    .split('/')
    .map((part) =>
      slugify(decoded(part), '')
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, ''),
    )
    .filter((part) => part !== '');
  const name = parts.join('/');
  return isPageName(name) ? name : 'page';
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
