import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { consultationEmails } from '#server/features/consultations/consultations.emails.tsx';
import { declinedNotice } from '#server/features/consultations/declined-notice.emails.tsx';
import { newAddressEmail } from '#server/features/session/account-email.emails.tsx';
import { passwordResetEmail } from '#server/features/session/password-resets.emails.tsx';
import type { ScheduledConsultation } from '#server/features/consultations/scheduled-consultation.ts';
import { backupEmail } from '#server/features/backups/backup-notices.emails.tsx';
import { securityEmail } from '#server/features/session/security-notices.emails.tsx';
import { messageNotice, messageReceipt } from '#server/features/contacts/contacts.emails.tsx';
import { replyEmail } from '#server/features/replies/replies.emails.tsx';
import { confirmationEmail, unsubscribeEmail } from '#server/features/subscribers/subscribers.emails.tsx';
import type { EmailContent } from '#server/mail/mailer.ts';
import { letterhead } from '#server/mail/letterhead.ts';
import { digestEmail } from '#server/mail/templates/digest.tsx';
import { heldCampaignEmail } from '#server/mail/templates/held-campaign.tsx';
import { withPicture } from '#server/mail/templates/letterhead-image.ts';
import { newsletterEmail } from '#server/mail/templates/newsletter.tsx';
import { projectRoot } from '#server/root.ts';
import { SLOTS, slotsOn } from './profile-slots.ts';
import { RICH_TEXT } from './rich-text.ts';

const SITE = 'https://site.example';
const OWNER = 'owner@site.example';
const NOW = new Date('2026-03-04T17:00:00Z');
const MESSAGE =
  'We are a bakery with two shops, and our menu is a PDF that nobody can read on a phone.\n\nCould you look at https://bakery.example/a-rather-long-address/that-goes-on-and-on/menu-spring-2026.pdf and say what a page instead of it would cost? We open at six, so mornings are best.';

const booking: ScheduledConsultation = {
  uid: '0123456789abcdef0123456789abcdef',
  sequence: 0,
  name: 'Ana Ruiz',
  email: 'ana.ruiz@bakery.example',
  phone: '(520) 555-0100',
  message: MESSAGE,
  consultation_date: '2026-03-06',
  consultation_time: slotsOn('2026-03-06')[0] ?? SLOTS[0] ?? '9:00 AM',
  suspected_spam: 0,
  time_zone: 'Europe/Berlin',
  meeting_url: '',
};
const online = {
  ...booking,
  phone: '',
  meeting_url: 'https://meet.example/shingle-7f3kq2m9-a-room-of-your-own',
};
const undecided = { ...booking, phone: '', message: '', time_zone: '' };

const contact = {
  name: 'Ana Ruiz',
  email: 'ana.ruiz@bakery.example',
  phone: '+1 520 555 0100',
  subject: 'new-website',
  message: MESSAGE,
  suspected_spam: 0,
  created_at: NOW.toISOString(),
};

const context = {
  calendar: { host: 'site.example', organizer: OWNER, readsAnswers: false },
  owner: OWNER,
  link: (uid: string) => `${SITE}/consultation/appointment?token=${uid}.c2lnbmF0dXJl`,
  calendarLink: (uid: string) => `${SITE}/calendar/appointment.ics?token=${uid}.c2lnbmF0dXJl`,
  bookingPage: `${SITE}/consultation`,
  dashboard: `${SITE}/dashboard?tab=consultations`,
  now: NOW,
};

const held = {
  id: 7,
  subject: 'Autumn news',
  reason: '554 5.7.1 Message refused: see https://mail.example/policy',
  until: null,
  isOut: false,
};
const progress = { begun_at: NOW.toISOString(), recipients: 412, delivered: 96, waiting: 311, failed: 5 };

/**
 * All emails of the site with sample facts, by names such as 'booked-phone'. They are rendered in the language of the
 * content that this module is imported with.
 */
