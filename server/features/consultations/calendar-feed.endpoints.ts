import type { CalendarFeed } from '#shared/contract/consultations.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { CalendarFeedService } from './calendar-feed.service.ts';

export function calendarFeedEndpoints(feed: CalendarFeedService) {
  return {
    readCalendarFeed: defineEndpoint({
      async handle(): Promise<CalendarFeed> {
        return { success: true, address: await feed.address() };
      },
    }),

    renewCalendarFeed: defineEndpoint({
      async handle(): Promise<CalendarFeed> {
        return { success: true, address: await feed.renew() };
      },
    }),
  };
}
