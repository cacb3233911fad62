/** What SQLite's migration of this name adds. */
export const replyDrafts = {
  name: '035-reply-drafts',
  sql: /* sql */ `
    CREATE FUNCTION drop_reply_draft() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM post_drafts WHERE key = 'reply-' || old.id;
        RETURN old;
      END
    $$;
    CREATE TRIGGER contact_reply_draft AFTER DELETE ON contacts
      FOR EACH ROW EXECUTE FUNCTION drop_reply_draft();
  `,
};
