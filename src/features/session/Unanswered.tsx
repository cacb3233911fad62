import { Button } from '../../ui/Button.tsx';

interface UnansweredProps {
  /** What could not be done. */
  what: string;
  why: string;
  isTrying: boolean;
  /** Submits the form that it stands in, where there is none. */
  onRetry?: () => void;
}

/** Says why the server has not answered, with a button to try again; what is typed stays. */
export function Unanswered({ what, why, isTrying, onRetry }: UnansweredProps) {
  return (
    <div className="mb-6 rounded bg-sun-wash px-4 py-3">
      <p className="font-semibold">{what}</p>
      <p className="mt-1">{why}</p>
      <Button
        size="small"
        variant="secondary"
        type={onRetry === undefined ? 'submit' : 'button'}
        className="mt-3"
        busy={isTrying ? 'Trying…' : false}
        onClick={onRetry}
      >
        Try again
      </Button>
    </div>
  );
}
