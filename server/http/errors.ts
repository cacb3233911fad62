import { answers } from '#content/words/answers.ts';

const words = answers.request;

interface Details {
  /** The invalid request field. */
  field?: string;
  headers?: Record<string, string>;
  /** Fields of the response beside `success` and `error`. */
  body?: Record<string, unknown>;
}

/**
 * An error response with its status. The message is shown to the user: a visitor's is among the words of the site, the
 * owner's and a program's are English.
 */
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
  new HttpError(303, words.addressMoved, { headers: { Location: address } });
export const malformed = (message: string) => new HttpError(400, message);
export const unauthorized = (message = 'Please sign in.') =>
  new HttpError(401, message, { headers: { 'WWW-Authenticate': 'Bearer realm="dashboard"' } });
export const forbidden = () => new HttpError(403, words.fromAnotherSite);
/** The session is to be confirmed first; the dashboard then asks for the password, or a passkey. */
export const unconfirmed = () => new HttpError(403, 'Please confirm that it is you.', { field: 'confirm' });
export const notFound = (message = words.notFound) => new HttpError(404, message);
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
  new HttpError(429, words.tooMany, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
  });
export const insufficientStorage = () => new HttpError(507, words.noRoom);
export const unavailable = () =>
  new HttpError(503, words.unavailable, {
    headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' },
  });
