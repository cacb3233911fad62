import type { PutBack } from '../../features/posts/server-drafts.api.ts';
import type { UnsavedRow } from './unsaved-row.ts';

/** Unsaved writing that this browser keeps. */
export interface KeptRow extends UnsavedRow {
  /** 'Unsaved writing in “Two ovens”' */
  name: string;
  /** The key of the site's copy. */
  siteKey: string;
  /** Whether the site had all of it when it was kept. */
  isSent: boolean;
  /** Takes it out of this browser alone. @returns what puts it back; null where it was gone already */
  forget: () => PutBack | null;
}

/** The drafts of the site. */
export interface SiteDrafts {
  rows: readonly UnsavedRow[];
  /** Whether they are still being read. */
  isPending: boolean;
}

interface Divided {
  /** What this browser alone has, or has newer than the site: it is offered. */
  recovered: KeptRow[];
  /** Drafts that were never saved as posts. */
  drafts: UnsavedRow[];
  /** Edits of posts, by the post. */
  edits: Map<number, UnsavedRow>;
}

/** Divides unsaved writing by where it is told of: nothing is told of twice. @param kept the newest first */
export function divideUnsaved(kept: readonly KeptRow[], { rows, isPending }: SiteDrafts): Divided {
  const onSite = new Set(rows.map(({ key }) => key));
  const recovered = kept.filter(({ isSent, siteKey }) => !isSent || !(isPending || onSite.has(siteKey)));
  const offered = new Set(recovered.map(({ siteKey }) => siteKey));
  const shown = rows
    .filter(({ key }) => !offered.has(key))
    .map((row) =>
      withCopies(
        row,
        kept.filter(({ siteKey }) => siteKey === row.key),
      ),
    );
  return {
    recovered,
    drafts: shown.filter(({ post }) => post === null),
    edits: new Map(shown.flatMap((row) => (row.post === null ? [] : [[row.post, row]]))),
  };
}

/** A draft of the site, with what this browser keeps of it: that goes, and comes back, along with it. */
function withCopies(row: UnsavedRow, copies: readonly KeptRow[]): UnsavedRow {
  const [newest] = copies;
  if (newest === undefined) return row;
  return {
    ...row,
    onContinue: newest.onContinue,
    async discard() {
      const all = [await row.discard(), ...copies.map(({ forget }) => forget())];
      // Those of this browser first: they need no connection.
      const putBacks = all.toReversed().filter((putBack) => putBack !== null);
      return putBacks.length === 0
        ? null
        : async () => {
            for (const putBack of putBacks) await putBack();
          };
    },
  };
}
