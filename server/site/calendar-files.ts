import { Router } from 'express';
import type { CalendarFeedService } from '../features/consultations/calendar-feed.service.ts';
import { addressKey, type RateLimits } from '../http/rate-limits.ts';
import { finish, sendFinished } from '../http/send.ts';

/** Each file is sent once: a low Brotli quality. */
const QUALITY = { first: 4, often: 4 };

/**
 * Serves the owner's calendar feed at its secret URL. Programs ask again and again; those that have its latest version
 * get a 304.
 * @param headers of all responses that are not documents
 */
export function calendarFiles(
  feed: CalendarFeedService,
  limits: RateLimits,
  headers: Record<string, string>,
): Router {
  const router = Router({ caseSensitive: true });
  router.get('/:name', async (request, response) => {
    await limits.take('read', addressKey(request.ip));
    const secret = /^(.+)\.ics$/.exec(request.params.name)?.[1];
    const file = secret === undefined ? null : await feed.file(secret);
    if (file === null) {
      response.set({ ...headers, 'Cache-Control': 'no-store' });
      response.status(404).type('text/plain').send('Not found');
      return;
    }
    const type = { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': 'private, no-cache' };
    await sendFinished(request, response, finish(Buffer.from(file), { ...headers, ...type }, QUALITY));
  });
  return router;
}
