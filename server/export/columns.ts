/** The columns of the tables of people, as an export has them. An import reads them by their names. */
export const SUBSCRIBER_COLUMNS = [
  ...(['email', 'status', 'subscribed_at', 'status_reason', 'suspected_spam'] as const),
  ...(['left_campaign_id', 'id'] as const),
] as const;

/** Messages, each followed by the answers to it, which say in `answer_to` which one they answer. */
export const CONTACT_COLUMNS = [
  ...(['id', 'answer_to', 'name', 'email', 'phone', 'subject', 'message', 'status'] as const),
  ...([
    'suspected_spam',
    'created_at',
    'answered_at',
    'settled_at',
    'finished_at',
    'reason',
    'message_id',
  ] as const),
] as const;

export const CONSULTATION_COLUMNS = [
  ...([
    'id',
    'name',
    'email',
    'phone',
    'message',
    'consultation_date',
    'consultation_time',
    'status',
  ] as const),
  ...(['suspected_spam', 'created_at', 'uid', 'sequence', 'time_zone', 'meeting_url'] as const),
  ...(['declined_at', 'changed_at', 'confirmation_sent_at', 'placed_by_owner'] as const),
  ...(['moved_from_date', 'moved_from_time', 'moved_at', 'moved_by'] as const),
  ...(['cancelled_at', 'cancelled_by', 'cancellation_note', 'told_at'] as const),
  ...(['move_note', 'confirmation_note', 'private_note'] as const),
] as const;

/** What leads where: `earlier` and `post` to a post, the one from an earlier slug of it; `path` elsewhere. */
export const REDIRECT_COLUMNS = ['old_address', 'leads_to', 'kind', 'asked', 'asked_at'] as const;
