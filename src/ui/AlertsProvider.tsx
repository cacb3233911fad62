import { type ReactNode, useMemo, useState } from 'react';
import * as words from '#content/words/frame.ts';
import { AlertDialog } from './AlertDialog.tsx';
import { type Alerts, AlertsContext, type Question } from './alerts.ts';

interface Pending extends Omit<Question, 'cancelLabel'> {
  id: number;
  cancelLabel: string | undefined;
  resolve: (confirmed: boolean) => void;
}

/** Provides alerts and questions to its children; simultaneous ones are shown one after the other. */
export function AlertsProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Pending[]>([]);
  const alerts = useMemo<Alerts>(() => {
    let lastId = 0;
    function ask(question: Omit<Pending, 'id' | 'resolve'>) {
      return new Promise<boolean>((resolve) => {
        setQueue((waiting) => [...waiting, { ...question, id: ++lastId, resolve }]);
      });
    }
    return {
      async alert(message, title = words.wentWrong) {
        await ask({ title, message, confirmLabel: words.ok, cancelLabel: undefined });
      },
      confirm: (question) => ask({ ...question, cancelLabel: question.cancelLabel ?? words.cancel }),
    };
  }, []);
  const current = queue[0];
  return (
    <AlertsContext value={alerts}>
      {children}
      {current === undefined ? null : (
        <AlertDialog
          key={current.id}
          title={current.title}
          message={current.message}
          confirmLabel={current.confirmLabel}
          cancelLabel={current.cancelLabel}
          danger={current.danger ?? false}
          onClose={(confirmed) => {
            setQueue((waiting) => waiting.slice(1));
            current.resolve(confirmed);
          }}
        />
      )}
    </AlertsContext>
  );
}
