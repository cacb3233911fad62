import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PostSending } from '#shared/contract/rich-newsletters.ts';
import { campaignPath } from '../../features/newsletter/campaign-link.ts';
import { PostNewsletterDialog } from '../../features/newsletter/PostNewsletterDialog.tsx';
import { POST_SENDING } from '../../features/newsletter/use-campaigns.ts';
import { usePostSending } from '../../features/newsletter/use-send-post.ts';
import { isTimed, titledEmail } from '../../features/newsletter/waiting-email.ts';
import { isScheduled } from '../../features/posts/owner-post.ts';
import { POST_DEEDS } from '../../features/posts/post-deeds.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { PostEmailChecks } from './EmailChecks.tsx';
import type { Check } from './publish-checks.ts';
import type { Writing } from './use-writing.ts';

/** What the page offers of sending its post. */
export interface Mailing {
  label: string;
  press: () => void;
}

type Shown = Pick<Writing, 'post' | 'values' | 'untouched' | 'isChanged'>;

/** Sends a post that visitors can read, or will, to the subscribers, or leads to where that is scheduled; `offer` is null for others. */
export function useMailing(
  { post, values, untouched, isChanged }: Shown,
  onPlace: (place: NonNullable<Check['place']>) => void,
): {
  offer: Mailing | null;
  /** What is known of the post as an email; null while nothing is. */
  sending: PostSending | null;
  dialog: ReactNode;
} {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { alert } = useAlerts();
  const [isOpen, setOpen] = useState(false);
  const isPublic = post !== null && post.status !== 'draft' && !isScheduled(post);
  const answer = usePostSending(post?.id ?? null, post !== null, isPublic);
  const email = answer?.waiting ?? null;
  const known = answer && {
    ...answer,
    waiting: email && titledEmail(email, untouched.title, values.title),
  };
  if (post === null || post.status === 'draft' || known === null)
    return { offer: null, sending: known, dialog: null };
  const { was_sent, waiting, can_send } = known;
  // What goes with the post is said beside when that is, and what is due goes in a moment.
  if (waiting !== null && (!isPublic || !isTimed(waiting)))
    return { offer: null, sending: known, dialog: null };
  if (!isPublic && !can_send) return { offer: null, sending: known, dialog: null };
  if (waiting !== null) {
    const offer = {
      label: 'Scheduled in Campaigns',
      press: () => void navigate(campaignPath(waiting.campaign)),
    };
    return { offer, sending: known, dialog: null };
  }

  function close() {
    setOpen(false);
    void queries.invalidateQueries({ queryKey: POST_SENDING });
  }
  function press() {
    if (isChanged) void alert(NOT_YET_READ, 'Update the post first');
    else setOpen(true);
  }
  return {
    sending: known,
    offer: { label: was_sent ? POST_DEEDS.mailAgain : POST_DEEDS.mail, press },
    dialog: isOpen ? (
      <PostNewsletterDialog
        post={{ id: post.id, title: post.title }}
        lookOf={(part) => (
          <PostEmailChecks
            {...{ post, part }}
            onPlace={(place) => {
              setOpen(false);
              onPlace(place);
            }}
          />
        )}
        onSent={close}
        onClose={() => setOpen(false)}
      />
    ) : null,
  };
}

const NOT_YET_READ = 'What has changed is not saved yet, and the email has what visitors read.';
