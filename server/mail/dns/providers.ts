/** What mail providers want in the SPF record, by the end of their SMTP servers' names. Their manuals are the source. */
const MECHANISMS: readonly (readonly [host: string, mechanism: string])[] = [
  ['gmail.com', 'include:_spf.google.com'], // smtp.gmail.com, smtp-relay.gmail.com
  ['office365.com', 'include:spf.protection.outlook.com'],
  ['outlook.com', 'include:spf.protection.outlook.com'],
  ['amazonaws.com', 'include:amazonses.com'],
  ['postmarkapp.com', 'include:spf.mtasv.net'],
  ['mailgun.org', 'include:mailgun.org'],
  ['sendgrid.net', 'include:sendgrid.net'],
  ['mailjet.com', 'include:spf.mailjet.com'],
  ['brevo.com', 'include:spf.brevo.com'],
  ['mandrillapp.com', 'include:spf.mandrillapp.com'],
  ['fastmail.com', 'include:spf.messagingengine.com'],
  ['messagingengine.com', 'include:spf.messagingengine.com'],
  ['protonmail.ch', 'include:_spf.protonmail.ch'],
  ['migadu.com', 'include:spf.migadu.com'],
  ['mailbox.org', 'include:mailbox.org'],
  ['zoho.com', 'include:zohomail.com'],
  ['zoho.eu', 'include:zohomail.eu'],
  ['mail.me.com', 'include:icloud.com'],
  ['gandi.net', 'include:_mailcust.gandi.net'],
  ['infomaniak.com', 'include:spf.infomaniak.ch'],
  ['privateemail.com', 'include:spf.privateemail.com'],
];

/** What SPF needs for mail through a provider's server; null for one that is not known. */
export function providersSpf(host: string): string | null {
  const name = host.toLowerCase();
  const known = MECHANISMS.find(([end]) => name === end || name.endsWith(`.${end}`));
  return known?.[1] ?? null;
}
