/** A request as it would have left the browser. */
export interface SentRequest {
  method: string;
  /** Path and query, as they were written. */
  url: string;
  headers: Headers;
  /** The parsed JSON body, or the form as it is; null when there was none. */
  body: unknown;
}

type Reply =
  { status?: number; json: unknown } | { status?: number; text: string } | 'network failure' | 'never';

/** Stands where `fetch` does: answers what the test prepared and keeps what was sent. */
export class FakeServer {
  readonly requests: SentRequest[] = [];
  readonly #replies = new Map<string, Reply[]>();

  /** Prepares replies for a script (`newsletter.php`), one after the other; the last one stays. */
  on(script: string, ...replies: Reply[]): this {
    this.#replies.set(script, replies);
    return this;
  }

  readonly fetch: typeof fetch = async (input, init = {}) => {
    if (typeof input !== 'string') throw new Error('FakeServer expects addresses as text.');
    this.requests.push({
      method: init.method ?? 'GET',
      url: input,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : (init.body ?? null),
    });
    const reply = this.#nextReply(input);
    if (reply === 'network failure') throw new TypeError('Failed to fetch');
    if (reply === 'never') return new Promise<Response>(() => undefined);
    const text = 'json' in reply ? JSON.stringify(reply.json) : reply.text;
    return new Response(text, { status: reply.status ?? 200 });
  };

  #nextReply(url: string): Reply {
    const script = [...this.#replies.keys()].find((name) => url.includes(`/${name}`));
    const replies = script === undefined ? undefined : this.#replies.get(script);
    const reply = replies !== undefined && replies.length > 1 ? replies.shift() : replies?.[0];
    if (reply === undefined) throw new Error(`No reply was prepared for ${url}`);
    return reply;
  }
}
