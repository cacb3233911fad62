/** How a mailbox is reached over IMAP. */
export interface MailboxSettings {
  host: string;
  port: number;
  /** Whether the connection begins with TLS. Otherwise STARTTLS is required, unless the host is this machine. */
  secure: boolean;
  isLoopback: boolean;
  user: string;
  password: string;
  folder: string;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/i;

/** Parses imaps://user:password@host:993?folder=INBOX, or imap:; null when it is something else. */
export function mailboxOf(value: string): MailboxSettings | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^imaps?:$/.test(url.protocol)) return null;
  if (url.hostname === '' || url.username === '' || url.password === '') return null;
  const secure = url.protocol === 'imaps:';
  const host = url.hostname.replace(/^\[|\]$/g, ''); // an IPv6 address is in brackets
  try {
    return {
      host,
      port: url.port === '' ? (secure ? 993 : 143) : Number(url.port),
      secure,
      isLoopback: LOOPBACK.test(host),
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      folder: url.searchParams.get('folder') ?? 'INBOX',
    };
  } catch {
    return null; // a stray % in user or password
  }
}
