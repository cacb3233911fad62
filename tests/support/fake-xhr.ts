import type { FakeServer } from './fake-server.ts';

/** The progress that an XMLHttpRequest reports before its response. */
export const HALFWAY = { lengthComputable: true, loaded: 42, total: 100 };

/** Replaces the browser's XMLHttpRequest, with the parts that an upload uses. */
export class FakeXhr {
  readonly #server: FakeServer;
  readonly upload: { onprogress: ((event: typeof HALFWAY) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  status = 0;
  responseText = '';
  readonly #headers = new Headers();
  #aborted = false;
  #method = '';
  #url = '';

  constructor(server: FakeServer) {
    this.#server = server;
  }

  open(method: string, url: string) {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value);
  }

  abort() {
    this.#aborted = true;
    this.onabort?.();
  }

  send(body: FormData) {
    this.upload.onprogress?.(HALFWAY);
    void this.#answer(body);
  }

  async #answer(body: FormData) {
    try {
      const answer = await this.#server.fetch(this.#url, {
        method: this.#method,
        headers: this.#headers,
        body,
      });
      this.responseText = await answer.text();
      this.status = answer.status;
    } catch {
      this.onerror?.();
      return;
    }
    if (!this.#aborted) this.onload?.();
  }
}

/** A class to replace XMLHttpRequest that sends its requests to the fake server. */
export function fakeXhr(server: FakeServer): new () => FakeXhr {
  return class extends FakeXhr {
    constructor() {
      super(server);
    }
  };
}
