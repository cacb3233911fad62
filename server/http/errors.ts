interface Details {
  /** The invalid request field. */
  field?: string;
  headers?: Record<string, string>;
  /** Fields of the response beside `success` and `error`. */
  body?: Record<string, unknown>;
}

/** An error response with its status. The message is shown to the user. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly details: Details;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** A redirect (303); relative addresses stay under the same base. */
export const seeOther = (address: string) =>
  new HttpError(303, 'Please open the page at this address.', { headers: { Location: address } });
export const malformed = (message: string) => new HttpError(400, message);
export const unauthorized = (message = 'Please sign in.') =>
  new HttpError(401, message, { headers: { 'WWW-Authenticate': 'Bearer realm="dashboard"' } });
export const forbidden = () => new HttpError(403, 'This request came from another site.');
export const notFound = (message = 'Not found') => new HttpError(404, message);
export const methodNotAllowed = (allowed: string[]) =>
  new HttpError(405, 'Method not allowed', { headers: { Allow: allowed.join(', ') } });
export const conflict = (message: string, field?: string) =>
  new HttpError(409, message, field === undefined ? {} : { field });
export const preconditionFailed = (message: string) => new HttpError(412, message);
export const tooLarge = (message: string) => new HttpError(413, message);
export const unsupportedType = (message: string) => new HttpError(415, message);
export const unprocessable = (message: string, field?: string) =>
  new HttpError(422, message, field === undefined ? {} : { field });
export const tooMany = (seconds: number) =>
  new HttpError(429, 'Too many requests. Please wait a little and try again.', {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
  });
export const insufficientStorage = () =>
  new HttpError(507, 'The server has no room left. Nothing was saved; please try again later.');
export const unavailable = () =>
  new HttpError(503, 'The site can’t reach its data right now. Please try again in a moment.', {
    headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' },
  });
