import express, { type RequestHandler, Router } from 'express';

/** The image pipeline's file names; no other file in the folder is served. */
const OURS = /^\/[0-9a-f]+-\d+x\d+(-w\d+)?\.webp$/;

/** Serves uploaded images only, never executed, and cached forever because names are never reused. */
export function uploadFiles(folder: string): Router {
  const router = Router();
  const onlyOurs: RequestHandler = (request, response, next) => {
    response.set({
      'Content-Security-Policy': 'sandbox',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    if (OURS.test(request.path)) next();
    else response.status(404).type('text/plain').send('Not found');
  };
  router.use(
    onlyOurs,
    express.static(folder, {
      index: false,
      redirect: false,
      immutable: true,
      maxAge: '1y',
      setHeaders(response) {
        response.set('Content-Type', 'image/webp');
      },
    }),
    (_request, response) => {
      response.status(404).type('text/plain').send('Not found');
    },
  );
  return router;
}
