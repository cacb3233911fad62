import { useHost } from '../../../lib/host.ts';
import { withBase } from '../../../lib/base.ts';

interface LinkActionsProps {
  address: string;
  /** Whether it is a button, which is removed as a whole. */
  isButton: boolean;
  onChange: () => void;
  onRemove: () => void;
}

/** A link as it is: where it leads, and what can be done with it. */
export function LinkActions({ address, isButton, onChange, onRemove }: LinkActionsProps) {
  const { base } = useHost();
  return (
    <div className="link-field">
      <span className="link-address" title={address}>
        {address.replace(/^https?:\/\//, '')}
      </span>
      <a href={withBase(base, address)} target="_blank" rel="noreferrer" aria-label="Open link">
        Open
      </a>
      <button type="button" aria-label="Change link" onClick={onChange}>
        Change
      </button>
      <button type="button" aria-label={isButton ? 'Remove button' : 'Remove link'} onClick={onRemove}>
        Remove
      </button>
    </div>
  );
}
