import { type ReactNode, useState } from 'react';
import { campaignPath } from '../../features/newsletter/campaign-link.ts';
import { PostNewsletterDialog } from '../../features/newsletter/PostNewsletterDialog.tsx';
import type { PostEmail } from '../../features/newsletter/PostEmailFields.tsx';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { usePostSending } from '../../features/newsletter/use-send-post.ts';
import { useSubscriberCounts } from '../../features/subscribers/use-subscribers.ts';
import { howMany } from '../../lib/how-many.ts';
import { PostEmailChecks } from './EmailChecks.tsx';
import { KeptEmail } from './KeptEmail.tsx';
import { KeptSubject } from './KeptSubject.tsx';
import { MailLine } from './MailLine.tsx';
import { isFirstPublished, isTakenBack } from './publish-action.ts';
import type { Check } from './publish-checks.ts';
import { SentLine } from './SentLine.tsx';
import type { PublishingState } from './use-publishing.ts';
import type { SendingAlong } from './use-send-along.ts';

interface MailOffer {
  /** As it was last saved; null while it is new. */
  post: OwnerPost | null;
  publishing: PublishingState;
  /** What goes to the subscribers with its publication. */
  along: SendingAlong;
  /** Takes the last save back; null where that can't be. */
  undo: PublishingState['undo'];
  /** See `WaitingEmailLine`. */
  tryOut: (email: PostEmail) => ReactNode;
  /** Leads the focus away from what is gone. */
  onDone: () => void;
  /** Leads to what is worth a look before it is sent. */
  onPlace: (place: NonNullable<Check['place']>) => void;
}

/**
 * Once a post is published or has its time, offers to send it to the subscribers, unless that was declined just then, or tells
 * what became of it where it was sent along. It stays until that is answered; what is only told, until the post is saved again.
 */
export function useMailOffer(mail: MailOffer): { line: ReactNode; dialog: ReactNode } {
  const { line, dialog } = useOffer(mail);
  const { post, publishing, tryOut, onDone } = mail;
  const { saved } = publishing;
  if (
    saved === null ||
    saved.formerTitle === null ||
    post === null ||
    isFirstPublished(saved) ||
    isTakenBack(saved)
  )
    return { line, dialog };
  const kept = { post: post.id, done: saved.done, titles: [saved.formerTitle, post.title], tryOut, onDone };
  return {
    line: (
      <>
        {line}
        <KeptSubject key={saved.at.getTime()} {...kept} />
      </>
    ),
    dialog,
  };
}

