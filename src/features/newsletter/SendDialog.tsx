import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { SentBefore } from '#shared/contract/rich-newsletters.ts';
import { instantAt } from '#shared/business-instant.ts';
import { formatMoment, formatWeekdayTime } from '#shared/moments-in-words.ts';
import { Details } from '../../components/dashboard/Details.tsx';
import { howMany } from '../../lib/how-many.ts';
import { useOnline } from '../../lib/use-online.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { NewsletterPreview } from './NewsletterPreview.tsx';
import { SendLastButtons, SendLastStep } from './SendLastStep.tsx';
import { SendPostalAddress } from './SendPostalAddress.tsx';
import { SentBeforeLine } from './SentBeforeLine.tsx';
import { SendRow } from './SendRow.tsx';
import { SendTestRow } from './SendTestRow.tsx';
import { SendUnavailable } from './SendUnavailable.tsx';
import { SendWhen } from './SendWhen.tsx';
import { TEST_BUTTON, useSendForm } from './use-send-form.ts';
import { useCanSend } from './use-send-post.ts';
import type { Delivery, Sending } from './use-sending.ts';

interface SendDialogProps {
  sending: Sending;
  /** When its post appears, in words, where it waits for that. */
  appears?: string;
  /** The subject in words, or a field for it. */
  subject?: ReactNode;
  /** What inboxes show after it in words, or a field for it. */
  previewText?: ReactNode;
  /** When it went out before; absent for what never did. */
  sentBefore?: SentBefore | null;
  /** What else can be chosen. */
  children?: ReactNode;
  /** What could be better in it, which is in nobody's way. */
  look?: ReactNode;
  /** Whether it begins with a time instead of at once. */
  isLater?: boolean;
  /** Whether failures are shown by alerts. */
  isAlerting?: boolean;
  /** It was sent, or has its time; absent where the dialog stays until that is read. */
  onSent?: () => void;
  /** Sends it at once in the dialog's place; absent where the dialog does. */
  onDeliver?: (delivery: Delivery) => void;
  onClose: () => void;
}

