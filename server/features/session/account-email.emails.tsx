/** @jsxRuntime automatic */
import { formatMomentInZone } from '#shared/moments-in-words.ts';
import type { EmailContent } from '../../mail/mailer.ts';
import { Action, EmailLayout, Facts, Words } from '../../mail/templates/EmailLayout.tsx';
import { renderEmail } from '../../mail/templates/render.ts';

/** What a link for a new address is about. */
interface AskedChange {
  link: string;
  /** The address so far. */
  before: string;
  /** ISO 8601. */
  askedAt: string;
  endsAt: string;
  /** 'Chrome on Android' */
  device: string;
}

/** The link behind which the owner confirms a new address. */
export async function newAddressEmail({
  link,
  before,
  askedAt,
  endsAt,
  device,
}: AskedChange): Promise<EmailContent> {
  const rendered = await renderEmail(
    <EmailLayout
      isToOwner
      preview="The link works once, for half an hour."
      heading="Confirm your new address"
      footnote="If you don’t know what this is about, do nothing: only whoever is signed in to the dashboard can use the link."
    >
      <Words>
        Somebody, most likely you, wants to sign in to the dashboard with this address from now on.
      </Words>
      <Facts
        rows={[
          { label: 'So far', value: before },
          { label: 'Asked for', value: formatMomentInZone(askedAt) },
          { label: 'On', value: device },
          { label: 'Works until', value: formatMomentInZone(endsAt) },
        ]}
      />
      <Action href={link}>Confirm the address</Action>
      <Words>
        Open it where you are signed in, or sign in with the address so far. Opening it changes nothing.
      </Words>
    </EmailLayout>,
  );
  return { ...rendered, subject: 'Confirm your new address' };
}