function useOffer({ post, publishing, along, undo, onDone, onPlace }: MailOffer): {
  line: ReactNode;
  dialog: ReactNode;
} {
  const { saved, appearsAt, readAt } = publishing;
  const { sent, attached, isPending, failure, failureDetails, summary, campaign } = along;
  const isAllSent = sent !== null && !isPending && failure === null;
  const [seen, setSeen] = useState(saved);
  const [offer, setOffer] = useState<'none' | 'made' | 'declined' | 'open' | 'answered'>('none');
  if (saved !== seen) {
    setSeen(saved);
    if (saved !== null && isFirstPublished(saved)) {
      setOffer(along.isDeclined ? 'declined' : 'made');
    } else if (offer === 'declined' || isAllSent || (saved !== null && isTakenBack(saved))) {
      setOffer('answered');
    }
  }
  if (post?.status === 'draft' && saved !== null && isTakenBack(saved)) {
    return {
      line: <KeptEmail key={saved.at.getTime()} post={post.id} done={saved.done} onDone={onDone} />,
      dialog: null,
    };
  }
  if (post?.status !== 'published' || offer === 'none' || offer === 'answered') {
    return { line: null, dialog: null };
  }
  const open = () => setOffer('open');
  function answer() {
    setOffer('answered');
    onDone();
  }
  const lines = { readAt, undo, onDone: answer };
  const isSoon = appearsAt !== null;
  const isNew = saved !== null && isFirstPublished(saved);
  if (offer === 'declined') {
    const line = <MailLine {...lines} text="It is online." act={null} doneLabel="Dismiss" />;
    return { line: isSoon ? null : line, dialog: null };
  }
  if (attached !== null) {
    const people = howMany(attached.recipients, 'subscriber');
    const line = (
      <MailLine
        {...lines}
        text={
          isSoon
            ? `Scheduled. Its email goes to ${people} when it appears.`
            : `It is online, and its email on its way to ${people}.`
        }
        act={null}
        report={{
          label: isSoon ? 'View in Campaigns' : 'View report',
          path: campaignPath(attached.campaign),
        }}
        doneLabel="Done"
      />
    );
    return { line, dialog: null };
  }
  return {
    line:
      sent === null ? (
        <OfferLine {...lines} post={post.id} isSoon={isSoon} isNew={isNew} onPress={open} />
      ) : isPending ? (
        <MailLine
          {...lines}
          text={`${isSoon ? 'Scheduled.' : 'It is online.'} Sending it to your subscribers…`}
          act={null}
          doneLabel={null}
        />
      ) : failure !== null ? (
        <MailLine
          {...lines}
          isAlarm
          text={`${isSoon ? 'Scheduled. The email won’t be sent' : 'Published. The email wasn’t sent'}${failureDetails === undefined ? `. ${failure} ${TRY_AGAIN}` : NOT_SET_UP}`}
          details={failureDetails}
          act={failureDetails === undefined ? { label: 'Try again', onPress: open } : null}
          doneLabel="Dismiss"
        />
      ) : isSoon || campaign === null ? (
        <MailLine
          {...lines}
          text="Scheduled. It goes to your subscribers when it appears."
          act={null}
          report={campaign === null ? null : { label: 'View in Campaigns', path: campaignPath(campaign) }}
          doneLabel="Done"
        />
      ) : (
        <SentLine {...lines} campaign={campaign} summary={summary} />
      ),
    dialog:
      offer === 'open' ? (
        <PostNewsletterDialog
          post={{ id: post.id, title: post.title }}
          begun={sent}
          lookOf={(part) => (
            <PostEmailChecks
              {...{ post, part }}
              onPlace={(place) => {
                setOffer('made');
                onPlace(place);
              }}
            />
          )}
          onSent={answer}
          onClose={() => setOffer('made')}
        />
      ) : null,
  };
}

/** The post is safe: only the email is left to do. */
const TRY_AGAIN = 'Try again now, or later from the post’s menu in the list of posts.';
/** Nothing can be tried before that. */
const NOT_SET_UP = ': email isn’t set up yet. Once it is, send it from the post’s menu in the list of posts.';

interface OfferLineProps {
  post: number;
  readAt: string | null;
  undo: PublishingState['undo'];
  onDone: () => void;
  /** Whether the post appears later. */
  isSoon: boolean;
  /** Whether nothing was changed since it was published. */
  isNew: boolean;
  onPress: () => void;
}

/**
 * Nothing until it is known to how many it goes: what is online is offered to nobody where there is nobody. Where that
 * can't be told, it is offered without.
 */
function OfferLine({ post, isSoon, isNew, onPress, ...lines }: OfferLineProps) {
  const known = usePostSending(post, true, !isSoon);
  const { counts, isPending } = useSubscriberCounts();
  // One that was sent, or waits, is not offered once more.
  if (isPending || known?.was_sent === true) return null;
  const active = counts?.active;
  if (active === 0 && !isSoon) {
    return isNew ? (
      <MailLine {...lines} text="It is online. Nobody has subscribed yet." act={null} doneLabel="Dismiss" />
    ) : null;
  }
  return (
    <MailLine
      {...lines}
      text={
        isSoon
          ? 'Scheduled. Send it to your subscribers when it appears?'
          : 'It is online. Send it to your subscribers?'
      }
      act={{ label: `Send to ${active ? howMany(active, 'subscriber') : 'subscribers'}`, onPress }}
      doneLabel="Dismiss"
    />
  );
}
