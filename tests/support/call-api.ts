export interface CallOptions {
  json?: unknown;
  /** A raw body with its own Content-Type header. */
  body?: BodyInit;
  headers?: Record<string, string>;
  bearer?: string;
  /** Sent as by our own pages: from the same origin. */
  cookie?: string;
  /** The base of the API; `/api` by default. */
  base?: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body parsed as JSON. */
  json: Record<string, unknown>;
}

/** Calls a script of the API at a server's address; `json` is sent as the body. */
export async function callApi(
  url: string,
  method: string,
  path: string,
  call: CallOptions = {},
): Promise<Answer> {
  const response = await fetch(`${url}${call.base ?? '/api'}/${path}`, {
    method,
    redirect: 'manual',
    headers: {
      Connection: 'close', // otherwise the server's stop would wait for this connection's next request
      ...(call.json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(call.bearer === undefined ? {} : { Authorization: `Bearer ${call.bearer}` }),
      ...(call.cookie === undefined ? {} : { Cookie: call.cookie, 'Sec-Fetch-Site': 'same-origin' }),
      ...call.headers,
    },
    body: call.json === undefined ? (call.body ?? null) : JSON.stringify(call.json),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    get json() {
      return JSON.parse(text) as Record<string, unknown>;
    },
  };
}
