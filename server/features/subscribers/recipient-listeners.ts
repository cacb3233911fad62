/** Who is told how many get newsletters. */
export interface RecipientListeners {
  /** Called after a change of who gets newsletters: how many came, or, below 0, went. */
  onChange: (recipients: number) => void;
  /** Called after some have not gone after all: how many, and when they were said to go. */
  onReturn: (recipients: number, went: Date) => void;
}
