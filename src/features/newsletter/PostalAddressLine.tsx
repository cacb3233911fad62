import { Button } from '../../ui/Button.tsx';

interface PostalAddressLineProps {
  /** Undefined until it is loaded. */
  address: string | null | undefined;
  disabled: boolean;
  onChange: () => void;
}

/** Which postal address stands in newsletters, or that none does. */
export function PostalAddressLine({ address, disabled, onChange }: PostalAddressLineProps) {
  // As high before it is known: what stands below stays where it is.
  if (address === undefined) return <p className="min-h-9 touch:min-h-11" />;
  const isMissing = address === null || address === '';
  return (
    <p className="flex items-center gap-x-3 text-quiet">
      <span className="min-w-0 wrap-anywhere">
        {isMissing
          ? 'No postal address stands in your newsletters yet. The law of the United States asks for one.'
          : `Postal address in your newsletters: ${address.split(/[\r\n]+/).join(', ')}`}
      </span>
      <Button
        variant="quiet"
        size="small"
        className="-mx-3 shrink-0 whitespace-nowrap"
        aria-label={isMissing ? 'Add a postal address' : 'Change the postal address'}
        disabled={disabled}
        onClick={onChange}
      >
        {isMissing ? 'Add one' : 'Change'}
      </Button>
    </p>
  );
}
