import type { RequestListener } from 'node:http';
import express, { type RequestHandler, Router } from 'express';
import proxyAddress from 'proxy-addr';
import type { Context } from './context.ts';
import { createEndpoints } from './endpoints.ts';
import { createDispatcher, withApiHeaders } from './http/dispatcher.ts';
import { createErrorHandler } from './http/error-handler.ts';
import { notFound } from './http/errors.ts';
import { apiHeaders } from './http/headers.ts';
import { createMemoryFront } from './http/memory-front.ts';
import { requestLog } from './http/request-log.ts';
import { basesOf } from './site/base.ts';
import { calendarFiles } from './site/calendar-files.ts';
import { requestedDocument } from './site/documents.ts';
import { siteRoutes } from './site/site-routes.ts';
import { uploadFiles } from './site/upload-files.ts';

/** Everything that answers requests: cached responses first, then Express. */
export function createApp(context: Context): RequestListener {
  const { config, memory, limits, clock, sessionCookie } = context;
  const headers = apiHeaders(context);
  const handlers = createEndpoints(context);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag'); // set where it means something
  app.set('trust proxy', config.trustProxy);
  app.enable('case sensitive routing'); // one spelling an address, as the memory of answers goes by spelling
  app.set('query parser', false); // the dispatcher reads queries itself
  app.use(requestLog(context.log));

  const health: RequestHandler = async (_request, response) => {
    const healthy = await context.ping().then(
      () => true,
      () => false,
    );
    response.set({ ...headers, 'Cache-Control': 'no-store' });
    response.status(healthy ? 200 : 503).json({ status: healthy ? 'ok' : 'the database does not answer' });
  };
  const api = Router({ caseSensitive: true });
  api.use(withApiHeaders(headers));
  api.use(
    createDispatcher({
      handlers,
      sessions: context.sessions,
      memory,
      limits,
      clock,
      site: config,
      sessionCookie,
      headers,
    }),
  );
  const uploads = uploadFiles(config.uploadsDir);
  const calendars = calendarFiles(context.calendarFeed, limits, headers);
  const bases = basesOf(config);
  for (const base of bases) {
    app.get(`${base}/healthz`, health);
    app.use(`${base}/api`, api);
    app.use(`${base}/uploads`, uploads);
    app.use(`${base}/calendar`, calendars);
  }
  app.use(siteRoutes(context, handlers));
  app.use(() => {
    throw notFound();
  });
  app.use(createErrorHandler(context.log, headers));

  const trusted = app.get('trust proxy fn') as Parameters<typeof proxyAddress>[1];
  return createMemoryFront({
    memory,
    limits,
    clock,
    bases,
    documentKey: requestedDocument(config),
    addressOf: (request) => proxyAddress(request, trusted),
    next: app,
  });
}
