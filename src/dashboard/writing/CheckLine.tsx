import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { Check as Checked } from './publish-checks.ts';

interface CheckLineProps {
  check: Checked;
  onPlace: (place: NonNullable<Checked['place']>) => void;
}

/** What was looked at before publishing, and the way to where it is seen to. */
export function CheckLine({ check, onPlace }: CheckLineProps) {
  const { state, text, place, act } = check;
  const isOpen = state === 'open';
  const Icon = isOpen ? CircleAlert : Check;
  return (
    <li className={`flex items-start gap-2.5 ${isOpen ? 'py-2' : 'py-1'}`}>
      <Icon aria-hidden className={`mt-1 size-4 shrink-0 ${isOpen ? 'text-sun' : 'text-agave'}`} />
      <p className={`min-w-0 grow wrap-anywhere ${isOpen ? '' : 'text-quiet'}`}>
        <span className="sr-only">{isOpen ? 'To look at: ' : 'Fine: '}</span>
        {text}
      </p>
      {place === null || act === null ? null : (
        <button
          type="button"
          aria-label={`${act}: ${text}`}
          onClick={() => onPlace(place)}
          className="finger-high min-h-6 shrink-0 cursor-pointer text-fine font-semibold text-link"
        >
          {act}
        </button>
      )}
    </li>
  );
}
