/** @jsxRuntime automatic */
import { formatMomentInZone } from '#shared/moments-in-words.ts';
import type { EmailContent } from '../../mail/mailer.ts';
import { Action, EmailLayout, Facts, Words } from '../../mail/templates/EmailLayout.tsx';
import { renderEmail } from '../../mail/templates/render.ts';

/** What has happened to the ways into the dashboard. */
export type SecurityNews =
  | 'password-changed'
  | 'password-reset'
  | 'email-changed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'new-device';

interface Happened {
  news: SecurityNews;
  /** ISO 8601. */
  at: string;
  /** 'Chrome on Android' */
  device: string;
  /** The name of the passkey that it is about. */
  passkey?: string;
  /** The account's new address. */
  email?: string;
  /** The addresses of the account page, and of the page for a new password. */
  account: string;
  newPassword: string;
}

const HEADINGS: Record<SecurityNews, string> = {
  'password-changed': 'Your password was changed',
  'password-reset': 'A new password was chosen',
  'email-changed': 'Your email address was changed',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'new-device': 'A sign-in on a new device',
};

const WORDS: Record<SecurityNews, string> = {
  'password-changed':
    'On the account page, by somebody who knew the old one. All other devices are signed out.',
  'password-reset': 'By a link that was sent to this address. All devices are signed out.',
  'email-changed':
    'On the account page, by somebody who knew the password. The new one opens the dashboard now, this one no more.',
  'passkey-added': 'Whoever holds it can sign in to the dashboard without the password.',
  'passkey-removed': 'It no longer opens the dashboard. Other devices that came in with it are signed out.',
  'new-device': 'Somebody signed in to the dashboard in a browser that had not been used for that before.',
};

/** Tells the owner of a change to the ways into the dashboard, and what to do if it was not hers. */
export async function securityEmail(happened: Happened): Promise<EmailContent> {
  const { news, at, device, passkey, email, account, newPassword } = happened;
  const rendered = await renderEmail(
    <EmailLayout
      isToOwner
      preview={WORDS[news]}
      heading={HEADINGS[news]}
      footnote="If it was you, there is nothing to do."
    >
      <Words>{WORDS[news]}</Words>
      <Facts
        rows={[
          { label: 'When', value: formatMomentInZone(at) },
          { label: 'On', value: device },
          ...(passkey === undefined ? [] : [{ label: 'Passkey', value: passkey }]),
          ...(email === undefined ? [] : [{ label: 'New address', value: email }]),
        ]}
      />
      <Words>
        {email === undefined
          ? `If it was not you: choose a new password at ${newPassword}, which signs all devices out. Then remove the passkeys that you don’t know from the account page.`
          : 'If it was not you: whoever runs the server gets you back in, with the command npm run owner and this address.'}
      </Words>
      <Action href={account}>Open the account page</Action>
    </EmailLayout>,
  );
  return { ...rendered, subject: HEADINGS[news] };
}
