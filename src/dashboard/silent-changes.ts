import { finalWords, stopUndoSilently } from '../components/dashboard/undo-stack.ts';
import type { Request } from '../lib/api-client.ts';
import type { ownerEndpoints } from '#shared/contract/owner-endpoints.ts';

/**
 * What operations change that have no notice, and can't be taken back; null for those whose news tells of it, and for those that
 * change nothing of the site. All that write are here: a new one says which it is.
 */
export const SILENT_CHANGES: Partial<Record<keyof typeof ownerEndpoints, string | null>> = {
  // Their news tells of them.
  ...{ setPostStatus: null, togglePostStatus: null, createPost: null, updatePost: null, changePosts: null },
  ...{ deletePost: null, deletePosts: null },
  ...{ createCategory: null, updateCategory: null, deleteCategory: null },
  ...{ addSubscriber: null, deleteSubscriber: null, deleteSubscribers: null, unsubscribeByOwner: null },
  ...{ retryCampaign: null, changeCampaign: null, forgetUndelivered: null, retryUndelivered: null },
  ...{ settleContacts: null, judgeContacts: null, deleteContact: null, deleteContacts: null },
  ...{ deleteConsultation: null, deleteConsultations: null, bookByOwner: null, moveByOwner: null },
  ...{ cancelByOwner: null, takeBackByOwner: null, confirmByOwner: null, correctByOwner: null },
  ...{ addDayOff: null, removeDayOff: null, openDayOff: null, openTimeOfDayOff: null, setSlotsOff: null },
  // It is saved as it is typed, like a draft.
  noteConsultation: null,
  ...{ saveBookingLimits: null, saveWeeklyHours: null },
  ...{ addBusyCalendar: null, checkBusyCalendar: null, removeBusyCalendar: null },
  ...{ changeAccount: null, changeEmail: null, confirmEmail: null, changePassword: null, saveNotices: null },
  ...{ endSession: null, endOtherSessions: null, chooseFlags: null },
  ...{ addPasskey: null, renamePasskey: null, removePasskey: null, discardImport: null },
  // A reply has an Undo of its own.
  ...{ sendReply: null, takeBackReply: null },
  // They change nothing that the site shows.
  ...{ previewNewsletter: null, testNewsletter: null, previewRichNewsletter: null, testRichNewsletter: null },
  ...{ saveDraft: null, dropDraft: null, leaveDraft: null, keepVersion: null, keepFlags: null },
  ...{ backUpNow: null, exportSite: null, beginImport: null, sendImportPiece: null },
  ...{ login: null, logout: null, validateToken: null, requestPasswordReset: null, resetPassword: null },
  ...{ beginPasskey: null, confirmByPassword: null, beginConfirmation: null, confirmByPasskey: null },
  ...{ beginPasskeySignIn: null, signInWithPasskey: null },

  sendNewsletter: 'The newsletter is sent, or will be at its time.',
  sendRichNewsletter: 'The newsletter is sent, or will be at its time.',
  savePostalAddress: 'The postal address is saved.',
  saveSnippet: 'The snippet is saved.',
  deleteSnippet: 'The snippet is deleted.',
  freeDeclined: 'The declined call is off, and its time is free.',
  keepDeclined: 'The declined call is kept.',
  renewCalendarFeed: 'The calendar feed has a new address.',
  restoreTrashed: 'What was in the trash is back.',
  deleteForGood: 'It is deleted for good.',
  emptyTrash: 'The trash is empty.',
  createPreview: 'The preview link is there.',
  endPreview: 'The preview link is ended.',
  uploadImage: 'The image is in the media library.',
  describeMedia: 'The description of the image is saved.',
  replaceMedia: 'The image is replaced.',
  cropMedia: 'The image is cropped.',
  drawCover: 'A cover is drawn.',
  deleteMedia: 'The image is deleted.',
  deleteUnusedMedia: 'The unused images are deleted.',
  changeImport: 'What was imported stays.',
};

/** Puts a stop for Undo behind each request that changes something that no notice tells of. */
export function stoppingUndo(request: Request): Request {
  return async (name, options) => {
    const answer = await request(name, options);
    const changed = (SILENT_CHANGES as Record<string, string | null | undefined>)[name];
    if (typeof changed === 'string') stopUndoSilently(finalWords(changed));
    return answer;
  };
}
