import { z } from 'zod';
import { LIMITS, MAX_CONSULTATION_NOTE, MAX_PRIVATE_NOTE } from '../limits.ts';
import { type Consultation, slot } from './consultations.ts';
import type { Success } from './envelope.ts';
import { day, id, idQuery, instant, line, optional, optionalEmailAddress, required, text } from './fields.ts';

/** When a consultation was, as the owner saw it: one that changed since then is not moved, cancelled or confirmed unseen. */
const seen = z.object({ date: text('The day that you saw', 40), time: text('The time that you saw', 40) });
export type SeenConsultation = z.infer<typeof seen>;

/** What the owner sends to move a consultation, to cancel it, or to have a confirmation sent; the note goes to its visitor. */
export interface ByOwnerToSend {
  id: number;
  seen: SeenConsultation;
  note: string;
  /** Whether it is done only as long as no email would have to tell its visitor. */
  untold?: boolean;
}
export interface MoveByOwnerToSend extends ByOwnerToSend {
  date: string;
  time: string;
}

export const byOwnerBody = z.object({
  id: id('The id'),
  seen,
  note: optional(text('The line to the visitor', MAX_CONSULTATION_NOTE)),
  untold: z.boolean().optional(),
});
export type ByOwnerInput = z.infer<typeof byOwnerBody>;

export const moveByOwnerBody = byOwnerBody.extend({ date: day(), time: slot });
export type MoveByOwnerInput = z.infer<typeof moveByOwnerBody>;

/**
 * What the owner sends to take back what she did with a consultation last: when it was before, and its status. The server knows
 * that itself where an email waits.
 */
export interface TakeBackByOwnerToSend extends Pick<MoveByOwnerToSend, 'id' | 'seen'> {
  before?: Pick<MoveByOwnerToSend, 'date' | 'time'> & { status: 'pending' | 'confirmed' };
}

export const takeBackByOwnerBody = byOwnerBody.pick({ id: true, seen: true }).extend({
  before: moveByOwnerBody
    .pick({ date: true, time: true })
    .extend({ status: z.enum(['pending', 'confirmed'], 'The status before is missing.') })
    .optional(),
});
export type TakeBackByOwnerInput = z.infer<typeof takeBackByOwnerBody>;

/** The owner's note on a consultation, for herself alone; `before` is the one that it takes the place of. */
export interface PrivateNoteToSend {
  id: number;
  note: string;
  before: string;
}

export const privateNoteBody = z.object({
  id: id('The id'),
  note: optional(text('The note', MAX_PRIVATE_NOTE)),
  before: optional(text('The note before', MAX_PRIVATE_NOTE)),
});
export type PrivateNoteInput = z.infer<typeof privateNoteBody>;

/** A consultation that the owner books for somebody, who has called or written. */
export interface BookByOwnerToSend {
  name: string;
  /** '' for none: then no email goes out about it. */
  email: string;
  phone: string;
  /** What it is about, for the owner alone. */
  message: string;
  date: string;
  time: string;
  /** Whether its visitor is sent a confirmation. */
  confirm: boolean;
}

export interface BookedByOwner extends Success {
  id: number;
  /** Whether its visitor gets an email: not where none is asked for, or none can be sent. */
  told: boolean;
}

export const bookByOwnerBody = z.object({
  name: required(line('The name', LIMITS.name), 'Please enter the name.'),
  email: optionalEmailAddress(),
  phone: optional(line('The telephone number', LIMITS.phone)),
  message: optional(text('The note', LIMITS.message)),
  date: day(),
  time: slot,
  confirm: z.boolean('Whether to send a confirmation is missing.'),
});
export type BookByOwnerInput = z.infer<typeof bookByOwnerBody>;

/** A consultation as the owner saw it before she corrects it. */
export type SeenCall = Pick<
  Consultation,
  | ('consultation_date' | 'consultation_time' | 'status' | 'confirmation_sent_at')
  | ('name' | 'email' | 'phone' | 'message')
>;

/** What the owner sends to correct with whom a consultation is, and what about. */
export interface CorrectByOwnerToSend extends Pick<
  BookByOwnerToSend,
  'name' | 'email' | 'phone' | 'message'
> {
  id: number;
  seen: SeenCall;
  /** Whether its visitor is sent a confirmation then. */
  confirm: boolean;
  /** Where a correction of the address is taken back: the confirmation that was sent to the one before. */
  confirmation?: { sent_at: string; note: string } | null;
}

export interface CorrectedByOwner extends Success {
  consultation: Consultation;
  /** Whether its visitor gets an email: not where none is asked for, or none can be sent. */
  told: boolean;
}

const seenText = z.string({ error: 'What you saw of the call is missing.' }).max(20_000);

export const correctByOwnerBody = bookByOwnerBody
  .pick({ name: true, email: true, phone: true, message: true, confirm: true })
  .extend({
    id: id('The id'),
    seen: z.object({
      ...{ consultation_date: seenText, consultation_time: seenText, status: seenText },
      ...{ name: seenText, email: seenText, phone: seenText, message: seenText },
      confirmation_sent_at: seenText.nullable(),
    }),
    confirmation: z
      .object({
        sent_at: instant('When the confirmation was sent'),
        note: optional(text('The line to the visitor', MAX_CONSULTATION_NOTE)),
      })
      .nullish(),
  });
export type CorrectByOwnerInput = z.infer<typeof correctByOwnerBody>;

/** `?id=` of one that is deleted; with `untold`, only as long as no email has told its visitor of it. */
export const deleteConsultationQuery = idQuery.extend({ untold: z.string().optional() });

/** A consultation whose invitation the visitor declined. */
export const declinedBody = z.object({ id: id('The id') });
