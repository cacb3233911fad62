import { readFileSync } from 'node:fs';
import { reasonOf } from './folders.ts';

/** How PostgreSQL is reached. */
export interface PostgresSettings {
  /** `postgres://user:password@host:5432/name`, without its `ssl…` parameters. */
  url: string;
  /** False for an unencrypted connection. */
  tls: false | { rejectUnauthorized: boolean; ca?: string };
  /** Maximum connections of this process, its own for notifications not counted. */
  poolSize: number;
  /** Milliseconds that a statement may take. */
  statementTimeout: number;
}

/** `verify` wants a certificate that is valid for the host, `no-verify` any, `off` none. */
export const TLS_MODES = ['verify', 'no-verify', 'off'] as const;
export type TlsMode = (typeof TLS_MODES)[number];

/** The modes that a URL can ask for, in the words of PostgreSQL's own programs. */
const SSL_MODES: Record<string, TlsMode> = {
  disable: 'off',
  'no-verify': 'no-verify',
  // Weaker for libpq, where `require` takes any certificate: whoever sits between can show one.
  prefer: 'verify',
  require: 'verify',
  'verify-ca': 'verify',
  'verify-full': 'verify',
};

export interface DatabaseUrl {
  url: string;
  /** What the URL says about TLS; without a word it is required for any other machine. */
  tls: TlsMode;
  /** The certificate authority's certificate, when the URL names a file. */
  ca: string | null;
}

/** @returns the parts of a URL, or what is wrong with it as the rest of a sentence */
export function databaseUrl(value: string): DatabaseUrl | string {
  const parsed = URL.canParse(value) ? new URL(value) : null;
  if (parsed === null || !/^postgres(ql)?:$/.test(parsed.protocol) || parsed.pathname.length < 2) {
    return 'must look like postgres://user:password@host:5432/name';
  }
  const asked = parsed.searchParams.get('sslmode');
  const mode = asked === null ? undefined : SSL_MODES[asked];
  if (asked !== null && mode === undefined) {
    return `has an unknown sslmode; take one of ${Object.keys(SSL_MODES).join(', ')}`;
  }
  let ca: string | null = null;
  const file = parsed.searchParams.get('sslrootcert');
  if (file !== null && file !== 'system') {
    try {
      ca = readFileSync(file, 'utf8');
    } catch (error) {
      return `names an sslrootcert that can't be read: ${reasonOf(error)}`;
    }
  }
  for (const name of ['sslmode', 'sslrootcert', 'channel_binding']) parsed.searchParams.delete(name);
  return { url: parsed.href, tls: mode ?? (isThisMachine(parsed) ? 'off' : 'verify'), ca };
}

/** TLS as the driver wants it. */
export function tlsOf(mode: TlsMode, ca: string | null): PostgresSettings['tls'] {
  if (mode === 'off') return false;
  return { rejectUnauthorized: mode === 'verify', ...(ca === null ? {} : { ca }) };
}

function isThisMachine({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return host === '' || host.startsWith('/') || /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
}
