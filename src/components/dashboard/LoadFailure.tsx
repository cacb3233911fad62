import { Trouble } from './Trouble.tsx';

interface LoadFailureProps {
  /** What failed to load: 'Error loading messages'. */
  title: string;
  /** Why. */
  message: string;
  onRetry: () => void;
}

/** Shown in place of content that failed to load, with a button to try again. */
export function LoadFailure(props: LoadFailureProps) {
  return <Trouble {...props} isRuled />;
}
