import express, { type Request, type RequestHandler, type Response } from 'express';
import { subscribeBody } from '#shared/contract/newsletter.ts';
import type { LinkOutcome } from '#shared/link-outcome.ts';
import type { Context } from '../context.ts';
import { assertNotCrossSite } from '../http/authentication.ts';
import { countedForm } from '../http/counted.ts';
import { HttpError } from '../http/errors.ts';
import { addressKey, type LimitName } from '../http/rate-limits.ts';
import { readQuery, validate } from '../http/read-input.ts';
import { basesOf } from './base.ts';
import { canonicalPath } from './pages.ts';

const CONFIRM = '/newsletter/confirm';
const UNSUBSCRIBE = '/newsletter/unsubscribe';

const readFields = express.urlencoded({ extended: false, limit: '4kb' });

/**
 * The forms of the pages behind emails' links, as browsers send them without scripts: to the page's own address, whose
 * token authorises them. Leads to the page that says how it went; its address has no token.
 */
export function linkForms({ subscribers, config, limits }: Context): RequestHandler {
  return async (request, response, next) => {
    const base = basesOf(config).find((one) => request.path.startsWith(`${one}/`)) ?? '';
    const path = canonicalPath(request.path.slice(base.length));
    if (path !== CONFIRM && path !== UNSUBSCRIBE) {
      next();
      return;
    }
    const outcome = await outcomeOf(path, request, response);
    response.set('Cache-Control', 'no-store').redirect(303, `${base}${path}?${outcome}`);
  };

  async function outcomeOf(path: string, request: Request, response: Response): Promise<LinkOutcome> {
    const token = readQuery(request).get('token') ?? '';
    const count = (limit: LimitName | null, action: () => Promise<void>) =>
      countedForm(limits, { limit, address: addressKey(request.ip) }, action);
    try {
      if (token !== '') {
        await count(null, () =>
          path === CONFIRM ? subscribers.confirm(token) : subscribers.unsubscribe(token),
        );
        return 'done';
      }
      const fields = await fieldsOf(request, response);
      if (path === CONFIRM || fields.email === undefined) return 'broken';
      assertNotCrossSite(request, config);
      await count('newsletter', () => {
        const { email, website } = validate(subscribeBody, fields);
        return subscribers.requestUnsubscribe(email, website);
      });
      return 'sent';
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return token !== '' && error.status === 422 ? 'broken' : 'failed';
    }
  }
}

/**
 * Leads a link to leave the list on to the page that says how it stands, where there is nothing to press any more: whoever has
 * left reads so, and a link that does not work says so at once. It changes nothing.
 */
export function spentLinks({ subscribers, config }: Context): RequestHandler {
  return async (request, response, next) => {
    const base = basesOf(config).find((one) => request.path.startsWith(`${one}/`)) ?? '';
    const token = readQuery(request).get('token') ?? '';
    const isExit = token !== '' && canonicalPath(request.path.slice(base.length)) === UNSUBSCRIBE;
    const outcome = isExit ? await subscribers.outcomeOfExit(token) : null;
    if (outcome === null) next();
    else response.set('Cache-Control', 'no-store').redirect(303, `${base}${UNSUBSCRIBE}?${outcome}`);
  };
}

/** The form's fields; none when they can't be read. */
function fieldsOf(request: Request, response: Response): Promise<Record<string, unknown>> {
  return new Promise((resolve) => {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- Express's request is one
    readFields(request, response, () => resolve((request.body ?? {}) as Record<string, unknown>));
  });
}
