import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import type { BookByOwnerToSend } from '#shared/contract/consultations.ts';
import type { FoundPerson } from '#shared/contract/finder.ts';
import { LIMITS } from '#shared/limits.ts';
import { errorAt } from '../../../components/dashboard/error-at.ts';
import { SUBMIT_KEYS, submitByKeys } from '../../../components/dashboard/submit-by-keys.ts';
import { useHost } from '../../../lib/host.ts';
import { failureWith, useForm } from '../../../lib/use-form.ts';
import { useAlerts } from '../../../ui/alerts.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea, TextInput } from '../../../ui/controls.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { callDay } from '../call-days.ts';
import type { Details } from '../DetailsStep.tsx';
import { OtherClock } from '../OtherClock.tsx';
import { timeInWords } from '../time-in-words.ts';
import type { CallTime } from '../use-call-drag.ts';
import { useToday } from '../use-today.ts';
import { CallSteps } from './CallSteps.tsx';
import { fillInPerson } from './fill-in-person.ts';
import { focusTime } from './focus-time.ts';
import { PersonInput } from './PersonInput.tsx';
import { useSettledCalls } from './use-settled-calls.ts';
import { useTimeToBook } from './use-time-to-book.ts';

const failureOf = failureWith({
  refused: 'The call could not be booked. Please try again.',
  fields: ['name', 'email', 'phone', 'message', 'date', 'time'],
});
const NOTHING: Details = { name: '', email: '', phone: '', message: '' };

interface BookCallDialogProps {
  /** The free time that was pressed. */
  at: CallTime;
  /** Called with what is to be said about it, and when it is. */
  onDone: (news: string, time: CallTime) => void;
  onClose: () => void;
}

/**
 * Books a call for somebody who rang up or wrote, by the rules of visitors' forms; known people are filled in. They get an
 * email if the owner says so. Nothing that was typed is lost without a question.
 */