export async function sampleEmails(): Promise<Map<string, EmailContent>> {
  const events = {
    'booked-phone': { what: 'booked', consultation: booking },
    'booked-online': { what: 'booked', consultation: online },
    'booked-undecided': { what: 'booked', consultation: undecided },
    moved: { what: 'moved', consultation: booking, before: { ...booking, consultation_date: '2026-03-05' } },
    cancelled: { what: 'cancelled', consultation: booking },
    'called-off': { what: 'deleted', consultation: booking },
    'moved-by-me': {
      what: 'rescheduled',
      consultation: booking,
      before: { ...booking, consultation_date: '2026-03-05' },
      note: 'My dentist has only this hour, sorry.\n\nThe menu is ready by then.',
    },
    confirmed: { what: 'confirmed', consultation: booking, note: 'Have the menu at hand.' },
  } as const;
  const found = new Map<string, EmailContent>();
  for (const [name, event] of Object.entries(events)) {
    for (const { kind, content } of await consultationEmails(event, context)) {
      if (kind === 'reminder') found.set(`${name}-reminder`, content);
      else found.set(kind === 'owner-notice' ? `owner-${name}` : name, content);
    }
  }
  const row = {
    ...booking,
    id: 1,
    status: 'confirmed',
    declined_at: null,
    changed_at: null,
    confirmation_sent_at: null,
    placed_by_owner: 0,
    ...{ moved_from_date: null, moved_from_time: null, moved_at: null, moved_by: null },
    ...{ cancelled_at: null, cancelled_by: null, cancellation_note: '', told_at: null },
    ...{ move_note: '', confirmation_note: '', taking_back: null, sequence_told: null, private_note: '' },
    created_at: NOW.toISOString(),
  };
  const notices = [
    await messageNotice(contact, OWNER, `${SITE}/dashboard?tab=messages`),
    await declinedNotice(row, OWNER, context.dashboard),
  ];
  const [message, declined] = notices.map(({ content }) => content);
  found.set('owner-message', message!);
  found.set('owner-declined', declined!);
  found.set(
    'owner-digest',
    await digestEmail(
      [message!, found.get('owner-booked-phone')!, found.get('owner-cancelled')!].map((content) => ({
        ...content,
        createdAt: NOW.toISOString(),
      })),
      `${SITE}/dashboard?tab=overview`,
    ),
  );
  const campaigns = `${SITE}/dashboard?tab=campaigns`;
  found.set('owner-campaign-stopped', await heldCampaignEmail(held, progress, campaigns));
  found.set(
    'owner-campaign-waits',
    await heldCampaignEmail({ ...held, until: NOW }, { ...progress, waiting: 316, failed: 0 }, campaigns),
  );
  found.set(
    'owner-campaign-came-back',
    await heldCampaignEmail(
      { ...held, isOut: true },
      { ...progress, delivered: 380, waiting: 0, failed: 32 },
      campaigns,
    ),
  );
  found.set(
    'owner-new-password',
    await passwordResetEmail({
      link: `${SITE}/dashboard/password?token=1-1772645400-0123456789abcdef.c2lnbmF0dXJl`,
      askedAt: NOW.toISOString(),
      endsAt: '2026-03-04T17:30:00Z',
      device: 'Safari on iPhone',
    }),
  );
  found.set(
    'owner-new-address',
    await newAddressEmail({
      link: `${SITE}/dashboard/account?token=1-1772645400-0123456789abcdef-d3JlbkB3cmVuLmV4YW1wbGU.c2lnbmF0dXJl`,
      before: 'wren@example.com',
      askedAt: NOW.toISOString(),
      endsAt: '2026-03-04T17:30:00Z',
      device: 'Safari on iPhone',
    }),
  );
  found.set(
    'owner-address-changed',
    await securityEmail({
      news: 'email-changed',
      at: NOW.toISOString(),
      device: 'Safari on iPhone',
      email: 'wren@wren.example',
      account: `${SITE}/dashboard/account`,
      newPassword: `${SITE}/dashboard/password`,
    }),
  );
  found.set(
    'owner-new-device',
    await securityEmail({
      news: 'new-device',
      at: NOW.toISOString(),
      device: 'Safari on iPhone',
      account: `${SITE}/dashboard/account`,
      newPassword: `${SITE}/dashboard/password`,
    }),
  );
  found.set(
    'owner-passkey-added',
    await securityEmail({
      news: 'passkey-added',
      at: NOW.toISOString(),
      device: 'Safari on iPhone',
      passkey: 'Safari on iPhone',
      account: `${SITE}/dashboard/account`,
      newPassword: `${SITE}/dashboard/password`,
    }),
  );
  const overview = `${SITE}/dashboard?tab=overview`;
  const backup = { made_at: '2026-03-03T10:16:00Z', triesAgain: true };
  const failure =
    'The backup 2026-03-04T101500Z is there, but could not be copied to s3://wren-backups/site: PUT: no answer in time.';
  found.set(
    'owner-backup-failed',
    await backupEmail({ ...backup, failing_since: NOW.toISOString(), failure }, overview),
  );
  found.set(
    'owner-backups-work',
    await backupEmail({ ...backup, failing_since: null, failure: null }, overview),
  );
  found.set('receipt', (await messageReceipt(contact)).content);
  found.set(
    'reply',
    await replyEmail(
      contact,
      'Hello Ana,\n\nA page instead of the PDF takes me two days. What it costs stands at https://site.example/pricing; the first plan has all that you need.\n\nShall I call you on Friday at seven?\n\nWren',
      ['receipt@site.example'],
    ),
  );
  found.set(
    'confirm-subscription',
    (await confirmationEmail())(`${SITE}/newsletter/confirm?token=12.c2lnbmF0dXJl`),
  );
  found.set(
    'leave-newsletter',
    (await unsubscribeEmail())(`${SITE}/newsletter/unsubscribe?token=12.c2lnbmF0dXJl`),
  );
  const newsletter = await newsletterEmail({
    subject: 'What a page costs that nobody waits for',
    content: `Good morning,\n\n${'A page that is slow on a phone is read by few. '.repeat(6)}\n\nIt is the third of a series: https://site.example/blog/fast.\n\nWren`,
    cta_text: 'Read the whole story',
    cta_url: `${SITE}/blog/slow`,
    postalAddress: '12 Sycamore Street\nTucson, AZ 85701',
    date: NOW.toISOString(),
  });
  const exit = `${SITE}/newsletter/unsubscribe?token=12.c2lnbmF0dXJl`;
  found.set('newsletter', newsletter({ page: exit, oneClick: exit }));
  const ofPost = await newsletterEmail({
    subject: 'Responsive images in an afternoon',
    content: RICH_TEXT,
    format: 'rich',
    cta_text: '',
    cta_url: '',
    postalAddress: '12 Sycamore Street\nTucson, AZ 85701',
    siteUrl: SITE,
    pageUrl: `${SITE}/newsletter/responsive-images`,
    date: NOW.toISOString(),
  });
  found.set('newsletter-of-a-post', ofPost({ page: exit, oneClick: exit }));
  return found;
}

/** The same emails as documents that a browser shows, with their pictures within. */
export async function sampleDocuments(): Promise<Map<string, string>> {
  const emails = await sampleEmails();
  const drawing = await readFile(join(projectRoot, 'public/artwork/covers/fallback.svg'), 'base64');
  const pictures = new RegExp(`${SITE}/(?:mail-pictures|uploads|artwork)/[^"]+`, 'g');
  return new Map(
    [...emails].map(([name, { html }]) => [
      name,
      withPicture(html, letterhead).replaceAll(pictures, `data:image/svg+xml;base64,${drawing}`),
    ]),
  );
}
