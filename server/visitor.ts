/** What is known of whoever asks: enough to count a visitor once, and never stored. */
export interface Visitor {
  address: string;
  userAgent: string;
}
