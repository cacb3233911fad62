import { useEffect, useState } from 'react';

/**
 * A `tel:` address: first of the number as it was typed, then with its country's code. What knows all countries' codes is
 * 25 KB, and comes after what it is shown in.
 */
export function useTelephoneAddress(phone: string): string {
  const [known, setKnown] = useState<{ phone: string; address: string } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void import('#shared/telephone-address.ts').then(
      ({ telephoneAddress }) =>
        isCurrent ? setKnown({ phone, address: telephoneAddress(phone) }) : undefined,
      () => undefined, // the digits can be called
    );
    return () => {
      isCurrent = false;
    };
  }, [phone]);
  return known?.phone === phone ? known.address : `tel:${phone.replace(/[^\d+]/g, '')}`;
}
