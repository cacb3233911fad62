import { Component, type ErrorInfo, type ReactNode } from 'react';
import * as words from '#content/words/frame.ts';
import { answerHeading } from '../components/answer-heading.ts';
import { ReachLine } from '../components/ReachLine.tsx';
import { useAddress } from '../lib/host.ts';
import { Button } from '../ui/Button.tsx';
import { PageReady } from './PageReady.tsx';

interface Props {
  children: ReactNode;
}

/** Keeps one page's failure from taking the whole site down. Give it a `key` that changes with the page. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('A page failed to render', error, componentStack);
  }

  override render() {
    return this.state.failed ? <BrokenPage /> : this.props.children;
  }
}

/** Without a connection the drawing does not come either: then there is none. */
function BrokenPage() {
  const address = useAddress();
  return (
    <div
      role="alert"
      className="shell grid items-center gap-x-16 gap-y-10 pt-10 pb-[clamp(4rem,8vw,7rem)] sm:pt-16 lg:grid-cols-[7fr_5fr]"
    >
      <div>
        <h1 className={answerHeading(words.brokenTitle)}>{words.brokenTitle}</h1>
        <p className="mt-5 max-w-measure text-lead text-quiet">{words.brokenText}</p>
        <Button className="mt-9" onClick={() => window.location.reload()}>
          {words.loadAgain}
        </Button>
        <ReachLine />
      </div>
      <img
        src={address('/artwork/not-found.svg')}
        alt=""
        onError={({ currentTarget }) => (currentTarget.hidden = true)}
        className="aspect-3/2 w-full rounded"
      />
      {/* This page answers, too: its button is no longer kept for later. */}
      <PageReady />
    </div>
  );
}
