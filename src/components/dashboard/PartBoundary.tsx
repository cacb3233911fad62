import { Component, type ErrorInfo, type ReactNode, Suspense, useEffectEvent, useLayoutEffect } from 'react';
import { CodeMissing, WhileFetching } from '../../lib/prefetchable.tsx';
import { LoadFailure } from './LoadFailure.tsx';

interface PartBoundaryProps {
  /** What the part is, as in 'Error loading campaigns'. */
  name: string;
  /** Its heading, where that would be missing with it. */
  title?: string;
  /** Shown until its code has come. */
  fallback: ReactNode;
  /** Of what is said in its place, as a class. */
  className?: string;
  children: ReactNode;
}

/** A part of the dashboard: what is still to be fetched of it, and what fails, leaves the rest as it is. */
export class PartBoundary extends Component<PartBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('A part of the dashboard failed to render', error, componentStack);
  }

  override render() {
    const { error } = this.state;
    const { name, title, fallback, className, children } = this.props;
    if (error === null)
      return (
        <WhileFetching value={fallback}>
          <Suspense fallback={fallback}>{children}</Suspense>
        </WhileFetching>
      );
    const failed = (
      <FailedPart
        name={name}
        error={error}
        className={title === undefined ? className : 'mt-6'}
        onRetry={() => this.setState({ error: null })}
      />
    );
    if (title === undefined) return failed;
    return (
      <section>
        <h2 className="text-heading">{title}</h2>
        {failed}
      </section>
    );
  }
}

interface FailedPartProps {
  name: string;
  error: unknown;
  className: string | undefined;
  onRetry: () => void;
}

function FailedPart({ name, error, className = '', onRetry }: FailedPartProps) {
  const isMissing = error instanceof CodeMissing;
  const onOnline = useEffectEvent(() => {
    if (isMissing) onRetry();
  });
  // Before it is seen that it failed: what comes online then is not missed.
  useLayoutEffect(() => {
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return (
    <LoadFailure
      className={className}
      title={`Error loading ${name}`}
      message={
        !isMissing
          ? 'This part of the dashboard has a mistake. What you saved is safe.'
          : navigator.onLine
            ? 'The connection may be gone. If it is not, the site was updated: load the page again.'
            : 'There is no connection. Once there is one, it is tried again by itself.'
      }
      onRetry={onRetry}
    />
  );
}
