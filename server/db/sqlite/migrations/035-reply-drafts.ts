/** A reply that is being written is among the drafts, and goes with its message. */
export const replyDrafts = {
  name: '035-reply-drafts',
  sql: /* sql */ `
    CREATE TRIGGER contact_reply_draft AFTER DELETE ON contacts BEGIN
      DELETE FROM post_drafts WHERE key = 'reply-' || old.id;
    END;
  `,
};
