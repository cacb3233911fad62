import { isIP } from 'node:net';
import type { Config } from '../../config.ts';
import { isLoopback } from '../../site-address.ts';
import { domainOf } from '../dkim-keys.ts';
import { dkimRecord } from './dkim-record.ts';
import { providersSpf } from './providers.ts';

/** A TXT record that the sender's domain should have. */
export interface WantedRecord {
  kind: 'SPF' | 'DKIM' | 'DMARC';
  /** Without a dot at the end. */
  name: string;
  text: string;
  /** What one has to know before publishing it; sentences. */
  note: string;
  /** In an SPF record: what must be in it, if that is known. */
  needs?: string;
}

type MailSettings = Pick<
  Config,
  'mailFrom' | 'mailReplyTo' | 'bounceAddress' | 'admin' | 'smtp' | 'siteUrl' | 'dkim'
>;

/** The records that let receivers see that the site's mail is the sender's. */
export function wantedRecords(config: MailSettings): WantedRecord[] {
  const domain = domainOf(config.mailFrom.address);
  // SPF is asked for the domain that failed mail comes back to.
  const domains = new Set([domain, domainOf(config.bounceAddress ?? config.mailFrom.address)]);
  return [...[...domains].map((name) => spf(config, name)), ...dkim(config), dmarc(config, domain)];
}

function spf({ smtp, siteUrl }: MailSettings, name: string): WantedRecord {
  const server = smtp?.host ?? 'localhost';
  const known = providersSpf(server);
  const isHere = isLoopback({ origin: `http://${isIP(server) === 6 ? `[${server}]` : server}` });
  const mechanism = known ?? ownServer(isHere ? new URL(siteUrl).hostname : server);
  const once = 'A domain has one SPF record: if there is one already, add only what is missing in it.';
  return {
    kind: 'SPF',
    name,
    text: `v=spf1 ${mechanism} ~all`,
    note:
      known === null
        ? `${mechanism} is a guess from SMTP_URL: your mail provider knows what it should be. ${once}`
        : once,
    ...(known === null ? {} : { needs: known }),
  };
}

function ownServer(host: string): string {
  const address = host.replace(/^\[|\]$/g, ''); // an IPv6 address is in brackets
  const version = isIP(address);
  return version === 0 ? `a:${host}` : `ip${version}:${address}`;
}

function dkim({ dkim: { domain, keys } }: MailSettings): WantedRecord[] {
  return keys.map(({ selector, privateKey }) => ({
    kind: 'DKIM',
    name: `${selector}._domainkey.${domain}`,
    text: dkimRecord(privateKey),
    note: 'Publish it before the site signs with the key.',
  }));
}

function dmarc({ mailReplyTo, admin }: MailSettings, domain: string): WantedRecord {
  // Reports to another domain need that one's permission.
  const reports = [mailReplyTo, admin.email].find((address) => domainOf(address) === domain);
  return {
    kind: 'DMARC',
    name: `_dmarc.${domain}`,
    text: `v=DMARC1; p=none${reports === undefined ? '' : `; rua=mailto:${reports}`}`,
    note: 'Start with p=none. Once reports show that all of your mail passes, change it to p=quarantine.',
  };
}
