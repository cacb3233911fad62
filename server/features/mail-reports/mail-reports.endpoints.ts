import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Clock } from '../../clock.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import { HttpError, notFound } from '../../http/errors.ts';
import type { MailReports } from '../../mail/reports/mail-reports.ts';
import { mailgunReport, readMailgun } from './mailgun.ts';
import { isPostmark, postmarkReport } from './postmark.ts';

/** A provider's event; the provider's own module reads it, and ignores what it does not know. */
const anyEvent = z.record(z.string(), z.unknown());
/** Postmark returns the whole email when it is asked to. */
const BODY_LIMIT = 1024 * 1024;
/** Tokens of Mailgun that are remembered: a signature does not cover the event, so it is good for one event only. */
const KEPT_TOKENS = 10_000;

/** Webhooks of mail providers: what became of emails. What is not configured is not there. */
export function mailReportEndpoints(
  reports: MailReports,
  { mailgunKey, postmark }: Pick<Config, 'mailgunKey' | 'postmark'>,
  clock: Clock,
) {
  const eventsByToken = new LRUCache<string, string>({ max: KEPT_TOKENS });
  return {
    reportFromMailgun: defineEndpoint({
      body: anyEvent,
      bodyLimit: BODY_LIMIT,
      async handle({ body }) {
        if (mailgunKey === null) throw notFound();
        const webhook = readMailgun(body, mailgunKey, clock());
        const event = webhook === null ? '' : hashOf(webhook.event);
        const known = webhook === null ? undefined : eventsByToken.get(webhook.token);
        if (webhook === null || (known !== undefined && known !== event)) {
          throw new HttpError(403, 'This was not signed with the key of this site’s Mailgun account.');
        }
        eventsByToken.set(webhook.token, event);
        const report = mailgunReport(webhook.event);
        if (report !== null) await reports.accept(report);
        return { success: true };
      },
    }),

    reportFromPostmark: defineEndpoint({
      body: anyEvent,
      bodyLimit: BODY_LIMIT,
      async handle({ body, request }) {
        if (postmark === null) throw notFound();
        if (!isPostmark(request.headers.authorization ?? '', postmark)) {
          throw new HttpError(401, 'Please sign in.', {
            headers: { 'WWW-Authenticate': 'Basic realm="mail reports"' },
          });
        }
        const report = postmarkReport(body);
        if (report !== null) await reports.accept(report);
        return { success: true };
      },
    }),
  } satisfies Partial<Endpoints>;
}

function hashOf(event: object): string {
  return createHash('sha256').update(JSON.stringify(event)).digest('base64');
}
