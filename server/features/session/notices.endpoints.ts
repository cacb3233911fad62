import { noticeBody } from '#shared/contract/notices.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { NoticeService } from './notice.service.ts';

export function noticeEndpoints(notices: NoticeService, outbox: Outbox) {
  const answer = async () => ({
    success: true as const,
    notices: await notices.read(),
    can_mail: outbox.enabled,
  });
  return {
    readNotices: defineEndpoint({ handle: answer }),

    saveNotices: defineEndpoint({
      body: noticeBody,
      async handle({ body }) {
        await notices.save(body);
        return answer();
      },
    }),
  } satisfies Partial<Endpoints>;
}
