import { type Request, type Response, Router } from 'express';
import { consultation as words } from '#content/words/consultation.ts';
import type { BookedConsultationService } from '../features/consultations/booked-consultations.service.ts';
import type { CalendarFeedService } from '../features/consultations/calendar-feed.service.ts';
import { HttpError } from '../http/errors.ts';
import { addressKey, type RateLimits } from '../http/rate-limits.ts';
import { finish, sendFinished } from '../http/send.ts';

/** Each file is sent once: a low Brotli quality. */
const QUALITY = { first: 4, often: 4 };

interface Calendars {
  calendarFeed: CalendarFeedService;
  bookedConsultations: BookedConsultationService;
}

/**
 * Serves the owner's calendar feed at its secret URL, and a visitor's consultation at the link in the email about it.
 * Programs ask for the feed again and again; those that have its latest version get a 304.
 * @param headers of all responses that are not documents
 */
export function calendarFiles(
  { calendarFeed, bookedConsultations }: Calendars,
  limits: RateLimits,
  headers: Record<string, string>,
): Router {
  /** @param file null where there is none */
  async function send(request: Request, response: Response, file: string | null, more = {}) {
    if (file === null) {
      response.set({ ...headers, 'Cache-Control': 'no-store' });
      response.status(404).type('text/plain').send('Not found');
      return;
    }
    const type = { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': 'private, no-cache' };
    const finished = finish(Buffer.from(file), { ...headers, ...type, ...more }, QUALITY);
    await sendFinished(request, response, finished);
  }

  const router = Router({ caseSensitive: true });
  router.get('/appointment.ics', async (request, response) => {
    await limits.take('read', addressKey(request.ip));
    const [token, ...more] = new URL(request.url, 'http://site').searchParams.getAll('token');
    const isOne = token !== undefined && more.length === 0;
    const file = isOne ? await found(bookedConsultations.calendarFile(token)) : null;
    if (isOne && file === null) {
      // Its page says that it is cancelled, or that the link is none.
      response.set({ ...headers, 'Cache-Control': 'no-store' });
      response.redirect(302, `../consultation/appointment?token=${encodeURIComponent(token)}`);
      return;
    }
    // Inline: a phone then offers to add the event; where nothing shows one, it is downloaded all the same.
    const disposition = `inline; filename="${words.event.fileName}"`;
    await send(request, response, file, { 'Content-Disposition': disposition });
  });
  router.get('/:name', async (request, response) => {
    await limits.take('read', addressKey(request.ip));
    const secret = /^(.+)\.ics$/.exec(request.params.name)?.[1];
    await send(request, response, secret === undefined ? null : await calendarFeed.file(secret));
  });
  return router;
}

/** Null where it is not found. */
async function found(file: Promise<string>): Promise<string | null> {
  try {
    return await file;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}
