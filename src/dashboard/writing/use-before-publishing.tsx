import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PostEmail } from '../../features/newsletter/PostEmailFields.tsx';
import { usePostalAddress } from '../../features/newsletter/use-postal-address.ts';
import { isTimed, titledEmail } from '../../features/newsletter/waiting-email.ts';
import { usePostSending } from '../../features/newsletter/use-send-post.ts';
import type { PostForm } from '../../features/posts/post-form.ts';
import { countWaiting } from '../../features/editor/waiting-pictures.ts';
import { scheduleOfArrival } from '../../lib/arrival.ts';
import { failureText } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';
import type { PostChoices } from '../posts/use-post-choices.ts';
import { parsedText } from './parsed-text.ts';
import { isPlainUpdate } from './plain-update.ts';
import { isFirstPublished, isTakenBack } from './publish-action.ts';
import { forgetArrival } from './forget-arrival.ts';
import { isAhead, soonOr } from './post-date.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { COMPARISON, type PlaceInText } from './publish-checks.ts';
import type { SendPlan } from './SendChoice.tsx';
import { useAddressCheck } from './use-address-check.ts';
import type { PublishingState } from './use-publishing.ts';
import type { SendingAlong } from './use-send-along.ts';
import type { Writing } from './use-writing.ts';

interface BeforePublishing {
  writing: Writing;
  publishing: PublishingState;
  choices: PostChoices;
  /** Told, before it is published, what is to go to the subscribers once it is. */
  sendAlong: SendingAlong['plan'];
  showField: (name: string | null) => void;
  showInText: (place: PlaceInText) => void;
  /** Shows this page beside the other window’s version. */
  onCompare: () => void;
  /** Shows the post as visitors would see it, or the email that goes with it first, over the last look. */
  onPreview: (email: PostEmail | null) => void;
}

/**
 * The page's one button: what visitors will see is looked over first, and what is missing is asked for there; but not where
 * an update changes nothing of that, and no other version waits. A newsletter that goes along needs an address on paper: whoever was never asked for it
 * is asked then.
 */
export function useBeforePublishing(page: BeforePublishing) {
  const { writing, publishing, choices, sendAlong, showField, showInText, onCompare, onPreview } = page;
  const { alert } = useAlerts();
  const { domWindow, base, origin } = useHost();
  const location = useLocation();
  const scheduled = scheduleOfArrival(location.state);
  const [isOpen, setOpen] = useState(scheduled !== null);
  const { values, untouched, post, change, isChanged } = writing;
  const { action, publish, canPublish } = publishing;
  const hasOther = writing.server.state.kind === 'conflict';
  const isTakenAway = isTakenBack(action);
  const mayPublish = canPublish && !isTakenAway;
  // A new post is looked over anyway.
  const isTaken = useAddressCheck(post === null ? '' : values.slug, '', post).problem !== null;
  const address = usePostalAddress(mayPublish);
  const prospects = usePostSending(post?.id ?? null, mayPublish);
  const canSend = prospects !== null && prospects.can_send && prospects.recipients > 0 && !prospects.was_sent;
  const sending = canSend && isFirstPublished(action) && address.address !== undefined ? prospects : null;

  /** What goes out of itself, unless it is called off in the last look. */
  const attachedEmail = prospects?.waiting ?? null;
  const waiting = attachedEmail && titledEmail(attachedEmail, untouched.title, values.title);
  const recipients = prospects?.recipients ?? 0;
  const attached =
    waiting === null || !isFirstPublished(action) || isTimed(waiting)
      ? null
      : { campaign: waiting.campaign, recipients };

  function open() {
    writing.holdDate();
    setOpen(true);
  }
  /** What was chosen of its date counts once it is confirmed. */
  function close(as: 'confirmed' | 'left') {
    if (as === 'confirmed') writing.confirmDate();
    else writing.takeBackDate();
    setOpen(false);
  }
  /** What goes out has its address before it does: without, nothing is published either. */
  async function publishAnd(plan: SendPlan | null, newAddress: string | null) {
    try {
      if (newAddress !== null) await address.save(newAddress);
    } catch (error) {
      const text = failureText(error, { refused: 'The address could not be saved. Please try again.' });
      await alert(text, 'The post was not published');
      return;
    }
    close('confirmed');
    sendAlong(plan === null ? null : { ...plan, lastCampaign: prospects?.last_campaign ?? null }, {
      isAsked: sending !== null,
      waiting: attached,
    });
    publish();
  }
  function isPlain(): boolean {
    if (countWaiting() > 0) return false;
    const looked = (form: PostForm) => ({ form, text: parsedText(form.content, domWindow()) });
    return isPlainUpdate(action, { before: looked(untouched), after: looked(values) }, { base, origin });
  }
  useEffect(() => {
    if (scheduled === null) return;
    forgetArrival();
    writing.holdDate();
    change({ published_at: soonOr(scheduled) });
  }, [scheduled]); // eslint-disable-line react-hooks/exhaustive-deps
  const dialog: ReactNode = isOpen ? (
    <PublishDialog
      action={action}
      values={values}
      post={post}
      change={change}
      choices={choices}
      hasOther={hasOther}
      writingKey={writing.key}
      sending={sending}
      waiting={waiting === null ? null : { email: waiting, recipients }}
      isAddressAsked={address.address === null}
      onPublish={(plan, newAddress) => void publishAnd(plan, newAddress)}
      onPlace={(place) => {
        close('left');
        // Once the dialog has closed, and given the focus back.
        queueMicrotask(() => {
          if (place === COMPARISON) onCompare();
          else if (typeof place === 'string') showField(place);
          else showInText(place);
        });
      }}
      onPreview={onPreview}
      onCancel={() => close('left')}
    />
  ) : null;
  return {
    dialog,
    /** Asks about a time at which it appears. @param at 'YYYY-MM-DDTHH:MM', or '' for the next good one; 'T' leaves it open */
    schedule: (at: string) => {
      open();
      change({ published_at: soonOr(at) });
    },
    /** The same, at once, of a draft that had a time: null where it has none. */
    pressNow:
      action.label !== 'Schedule'
        ? null
        : () => {
            // One that visitors had before keeps its first date.
            const first = post?.published_at ?? '';
            open();
            change({ published_at: isAhead(first, new Date()) ? '' : first });
          },
    press: () => {
      if (isOpen) return;
      if (isTakenAway || (isChanged && !hasOther && !isTaken && isPlain())) {
        sendAlong(null, { isAsked: false, waiting: null });
        publish();
      } else open();
    },
  };
}
