import { useEffect, useState } from 'react';
import { failureDetails, withoutDetails } from '../../features/newsletter/newsletter-texts.ts';
import { postSendingKey } from '../../features/newsletter/post-sending-key.ts';
import { useSendPost } from '../../features/newsletter/use-send-post.ts';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { failureText } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { isFirstPublished } from './publish-action.ts';
import type { SendPlan } from './SendChoice.tsx';
import type { PublishingState } from './use-publishing.ts';

interface SendAlong {
  /** As it was last saved; null while it is new. */
  post: OwnerPost | null;
  publishing: PublishingState;
}

/** What is to be sent once the post is saved; and after which campaign of it, so that it is not sent twice. */
type Plan = (SendPlan & { lastCampaign: number | null }) | null;

/** The email that goes out with the post because it waited for that. */
interface Attached {
  campaign: number;
  recipients: number;
}

/** Sends the post to the subscribers once its publication was accepted: not before, and once. */
export function useSendAlong({ post, publishing: { saved, appearsAt } }: SendAlong) {
  const { announcer } = useHost();
  const [plan, setPlan] = useState<Plan>(null);
  const [isDeclined, setDeclined] = useState(false);
  const [attached, setAttached] = useState<Attached | null>(null);
  const { mutate, variables: sent, data, error, isPending } = useSendPost();

  function send() {
    if (plan === null || saved === null || post === null || !isFirstPublished(saved)) return;
    const { lastCampaign, ...sent } = plan;
    const key = postSendingKey(post.id, lastCampaign);
    mutate(
      { id: post.id, ...sent, key, waits: appearsAt !== null },
      {
        onSuccess: () => announcer.announce('It is sent to your subscribers.'),
        onError: () => announcer.announce('It was not sent to your subscribers.'),
      },
    );
  }
  // Each save that has happened is looked at once; the next press decides anew.
  useEffect(send, [saved]); // eslint-disable-line react-hooks/exhaustive-deps

  return {
    /** Decides what the next publication takes along, whether that was asked, and what goes along by itself. */
    plan: (sent: Plan, { isAsked, waiting }: { isAsked: boolean; waiting: Attached | null }) => {
      setPlan(sent === null ? null : { ...sent, subject: sent.subject.trim() });
      setDeclined(isAsked && sent === null);
      setAttached(waiting);
    },
    /** Whether the owner was asked, and sends nothing. */
    isDeclined,
    /** What goes out by itself with the last publication. */
    attached,
    /** What was sent, or is being; null where nothing was to be. */
    sent: sent ?? null,
    isPending,
    summary: data?.summary ?? null,
    /** Its report; null until it is sent. */
    campaign: data?.campaign_id ?? null,
    /** Why it was not sent; null where it was. */
    failure:
      error === null
        ? null
        : withoutDetails(failureText(error, { refused: 'The site answered with an error.' })),
    /** What only whoever runs the server can use of that. */
    failureDetails: failureDetails(error),
  };
}

export type SendingAlong = ReturnType<typeof useSendAlong>;
