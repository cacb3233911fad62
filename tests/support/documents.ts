import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Page {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** Requests a path with a Host header of the test's choice, which `fetch` does not allow. Follows no redirects. */
export function getFrom(origin: string, path: string, headers: Record<string, string>): Promise<Page> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers }, (response) => {
      buffer(response).then(
        (body) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
            text: body.toString(),
          }),
        reject,
      );
    }).on('error', reject);
  });
}

/** The same with the page in it, whose first render a busy machine may not have in time: it is asked for again then. */
export async function getShownFrom(
  origin: string,
  path: string,
  headers: Record<string, string>,
): Promise<Page> {
  let page = await getFrom(origin, path, headers);
  for (let more = 2; more > 0 && page.text.includes('<div id="root"></div>'); more -= 1) {
    page = await getFrom(origin, path, headers);
  }
  return page;
}
