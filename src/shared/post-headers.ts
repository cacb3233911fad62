/** Of a new post: the key of the draft that it is made of, and the revision that is in it, as `key/revision`. */
export const DRAFT_HEADER = 'X-Draft';
/** Refuses to make a draft of a post that visitors have by now: `1` for one that was still to appear. */
export const WHILE_SCHEDULED_HEADER = 'X-While-Scheduled';