/** All that is decided of a newsletter before it goes out, in one dialog: to whom, as what, when, and whether it was tried. */
export function SendDialog(props: SendDialogProps) {
  const { sending, appears, subject, previewText, look, children } = props;
  const { isLater = false, isAlerting = false, sentBefore = null } = props;
  const formId = useId();
  const previewButton = useRef<HTMLButtonElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const { onSent, onDeliver, onClose } = props;
  const send = useSendForm({ sending, isLater, isAlerting, onSent, onDeliver });
  const { form, doing } = send;
  const canSend = useCanSend();
  const isOnline = useOnline();
  const count = sending.made?.recipients.toLocaleString('en-US') ?? 'all';
  const { made, warning, postalAddress } = sending;
  // What goes out later may find somebody.
  const isForNobody = canSend && made?.recipients === 0 && !send.isTimed && !sending.waits;
  const idle = isOnline
    ? isForNobody
      ? 'Nobody to send to yet'
      : null
    : 'You are offline: nothing can be sent';
  const isOfTest = form.failure?.fields.includes(TEST_BUTTON) === true;
  // The buttons stay in sight, so what came of them must come into it.
  useEffect(() => {
    if (form.failure !== null) end.current?.scrollIntoView({ block: 'end' });
  }, [form.failure]);

  function back() {
    flushSync(send.back);
    submit.current?.focus();
  }

  /** It was disabled while the preview was made: no dialog can give it the focus back. */
  function leavePreview() {
    flushSync(sending.closePreview);
    previewButton.current?.focus();
  }

  return (
    <Dialog
      title={sentBefore === null ? 'Send to subscribers' : 'Send again'}
      // It grows at its end: what stands above stays where it is.
      className="w-[min(46rem,calc(100vw-2.5rem))] text-small sm:mt-[4dvh] sm:max-h-[92dvh]"
      isTall
      onCancel={send.isAsked ? back : onClose}
      actions={
        send.isAsked ? (
          <SendLastButtons
            label={`Send now to ${count}`}
            busy={doing === 'send' ? 'Sending...' : false}
            onBack={back}
            onGo={send.go}
          />
        ) : (
          <>
            <Button
              ref={previewButton}
              variant="quiet"
              className="-ml-4 max-sm:-ml-3"
              busy={doing === 'preview' ? 'Preparing…' : false}
              disabled={form.pending}
              onClick={send.show}
            >
              Preview
            </Button>
            {idle !== null ? (
              <p id={`${formId}-idle`} role="status" className="grow self-center text-right text-quiet">
                {idle}
              </p>
            ) : (
              <span className="grow" />
            )}
            <Button
              variant="secondary"
              className={canSend ? 'max-sm:hidden' : ''}
              disabled={form.pending}
              onClick={onClose}
            >
              {canSend ? 'Cancel' : 'Close'}
            </Button>
            {canSend ? (
              <Button
                ref={submit}
                type="submit"
                form={formId}
                busy={doing === 'send' ? (send.isTimed ? 'Scheduling…' : 'Sending...') : false}
                disabled={form.pending || idle !== null}
                aria-describedby={idle === null ? undefined : `${formId}-idle`}
              >
                {labelOf(sending, send)}
              </Button>
            ) : null}
          </>
        )
      }
    >
      {/* Not last: what stands above the buttons keeps a distance from them. */}
      {sending.shown === null ? null : <NewsletterPreview preview={sending.shown} onLeave={leavePreview} />}
      {send.isAsked ? (
        <SendLastStep>
          “{sending.subject}” goes to {count} {made?.recipients === 1 ? 'subscriber' : 'subscribers'} now. It
          can’t be called back.
        </SendLastStep>
      ) : null}
      {sentBefore === null ? null : <SentBeforeLine sent={sentBefore} className="mt-4 sm:mt-5" />}
      {canSend ? null : <SendUnavailable />}
      <Form
        {...form}
        id={formId}
        hidden={send.isAsked}
        noValidate
        className="mt-4 sm:mt-5"
        onKeyDown={keepFromSending}
      >
        <div className="divide-y divide-line border-y border-line">
          <SendRow label="To">
            <p role="status" className="tabular-nums">
              {made === null ? '…' : toWhom(made.recipients)}
            </p>
          </SendRow>
          <SendRow label="From">
            {made === null ? (
              '…'
            ) : (
              <p className="wrap-anywhere">
                {made.sender.name} <span className="text-quiet">{made.sender.address}</span>
              </p>
            )}
          </SendRow>
          {subject === undefined ? (
            <SendRow label="Subject">
              <p className="font-semibold wrap-anywhere">
                {sending.subject || <span className="font-normal text-quiet">None yet</span>}
              </p>
            </SendRow>
          ) : (
            subject
          )}
          {previewText ?? (
            <SendRow label="Preview text">
              <p className="line-clamp-2 wrap-anywhere text-quiet">{made?.preview_text ?? '…'}</p>
            </SendRow>
          )}
          {children}
          {canSend ? (
            <>
              <SendWhen send={send} waits={sending.waits} appears={appears} />
              <SendPostalAddress address={postalAddress.address} disabled={form.pending} />
              <SendTestRow
                last={sending.tests.last}
                failure={isOfTest && form.failure?.alert === null ? form.failure : null}
                owner={made?.test_to ?? null}
                isSending={doing === 'test'}
                disabled={form.pending}
                onTest={send.test}
              />
            </>
          ) : null}
        </div>
        <div className="mt-4 grid gap-4 empty:hidden">
          {warning === null ? null : <p className="rounded bg-sun-wash px-4 py-3 text-sun">{warning}</p>}
          <FormError about={subject === undefined ? ['subject', 'message'] : ['message']} />
          <FormError />
          {form.failure?.details === undefined || (isOfTest && form.failure.alert === null) ? null : (
            // In line with the message that it is of.
            <div className="-mt-3 pl-12">
              <Details>{form.failure.details}</Details>
            </div>
          )}
        </div>
        <div ref={end} className="scroll-mb-28" />
      </Form>
      {/* Not in the form: it is also seen at the last step. */}
      {look}
    </Dialog>
  );
}

/** What the press does, in its own words. */
function labelOf({ made, waits }: Sending, { isTimed, time }: ReturnType<typeof useSendForm>): string {
  if (isTimed) {
    const instant = instantAt(time.day, time.time);
    return instant === null ? 'Schedule' : `Schedule for ${soonInWords(instant)}`;
  }
  if (waits) return 'Send when it appears';
  return made === null || made.recipients === 0
    ? 'Send now'
    : `Send to ${howMany(made.recipients, 'subscriber')}`;
}

/** In the coming days the weekday says it. */
function soonInWords(instant: Date): string {
  const isSoon = instant.getTime() - Date.now() < 6 * 24 * 60 * 60 * 1_000;
  return isSoon ? formatWeekdayTime(instant) : formatMoment(instant.toISOString());
}

function toWhom(recipients: number): string {
  return recipients === 0 ? 'Nobody has subscribed yet' : howMany(recipients, 'subscriber');
}

/** Enter in a field never sends: what is sent can't be called back. */
function keepFromSending(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
