const OF_REPLY = /^reply-(\d{1,15})$/;

/** The key of the reply being written to a message, among the drafts that the server keeps. */
export function replyDraftKey(message: number): string {
  return `reply-${message}`;
}

/** The message to which a draft is a reply; null where it is none. */
export function messageOfDraft(key: string): number | null {
  const message = OF_REPLY.exec(key)?.[1];
  return message === undefined ? null : Number(message);
}
