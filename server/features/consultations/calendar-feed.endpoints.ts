import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { CalendarFeedService } from './calendar-feed.service.ts';

export function calendarFeedEndpoints(feed: CalendarFeedService) {
  return {
    readCalendarFeed: defineEndpoint({
      async handle() {
        return { success: true, address: await feed.address() };
      },
    }),

    renewCalendarFeed: defineEndpoint({
      async handle() {
        return { success: true, address: await feed.renew() };
      },
    }),
  } satisfies Partial<Endpoints>;
}
