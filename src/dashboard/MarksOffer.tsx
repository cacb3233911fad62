import type { ReactNode } from 'react';
import { FlagsOffer } from '../features/browser-data/FlagsOffer.tsx';
import { useFlags } from '../lib/flags.ts';

interface MarksOfferProps {
  /** Where this browser keeps them. */
  storageKey: string;
  /** What is marked, and where that is known. */
  children: ReactNode;
}

/** Offers to keep marks with the account, once this browser has some. */
export function MarksOffer({ storageKey, children }: MarksOfferProps) {
  const { flagged } = useFlags(storageKey);
  return <FlagsOffer isDue={flagged.size > 0}>{children}</FlagsOffer>;
}
