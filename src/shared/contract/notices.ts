import { z } from 'zod';
import type { Success } from './envelope.ts';

/** What the owner is told of by mail, and can do without. */
export const NOTICES = ['messages', 'consultations', 'campaigns', 'devices', 'backups'] as const;
export type NoticeName = (typeof NOTICES)[number];

export type NoticeChoices = Record<NoticeName, boolean>;

export interface NoticeAnswer extends Success {
  notices: NoticeChoices;
  /** Whether a mail server is set: without one nothing is sent. */
  can_mail: boolean;
}

const choice = z.boolean({ error: 'Each notice is on or off.' });

export const noticeBody = z.object({
  messages: choice,
  consultations: choice,
  campaigns: choice,
  devices: choice,
  backups: choice,
}) satisfies z.ZodType<NoticeChoices>;
