import type { Transaction } from '../db/unit-of-work.ts';
import type { HeldCampaign } from './campaign-refusals.ts';
import type { EmailLinks } from './email-links.ts';
import type { Outbox } from './outbox.ts';
import type { CampaignProgress } from './templates/held-campaign.tsx';

interface Deps {
  outbox: Outbox;
  /** How far the campaign has come, which the transaction has locked. */
  progress: (transaction: Transaction, campaign: number) => Promise<CampaignProgress>;
  links: EmailLinks;
}

/** Adds the notice to the owner that a campaign is not sent on, or came back. The notice itself may have to wait. */
export async function tellOfHeldCampaign(
  { outbox, links, progress }: Deps,
  transaction: Transaction,
  held: HeldCampaign,
  about: string,
): Promise<void> {
  const { heldCampaignEmail } = await import('./templates/held-campaign.tsx'); // on demand: it would slow the start
  const sofar = await progress(transaction, held.id);
  const content = await heldCampaignEmail(held, sofar, links.dashboard('campaigns'));
  await outbox.put(transaction, [{ kind: 'owner-notice', to: outbox.owner, about, content }]);
}
