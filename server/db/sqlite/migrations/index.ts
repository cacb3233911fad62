import type { Migration } from '../../migrate.ts';
import { initial } from './001-initial.ts';
import { letters } from './002-letters.ts';
import { richTexts } from './003-rich-texts.ts';
import { revisions } from './004-revisions.ts';
import { leases } from './005-leases.ts';
import { search } from './006-search.ts';
import { shared } from './007-shared.ts';
import { mail } from './008-mail.ts';
import { postTags } from './009-post-tags.ts';
import { writing } from './010-writing.ts';
import { media } from './011-media.ts';
import { newsletters } from './012-newsletters.ts';
import { pageViews } from './013-page-views.ts';
import { account } from './014-account.ts';
import { replies } from './015-replies.ts';
import { trash } from './016-trash.ts';
import { availability } from './017-availability.ts';
import { passkeys } from './018-passkeys.ts';
import { flags } from './019-flags.ts';
import { imports } from './020-import.ts';
import { busyTimes } from './021-busy-times.ts';
import { backups } from './022-backups.ts';
import { importRuns } from './023-import-runs.ts';
import { fasterGrams } from './024-faster-grams.ts';
import { campaignsOfPosts } from './025-campaigns-of-posts.ts';
import { previewTexts } from './026-preview-texts.ts';
import { shownDates } from './027-shown-dates.ts';
import { weeklyHours } from './028-weekly-hours.ts';
import { sentConfirmations } from './029-sent-confirmations.ts';
import { versionKinds } from './030-version-kinds.ts';
import { addedTimes } from './031-added-times.ts';
import { placedByOwner } from './032-placed-by-owner.ts';
import { callChanges } from './033-call-changes.ts';
import { activityTitles } from './034-activity-titles.ts';
import { replyDrafts } from './035-reply-drafts.ts';
import { settledMessages } from './036-settled-messages.ts';
import { callNotes } from './037-call-notes.ts';
import { takingBack } from './038-taking-back.ts';
import { privateNotes } from './039-private-notes.ts';
import { draftPosts } from './040-draft-posts.ts';
import { correctedPages } from './041-corrected-pages.ts';

/** In the order they run. */
export const migrations: readonly Migration[] = [
  initial,
  letters,
  richTexts,
  revisions,
  leases,
  search,
  shared,
  mail,
  postTags,
  writing,
  media,
  newsletters,
  pageViews,
  account,
  replies,
  trash,
  availability,
  passkeys,
  flags,
  imports,
  busyTimes,
  backups,
  importRuns,
  fasterGrams,
  campaignsOfPosts,
  previewTexts,
  shownDates,
  weeklyHours,
  sentConfirmations,
  versionKinds,
  addedTimes,
  placedByOwner,
  callChanges,
  activityTitles,
  replyDrafts,
  settledMessages,
  callNotes,
  takingBack,
  privateNotes,
  draftPosts,
  correctedPages,
];
