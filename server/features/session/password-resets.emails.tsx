/** @jsxRuntime automatic */
import { formatMomentInZone } from '#shared/moments-in-words.ts';
import type { EmailContent } from '../../mail/mailer.ts';
import { Action, EmailLayout, Facts, Words } from '../../mail/templates/EmailLayout.tsx';
import { renderEmail } from '../../mail/templates/render.ts';

/** What a link for a new password is about. */
interface AskedReset {
  link: string;
  /** ISO 8601. */
  askedAt: string;
  endsAt: string;
  /** 'Chrome on Android' */
  device: string;
}

/** The link behind which the owner chooses a new password. */
export async function passwordResetEmail({
  link,
  askedAt,
  endsAt,
  device,
}: AskedReset): Promise<EmailContent> {
  const rendered = await renderEmail(
    <EmailLayout
      isToOwner
      preview="The link works once, for half an hour."
      heading="Choose a new password"
      footnote="If you did not ask for this, do nothing: your password stays as it is, and nobody else has this link."
    >
      <Words>Somebody, most likely you, asked on the dashboard’s sign-in for a new password.</Words>
      <Facts
        rows={[
          { label: 'Asked for', value: formatMomentInZone(askedAt) },
          { label: 'On', value: device },
          { label: 'Works until', value: formatMomentInZone(endsAt) },
        ]}
      />
      <Action href={link}>Choose a new password</Action>
      <Words>
        The link works once. Opening it changes nothing; once you have chosen, all devices are signed out.
      </Words>
    </EmailLayout>,
  );
  return { ...rendered, subject: 'A link for your new password' };
}
