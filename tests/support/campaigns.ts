import type { Campaign, CampaignList } from '#shared/contract/campaigns.ts';
import { type MailApp, NEWSLETTER } from './mail-app.ts';
import type { Faults } from './smtp.ts';
import type { Answer } from './test-app.ts';

export const GREYLISTED = '451 4.7.1 Greylisted, try again later';

export function addresses(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `reader-${index}@example.com`);
}

/** Faults that hold each message once the mail server is asked about it, until `open` is called. */
export function gate(about: 'recipient' | 'taken', reply: string | null = null) {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let ask: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const faults: Faults = {
    async [about]() {
      ask();
      await opened;
      return reply;
    },
  };
  return { faults, asked, open };
}

/** The owner's view of a mail app's campaigns. */
export async function ownerOf({ app }: MailApp) {
  const { token: bearer } = await app.signIn();
  const list = async (): Promise<Campaign[]> => {
    const answer = await app.api('GET', 'campaigns.php', { bearer });
    return (answer.json as unknown as CampaignList).campaigns;
  };
  return {
    list,
    /** The latest campaign. */
    campaign: async (): Promise<Campaign> => {
      const [latest] = await list();
      if (latest === undefined) throw new Error('There is no campaign.');
      return latest;
    },
    change: (id: number, action: string, more: object = {}): Promise<Answer> =>
      app.api('PUT', 'campaigns.php', { json: { id, action, ...more }, bearer }),
    retry: (id: number): Promise<Answer> => app.api('POST', 'campaigns.php', { json: { id }, bearer }),
    send: (changes: object = {}, headers: Record<string, string> = {}): Promise<Answer> =>
      app.api('POST', 'send-newsletter-production.php', {
        json: { ...NEWSLETTER, ...changes },
        bearer,
        headers,
      }),
  };
}
