import type { NoticeChoices } from '#shared/contract/notices.ts';

const ALL: NoticeChoices = {
  messages: true,
  consultations: true,
  campaigns: true,
  devices: false,
  backups: true,
};

/** What the owner has chosen. Where she has not: the emails that the specification knows, and that a backup failed. @param value the setting's; null while it was never set */
export function readNoticeChoices(value: string | null): NoticeChoices {
  const chosen = value === null ? {} : (JSON.parse(value) as Partial<NoticeChoices>); // as `NoticeService` wrote it
  return { ...ALL, ...chosen };
}
