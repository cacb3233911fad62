import { useRef, useState } from 'react';
import { useAlerts } from '../ui/alerts.ts';

interface Editing<Row> {
  editing: Row | 'new' | null;
  open: (what: Row | 'new') => Promise<void>;
  /** Something was typed. */
  touch: () => void;
  close: () => void;
}

/** Which of a tab's rows is in its form: one of them, a new one, or none. What was typed is not thrown away unasked. */
export function useEditing<Row extends { id: number }>(): Editing<Row> {
  const { confirm } = useAlerts();
  const [editing, setEditing] = useState<Row | 'new' | null>(null);
  const isTouched = useRef(false);
  const opener = useRef<Element | null>(null);

  return {
    editing,
    async open(what: Row | 'new') {
      const from = document.activeElement;
      if (isTouched.current && !(await confirm(DISCARD))) return;
      isTouched.current = false;
      opener.current = from;
      setEditing(what);
    },
    touch() {
      isTouched.current = true;
    },
    close() {
      isTouched.current = false;
      setEditing(null);
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

const DISCARD = {
  title: 'Discard what you typed?',
  message: 'The form that is open has changes that are not saved.',
  confirmLabel: 'Discard',
  danger: true,
};
