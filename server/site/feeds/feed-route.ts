import type { RequestHandler } from 'express';
import type { Context } from '../../context.ts';
import { HttpError } from '../../http/errors.ts';
import { documentKey } from '../../http/response-cache/cache-keys.ts';
import type { CachedReads } from '../../http/response-cache/cached-reads.ts';
import { baseFor } from '../base.ts';
import { canonicalPath } from '../pages.ts';
import { feedAt, feedPath } from './feed-address.ts';
import type { Feeds } from './feeds.ts';

/** Feeds of posts. The page of all unknown addresses is what there is where no topic has that name. */
export function feedRoute({ config }: Context, feeds: Promise<Feeds>, reads: CachedReads): RequestHandler {
  return async (request, response, next) => {
    const asked = feedAt(canonicalPath(request.path));
    if (asked === null) {
      next();
      return;
    }
    const read = (await feeds).read(asked, documentKey(baseFor(request, config), feedPath(asked)));
    try {
      await reads.send({ request, response, visitor: null }, read);
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 404) throw error;
      next();
    }
  };
}
