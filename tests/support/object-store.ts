import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import aws4 from 'aws4';
import S3rver from 's3rver';
import { afterAll, afterEach, beforeAll } from 'vitest';

const BUCKET = 'wren-uploads';
const REGION = 'eu-test-1';
/** A store may give fewer than it is asked for; so lists go over several pages. */
const PAGE = '5';
/** The keys that s3rver knows. */
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** What happens to a request: a status instead of an answer, none at all, or one that breaks off. */
type Fault = number | 'hang' | 'cut';

/** A server that speaks S3, on a free port, with one bucket. It checks signatures. */
export interface TestObjectStore {
  /** The settings of a site that keeps its uploads there. */
  env: Record<string, string>;
  /** Method and key of every request to the bucket so far. */
  requests: string[];
  /** Decides about each request; `null` lets it pass. */
  fault: (method: string, key: string) => Fault | null;
  /** Keys in the bucket. */
  keys: () => Promise<string[]>;
  /** Refuses connections until `up`. */
  down: () => Promise<void>;
  up: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startObjectStore(): Promise<TestObjectStore> {
  const directory = await mkdtemp(join(tmpdir(), 'shingle-objects-'));
  const s3 = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  await s3.configureBuckets();
  const answer = s3.callback();

  const server = createServer((request, response) => {
    const key = decodeURIComponent((request.url ?? '').split('?')[0]!.slice(`/${BUCKET}/`.length));
    const { method = '' } = request;
    store.requests.push(`${method} ${key}`);
    const fault = store.fault(method, key);
    if (fault === 'hang') return;
    if (fault === 'cut') cutOff(response);
    else if (fault !== null)
      refuse(request, response, fault, fault === 507 ? 'XMinioStorageFull' : 'InternalError');
    else if (!isSigned(request)) refuse(request, response, 403, 'SignatureDoesNotMatch');
    else answer(Object.assign(request, { url: asFirstVersion(request.url ?? '') }), response);
  });
  async function listen(port: number): Promise<void> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  }
  async function down(): Promise<void> {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
  await listen(0);
  const { port } = server.address() as AddressInfo;

  const store: TestObjectStore = {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: REGION,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    requests: [],
    fault: () => null,
    async keys() {
      const files = await readdir(join(directory, BUCKET), { recursive: true });
      return files.flatMap((file) => /^(.+)\._S3rver_object$/.exec(file)?.[1] ?? []).sort();
    },
    down,
    up: () => listen(port),
    async stop() {
      if (server.listening) await down();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return store;
}

/** A store for all tests of a group, healthy at the start of each; read it inside tests only. */
export function useObjectStore(): { readonly store: TestObjectStore } {
  let started: TestObjectStore | null = null;
  beforeAll(async () => {
    started = await startObjectStore();
  });
  afterEach(() => {
    if (started !== null) Object.assign(started, { fault: () => null, requests: [] });
  });
  afterAll(() => started?.stop());
  return {
    get store() {
      if (started === null) throw new Error('The object store is there only inside tests.');
      return started;
    },
  };
}

/** Whether the secret key signed the request (SigV4); s3rver itself only wants a key it knows. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const { authorization = '' } = headers;
  const named = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => named.includes(name))) return false;
  const signed = Object.fromEntries(named.map((name) => [name, headers[name]]));
  const signer = new aws4.RequestSigner(
    { service: 's3', region: REGION, method, path: url, headers: signed },
    KEYS,
  );
  signer.prepareRequest(); // takes the request's own date
  return signer.authHeader() === authorization;
}

/**
 * A request for a list as S3's first version has it: s3rver makes the second one's tokens with DES, which OpenSSL 3 lacks.
 * Its marker, the last key of a page, comes in their place.
 */
function asFirstVersion(address: string): string {
  const url = new URL(address, 'http://store');
  if (!url.searchParams.has('list-type')) return address;
  url.searchParams.delete('list-type');
  url.searchParams.set('delimiter', '/'); // without one there is no marker
  url.searchParams.set('max-keys', PAGE);
  const token = url.searchParams.get('continuation-token');
  url.searchParams.delete('continuation-token');
  if (token !== null) url.searchParams.set('marker', token);
  return url.pathname + url.search;
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number, code: string): void {
  request.resume();
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>secret detail</Message></Error>`);
}

function cutOff(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Length': 1_000, 'Content-Type': 'image/webp' });
  response.write('RIFF', () => response.destroy());
}
