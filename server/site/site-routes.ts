import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import sirv from 'sirv';
import type { Context } from '../context.ts';
import { credentialsOf } from '../http/authentication.ts';
import type { Endpoints } from '../http/endpoint.ts';
import { notFound } from '../http/errors.ts';
import { documentHeaders } from '../http/headers.ts';
import { addressKey } from '../http/rate-limits.ts';
import type { CachedReads } from '../http/response-cache/cached-reads.ts';
import { type Finished, finish, sendFinished } from '../http/send.ts';
import { postUrl } from './addresses.ts';
import { baseFor, basesOf, pathInSite } from './base.ts';
import { CLIENT, readTemplate } from './document.ts';
import { Documents } from './documents.ts';
import { linkForms, spentLinks } from './link-forms.ts';
import { leadOn } from './old-address-route.ts';
import { mailPictures } from './mail-pictures.ts';
import { feedRoute } from './feeds/feed-route.ts';
import { Feeds } from './feeds/feeds.ts';
import { robots, sitemap } from './seo.ts';
import { canonicalPath, ownPageCard, siteCard, slugAt } from './pages.ts';
import { newsletterCard } from './newsletter-page.ts';
import { postCard } from './post-page.ts';
import { projectCard } from './project-pages.ts';
import { loadRenderer } from './renderer.ts';
import { SocialCards } from './social-card.ts';
import { webManifest } from './web-manifest.ts';

/** Brotli's effort for what is made for each request. */
const QUALITY = { first: 5, often: 5 };
/** Headers that mean something of a document alone. A page loads a dozen files, each with half a kilobyte of them. */
const DOCUMENTS_ONLY = [
  'X-Request-Id',
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Frame-Options',
];
/** A sitemap may hold 50,000 addresses; some are pages. */
const SITEMAP_POSTS = 44_000;
const SITEMAP_TOPICS = 4_000;
const SITEMAP_NEWSLETTERS = 1_000;

/** Static files, what search engines and social networks ask for, and the documents. */
export function siteRoutes(context: Context, handlers: Endpoints, reads: CachedReads): Router {
  const router = Router();
  if (!existsSync(join(CLIENT, 'index.html'))) return router.get('/{*path}', noBuild);

  const template = readTemplate();
  const headers = documentHeaders(context, template.scriptHashes);
  router.use((_request, response, next) => {
    response.set(headers);
    next();
  });

  const bases = basesOf(context.config).map((base) => `${base}/`);
  const files = staticFiles();
  const made = Router();
  made.use(foundRoutes(context));
  const renderer = loadRenderer(context.renderThread);
  const feeds = renderer.then((renderer) => new Feeds({ context, renderer, headers }));
  made.get(/\/feed\.(?:xml|json)$/i, feedRoute(context, feeds, reads));
  made.use('/cards', cardRoutes(context));
  for (const base of bases) router.use(base, files);
  // Everybody's mail program asks for the same ones: they take of an address's share only when they are made.
  const pictures = mailPictures(context);
  for (const base of bases) router.use(`${base}mail-pictures`, pictures);
  router.use(limited(context));
  for (const base of bases) router.use(base, made);
  router.post(/^/, linkForms(context));
  router.get(/^/, spentLinks(context));
  const documents = renderer.then(
    (renderer) => new Documents({ context, handlers, template, renderer, headers }),
  );
  // Not '/{*path}': Express would decode what a pattern catches, and refuse what it can't.
  router.get(/^/, documentRoute(context, documents, reads));
  return router;
}

/** As the build has compressed them. */
const COMPRESSED = { brotli: true, gzip: true, extensions: [] };

