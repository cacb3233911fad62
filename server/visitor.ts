/** A visitor's data: enough to count views once, and never stored. */
export interface Visitor {
  address: string;
  userAgent: string;
}
