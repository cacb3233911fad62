/**
 * Where uploaded images live: a folder, or an object store. A name is a file name, `….webp`. Names are never used for
 * other contents, so a file is the same for good, wherever it lies.
 *
 * An object store's calls throw FilesUnavailable while it does not answer; a folder's throw the system's errors.
 */
export interface ImageFiles {
  /** A local folder for files being received; see incoming.ts. */
  readonly incoming: string;
  /**
   * Stores all of the files, or none of them: after a failure none of these names is there, even if it was before. They
   * survive a power loss once this resolves.
   * @throws FilesFull when there is no room in an object store
   */
  save: (files: ReadonlyMap<string, Buffer>) => Promise<void>;
  /** For serving; null when there is no such file. */
  open: (name: string) => Promise<OpenedImage | null>;
  /** The contents straight from where they are kept, past any cache; null when there is no such file. */
  read: (name: string) => Promise<Buffer | null>;
  /** All names, in no particular order. Files that are no images of ours are left out. */
  list: () => AsyncIterable<string>;
  /** The same with their sizes in bytes. */
  sizes: () => AsyncIterable<{ name: string; bytes: number }>;
  /** Deletes what is there. */
  delete: (names: Iterable<string>) => Promise<void>;
}

/** The path of a local file, which may vanish at any time, or the contents where none could be made. */
export type OpenedImage = { path: string } | { bytes: Buffer };

/** The names that the image pipeline makes. */
const IMAGE_NAME = /^[0-9a-f]+-\d+x\d+(-w\d+)?\.webp$/;

export function isImageName(name: string): boolean {
  return IMAGE_NAME.test(name);
}