/** Scripts, stylesheets and typefaces have names that never change, so they are kept for good; other files are asked about again. */
function staticFiles(): RequestHandler {
  const hashed = sirv(CLIENT, {
    ...COMPRESSED,
    setHeaders(response) {
      for (const name of DOCUMENTS_ONLY) response.removeHeader(name);
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });
  // What may be opened by itself, such as a drawing, has a document's headers.
  const others = sirv(CLIENT, {
    ...COMPRESSED,
    etag: true,
    setHeaders(response, path) {
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon'); // sirv does not know it
      // Feeds take the pictures of posts to where they are read.
      if (path.startsWith('/artwork/')) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      response.setHeader('Cache-Control', 'no-cache');
    },
  });
  return (request, response, next) => {
    delete request.headers.range; // whole files only: sirv breaks off on a range it can't serve
    // What the documents are made from is none itself.
    if (request.path.startsWith('/index.html')) next();
    else (request.path.startsWith('/assets/') ? hashed : others)(request, response, next);
  };
}

/** What is made for a request costs more than a file does, so an address may ask for only so much of it. */
function limited({ limits }: Context): RequestHandler {
  return async (request, _response, next) => {
    await limits.take('read', addressKey(request.ip));
    next();
  };
}

function foundRoutes({ posts, topics, newsletterPages, config }: Context): Router {
  const { siteUrl } = config;
  const router = Router();
  router.get('/sitemap.xml', async (request, response) => {
    const listed = [
      await posts.listAddresses(SITEMAP_POSTS),
      (await topics.list()).slice(0, SITEMAP_TOPICS),
      await newsletterPages.addresses(SITEMAP_NEWSLETTERS),
    ] as const;
    await send(request, response, 'application/xml', sitemap(siteUrl, ...listed));
  });
  router.get('/robots.txt', (request, response) => send(request, response, 'text/plain', robots(siteUrl)));
  router.get('/site.webmanifest', (request, response) =>
    send(request, response, 'application/manifest+json', webManifest()),
  );
  return router;
}

/** Social cards: one of the site, and one each for a post, a newsletter, a project and a page of src/content/pages. */
function cardRoutes({ posts, newsletterPages, files }: Context): Router {
  const cards = new SocialCards(CLIENT, files);
  const router = Router();
  const sendCard = async (response: Response, card: Parameters<SocialCards['draw']>[0]) => {
    response.set({ 'Cache-Control': 'public, max-age=3600', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    response.type('png').send(await cards.draw(card));
  };
  router.get('/site.png', (_request, response) => sendCard(response, siteCard));
  router.get(/^\/pages(\/.+)\.png$/, async (request, response) => {
    const card = ownPageCard(request.params[0] ?? '');
    if (card === null) throw notFound();
    await sendCard(response, card);
  });
  router.get('/projects/:name', async (request, response) => {
    const slug = /^(.+)\.png$/.exec(request.params.name)?.[1] ?? '';
    const card = projectCard(slug);
    if (card === null) throw notFound();
    await sendCard(response, card);
  });
  router.get('/posts/:name', async (request, response) => {
    const slug = /^(.+)\.png$/.exec(request.params.name)?.[1];
    if (slug === undefined) throw notFound();
    await sendCard(response, postCard(await posts.read(slug)));
  });
  router.get('/newsletters/:name', async (request, response) => {
    const slug = /^(.+)\.png$/.exec(request.params.name)?.[1];
    if (slug === undefined) throw notFound();
    await sendCard(response, newsletterCard(await newsletterPages.read(slug)));
  });
  return router;
}

/** Documents lie under the base alone: whoever asks for one elsewhere is led there. */
function documentRoute(context: Context, documents: Promise<Documents>, reads: CachedReads): RequestHandler {
  const { sessions, sessionCookie, config } = context;

  return async (request, response) => {
    const base = baseFor(request, config);
    const query = request.originalUrl.indexOf('?');
    const search = query < 0 ? '' : request.originalUrl.slice(query);
    if (base !== '' && !request.path.startsWith(`${base}/`)) {
      // The earlier site may have been above this one.
      if (await leadOn(context, { base, path: canonicalPath(request.path), search }, response)) return;
      response.redirect(302, `${base}${pathInSite(request.path, base, config)}${search}`);
      return;
    }
    const path = canonicalPath(request.path.slice(base.length));
    const asked = slugAt(path);
    const moved = asked === null ? null : await context.posts.movedTo(asked);
    if (moved !== null) {
      // Asked for again each time: a post may take its earlier address back.
      response.set('Cache-Control', 'no-cache');
      response.redirect(301, `${postUrl(base, moved)}${search}`);
      return;
    }
    if (await leadOn(context, { base, path, search }, response)) return;
    const left = new AbortController();
    response.once('close', () => left.abort());
    const address = addressKey(request.ip);
    const credentials = credentialsOf(request, sessionCookie);
    const session = credentials && (await sessions.find(credentials.token, request.headers['user-agent']));
    const read = (await documents).read({ base, path, search }, { visitor: address, signal: left.signal });
    await reads.send({ request, response, visitor: session === null ? address : null }, read);
  };
}

function send(request: Request, response: Response, type: string, body: string): Promise<void> {
  return sendFinished(request, response, finishText(type, body));
}

function finishText(type: string, body: string): Finished {
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' };
  return finish(Buffer.from(body), headers, QUALITY);
}

const noBuild: RequestHandler = (_request, response) => {
  response
    .status(404)
    .type('text/plain')
    .send('Nothing is built here: `npm run build` makes the site, `npm run dev` serves it on port 5173.');
};
