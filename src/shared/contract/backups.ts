import type { Success } from './envelope.ts';

/** How the backups of the site are. */
export interface BackupStatus extends Success {
  /** When the next one is made; null where the server makes none by itself. */
  next_at: string | null;
  /** Whether one is being made. */
  running: boolean;
  /** The last one that was made and restored. */
  last: {
    made_at: string;
    posts: number;
    pictures: number;
    bytes: number;
    /** Where its copy is, `s3://bucket`; null where it has none. */
    copied_to: string | null;
  } | null;
  /** Since when each try has failed, and why the last one did. */
  failing: { since: string; reason: string } | null;
  /** Whether the last one is older than a day and a half, though one is made each night. */
  overdue: boolean;
}
