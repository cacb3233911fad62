import { useState } from 'react';
import type { Campaign } from '#shared/contract/campaigns.ts';
import { Loaded } from '../../components/dashboard/Loaded.tsx';
import { NewsletterFrame } from './NewsletterFrame.tsx';
import { NewsletterViews } from './NewsletterViews.tsx';
import { useCampaignEmail } from './use-campaign-report.ts';

/** A campaign's email, as its subscribers got it or would get it now, styled or as text. */
export function CampaignEmailView({ campaign }: { campaign: Campaign }) {
  const query = useCampaignEmail(campaign);
  const [isText, setIsText] = useState(false);
  return (
    <Loaded query={query} name="the newsletter" height="h-[36rem]">
      {({ subject, html, text }) => (
        <div className="overflow-hidden rounded border border-line bg-paper">
          <div className="border-b border-line px-5 py-2 sm:px-8">
            <NewsletterViews isText={isText} onChoose={setIsText} />
          </div>
          {isText ? (
            <pre
              // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
              tabIndex={0}
              aria-label="The newsletter as text"
              className="overflow-auto px-5 py-6 font-mono text-small whitespace-pre-wrap sm:px-8"
            >
              {text}
            </pre>
          ) : (
            <NewsletterFrame html={html} title={`The newsletter “${subject}”`} isWhole />
          )}
        </div>
      )}
    </Loaded>
  );
}
