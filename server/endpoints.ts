import type { Context } from './context.ts';
import { activityEndpoints } from './features/activity/activity.endpoints.ts';
import { busyCalendarEndpoints } from './features/busy-calendars/busy-calendars.endpoints.ts';
import { backupEndpoints } from './features/backups/backups.endpoints.ts';
import { categoryEndpoints } from './features/categories/categories.endpoints.ts';
import { availabilityEndpoints } from './features/consultations/availability.endpoints.ts';
import { bookedConsultationEndpoints } from './features/consultations/booked-consultations.endpoints.ts';
import { calendarFeedEndpoints } from './features/consultations/calendar-feed.endpoints.ts';
import { consultationEndpoints } from './features/consultations/consultations.endpoints.ts';
import { declinedConsultationEndpoints } from './features/consultations/declined-consultations.endpoints.ts';
import { ownerChangeEndpoints } from './features/consultations/owner-changes.endpoints.ts';
import { privateNoteEndpoints } from './features/consultations/private-notes.endpoints.ts';
import { flagEndpoints } from './features/flags/flags.endpoints.ts';
import { finderEndpoints } from './features/finder/finder.endpoints.ts';
import { contactEndpoints } from './features/contacts/contacts.endpoints.ts';
import { deliveryStatusEndpoints } from './features/delivery-status/delivery-status.endpoints.ts';
import { importEndpoints } from './features/imports/imports.endpoints.ts';
import { mailReportEndpoints } from './features/mail-reports/mail-reports.endpoints.ts';
import { mediaEndpoints } from './features/media/media.endpoints.ts';
import { campaignEndpoints } from './features/newsletter/campaigns.endpoints.ts';
import { newsletterEndpoints } from './features/newsletter/newsletter.endpoints.ts';
import { newsletterPageEndpoints } from './features/newsletter/newsletter-pages.endpoints.ts';
import { richNewsletterEndpoints } from './features/newsletter/rich-newsletter.endpoints.ts';
import { oldAddressEndpoints } from './features/old-addresses/old-addresses.endpoints.ts';
import { overviewEndpoints } from './features/overview/overview.endpoints.ts';
import { passkeyEndpoints } from './features/passkeys/passkeys.endpoints.ts';
import { postEndpoints } from './features/posts/posts.endpoints.ts';
import { readerEndpoints } from './features/readers/readers.endpoints.ts';
import { accountEndpoints } from './features/session/account.endpoints.ts';
import { noticeEndpoints } from './features/session/notices.endpoints.ts';
import { passwordResetEndpoints } from './features/session/password-resets.endpoints.ts';
import { replyEndpoints } from './features/replies/replies.endpoints.ts';
import { siteExportEndpoints } from './features/site-export/site-export.endpoints.ts';
import { sessionEndpoints } from './features/session/session.endpoints.ts';
import { snippetEndpoints } from './features/snippets/snippets.endpoints.ts';
import { subscriberEndpoints } from './features/subscribers/subscribers.endpoints.ts';
import { trashEndpoints } from './features/trash/trash.endpoints.ts';
import { imageReceiver } from './features/uploads/receive-image.ts';
import { uploadEndpoints } from './features/uploads/uploads.endpoints.ts';
import { writingEndpoints } from './features/writing/writing.endpoints.ts';
import type { Endpoints } from './http/endpoint.ts';
import { together } from './http/together.ts';
import { publicPaths } from './site/public-paths.ts';

/** The endpoints of all operations. A missing or duplicate one is a compile error. */
export function createEndpoints(context: Context): Endpoints {
  const receive = imageReceiver(context.files);
  return together(
    postEndpoints(context.posts, context.topics, context.postBatches),
    categoryEndpoints(context.categories, () => context.posts.nextPublication()),
    subscriberEndpoints(context.subscribers, context.clock),
    newsletterEndpoints(context.newsletter),
    richNewsletterEndpoints(context.richNewsletter),
    newsletterPageEndpoints(context.newsletterPages, () => context.posts.nextPublication()),
    campaignEndpoints(context),
    deliveryStatusEndpoints(context.deliveryStatus),
    mailReportEndpoints(context.mailReports, context.config, context.clock),
    contactEndpoints(context),
    replyEndpoints(context.replies),
    snippetEndpoints(context.snippets),
    finderEndpoints(context),
    consultationEndpoints(context),
    declinedConsultationEndpoints(context.declinedConsultations),
    ownerChangeEndpoints(context),
    privateNoteEndpoints(context.privateNotes),
    bookedConsultationEndpoints(context.bookedConsultations),
    availabilityEndpoints(context),
    busyCalendarEndpoints(context),
    calendarFeedEndpoints(context.calendarFeed),
    writingEndpoints(context),
    trashEndpoints(context.trash),
    uploadEndpoints(context.media, receive),
    mediaEndpoints(context.media, context.mediaFiles, receive),
    importEndpoints(context.imports, context.files.incoming),
    oldAddressEndpoints(context.oldAddresses),
    overviewEndpoints(context),
    backupEndpoints(context.backups),
    readerEndpoints(context, publicPaths(context, context.config.siteUrl)),
    sessionEndpoints(context.sessions, context),
    accountEndpoints(context),
    flagEndpoints(context.flags),
    passkeyEndpoints(context),
    noticeEndpoints(context.notices, context.outbox),
    passwordResetEndpoints(context.passwordResets),
    activityEndpoints(context.activity),
    siteExportEndpoints(context),
  );
}
