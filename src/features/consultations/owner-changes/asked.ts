import { lazy } from 'react';
import type { Consultation } from '#shared/contract/consultations.ts';
import type { BookingTime } from './BookCallDialog.tsx';

/** What a dialog asks about calls. */
export type Asked =
  | { what: 'cancel' | 'confirm' | 'edit'; call: Consultation }
  /** With what is chosen at first; null for nothing. */
  | { what: 'move'; call: Consultation; to: BookingTime | null }
  /** With how many others were confirmed that get none, or chosen that can't be cancelled. */
  | { what: 'confirm-all' | 'cancel-all'; calls: readonly Consultation[]; leftOut: number };

export const loadEditDetails = () => import('./EditDetailsDialog.tsx');
export const EditDetailsDialog = lazy(async () => ({
  default: (await loadEditDetails()).EditDetailsDialog,
}));

export const loadMoveCall = () => import('./MoveCallDialog.tsx');
/** With the calendar that visitors choose from. */
export const MoveCallDialog = lazy(async () => ({ default: (await loadMoveCall()).MoveCallDialog }));
