import { useState } from 'react';
import { dayOf } from '#shared/business-time.ts';
import { instantAt } from '#shared/business-instant.ts';
import { useForm } from '../../lib/use-form.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { failedText, failureDetails, scheduleFailedText } from './newsletter-texts.ts';
import { postalAddressOf } from './PostalAddressField.tsx';
import { beginningTime, timeProblem } from './send-when.ts';
import { useTestRecipient } from './tests-sent.ts';
import type { Delivery, Sending } from './use-sending.ts';

/** What is done in the dialog; `address` is what stands in its field, null without one. */
type Act = { act: 'preview' } | Test | Send;

interface Test {
  act: 'test';
  /** Who gets it; null for the owner. */
  to: string | null;
}

interface Send {
  act: 'send';
  address: string | null;
  /** Whether it goes out with this press; else that is asked for once more. */
  isSure: boolean;
}

interface SendFormOptions {
  sending: Sending;
  /** Whether it begins with a time instead of at once. */
  isLater: boolean;
  /** Whether failures are shown by alerts, as those of the page below are. */
  isAlerting: boolean;
  onSent: (() => void) | undefined;
  /** Sends it at once in the dialog's place, which may take long; absent where the dialog does. */
  onDeliver: ((delivery: Delivery) => void) | undefined;
}

/** The form of the dialog that sends: a preview, a test, and when it goes out. */
export function useSendForm({ sending, isLater, isAlerting, onSent, onDeliver }: SendFormOptions) {
  const now = useMinute();
  const { remember } = useTestRecipient();
  // The time that it had before it was edited, while that is still ahead.
  const [planned] = useState(() => (sending.plannedAt > now.toISOString() ? sending.plannedAt : null));
  const [isTimed, setTimed] = useState(isLater || planned !== null);
  const [time, setTime] = useState(() => beginningTime(planned, dayOf(now)));

  /** What goes out once it is asked for once more; null where that is no question. */
  const [asked, setAsked] = useState<Send | null>(null);
  // What has a time can be called off.
  const isSure = onDeliver !== undefined || isTimed || sending.waits;

  const {
    form,
    sending: doing,
    run,
  } = useForm({
    read: (data): Act => ({ act: 'send', address: postalAddressOf(data), isSure }),
    check({ act }) {
      const problem = sending.check() ?? (act === 'send' && isTimed ? timeProblem(time) : null);
      // Said above what is to be sent.
      if (problem !== null) setAsked(null);
      return problem;
    },
    async send(doing: Act) {
      sending.news.clear();
      if (doing.act === 'preview') return sending.show();
      if (doing.act === 'test') {
        const follow = await sending.test(doing.to);
        return () => {
          remember(doing.to);
          follow();
        };
      }
      if (!doing.isSure) return () => setAsked(doing);
      const instant = isTimed ? instantAt(time.day, time.time) : null;
      const delivery = { sendAt: instant?.toISOString() ?? null, address: doing.address };
      if (onDeliver !== undefined && !isTimed) return () => onDeliver(delivery);
      const follow = await sending.deliver(delivery);
      return () => {
        onSent?.();
        follow();
      };
    },
    failureOf(error, { act }) {
      const isPlanned = act === 'send' && isTimed;
      const message = isPlanned
        ? scheduleFailedText(error)
        : failedText(act === 'send' ? 'newsletter' : act, error);
      const alert = isAlerting && !isPlanned ? TITLES[act] : null;
      // Said where its button is, which gets the focus back.
      const fields = act === 'test' ? [TEST_BUTTON] : [];
      return { message, fields, alert, details: failureDetails(error) };
    },
    onSent: (follow) => follow(),
    // Said above what is to be sent.
    onFailed: () => setAsked(null),
  });

  return {
    form,
    /** What is being done. */
    doing: doing?.act ?? null,
    isTimed,
    setTimed,
    time,
    setTime,
    /** Whether the press that sends is still to come. */
    isAsked: asked !== null,
    go: () => {
      if (asked !== null) run({ ...asked, isSure: true });
    },
    back: () => setAsked(null),
    show: () => run({ act: 'preview' }),
    test: (to: string | null) => run({ act: 'test', to }),
  };
}

/** The name of the button that sends a test. */
export const TEST_BUTTON = 'test';

export type SendForm = ReturnType<typeof useSendForm>;

/** The titles of the alerts that say what failed. */
export const TITLES = {
  preview: 'There is no preview',
  test: 'The test was not sent',
  send: 'The newsletter was not sent',
};
