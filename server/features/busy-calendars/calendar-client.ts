import type { IncomingMessage } from 'node:http';
import { bounded, BodyTooLarge, guardedRequest, TooManyRedirects } from '../../network/guarded-request.ts';
import { AddressRefused, isPublicAddress } from '../../network/public-lookup.ts';
import { PROPFIND_BODY, queryBody, readMultistatus } from './caldav.ts';
import type { CalendarAccess } from './calendar-access.ts';
import { CalendarProblem, type ProblemCode } from './calendar-problem.ts';

/** For all requests of a reading together. */
const TIMEOUT_MS = 20_000;
const MAX_BYTES = 10 * 1024 * 1024;
/** Statuses of a server, or of an address, that knows no CalDAV. */
const NO_CALDAV = [400, 403, 404, 405, 406, 409, 415, 422, 501];

interface Deps {
  /** Whether calendars in private networks are read, too, and without TLS there. */
  privateNetworks: boolean;
  /** Which addresses are ones of the internet. */
  isPublic?: (address: string) => boolean;
}

/** What was found at an address. */
export interface FetchedCalendar {
  /** iCalendar files, which nobody has looked into yet. */
  files: string[];
  /** What the server calls the calendar; null where it says nothing. */
  name: string | null;
}

/** Gets calendars over HTTP: whole files, and collections of CalDAV where there is a user. */
export class CalendarClient {
  readonly #deps: Required<Deps>;

  constructor({ privateNetworks, isPublic = isPublicAddress }: Deps) {
    this.#deps = { privateNetworks, isPublic };
  }

  /**
   * @param from when the events that are asked for end at the earliest, and `until` begin at the latest; in milliseconds
   * @param signal ends it before its time
   * @throws CalendarProblem
   */
  async fetch(
    access: CalendarAccess,
    from: number,
    until: number,
    signal: AbortSignal,
  ): Promise<FetchedCalendar> {
    const call = new Call(access, this.#deps, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
    try {
      const collection = access.user === '' ? null : await call.query(from, until);
      return collection ?? { files: [await call.file()], name: null };
    } catch (error) {
      throw call.problemOf(error);
    }
  }
}

/** The requests of one reading. */
class Call {
  readonly #url: URL;
  readonly #access: CalendarAccess;
  readonly #deps: Required<Deps>;
  readonly #signal: AbortSignal;
  /** Whether it would have led through the internet without TLS. */
  #isUnencrypted = false;

  constructor(access: CalendarAccess, deps: Required<Deps>, signal: AbortSignal) {
    this.#signal = signal;
    this.#url = new URL(access.address);
    this.#access = access;
    this.#deps = deps;
    if (this.#url.protocol === 'http:' && !deps.privateNetworks) throw new CalendarProblem('unencrypted');
  }

  /** The events of a CalDAV collection; null where there is none. */
  async query(from: number, until: number): Promise<FetchedCalendar | null> {
    const about = await this.#dav('PROPFIND', PROPFIND_BODY, '0');
    if (about === null) return null;
    if (!about.types.includes('calendar')) {
      if (about.types.includes('collection')) throw new CalendarProblem('folder');
      return null;
    }
    const found = await this.#dav('REPORT', queryBody(from, until), '1');
    return found === null ? null : { files: found.files, name: about.name === '' ? null : about.name };
  }

  /** What lies at the address, as text. */
  async file(): Promise<string> {
    const response = await this.#send('GET', { accept: 'text/calendar, */*;q=0.1' });
    if (response.statusCode !== 200) throw this.#refusal(response);
    return this.#text(response);
  }

  /** The answer to a request of WebDAV; null from a server that knows none. */
  async #dav(method: string, body: string, depth: string) {
    const headers = { 'content-type': 'application/xml; charset=utf-8', depth };
    const response = await this.#send(method, headers, body);
    if (response.statusCode === 207) return readMultistatus(await this.#text(response));
    if (NO_CALDAV.includes(response.statusCode ?? 0) || response.statusCode === 200) {
      response.destroy();
      return null;
    }
    throw this.#refusal(response);
  }

  #send(method: string, headers: Record<string, string>, body?: string): Promise<IncomingMessage> {
    return guardedRequest(this.#url, {
      method,
      headers: (place) => ({
        ...headers,
        'user-agent': 'Shingle',
        'accept-encoding': 'identity',
        ...(place.origin === this.#url.origin ? this.#authorization() : {}),
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      }),
      ...(body === undefined ? {} : { body }),
      isAllowed: (address, protocol) => this.#isAllowed(address, protocol),
      signal: this.#signal,
      keepsConnections: false, // one that was opened under other rules is none of these
    });
  }

  /** Without TLS nothing leaves the own network, a password least of all. */
  #isAllowed(address: string, protocol: string): boolean {
    const { privateNetworks, isPublic } = this.#deps;
    if (!isPublic(address)) return privateNetworks;
    this.#isUnencrypted ||= protocol === 'http:';
    return protocol === 'https:';
  }

  #authorization(): Record<string, string> {
    const { user, password } = this.#access;
    if (user === '') return {};
    return { authorization: `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}` };
  }

  #refusal(response: IncomingMessage): CalendarProblem {
    const { statusCode = 0, headers } = response;
    response.destroy();
    if (statusCode === 401 && this.#access.user === '') return new CalendarProblem('sign-in');
    if (statusCode === 401) {
      const offered = headers['www-authenticate'] ?? '';
      return new CalendarProblem(offered === '' || /\bbasic\b/i.test(offered) ? 'password' : 'no-basic');
    }
    if (statusCode === 404 || statusCode === 410) return new CalendarProblem('missing');
    return new CalendarProblem(`status-${statusCode}`);
  }

  /** Nothing of what a connection failed with goes on: it may name the address. */
  problemOf(error: unknown): CalendarProblem {
    if (error instanceof CalendarProblem) return error;
    if (this.#signal.aborted) return new CalendarProblem('timeout'); // a body that is broken off says something else
    const code = codeOf(error as NodeJS.ErrnoException); // what requests fail with, or an error of our own
    return new CalendarProblem(code === 'private' && this.#isUnencrypted ? 'unencrypted' : code);
  }

  async #text(response: IncomingMessage): Promise<string> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of bounded(MAX_BYTES)(response)) chunks.push(chunk);
    } finally {
      response.destroy();
    }
    return Buffer.concat(chunks).toString('utf8');
  }
}

const CERTIFICATE = /CERT|SIGNATURE|SELF_SIGNED|ALTNAME/;

function codeOf(error: NodeJS.ErrnoException): ProblemCode {
  if (error instanceof AddressRefused) return 'private';
  if (error instanceof BodyTooLarge) return 'too-large';
  if (error instanceof TooManyRedirects) return 'redirects';
  if (error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN') return 'no-host';
  return CERTIFICATE.test(error.code ?? '') ? 'certificate' : 'no-answer';
}
