import { Component, type ErrorInfo, type ReactNode } from 'react';
import * as words from '#content/words/frame.ts';
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
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className="shell min-h-[60vh] section">
        <h1 className="text-title">{words.brokenTitle}</h1>
        <p className="mt-4 max-w-measure text-lead">{words.brokenText}</p>
        <Button className="mt-8" onClick={() => window.location.reload()}>
          {words.loadAgain}
        </Button>
        {/* This page answers, too: its button is no longer kept for later. */}
        <PageReady />
      </div>
    );
  }
}
