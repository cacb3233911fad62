import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { ImportFailure } from '../import-failure.ts';
import { endingsOf, namesOf, pathOf } from './picture-names.ts';

/** Folders that generators of sites leave out of their addresses. */
const PLACES = ['', 'static/', 'public/', 'src/', 'source/', 'content/'];

/** A folder with the pictures of a site, as it was copied from there. Nothing outside of it is ever read. */
export class MediaFolder {
  readonly #root: string;

  private constructor(root: string) {
    this.#root = root;
  }

  /** @throws ImportFailure when there is no such folder */
  static async open(folder: string): Promise<MediaFolder> {
    const root = await realpath(folder).catch(() => null);
    if (root === null || !(await stat(root)).isDirectory()) {
      throw new ImportFailure(`There is no media folder ${folder}.`);
    }
    return new MediaFolder(root);
  }

  /**
   * The file of a picture; null where it is not there.
   * @param isOwn whether the address is of the site itself: then the name alone may tell
   */
  async find(
    address: string,
    isOriginal: ((address: string) => boolean) | null,
    isOwn: boolean,
  ): Promise<string | null> {
    const path = pathOf(address);
    if (path === null) return null;
    for (const name of namesOf(path, isOriginal)) {
      const endings = endingsOf(name);
      for (const ending of isOwn || endings.length === 1 ? endings : endings.slice(0, -1)) {
        for (const place of PLACES) {
          const file = await this.#inside(`${place}${ending}`);
          if (file !== null) return file;
        }
      }
    }
    return null;
  }

  /** The real path of a file of the folder; a link that leads out of it leads nowhere. */
  async #inside(name: string): Promise<string | null> {
    try {
      const file = await realpath(join(this.#root, name));
      return file.startsWith(`${this.#root}${sep}`) && (await stat(file)).isFile() ? file : null;
    } catch {
      return null;
    }
  }
}
