import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBegin } from '../components/dashboard/use-begin.ts';
import { useDeletion } from '../components/dashboard/use-deletion.ts';
import { type News, useNews } from '../components/dashboard/use-news.ts';
import { useAlerts } from '../ui/alerts.ts';

interface Rows<Row> {
  /** The noun for a row: 'category'. */
  noun: string;
  remove: (row: Row) => unknown;
  /** Makes a deleted one again, as it was. */
  restore: (row: Row) => unknown;
  /** The message of a failure, and the title of its alert. */
  failureText?: (error: unknown) => string;
  kept?: string;
}

/** A row that was saved, and how that is taken back. */
interface SavedRow {
  id: number;
  takeBack: () => Promise<unknown>;
  /** Makes it again, as it was, once it was taken back. */
  again?: () => Promise<unknown>;
  /** Whether it is gone then; otherwise it is as it was. */
  isNew: boolean;
}

export interface EditableRows<Row> {
  noun: string;
  news: News;
  editing: Row | 'new' | null;
  /** The name that a new one begins with. */
  begun: string;
  /** Of the button that edits a row; see `RowButtons`. */
  editKey: (row: { id: number }) => string;
  /** Of the button that begins a new one. */
  newKey: string;
  edit: (what: Row | 'new') => void;
  /** Called on every input. */
  touch: () => void;
  close: () => void;
  /** Closes the form; asks before anything that was typed is lost. */
  leave: () => void;
  /** Closes the form after saving, and reports success; with the row, it can be taken back. */
  finish: (text: string, saved?: SavedRow | null) => void;
  askAndDelete: (row: Row) => void;
}

/**
 * Which row a tab's form shows (an existing one, a new one, or none), and the result of saving or deleting one. Unsaved
 * input is discarded only after confirmation.
 */
export function useEditableRows<Row extends { id: number; name: string }>({
  noun,
  remove,
  restore,
  ...onFailure
}: Rows<Row>): EditableRows<Row> {
  const { confirm } = useAlerts();
  const news = useNews();
  const deleteRow = useDeletion(news);
  const [editing, setEditing] = useState<Row | 'new' | null>(null);
  const [begun, setBegun] = useState('');
  const isTouched = useRef(false);
  /** What is taken back later closes what is open then. */
  const shown = useRef(editing);
  useLayoutEffect(() => {
    shown.current = editing;
  });
  const named = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  const editKey = ({ id }: { id: number }) => `${noun}-${id}`;
  const newKey = `${noun}-new`;

  async function open(what: Row | 'new') {
    if (isTouched.current && !(await confirm(DISCARD))) return;
    isTouched.current = false;
    setEditing(what);
  }

  useBegin((filled) => {
    setBegun(filled);
    void open('new');
  });

  /** The form has stood in the place of the button that opened it, which is another one than before. */
  function close() {
    isTouched.current = false;
    const { current: row } = shown;
    flushSync(() => setEditing(null));
    if (row === null) return;
    const key = row === 'new' ? newKey : editKey(row);
    document.querySelector<HTMLElement>(`[data-edits="${key}"]`)?.focus();
  }

  function closeIfOf(id: number) {
    const { current: open } = shown;
    if (open !== null && open !== 'new' && open.id === id) close();
  }

  async function takeBack(text: string, saved: SavedRow) {
    const { id, takeBack: back, again, isNew } = saved;
    try {
      await back();
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      const text = isNew ? (onFailure.failureText?.(error) ?? reason) : reason;
      await news.fail(text, `The ${noun} stays${isNew ? '' : ' as it is now'}`);
      return;
    }
    closeIfOf(id);
    const done = isNew ? `${named} removed again.` : `${named} as it was.`;
    if (again === undefined) news.say(done);
    else news.sayUndone(done, () => void redo(text, saved, again));
  }

  async function redo(text: string, saved: SavedRow, again: () => Promise<unknown>) {
    try {
      await again();
      news.say(text, () => void takeBack(text, saved));
    } catch (error) {
      await news.fail(error instanceof Error ? error.message : '', `The ${noun} is not there`);
    }
  }

  async function leave() {
    if (!isTouched.current || (await confirm(DISCARD))) close();
  }

  return {
    noun,
    news,
    editing,
    editKey,
    newKey,
    begun,
    edit(what) {
      news.clear();
      setBegun('');
      void open(what);
    },
    touch() {
      isTouched.current = true;
    },
    close,
    leave: () => void leave(),
    finish(text, saved = null) {
      close();
      news.say(text, saved === null ? undefined : () => void takeBack(text, saved));
    },
    askAndDelete: (row) =>
      deleteRow({
        title: `Delete ${row.name}?`,
        asked: noun,
        async remove() {
          await remove(row);
          closeIfOf(row.id);
        },
        alsoHappens: 'Until you leave the dashboard, Undo brings it back.',
        restore: async () => {
          await restore(row);
          return [];
        },
        restored: `${named} restored.`,
        done: `${named} deleted`,
        ...onFailure,
      }),
  };
}

const DISCARD = {
  title: 'Discard what you typed?',
  message: 'The form that is open has changes that are not saved.',
  confirmLabel: 'Discard',
  danger: true,
};
