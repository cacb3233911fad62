import { createContext, use } from 'react';

export interface Question {
  title: string;
  message: string;
  confirmLabel: string;
  /** The label of the safe answer; 'Cancel' by default. */
  cancelLabel?: string;
  danger?: boolean;
}

export interface Alerts {
  /** Shows a message with an OK button; resolves when it is closed. */
  alert: (message: string, title?: string) => Promise<void>;
  /** Asks a question; resolves to the answer, false on Escape. */
  confirm: (question: Question) => Promise<boolean>;
}

export const AlertsContext = createContext<Alerts | null>(null);

export function useAlerts(): Alerts {
  const alerts = use(AlertsContext);
  if (alerts === null) throw new Error('A component was rendered outside <AlertsProvider>.');
  return alerts;
}
