/** A post that is shown by a preview link before it is published. */

/** Stands above the post. @param date 'March 5, 2026' */
export const notice = (date: string) => `A preview. It ends on ${date}.`;
export const loading = 'Loading preview';
export const failed = 'The preview could not be loaded';
export const untitled = 'Untitled';
export const back = 'To the blog';
export const ended = 'This preview has ended';
export const endedText =
  'A preview link is open for a while only, or until it is closed. Whoever sent it to you can make a new one.';
