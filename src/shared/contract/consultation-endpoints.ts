import type { ById, ByIds, Paged } from './calls.ts';
import type { CalendarFeed, ConsultationList } from './consultations.ts';
import type {
  BookByOwnerToSend,
  BookedByOwner,
  ByOwnerToSend,
  CorrectByOwnerToSend,
  CorrectedByOwner,
  MoveByOwnerToSend,
  PrivateNoteToSend,
  TakeBackByOwnerToSend,
} from './owner-consultations.ts';
import type { Success } from './envelope.ts';
import { cookie } from './operation.ts';

/** What the owner does with consultations; part of the owner's table. */
export const consultationEndpoints = {
  listConsultations: cookie<Paged<ConsultationList>>('GET', 'consultations.php'),
  /** With `untold`, 409 where an email has told its visitor of it. */
  deleteConsultation: cookie<{ query: { id: number; untold?: '1' }; answer: Success }>(
    'DELETE',
    'delete-consultation.php',
  ),
  deleteConsultations: cookie<ByIds>('POST', 'delete-consultations.php'),
  /** What the owner notes on a consultation for herself. 409 where it is not as she saw it. */
  noteConsultation: cookie<{ body: PrivateNoteToSend; answer: Success }>('PUT', 'consultations.php'),
  /** The owner's answer to a declined invitation: keeps the consultation, or frees the slot. */
  keepDeclined: cookie<{ body: { id: number }; answer: Success }>('POST', 'declined-consultation.php'),
  freeDeclined: cookie<ById>('DELETE', 'declined-consultation.php'),
  /** The owner books a consultation for somebody at a free time. 409 where it is not free any more. */
  bookByOwner: cookie<{ body: BookByOwnerToSend; answer: BookedByOwner }>('POST', 'book-consultation.php'),
  /** The owner moves or cancels a consultation that is ahead; its visitor is told. */
  moveByOwner: cookie<{ body: MoveByOwnerToSend; answer: Success }>('PUT', 'change-consultation.php'),
  cancelByOwner: cookie<{ body: ByOwnerToSend; answer: Success }>('POST', 'cancel-consultation.php'),
  /** Takes back how the owner moved or cancelled one last. 409 where an email has told of it, or another has its time. */
  takeBackByOwner: cookie<{ body: TakeBackByOwnerToSend; answer: Success }>(
    'POST',
    'take-back-consultation.php',
  ),
  /** Corrects with whom a consultation is, and what about. 409 where it has changed since the owner saw it. */
  correctByOwner: cookie<{ body: CorrectByOwnerToSend; answer: CorrectedByOwner }>(
    'PUT',
    'consultation-details.php',
  ),
  /** Sends the visitor a confirmation. */
  confirmByOwner: cookie<{ body: ByOwnerToSend; answer: Success }>('POST', 'confirm-consultation.php'),
  readCalendarFeed: cookie<{ answer: CalendarFeed }>('GET', 'calendar-feed.php'),
  renewCalendarFeed: cookie<{ answer: CalendarFeed }>('POST', 'calendar-feed.php'),
};
