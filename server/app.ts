import type { RequestListener } from 'node:http';
import express, { Router } from 'express';
import proxyAddress from 'proxy-addr';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { createEndpoints } from './endpoints.ts';
import { recordOutcomes } from './features/activity/recorded-operations.ts';
import { createDispatcher, withApiHeaders } from './http/dispatcher.ts';
import { createErrorHandler } from './http/error-handler.ts';
import { notFound } from './http/errors.ts';
import { apiHeaders } from './http/headers.ts';
import { Health } from './http/health.ts';
import { requestLog } from './http/request-log.ts';
import { cacheKeys } from './http/response-cache/cache-keys.ts';
import { CachedReads } from './http/response-cache/cached-reads.ts';
import { baseFor, basesOf } from './site/base.ts';
import { calendarFiles } from './site/calendar-files.ts';
import { siteRoutes } from './site/site-routes.ts';
import { uploadFiles } from './site/upload-files.ts';

/** The health checks of a site, which answer before the site can. */
export function createHealth(config: Config): Health {
  const headers = apiHeaders({ https: config.origin.startsWith('https:'), config });
  return new Health({ bases: basesOf(config), headers });
}

/** The listener for all other requests: cached responses first, then Express. */
export function createApp(context: Context): RequestListener {
  const { config, cache, limits, sessionCookie } = context;
  const headers = apiHeaders(context);
  const handlers = createEndpoints(context);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag'); // set only where it is useful
  app.set('trust proxy', config.trustProxy);
  app.enable('case sensitive routing'); // one spelling per address, as in cache keys
  app.set('query parser', false); // the dispatcher reads queries itself
  app.use(requestLog(context.log));
  const bases = basesOf(config);
  const trusted = app.get('trust proxy fn') as Parameters<typeof proxyAddress>[1];
  const reads = new CachedReads({
    cache,
    limits,
    keyOf: cacheKeys({ bases, baseFor: (request) => baseFor(request, config) }),
    addressOf: (request) => proxyAddress(request, trusted),
  });

  const api = Router({ caseSensitive: true });
  api.use(withApiHeaders(headers));
  api.use(
    createDispatcher({
      handlers,
      sessions: context.sessions,
      reads,
      limits,
      site: config,
      sessionCookie,
      headers,
      onOutcome: recordOutcomes(context.activity),
    }),
  );
  const uploads = uploadFiles(context.files, (name) => context.mediaFiles.movedTo(name));
  const calendars = calendarFiles(context, limits, headers);
  for (const base of bases) {
    app.use(`${base}/api`, api);
    app.use(`${base}/uploads`, uploads);
    app.use(`${base}/calendar`, calendars);
  }
  app.use(siteRoutes(context, handlers, reads));
  app.use(() => {
    throw notFound();
  });
  app.use(createErrorHandler(context.log, headers));

  return reads.aheadOf(app);
}
