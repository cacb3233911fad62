import type { ImportedItem } from '../item.ts';
import type { Source } from '../source.ts';

/** What another system writes. Each is a folder here. */
export interface Format {
  /** As the report names it. */
  name: string;
  /** Whether the source is of this format, by what is in it. */
  recognises: (source: Source) => Promise<boolean>;
  /**
   * All that is in it, the site first. What is damaged is said before the first item.
   * @throws ImportFailure
   */
  read: (source: Source) => AsyncIterable<ImportedItem>;
}
