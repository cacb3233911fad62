import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { PostalAddressField, WHY_ADDRESS } from './PostalAddressField.tsx';
import { SendRow } from './SendRow.tsx';

interface SendPostalAddressProps {
  /** '' when the owner wants none, null until asked, undefined until it is loaded. */
  address: string | null | undefined;
  disabled: boolean;
}

/** The postal address at the end of the newsletter: asked for once, and changed in its place. */
export function SendPostalAddress({ address, disabled }: SendPostalAddressProps) {
  const [isChanging, setChanging] = useState(false);
  if (address === undefined) {
    return (
      <SendRow label="Postal address">
        <p>…</p>
      </SendRow>
    );
  }
  if (address === null || isChanging) {
    return (
      <div className="py-4">
        <PostalAddressField address={address ?? ''} hint={WHY_ADDRESS} />
      </div>
    );
  }
  return (
    <SendRow label="Postal address">
      <div className="flex items-baseline justify-between gap-x-4">
        <p className="min-w-0 wrap-anywhere">
          {address === '' ? (
            <span className="text-quiet">None. The law of the United States asks for one.</span>
          ) : (
            address.split(/[\r\n]+/).join(', ')
          )}
        </p>
        <Button
          variant="quiet"
          size="small"
          className="-my-2 -mr-3 shrink-0"
          aria-label={address === '' ? 'Add a postal address' : 'Change the postal address'}
          disabled={disabled}
          onClick={() => setChanging(true)}
        >
          {address === '' ? 'Add one' : 'Change'}
        </Button>
      </div>
    </SendRow>
  );
}
