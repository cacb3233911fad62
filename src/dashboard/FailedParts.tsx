import { LoadFailure } from '../components/dashboard/LoadFailure.tsx';
import { useFailedParts } from './use-failed-parts.ts';

/** That parts of the overview could not be loaded, and one button for all of them; renders nothing otherwise. */
export function FailedParts() {
  const { reasons, isTrying, retry } = useFailedParts();
  if (reasons.length === 0) return null;
  return (
    <LoadFailure
      title="Error loading parts of the overview"
      message={reasons.map((reason) => (
        <span key={reason} className="block">
          {reason}
        </span>
      ))}
      isTrying={isTrying}
      onRetry={(button) => {
        const panel = button.closest<HTMLElement>('[role=tabpanel]');
        void retry().then((isAllThere) => {
          if (isAllThere) panel?.focus(); // the button is gone then
        });
      }}
    />
  );
}
