import { DEFAULT_ADMIN, type Environment } from './environment.ts';
import type { DkimSettings } from './mail/dkim.ts';
import { dkimWarnings, domainOf } from './mail/dkim-keys.ts';
import { isLoopback, type SiteAddress } from './site-address.ts';
import { exposesPassword } from './smtp-url.ts';

/** Settings that a production site lacks or probably sets by mistake, though it can start: a line each, with its variable. */
export function configWarnings(
  values: Environment,
  { address, dkim, sender }: { address: SiteAddress; dkim: DkimSettings; sender: string },
): string[] {
  const warnings: string[] = [];
  if (isLoopback(address)) {
    warnings.push(
      `SITE_URL: ${address.siteUrl} is an address of this machine, good for a trial: nobody else finds it.`,
    );
  }
  if (values.SMTP_URL === undefined) {
    warnings.push(
      'SMTP_URL: is not set, so no mail goes out: no notices of messages and bookings, no invitations or reminders, and newsletters can’t be sent.',
    );
  } else if (values.MAIL_FROM === undefined) {
    warnings.push(
      'MAIL_FROM: is not set, so mail comes from no-reply at the site’s host, which a mail server may refuse. Set an address that yours lets you use.',
    );
  }
  if (values.SMTP_URL !== undefined && exposesPassword(values.SMTP_URL)) {
    warnings.push(
      'SMTP_URL: lets the password go to the mail server unencrypted, where everybody on the way can read it. Leave out what it says about TLS, unless the network between is your own.',
    );
  }
  if (values.BACKUP_TO !== undefined && values.BACKUP_PASSPHRASE === undefined) {
    warnings.push(
      'BACKUP_PASSPHRASE: is not set, so whoever can read the bucket of BACKUP_TO reads all messages and addresses.',
    );
  }
  if (values.ADMIN_EMAIL === DEFAULT_ADMIN) {
    warnings.push(
      `ADMIN_EMAIL: is ${DEFAULT_ADMIN}, so notices to the owner reach nobody. Set your own address.`,
    );
  }
  return [...warnings, ...dkimProblems(dkim, sender)];
}

function dkimProblems(dkim: DkimSettings, sender: string): string[] {
  if (dkim.keys.length === 0) return [];
  const from = domainOf(sender);
  const belongs =
    from === dkim.domain || from.endsWith(`.${dkim.domain}`) || dkim.domain.endsWith(`.${from}`);
  return [
    ...dkimWarnings(dkim.keys).map((warning) => `DKIM_KEYS: ${warning}`),
    ...(belongs
      ? []
      : [`DKIM_DOMAIN: ${dkim.domain} is not the sender’s, ${from}, so DMARC does not count it.`]),
  ];
}
