import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { anotherLink, type confirmation, linkPages } from '#content/words/newsletter.ts';
import { answerHeading } from '../../components/answer-heading.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Drawing, type DrawingName } from '../../components/Drawing.tsx';
import { MoreLink } from '../../components/MoreLink.tsx';
import { ReachLine } from '../../components/ReachLine.tsx';
import { useLinkToken } from '../../components/use-link-token.ts';
import type { Request } from '../../lib/api-client.ts';
import { ApiError, noAnswer } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { linkOutcome } from '../../lib/link-outcome.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { ROUTES } from '../../paths.ts';
import { Form } from '../../ui/Form.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';

interface LinkPageProps {
  words: typeof confirmation;
  /** The action that the link's token authorises. */
  act: (request: Request, token: string) => Promise<unknown>;
  /** What to do without a working link. Calls `onSent` when another one was sent. */
  wayOut?: (onSent: () => void) => ReactNode;
  /** The form to sign up, below the screen of a broken link; without `wayOut` only. */
  signUp?: ReactNode;
  /** Beside the text, before and after success. */
  drawings: { asked: DrawingName; done: DrawingName };
  /** The next step after success, below its text. */
  next?: ReactNode;
  /** Shown after success, below the screen. */
  children?: ReactNode;
}

/**
 * The page behind an email's link. Opening it changes nothing, because link scanners open every link; a person has to
 * press the button. Without scripts the server takes the form, and leads to the outcome.
 */
export function LinkPage({ words, act, wayOut, signUp, drawings, next, children }: LinkPageProps) {
  const { request, announcer } = useHost();
  const token = useLinkToken();
  const [query] = useSearchParams();
  const arrived = linkOutcome(query);
  const [outcome, setOutcome] = useState(arrived);
  const { form } = useForm({
    // At a press in the first render, which is the server's and knows no token, the browser's address is known already.
    read: () => query.get('token') ?? '',
    send: (known) => act(request, known),
    failureOf: failureWith({ refused: words.failed, network: noAnswer(linkPages.noAnswer) }),
    onSent: () => end('done'),
    onFailed(error) {
      // What refuses this link refuses it again: the other way leads on.
      if (wayOut !== undefined && error instanceof ApiError && error.status === 422) setOutcome('broken');
    },
  });

  const ends = { done: words.done, sent: anotherLink.sent };

  function end(reached: keyof typeof ends) {
    announcer.announce(ends[reached].title);
    setOutcome(reached);
  }

  const leave = wayOut?.(() => end('sent'));
  if (outcome === 'done' || outcome === 'sent') {
    return (
      <>
        <LinkText
          {...ends[outcome]}
          drawing={outcome === 'done' ? drawings.done : drawings.asked}
          focused={outcome !== arrived}
        >
          {outcome === 'done' && next !== undefined ? next : <WayHome />}
        </LinkText>
        {outcome === 'done' ? children : null}
      </>
    );
  }
  if (token === '' || outcome !== null) {
    return (
      <>
        <LinkText {...words.broken} drawing="not-found" focused={outcome !== arrived}>
          {outcome === 'failed' ? (
            <p className="mt-5 max-w-measure font-medium text-alarm">{words.failed}</p>
          ) : null}
          {leave ?? <SignUpAgain />}
        </LinkText>
        {signUp}
      </>
    );
  }
  return (
    <LinkText title={words.title} text={words.text} drawing={drawings.asked}>
      <Form {...form} method="post" className="mt-9 grid max-w-measure justify-items-start gap-5">
        <FormError />
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <SubmitButton
            variant={form.failure === null || leave === undefined ? 'primary' : 'secondary'}
            busy={words.busy}
          >
            {words.button}
          </SubmitButton>
          <MoreLink to={ROUTES.home}>{linkPages.home}</MoreLink>
        </div>
      </Form>
      {form.failure === null ? null : leave}
    </LinkText>
  );
}

/** For who has nothing else to do here. */
function WayHome() {
  return (
    <>
      <ButtonLink to={ROUTES.home} className="mt-9">
        {linkPages.home}
      </ButtonLink>
      <ReachLine>{linkPages.reach}</ReachLine>
    </>
  );
}

/** For who can't confirm by a broken link: to the form below. */
function SignUpAgain() {
  return (
    <>
      <div className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-3">
        <ButtonLink to="#newsletter-title">{linkPages.signUp}</ButtonLink>
        <MoreLink to={ROUTES.home}>{linkPages.home}</MoreLink>
      </div>
      <ReachLine>{linkPages.reach}</ReachLine>
    </>
  );
}

interface LinkTextProps {
  title: string;
  text: string;
  drawing: DrawingName;
  /** Whether it takes the focus, because the focused element has disappeared. */
  focused?: boolean;
  children?: ReactNode;
}

function LinkText({ title, text, drawing, focused = false, children }: LinkTextProps) {
  return (
    <div className="shell grid items-start gap-x-16 gap-y-10 pt-10 pb-[clamp(4rem,8vw,7rem)] sm:pt-16 lg:grid-cols-[7fr_5fr]">
      <div>
        <h1
          key={title}
          tabIndex={-1}
          ref={focused ? (heading) => heading?.focus() : null}
          className={`outline-none ${answerHeading(title)}`}
        >
          {title}
        </h1>
        <p className="mt-5 max-w-measure text-lead text-quiet">{text}</p>
        {children}
      </div>
      <Drawing of={drawing} className="lg:mt-4" />
    </div>
  );
}
