/** What can be done with a message, as its row calls it. */
export const MESSAGE_DEEDS = { read: 'Mark as Read', new: 'Mark as new', delete: 'Delete' } as const;

/**
 * What can be done with a message now, besides answering it.
 * @param status by the server
 * @param isRead whether it is marked as read in this browser
 */
export function messageDeeds(status: string, isRead: boolean): string[] {
  const mark = isRead ? MESSAGE_DEEDS.new : MESSAGE_DEEDS.read;
  return [...(status === 'new' ? [mark] : []), MESSAGE_DEEDS.delete];
}
