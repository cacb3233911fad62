import type { NoticeChoices, NoticeName } from '#shared/contract/notices.ts';

/** The name of the setting; its value is JSON. */
export const NOTICE_SETTING = 'notices';

const ALL: NoticeChoices = { messages: true, consultations: true, campaigns: true, devices: true };

/** What the owner has chosen: everything where she has not. @param value the setting's; null while it was never set */
export function readNoticeChoices(value: string | null): NoticeChoices {
  const chosen = value === null ? {} : (JSON.parse(value) as Partial<NoticeChoices>); // as `NoticeService` wrote it
  return { ...ALL, ...chosen };
}

/** Whether a notice is wanted. @param value the setting's */
export function isWanted(value: string | null, name: NoticeName): boolean {
  return readNoticeChoices(value)[name];
}
