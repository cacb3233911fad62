import type { Selectable } from 'kysely';
import type { Tables } from '../tables.ts';

/** `minutes` are numbers or texts on SQLite, and text on PostgreSQL. */
export type ColumnKind = 'text' | 'number' | 'minutes';

type KindOf<Value> = [Value] extends [string | null]
  ? 'text'
  : [Value] extends [number | null]
    ? 'number'
    : 'minutes';

interface CopiedTable<Row> {
  /** The primary key: a number that the database gives out, or a text. */
  key: keyof Row & string;
  columns: { [Column in keyof Row]: KindOf<Row[Column]> };
  /** The key of the one row that is about this database itself, and stays there. */
  own?: string;
}

/** Why a table is not copied. */
type LeftOut = string;

/** The setting that holds the digest of what was moved into this database. */
export const MOVED = 'moved';

/**
 * What a move does with each table, so that a new table or column does not compile without a decision. In an order in
 * which rows find what they refer to; consultations come before the days off that would refuse them.
 */
export const DECISIONS: { [Table in keyof Tables]: CopiedTable<Selectable<Tables[Table]>> | LeftOut } = {
  settings: { key: 'name', columns: { name: 'text', value: 'text' }, own: MOVED },
  users: {
    key: 'id',
    columns: {
      id: 'number',
      email: 'text',
      name: 'text',
      role: 'text',
      password_hash: 'text',
      created_at: 'text',
      passkey_handle: 'text',
      flags_choice: 'text',
    },
  },
  sessions: {
    key: 'id',
    columns: {
      id: 'text',
      user_id: 'number',
      created_at: 'text',
      expires_at: 'text',
      device: 'text',
      last_used_at: 'text',
      passkey_id: 'text',
      confirmed_at: 'text',
    },
  },
  passkeys: {
    key: 'id',
    columns: {
      id: 'text',
      user_id: 'number',
      public_key: 'text',
      rp_id: 'text',
      name: 'text',
      transports: 'text',
      counter: 'number',
      backed_up: 'number',
      created_at: 'text',
      last_used_at: 'text',
    },
  },
  flags: {
    key: 'key',
    columns: { key: 'text', user_id: 'number', value: 'text', changed_at: 'text', revision: 'number' },
  },
  activity: {
    key: 'id',
    columns: {
      id: 'number',
      kind: 'text',
      device: 'text',
      hour: 'text',
      happened_at: 'text',
      times: 'number',
      titles: 'text',
    },
  },
  categories: {
    key: 'id',
    columns: {
      id: 'number',
      name: 'text',
      slug: 'text',
      description: 'text',
      color: 'text',
      created_at: 'text',
    },
  },
  posts: {
    key: 'id',
    columns: {
      id: 'number',
      slug: 'text',
      title: 'text',
      excerpt: 'text',
      content: 'text',
      search_text: 'text',
      featured_image: 'text',
      image_attribution: 'text',
      status: 'text',
      published_at: 'text',
      category_id: 'number',
      author_id: 'number',
      author: 'text',
      view_count: 'number',
      tags: 'text',
      meta_title: 'text',
      meta_description: 'text',
      read_time: 'minutes',
      created_at: 'text',
      updated_at: 'text',
      image_alt: 'text',
      image_focus: 'text',
    },
  },
  post_drafts: {
    key: 'key',
    columns: {
      key: 'text',
      post_id: 'number',
      based_on: 'text',
      revision: 'number',
      window_id: 'text',
      device: 'text',
      title: 'text',
      words: 'number',
      saved_at: 'text',
      form: 'text',
    },
  },
  draft_posts: { key: 'key', columns: { key: 'text', revision: 'number', post_id: 'number' } },
  post_versions: {
    key: 'id',
    columns: {
      id: 'number',
      post_id: 'number',
      saved_at: 'text',
      title: 'text',
      words: 'number',
      form: 'text',
      kind: 'text',
    },
  },
  trash: {
    key: 'id',
    columns: {
      id: 'number',
      kind: 'text',
      row_id: 'number',
      title: 'text',
      detail: 'text',
      trashed_at: 'text',
      kept: 'text',
    },
  },
  post_slugs: { key: 'slug', columns: { slug: 'text', post_id: 'number' } },
  post_previews: {
    key: 'id',
    columns: {
      id: 'number',
      token_hash: 'text',
      draft_key: 'text',
      post_id: 'number',
      created_at: 'text',
      ends_at: 'text',
    },
  },
  media: {
    key: 'id',
    columns: {
      id: 'number',
      path: 'text',
      name: 'text',
      width: 'number',
      height: 'number',
      bytes: 'number',
      kind: 'text',
      alt: 'text',
      focus: 'text',
      made_at: 'text',
    },
  },
  media_moves: { key: 'path', columns: { path: 'text', media_id: 'number' } },
  contacts: {
    key: 'id',
    columns: {
      id: 'number',
      name: 'text',
      email: 'text',
      phone: 'text',
      subject: 'text',
      message: 'text',
      status: 'text',
      suspected_spam: 'number',
      created_at: 'text',
      answered_at: 'text',
      settled_at: 'text',
    },
  },
  replies: {
    key: 'id',
    columns: {
      id: 'number',
      contact_id: 'number',
      request_key: 'text',
      body: 'text',
      message_id: 'text',
      status: 'text',
      reason: 'text',
      created_at: 'text',
      due_at: 'text',
      finished_at: 'text',
    },
  },
  snippets: { key: 'id', columns: { id: 'number', name: 'text', body: 'text', created_at: 'text' } },
  campaigns: {
    key: 'id',
    columns: {
      id: 'number',
      request_key: 'text',
      subject: 'text',
      content: 'text',
      preview_text: 'text',
      cta_text: 'text',
      cta_url: 'text',
      created_at: 'text',
      state: 'text',
      send_at: 'text',
      refusals: 'number',
      last_refusal: 'text',
      accepted_refusal: 'text',
      refusal_rows: 'number',
      format: 'text',
      post_id: 'number',
      post_part: 'text',
      slug: 'text',
      on_web: 'number',
      begun_at: 'text',
      page_subject: 'text',
      page_content: 'text',
      postal_address: 'text',
    },
  },
  subscribers: {
    key: 'id',
    columns: {
      id: 'number',
      email: 'text',
      status: 'text',
      suspected_spam: 'number',
      subscribed_at: 'text',
      left_campaign_id: 'number',
      status_reason: 'text',
    },
  },
  consultations: {
    key: 'id',
    columns: {
      id: 'number',
      name: 'text',
      email: 'text',
      phone: 'text',
      message: 'text',
      consultation_date: 'text',
      consultation_time: 'text',
      status: 'text',
      suspected_spam: 'number',
      created_at: 'text',
      uid: 'text',
      sequence: 'number',
      time_zone: 'text',
      meeting_url: 'text',
      declined_at: 'text',
      changed_at: 'text',
      confirmation_sent_at: 'text',
      placed_by_owner: 'number',
      moved_from_date: 'text',
      moved_from_time: 'text',
      moved_at: 'text',
      moved_by: 'text',
      cancelled_at: 'text',
      cancelled_by: 'text',
      cancellation_note: 'text',
      move_note: 'text',
      confirmation_note: 'text',
      private_note: 'text',
      told_at: 'text',
      taking_back: 'text',
      sequence_told: 'number',
    },
  },
  days_off: {
    key: 'id',
    columns: { id: 'number', first_day: 'text', last_day: 'text', note: 'text' },
  },
  slots_off: { key: 'day', columns: { day: 'text', slots: 'text' } },
  slots_added: { key: 'day', columns: { day: 'text', slots: 'text' } },
  busy_calendars: {
    key: 'id',
    columns: {
      id: 'number',
      host: 'text',
      name: 'text',
      sealed: 'text',
      signs_in: 'number',
      read_at: 'text',
      unreadable: 'number',
      failing_since: 'text',
      problem: 'text',
      failures: 'number',
      due_at: 'text',
      claimed_until: 'text',
    },
  },
  busy_times: {
    key: 'id',
    columns: { id: 'number', calendar_id: 'number', starts_at: 'text', ends_at: 'text' },
  },
  outbox: {
    key: 'id',
    columns: {
      id: 'number',
      kind: 'text',
      message_id: 'text',
      recipient: 'text',
      content: 'text',
      campaign_id: 'number',
      subscriber_id: 'number',
      about: 'text',
      priority: 'number',
      status: 'text',
      attempts: 'number',
      due_at: 'text',
      reason: 'text',
      created_at: 'text',
      finished_at: 'text',
      claimed_by: 'text',
      claimed_until: 'text',
      paused: 'number',
    },
  },
  delivery_reports: {
    key: 'id',
    columns: {
      id: 'number',
      key: 'text',
      kind: 'text',
      subscriber_id: 'number',
      reason: 'text',
      created_at: 'text',
    },
  },
  link_keys: { key: 'id', columns: { id: 'number', secret: 'text', created_at: 'text' } },
  reader_days: {
    key: 'day',
    columns: { day: 'text', views: 'number', subscribers_come: 'number', subscribers_gone: 'number' },
  },
  page_views: { key: 'key', columns: { key: 'text', views: 'number' } },
  referrer_views: { key: 'key', columns: { key: 'text', views: 'number' } },
  imported_posts: {
    key: 'key',
    columns: {
      key: 'text',
      post_id: 'number',
      digest: 'text',
      fields: 'text',
      missing: 'number',
      brought_at: 'text',
    },
  },
  imported_subscribers: { key: 'digest', columns: { digest: 'text', brought_at: 'text' } },
  old_addresses: {
    key: 'address',
    columns: { address: 'text', post_id: 'number', leads_to: 'text', asked: 'number', asked_at: 'text' },
  },
  import_runs: 'of one upload, whose files stay where they are',
  posts_search: 'an index of the posts, made by triggers',
  posts_search_terms: 'what stands in that index',
  search_texts: 'an index of the posts, made by triggers',
  post_tags: 'an index of the posts, made by triggers',
  published_counts: 'counted anew from the posts',
  revisions: 'counts the changes of one database, for its own processes',
  delivery_state: 'the pace and the pauses of one delivery',
  backup_state: 'tells of the backups of one place',
  passkey_challenges: 'of some minutes',
  rate_limits: 'counted for minutes',
  visit_salts: 'of one day',
  visits: 'of one day',
  draft_windows: 'who is writing at this minute',
  rich_texts: 'made again from the posts, by the program that shows them',
};

/** A table that is copied. */
export interface TableCopy {
  name: string;
  key: string;
  /** In alphabetical order. */
  columns: readonly { name: string; kind: ColumnKind }[];
  /** Whether the database gives out the keys. */
  numbered: boolean;
  own: string | null;
}

/** The tables that are copied, in their order. */
export const COPIED: readonly TableCopy[] = Object.entries(DECISIONS).flatMap(([name, decision]) => {
  if (typeof decision === 'string') return [];
  const kinds: Record<string, ColumnKind> = decision.columns;
  const columns = Object.entries(kinds)
    .map(([column, kind]) => ({ name: column, kind }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const numbered = kinds[decision.key] === 'number';
  return [{ name, key: decision.key, columns, numbered, own: decision.own ?? null }];
});
