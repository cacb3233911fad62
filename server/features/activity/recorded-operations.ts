import type { ActivityKind } from '#shared/contract/activity.ts';
import type { OperationName } from '#shared/contract/endpoints.ts';
import { titlesOf } from '../../http/call-titles.ts';
import type { Outcome } from '../../http/dispatcher.ts';
import { HttpError } from '../../http/errors.ts';
import type { ActivityService } from './activity.service.ts';

/** The operations whose success is written down. */
const RECORDED: Partial<Record<OperationName, ActivityKind>> = {
  login: 'signed-in',
  signInWithPasskey: 'signed-in-by-passkey',
  changePassword: 'password-changed',
  resetPassword: 'password-reset',
  addPasskey: 'passkey-added',
  removePasskey: 'passkey-removed',
  endSession: 'sessions-ended',
  endOtherSessions: 'sessions-ended',
  deletePost: 'post-deleted',
  deletePosts: 'post-deleted',
  deleteForGood: 'trash-deleted',
  emptyTrash: 'trash-deleted',
  deleteCategory: 'category-deleted',
  addSubscriber: 'subscriber-added',
  deleteSubscriber: 'subscriber-deleted',
  deleteSubscribers: 'subscriber-deleted',
  deleteContact: 'message-deleted',
  deleteContacts: 'message-deleted',
  deleteConsultation: 'consultation-deleted',
  deleteConsultations: 'consultation-deleted',
  bookByOwner: 'consultation-booked',
  moveByOwner: 'consultation-moved',
  correctByOwner: 'consultation-corrected',
  cancelByOwner: 'consultation-cancelled',
  freeDeclined: 'consultation-cancelled',
  deleteMedia: 'image-deleted',
  deleteUnusedMedia: 'image-deleted',
  sendNewsletter: 'newsletter-sent',
  sendRichNewsletter: 'newsletter-sent',
  exportSite: 'site-exported',
};

/** Writes down what operations have done, and sign-ins that were refused for what was typed or signed. */
export function recordOutcomes(activity: ActivityService): (outcome: Outcome) => Promise<void> {
  return async ({ name, request, answer, error }) => {
    const kind = error === null ? RECORDED[name] : failureOf(name, error);
    const times = countOf(answer);
    if (kind !== undefined && times > 0)
      await activity.record(kind, request.headers['user-agent'] ?? '', times, titlesOf(request));
  };
}

/** How many rows it was done with, where the answer says that; once otherwise. */
function countOf(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 1;
  if ('done' in answer && Array.isArray(answer.done)) return answer.done.length;
  return 'deleted' in answer && typeof answer.deleted === 'number' ? answer.deleted : 1;
}

function failureOf(name: OperationName, error: unknown): ActivityKind | undefined {
  const isSignIn = name === 'login' || name === 'signInWithPasskey';
  return isSignIn && error instanceof HttpError && error.status === 401 ? 'sign-in-failed' : undefined;
}
