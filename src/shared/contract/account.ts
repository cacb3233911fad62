import { z } from 'zod';
import { ACTIVITY_PAGE_SIZE, LIMITS, MAX_PAGE_SIZE, MIN_PASSWORD } from '../limits.ts';
import type { Success } from './envelope.ts';
import { emailAddress, inRange, line, required } from './fields.ts';
import { MAX_PASSWORD, type User } from './session.ts';

export interface AccountChanged extends Success {
  user: User;
}

/** `sent` if the new address is to be confirmed first, by the link that it was sent. */
export interface EmailChanged extends AccountChanged {
  sent: boolean;
}

/** A browser that is signed in. */
export interface SignedInDevice {
  id: string;
  /** 'Chrome on Android'; '' until it is used for the first time since that is written down. */
  device: string;
  /** ISO 8601, as the next. */
  signed_in_at: string;
  /** To within a few minutes. */
  last_used_at: string;
  /** Whether it began with a passkey instead of the password. */
  by_passkey: boolean;
  /** Whether it is the one that asks. */
  is_current: boolean;
}

export interface SignedInDevices extends Success {
  /** The one that asks first, then by their last use. */
  sessions: SignedInDevice[];
  /** How many there are beyond these. */
  more: number;
}

export const accountBody = z.object({
  name: required(line('Your name', LIMITS.name), 'Please enter your name.'),
});
export type AccountInput = z.infer<typeof accountBody>;

/** A new password, by the rule that the setup and the command have. */
const newPassword = z
  .string({ error: 'Please choose a new password.' })
  .min(MIN_PASSWORD, `The new password needs at least ${MIN_PASSWORD} characters.`)
  .max(MAX_PASSWORD, `The new password can have at most ${MAX_PASSWORD.toLocaleString('en-US')} characters.`);

const CURRENT_MISSING = 'Please enter your current password.';

const currentPassword = z
  .string({ error: CURRENT_MISSING })
  .min(1, CURRENT_MISSING)
  .max(MAX_PASSWORD, 'That is not your current password.');

export const passwordBody = z.object({ current_password: currentPassword, password: newPassword });
export type PasswordInput = z.infer<typeof passwordBody>;

export const emailBody = z.object({
  current_password: currentPassword,
  email: emailAddress('Please enter your new email address.'),
});
export type EmailInput = z.infer<typeof emailBody>;

const TOKEN = 'The link is not complete.';

/** The token of the link that was sent to a new address. */
export const confirmEmailBody = z.object({ token: z.string({ error: TOKEN }).max(600, TOKEN) });
export type ConfirmEmailInput = z.infer<typeof confirmEmailBody>;

export const resetRequestBody = z.object({
  email: required(line('The email address', LIMITS.email), 'Please enter your email address.'),
});
export type ResetRequest = z.infer<typeof resetRequestBody>;

export const resetPasswordBody = z.object({ password: newPassword });
export type ResetInput = z.infer<typeof resetPasswordBody>;

/** The id of a session. */
export const sessionQuery = z.object({ id: required(line('The session', 64), 'The session is missing.') });

export const activityQuery = z.object({
  page: inRange(1, 1_000_000, 1),
  limit: inRange(1, MAX_PAGE_SIZE, ACTIVITY_PAGE_SIZE),
});
