import { lazy } from 'react';
import type { Consultation } from '#shared/contract/consultations.ts';
import type { CallTime } from '../use-call-drag.ts';

/** What a dialog asks about calls. */
export type Asked =
  | { what: 'cancel' | 'confirm'; call: Consultation }
  /** With the time that is chosen at first; null for none. */
  | { what: 'move'; call: Consultation; to: CallTime | null }
  /** With how many others were confirmed that get none, or chosen that can't be cancelled. */
  | { what: 'confirm-all' | 'cancel-all'; calls: readonly Consultation[]; leftOut: number };

export const loadMoveCall = () => import('./MoveCallDialog.tsx');
/** With the calendar that visitors choose from. */
export const MoveCallDialog = lazy(async () => ({ default: (await loadMoveCall()).MoveCallDialog }));
