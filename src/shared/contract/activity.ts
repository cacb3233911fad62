/** What the owner's list of what happened can tell of. */
export type ActivityKind =
  | 'signed-in'
  | 'sign-in-failed'
  | 'password-changed'
  | 'reset-requested'
  | 'password-reset'
  | 'sessions-ended'
  | 'post-deleted'
  | 'trash-deleted'
  | 'category-deleted'
  | 'subscriber-deleted'
  | 'message-deleted'
  | 'consultation-deleted'
  | 'image-deleted'
  | 'newsletter-sent';
