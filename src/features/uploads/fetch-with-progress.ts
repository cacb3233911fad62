interface Sender {
  /** The browser's own, from the page's window. */
  XMLHttpRequest: typeof XMLHttpRequest;
  /** Called repeatedly with the sent fraction of the body, 0 to 1. */
  onProgress: (fraction: number) => void;
}

/**
 * A `fetch` with upload progress, which the browser's lacks. It supports only what an upload needs: an address as text,
 * method, headers, body, signal. It rejects where `fetch` does.
 */
export function fetchWithProgress({ XMLHttpRequest, onProgress }: Sender): typeof fetch {
  return function send(input, init = {}) {
    return new Promise((resolve, reject) => {
      const { signal } = init;
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : input);
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
      request.onerror = () => reject(new TypeError('The upload did not get through.'));
      request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(init.body instanceof FormData ? init.body : null);
    });
  };
}
