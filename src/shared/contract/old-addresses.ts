import type { Success } from './envelope.ts';

/** An address of an earlier site that was asked for. */
export interface AskedAddress {
  address: string;
  /** The path or the address that it leads to; null where that can't be seen by visitors now. */
  leads_to: string | null;
  asked: number;
  asked_at: string;
}

/** Those asked for most come first. */
export interface AskedAddresses extends Success {
  addresses: AskedAddress[];
  /** How many there are that anybody asked for, and how many in all. */
  asked: number;
  known: number;
}

/** Addresses that are listed. */
export const MAX_ASKED_ADDRESSES = 20;
