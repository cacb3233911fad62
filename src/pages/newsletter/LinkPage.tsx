import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LinkWords } from '#content/newsletter.ts';
import { NeedsScript } from '../../components/NeedsScript.tsx';
import { useLinkToken } from '../../components/use-link-token.ts';
import type { Request } from '../../lib/api-client.ts';
import { noAnswer } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/Button.tsx';

const failureOf = failureWith({
  refused: 'That did not work. Please try again in a moment.',
  network: noAnswer('No answer came.'),
});

interface LinkPageProps {
  words: LinkWords;
  /** The action that the link's token authorises. */
  act: (request: Request, token: string) => Promise<unknown>;
  /** Shown after success. */
  children: ReactNode;
}

/**
 * The page behind an email's link. Opening it changes nothing, because link scanners open every link; a person has to
 * press the button.
 */
export function LinkPage({ words, act, children }: LinkPageProps) {
  const { request, announcer } = useHost();
  const token = useLinkToken();
  const [query] = useSearchParams();
  // At a press in the first render, which is the server's and knows no token, the browser's address is known already.
  const tokenNow = () => query.get('token') ?? '';
  const [isDone, setDone] = useState(false);
  const { form, run } = useForm({
    read: tokenNow,
    send: (known: string) => act(request, known),
    failureOf,
    onSent() {
      announcer.announce(words.done.title);
      setDone(true);
    },
  });

  if (isDone) {
    return (
      <>
        <LinkText {...words.done} focused />
        {children}
      </>
    );
  }
  if (token === '') return <LinkText {...words.broken} />;
  return (
    <LinkText {...words}>
      <Button busy={form.pending ? words.busy : false} onClick={() => run(tokenNow())} className="mt-9">
        {words.button}
      </Button>
      <NeedsScript className="mt-5" />
      {form.failure === null ? null : (
        <p role="alert" className="mt-5 max-w-measure rounded bg-alarm-wash px-4 py-3 font-medium text-alarm">
          {form.failure.message}
        </p>
      )}
    </LinkText>
  );
}

interface LinkTextProps {
  title: string;
  text: string;
  /** Whether it takes the focus, because the focused element has disappeared. */
  focused?: boolean;
  children?: ReactNode;
}

function LinkText({ title, text, focused = false, children }: LinkTextProps) {
  return (
    <div className="shell pt-10 pb-[clamp(4rem,8vw,7rem)] sm:pt-16">
      <h1
        key={title}
        tabIndex={-1}
        ref={focused ? (heading) => heading?.focus() : null}
        className="max-w-[12em] text-title outline-none"
      >
        {title}
      </h1>
      <p className="mt-5 max-w-measure text-lead text-quiet">{text}</p>
      {children}
    </div>
  );
}
