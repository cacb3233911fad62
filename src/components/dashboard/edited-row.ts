import type { ReactNode } from 'react';

/** The row of a list that is being edited, and the form that stands in its place. */
export interface EditedRow {
  id: number;
  form: ReactNode;
}
