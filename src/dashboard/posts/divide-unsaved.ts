import type { UnsavedRow } from './unsaved-row.ts';

/** Unsaved writing that this browser keeps. */
export interface KeptRow extends UnsavedRow {
  /** The key of the site's copy. */
  siteKey: string;
  /** Whether the site had all of it when it was kept. */
  isSent: boolean;
}

/** The drafts of the site. */
export interface SiteDrafts {
  rows: readonly UnsavedRow[];
  /** Whether they are still being read. */
  isPending: boolean;
}

interface Divided {
  /** What this browser alone has, or has newer than the site: it is offered. */
  recovered: UnsavedRow[];
  /** Drafts that were never saved as posts. */
  drafts: UnsavedRow[];
  /** Edits of posts, by the post. */
  edits: Map<number, UnsavedRow>;
}

/** Divides unsaved writing by where it is told of: nothing is told of twice. */
export function divideUnsaved(kept: readonly KeptRow[], { rows, isPending }: SiteDrafts): Divided {
  const onSite = new Set(rows.map(({ key }) => key));
  const recovered = kept.filter(({ isSent, siteKey }) => !isSent || !(isPending || onSite.has(siteKey)));
  const offered = new Set(recovered.map(({ siteKey }) => siteKey));
  const sent = new Map(kept.map((row) => [row.siteKey, row]));
  const shown = rows
    .filter(({ key }) => !offered.has(key))
    .map((row) => {
      const here = sent.get(row.key);
      // What this browser keeps of it goes, and comes back, along with it.
      return here === undefined ? row : { ...row, onContinue: here.onContinue, discard: here.discard };
    });
  return {
    recovered,
    drafts: shown.filter(({ post }) => post === null),
    edits: new Map(shown.flatMap((row) => (row.post === null ? [] : [[row.post, row]]))),
  };
}
