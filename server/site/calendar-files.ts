import { createHash } from 'node:crypto';
import { Router } from 'express';
import type { CalendarFeedService } from '../features/consultations/calendar-feed.service.ts';
import { addressKey, type RateLimits } from '../http/rate-limits.ts';

/**
 * Serves the owner's calendar feed at its secret URL.
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
    response.set({ ...headers, 'Cache-Control': 'no-store' });
    if (file === null) {
      response.status(404).type('text/plain').send('Not found');
      return;
    }
    // Programs ask again and again; Express answers 304 to those that have this version.
    response.set({ 'Cache-Control': 'private, no-cache', ETag: tagOf(file) });
    response.type('text/calendar').send(file);
  });
  return router;
}

function tagOf(file: string): string {
  return `"${createHash('sha256').update(file).digest('base64url').slice(0, 27)}"`;
}
