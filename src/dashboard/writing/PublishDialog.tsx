import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatMomentInZone } from '#shared/moments-in-words.ts';
import type { PostSending, WaitingEmail } from '#shared/contract/rich-newsletters.ts';
import type { PostEmail } from '../../features/newsletter/PostEmailFields.tsx';
import { SendLastButtons, SendLastStep } from '../../features/newsletter/SendLastStep.tsx';
import { chosenOf, isTimed } from '../../features/newsletter/waiting-email.ts';
import { WaitingEmailLine } from '../../features/newsletter/WaitingEmailLine.tsx';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { countWords, missingFields, type PostForm } from '../../features/posts/post-form.ts';
import { useWaitingCount } from '../../features/editor/waiting-pictures.ts';
import { useHost } from '../../lib/host.ts';
import { howMany } from '../../lib/how-many.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SearchPreview } from '../posts/PostListing.tsx';
import type { PostChoices } from '../posts/use-post-choices.ts';
import { slugOf } from './AddressField.tsx';
import { CheckLine } from './CheckLine.tsx';
import { DateField } from './DateField.tsx';
import { EmailTryOut } from './EmailTryOut.tsx';
import { MissingFields } from './MissingFields.tsx';
import { parsedText } from './parsed-text.ts';
import { dateProblem, isAhead } from './post-date.ts';
import { isFirstPublished, type PublishAction } from './publish-action.ts';
import { type Check as Checked, checksOf, OTHER_VERSION, waitingChecks } from './publish-checks.ts';
import { readTimeInWords, wordsInWords } from './read-time.ts';
import { SendChoice, type SendPlan } from './SendChoice.tsx';
import { ShareCard } from './ShareCard.tsx';
import { useAddressCheck } from './use-address-check.ts';
import { useDeadLinks } from './use-dead-links.ts';

interface PublishDialogProps {
  action: PublishAction;
  values: PostForm;
  post: OwnerPost | null;
  change: (changes: Partial<PostForm>) => void;
  choices: PostChoices;
  /** Whether another window’s version waits for the owner to decide. */
  hasOther: boolean;
  /** Of the writing. */
  writingKey: string;
  /** Whether it can be sent to the subscribers with it; null where it can't. */
  sending: Pick<PostSending, 'recipients'> | null;
  /** The email that waits for it to be published; null where none does. */
  waiting: { email: WaitingEmail; recipients: number } | null;
  /** Whether the postal address in newsletters was never asked for: it is, before one goes out. */
  isAddressAsked: boolean;
  /** Called with what is sent with it, and with the address where it is asked for. */
  onPublish: (plan: SendPlan | null, address: string | null) => void;
  onPlace: (place: NonNullable<Checked['place']>) => void;
  /** @param email the one that goes with it, which is looked at first; null for none */
  onPreview: (email: PostEmail | null) => void;
  onCancel: () => void;
}

/**
 * A last look before visitors see it: what could be better, and how it looks elsewhere. Nothing of that is in the way; what
 * a post has to have is asked for above it.
 */
