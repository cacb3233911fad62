import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import sirv from 'sirv';
import { notFound, type PageMeta, pages, postMeta } from '#content/pages.ts';
import type { Context } from '../context.ts';
import { documentHeaders } from '../http/headers.ts';
import { HttpError } from '../http/errors.ts';
import { finish, sendFinished } from '../http/send.ts';
import { projectRoot } from '../root.ts';
import { isLocalHost } from './base.ts';
import { readTemplate } from './document.ts';

/** Where the client build lies. */
const CLIENT = join(projectRoot, 'dist/client');
/** Brotli's effort for a document. */
const QUALITY = 5;

/** A document's address below the base, with how it is answered. */
interface Page {
  status: 200 | 404;
  meta: PageMeta;
}

/** The static files and the one document of the application, completed for its URL. */
export function siteRoutes(context: Context): Router {
  const router = Router();
  const file = join(CLIENT, 'index.html');
  if (!existsSync(file)) return router.get('/{*path}', noBuild);

  const { subfolder, siteUrl } = context.config;
  const template = readTemplate(file, subfolder);
  const prefix = `/${subfolder}`;
  router.use(documentHeaders(context.https, template.scriptHashes));

  const files = staticFiles();
  router.use(prefix, files);
  router.use(files);

  router.get('/{*path}', async (request, response) => {
    const local = isLocalHost(request);
    const below = request.path === prefix || request.path.startsWith(`${prefix}/`);
    if (local && !below) {
      response.redirect(302, `${prefix}${request.originalUrl}`);
      return;
    }
    if (local && request.path === prefix) {
      response.redirect(302, `${prefix}/${request.originalUrl.slice(prefix.length)}`);
      return;
    }
    const path = local ? request.path.slice(prefix.length) : request.path;
    const { status, meta } = await pageAt(path);
    const html = template.render(local ? prefix : '', {
      title: meta.title,
      description: meta.description,
      canonical: meta.noindex === true ? null : `${siteUrl}${path === '/' ? '/' : path.replace(/\/$/, '')}`,
    });
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
    if (status === 200) await sendFinished(request, response, finish(Buffer.from(html), headers, QUALITY));
    else response.status(status).set(headers).send(html);
  });
  return router;

  /** An unknown address, and a post that is not there for visitors, is 404 as a document. */
  async function pageAt(path: string): Promise<Page> {
    const address = path.length > 1 ? path.replace(/\/$/, '') : path;
    if (address in pages) return { status: 200, meta: pages[address as keyof typeof pages] };
    const slug = /^\/blog\/([^/]+)$/.exec(address)?.[1];
    if (slug === undefined) return { status: 404, meta: notFound };
    try {
      return { status: 200, meta: postMeta(await context.posts.read(decodeURIComponent(slug))) };
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return { status: 404, meta: notFound };
      throw error;
    }
  }
}

/** Hashed names never change, so they are kept for good; everything else is asked about again. */
function staticFiles(): RequestHandler {
  return sirv(CLIENT, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(response, path) {
      const hashed = path.startsWith('/assets/');
      response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

const noBuild: RequestHandler = (_request, response) => {
  response
    .status(404)
    .type('text/plain')
    .send('Nothing is built here: `npm run build` makes the site, `npm run dev` serves it on port 5173.');
};