export function BookCallDialog({ at, onDone, onClose }: BookCallDialogProps) {
  const id = useId();
  const today = useToday() ?? '';
  const { request, timeZone, announcer } = useHost();
  const { confirm } = useAlerts();
  const settled = useSettledCalls();
  const first = useRef<HTMLInputElement>(null);
  const [details, setDetails] = useState(NOTHING);
  const [picked, setPicked] = useState<FoundPerson | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  const { choice, time, giveUp, refuse } = useTimeToBook(at);
  const inWords = ({ day, slot }: CallTime) => `${callDay(day, today)}, ${timeInWords(slot)}`;
  const { form, clearFailure } = useForm({
    read: (data): BookByOwnerToSend | null =>
      time === null
        ? null
        : {
            name: details.name.trim(),
            email: details.email.trim(),
            phone: details.phone.trim(),
            message: details.message.trim(),
            date: time.day,
            time: time.slot,
            confirm: data.get('confirm') !== null,
          },
    send: (body) => settled(request('bookByOwner', { body })),
    failureOf,
    onSent({ told }, { name, confirm: isTold }) {
      if (time === null) return;
      onDone(`Booked for ${name}: ${inWords(time)}.${isTold ? toldInWords(name, told) : ''}`, time);
    },
    onFailed(error) {
      const [field] = failureOf(error).fields;
      if (time === null || (field !== 'date' && field !== 'time')) return;
      refuse(time);
      setIsChanging(true);
    },
  });
  const { failure, pending } = form;
  const change = (changes: Partial<Details>) => setDetails((before) => ({ ...before, ...changes }));

  function pick(person: FoundPerson) {
    const filled = fillInPerson(details, person, picked);
    setDetails(filled);
    setPicked(person);
    announcer.announce(`Filled in: ${[filled.name, filled.email, filled.phone].filter(Boolean).join(', ')}`);
  }

  async function leave() {
    if (pending) return;
    const isTyped = Object.values<string>({ ...details }).some((text) => text.trim() !== '');
    if (!isTyped || (await confirm(DISCARD))) onClose();
  }

  function followKeys(event: KeyboardEvent<HTMLDialogElement>) {
    // Browsers let a dialog ask only once: the second Escape would close it at once.
    if (event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void leave();
    }
    submitByKeys(event);
  }

  return (
    <Dialog
      title="Book a call"
      isTall
      initialFocus={first}
      className="w-[min(38rem,calc(100vw-2rem))] scroll-pb-24 text-small"
      onCancel={() => void leave()}
      onKeyDown={followKeys}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={() => void leave()}>
            Cancel
          </Button>
          <Button
            size="small"
            type="submit"
            form={id}
            aria-keyshortcuts={SUBMIT_KEYS}
            disabled={time === null}
            busy={pending ? 'Booking…' : false}
          >
            Book the call
          </Button>
        </>
      }
    >
      <Form {...form} id={id} noValidate focus={focusTime} className="mt-3 grid gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 tabular-nums">
          <div className="min-w-0">
            <p role="status" className="font-semibold">
              {time === null
                ? 'Choose a free day and time.'
                : `${inWords(time)}, ${CONSULTATION_MINUTES} minutes`}
            </p>
            {time === null ? null : (
              <div className="text-quiet">
                <OtherClock
                  label="For you"
                  call={{ consultation_date: time.day, consultation_time: time.slot }}
                  timeZone={timeZone()}
                />
              </div>
            )}
          </div>
          <Button
            variant="quiet"
            size="small"
            className="-my-1.5 max-sm:-ml-3 sm:-mr-3 touch:-my-3"
            aria-expanded={isChanging}
            aria-label="Change day and time"
            onClick={() => setIsChanging(!isChanging)}
          >
            Change
            <ChevronDown aria-hidden className={`size-4 ${isChanging ? 'rotate-180' : ''}`} />
          </Button>
        </div>
        {isChanging ? (
          <div className="border-y border-line py-5">
            <CallSteps
              choice={choice}
              onChoose={() => {
                clearFailure();
                giveUp();
              }}
            />
          </div>
        ) : (
          <FormError about={['date', 'time']} />
        )}
        <div className="dense-form grid gap-4 *:col-span-full sm:grid-cols-2">
          <Field label="Name" name="name" required error={errorAt(failure, 'name')}>
            {(control) => (
              <PersonInput
                {...control}
                ref={first}
                maxLength={LIMITS.name}
                value={details.name}
                onChange={(name) => change({ name })}
                onPick={pick}
              />
            )}
          </Field>
          <Field
            label="Email address"
            name="email"
            required
            error={errorAt(failure, 'email')}
            className="sm:col-span-1!"
          >
            {(control) => (
              <PersonInput
                {...control}
                type="email"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={LIMITS.email}
                value={details.email}
                onChange={(email) => change({ email })}
                onPick={pick}
              />
            )}
          </Field>
          <Field label="Telephone" name="phone" error={errorAt(failure, 'phone')} className="sm:col-span-1!">
            {(control) => (
              <TextInput
                {...control}
                type="tel"
                autoComplete="off"
                maxLength={LIMITS.phone}
                value={details.phone}
                onChange={({ target }) => change({ phone: target.value })}
              />
            )}
          </Field>
          <Field
            label="Note"
            name="message"
            hint="For you: what the call is about."
            error={errorAt(failure, 'message')}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                maxLength={LIMITS.message}
                value={details.message}
                onChange={({ target }) => change({ message: target.value })}
              />
            )}
          </Field>
        </div>
        <div>
          <label className="flex cursor-pointer items-start gap-3 touch:min-h-11 touch:items-center">
            <input
              type="checkbox"
              name="confirm"
              aria-describedby={`${id}-confirm`}
              className="mt-0.5 size-5 shrink-0 accent-clay touch:mt-0"
            />
            <span className="min-w-0 font-semibold">Send a confirmation</span>
          </label>
          <p id={`${id}-confirm`} className="mt-1 ml-8 text-quiet touch:-mt-1.5">
            By email, with the entry for their calendar and the link to move or cancel the call. Otherwise
            they get none.
          </p>
        </div>
        <FormError />
      </Form>
    </Dialog>
  );
}

function toldInWords(name: string, told: boolean): string {
  return told ? ` ${name} gets an email.` : ' No email goes out: that is not set up.';
}

const DISCARD = {
  title: 'Discard what you typed?',
  message: 'The call is not booked yet.',
  confirmLabel: 'Discard',
  cancelLabel: 'Keep writing',
  danger: true,
};