export function PublishDialog(props: PublishDialogProps) {
  const { action, values, post, change, choices, hasOther, sending, waiting, isAddressAsked } = props;
  const { writingKey, onPublish, onPlace, onPreview, onCancel } = props;
  const page = { values, writingKey };
  const { domWindow } = useHost();
  const button = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<SendPlan | null>(null);
  const plan = sending === null ? null : chosen;
  /** What reaches everybody at once is asked for once more; what has a time can be called off. */
  const goesAlong = isFirstPublished(action) ? mailedWith(plan, sending, waiting) : null;
  const isMailing = goesAlong !== null && action.done !== 'Scheduled';
  const [isAsked, setAsked] = useState(false);
  const [address, setAddress] = useState('');
  const needed = useRef<HTMLElement>(null);
  const [lacking] = useState(() => missingFields(values));
  const [wasRefused, setWasRefused] = useState(false);
  const missing = missingFields(values);
  const isTaken = useAddressCheck(values.slug, values.title, post).problem !== null;
  const [isWholeAtFirst] = useState(lacking.length === 0 && !isTaken);
  const [wasTaken, setWasTaken] = useState(isTaken);
  if (isTaken && !wasTaken) setWasTaken(true);
  // The text is not written here: once it is there, nobody asks for it any more.
  const needs = lacking.filter((field) => field !== 'content' || missing.includes(field));
  function publish() {
    if (missing.length > 0 || isTaken) {
      flushSync(() => setWasRefused(true));
      needed.current?.querySelector<HTMLElement>('[aria-invalid="true"], [name="content"]')?.focus();
    } else if (isMailing && !isAsked) setAsked(true);
    else onPublish(plan, plan !== null && isAddressAsked ? address.trim() : null);
  }
  function back() {
    flushSync(() => setAsked(false));
    button.current?.focus();
  }
  const label =
    goesAlong === null
      ? action.label
      : `${action.label} and send to ${goesAlong.recipients.toLocaleString('en-US')}`;
  const decisions = useRef<HTMLDivElement>(null);
  const [wasDropped, setDropped] = useState(false);
  useEffect(() => {
    // In the place of what was called off is the way to send something else.
    if (!wasDropped || waiting !== null) return;
    const choice = decisions.current?.querySelector<HTMLElement>('input[type=checkbox]');
    (choice ?? button.current)?.focus();
  }, [wasDropped, waiting]);
  const slug = slugOf(values.slug, values.title, post);
  const text = useMemo(() => parsedText(values.content, domWindow()), [domWindow, values.content]);
  const links = useDeadLinks(text);
  const waitingPictures = waitingChecks(useWaitingCount());
  const checks = [
    ...(hasOther ? [OTHER_VERSION] : []),
    ...waitingPictures,
    ...checksOf(values, text),
    ...(links ?? []),
  ];
  const isComplete = needs.length === 0 && !wasTaken;
  const open = checks.filter(({ state }) => state === 'open');
  const good = checks.filter(({ state }) => state === 'good');
  const canPublish = dateProblem(values.published_at) === null && plan?.subject.trim() !== '';

  return (
    <Dialog
      title={action.done === 'Updated' ? 'Before updating' : 'Before publishing'}
      className="writing-wide"
      isTall
      {...(isWholeAtFirst ? { initialFocus: button } : {})}
      onCancel={isAsked ? back : onCancel}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        if (canPublish && !isAsked) publish();
      }}
      actions={
        isAsked ? (
          <SendLastButtons label={label} onBack={back} onGo={publish} />
        ) : (
          <>
            <Button
              variant="quiet"
              aria-haspopup="dialog"
              className="sm:mr-auto sm:-ml-4"
              onClick={() => onPreview(plan ?? (waiting === null ? null : chosenOf(waiting.email)))}
            >
              Preview
            </Button>
            <Button variant="secondary" onClick={onCancel}>
              Keep writing
            </Button>
            <Button ref={button} disabled={!canPublish} onClick={publish} aria-keyshortcuts="Control+Enter">
              {label}
            </Button>
          </>
        )
      }
    >
      {isAsked ? (
        <SendLastStep>
          The post goes online, and “{goesAlong?.subject}” goes to{' '}
          {howMany(goesAlong?.recipients ?? 0, 'subscriber')}, now. The email can’t be called back.
        </SendLastStep>
      ) : null}
      <div hidden={isAsked}>
        <p className="mt-2 text-quiet">
          {values.title.trim() === '' ? '' : `“${values.title.trim()}”. `}
          {isSeen(post) ? whatVisitorsSee(action, values) : ''}
          {isSeen(post) && slug !== post?.slug
            ? 'Whoever follows the old address is led to the new one. '
            : ''}
          {wordsInWords(countWords(values.content))}, {readTimeInWords(values)}.
        </p>
        {isComplete ? null : (
          <MissingFields
            ref={needed}
            asked={needs}
            fields={{ values, change, missing: wasRefused ? missing : NONE }}
            post={post}
            choices={choices}
            isAddressAsked={wasTaken}
            onWrite={() => onPlace('content')}
          />
        )}
        <div ref={decisions} className="writing-decisions">
          <DateField values={values} change={change} post={post} isLastLook isMailed={goesAlong !== null} />
          {waiting === null ? null : (
            <div role="group" aria-labelledby="publish-email" className="writing-decision">
              <h3 id="publish-email">Email</h3>
              <WaitingEmailLine
                {...waiting}
                tryOut={(email) => <EmailTryOut {...page} plan={email} hasPreview />}
                onDropped={() => setDropped(true)}
              />
            </div>
          )}
          {sending === null ? null : (
            <SendChoice
              recipients={sending.recipients}
              title={values.title.trim()}
              excerpt={values.excerpt.trim()}
              isLater={action.done === 'Scheduled'}
              value={plan}
              onChange={setChosen}
              onAddress={isAddressAsked ? setAddress : null}
              test={plan === null ? null : <EmailTryOut {...page} plan={plan} />}
            />
          )}
        </div>
        <div className="mt-7 grid gap-x-10 gap-y-8 md:grid-cols-2">
          <div className="contents lg:grid lg:min-w-0 lg:content-start lg:gap-8">
            <section aria-labelledby="publish-checks" className="min-w-0 md:max-lg:col-span-2">
              <h3 id="publish-checks" className="text-lead">
                {open.length === 0 ? `Nothing ${isComplete ? '' : 'else '}is left to do` : 'Worth a look'}
              </h3>
              {open.length === 0 ? null : (
                <ul className="mt-2 divide-y divide-line border-y border-line">
                  {open.map((check) => (
                    <CheckLine key={check.id} check={check} onPlace={onPlace} />
                  ))}
                </ul>
              )}
              {links === null ? (
                <p className="mt-3 text-quiet">Following the links to this site…</p>
              ) : good.length === 0 ? null : (
                <details className="mt-3">
                  <summary className="finger-high w-fit cursor-pointer text-quiet hover:text-clay">
                    {good.length === 1 ? '1 check passed' : `${good.length} checks passed`}
                  </summary>
                  <ul className="mt-1">
                    {good.map((check) => (
                      <CheckLine key={check.id} check={check} onPlace={onPlace} />
                    ))}
                  </ul>
                </details>
              )}
            </section>
            <SearchPreview heading="In search results" values={values} slug={slug} />
          </div>
          <ShareCard values={values} choices={choices} />
        </div>
      </div>
    </Dialog>
  );
}

const NONE = [] as const;

/** What goes to the subscribers as visitors get the post: what is chosen here, or else what waits for that. */
function mailedWith(
  plan: SendPlan | null,
  sending: PublishDialogProps['sending'],
  waiting: PublishDialogProps['waiting'],
): { subject: string; recipients: number } | null {
  if (plan !== null && sending !== null)
    return { subject: plan.subject.trim(), recipients: sending.recipients };
  if (waiting === null || waiting.recipients === 0 || isTimed(waiting.email)) return null;
  return { subject: waiting.email.subject, recipients: waiting.recipients };
}

/** What becomes of a post that visitors read. */
function whatVisitorsSee({ done }: PublishAction, { published_at: at }: PostForm): string {
  if (done !== 'Scheduled') return 'Visitors see the change at once. ';
  return `Visitors no longer see it until ${formatMomentInZone(at)}. `;
}

/** Whether visitors read it already. */
function isSeen(post: OwnerPost | null): boolean {
  return post?.status === 'published' && !isAhead(post.published_at, new Date());
}
