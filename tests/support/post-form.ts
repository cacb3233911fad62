import type { TestApp } from './test-app.ts';

/** Sends a form as a browser without scripts does; follows no redirect. @param path the page's, with its query */
export function postForm(
  app: TestApp,
  path: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${app.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Connection: 'close', ...headers },
    body: new URLSearchParams(fields),
  });
}
