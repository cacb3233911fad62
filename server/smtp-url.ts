/** How the mail server is reached. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** Null where no login is asked for. */
  login: { user: string; pass: string } | null;
  /**
   * `implicit` from the first byte (smtps:), `required` by STARTTLS before anything else is said, `optional` where the
   * server offers it, or `none`.
   */
  encryption: 'implicit' | 'required' | 'optional' | 'none';
  /** Whether the server's certificate must be valid for the host. */
  verify: boolean;
}

/** `required` wants a valid certificate, `no-verify` takes any, `optional` encrypts where the server offers it. */
const TLS_MODES = ['required', 'no-verify', 'optional', 'off'] as const;
type TlsMode = (typeof TLS_MODES)[number];

/** What a URL may say beside `tls`, as nodemailer has it. */
const SYNONYMS: Record<string, Record<string, TlsMode>> = {
  tls: Object.fromEntries(TLS_MODES.map((mode) => [mode, mode])),
  requireTLS: { true: 'required', false: 'optional' },
  ignoreTLS: { true: 'off', false: 'optional' },
};

/** Nobody can listen on the way to this machine. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/i;
const IMPLICIT_TLS_PORT = 465;
const SUBMISSION_PORT = 587;

/** Parses `smtp://user:password@host:port?tls=…`. @returns the settings, or what is wrong as the rest of a sentence */
export function smtpUrl(value: string): SmtpSettings | string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    return 'must look like smtp://user:password@host:587';
  }
  let login: SmtpSettings['login'];
  try {
    login =
      url.username === ''
        ? null
        : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  } catch {
    return 'has a % in its user or password that is not %25';
  }
  const asked = tlsMode(url.searchParams);
  if (!(asked === null || isTlsMode(asked))) return asked;
  const isImplicit = url.protocol === 'smtps:' || url.port === String(IMPLICIT_TLS_PORT);
  if (isImplicit && asked === 'off') return 'says tls=off, but smtps: and port 465 are encrypted';

  const host = url.hostname.replace(/^\[|\]$/g, ''); // an IPv6 address is in brackets
  const isLocal = LOOPBACK.test(host);
  const port = url.port === '' ? (isImplicit ? IMPLICIT_TLS_PORT : SUBMISSION_PORT) : Number(url.port);
  return {
    host,
    port,
    login,
    encryption: isImplicit ? 'implicit' : encryptionOf(asked ?? (isLocal ? 'optional' : 'required')),
    // A mail server on this machine often has a certificate that it signed itself.
    verify: asked !== 'no-verify' && !isLocal,
  };
}

/** Whether the password could be read on the way: on another machine, where encryption can be left out. */
export function exposesPassword({ host, login, encryption }: SmtpSettings): boolean {
  return login !== null && !LOOPBACK.test(host) && (encryption === 'optional' || encryption === 'none');
}

/** @returns what a URL asks for, null if nothing, or what is wrong with it */
function tlsMode(parameters: URLSearchParams): string | null {
  const modes = new Set<TlsMode>();
  for (const [name, value] of parameters) {
    const known = Object.hasOwn(SYNONYMS, name) ? SYNONYMS[name] : undefined;
    if (known === undefined) {
      const isName = /^[a-z]+$/i.test(name); // or it may be the end of a password with a ? in it
      return `has an unknown parameter${isName ? ` ${name}` : ''}; known are tls, requireTLS and ignoreTLS`;
    }
    const mode = Object.hasOwn(known, value) ? known[value] : undefined;
    if (mode === undefined) return `has a wrong ${name}; take one of ${Object.keys(known).join(', ')}`;
    modes.add(mode);
  }
  // requireTLS=true&ignoreTLS=false says one thing twice; requireTLS=false&ignoreTLS=true, too.
  if (modes.size > 1) modes.delete('optional');
  const [mode, ...others] = modes;
  return others.length > 0 ? 'has parameters about TLS that contradict each other' : (mode ?? null);
}

function isTlsMode(value: string): value is TlsMode {
  return (TLS_MODES as readonly string[]).includes(value);
}

function encryptionOf(mode: TlsMode): SmtpSettings['encryption'] {
  if (mode === 'off') return 'none';
  return mode === 'optional' ? 'optional' : 'required';
}
