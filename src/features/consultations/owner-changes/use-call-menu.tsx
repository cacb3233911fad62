import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { mailAddress } from '#shared/mail-address.ts';
import { AGENDA_KEY } from '../../../components/dashboard/agenda-key.ts';
import { rowBesideChosen, rowToReturnTo } from '../../../components/dashboard/row-focus.ts';
import { RowKey } from '../../../components/dashboard/RowKey.tsx';
import type { RowAction } from '../../../components/dashboard/RowMenu.tsx';
import { useRowDeletion } from '../../../components/dashboard/use-row-deletion.ts';
import type { News } from '../../../components/dashboard/use-news.ts';
import type { NextStep } from '../../../components/dashboard/latest-notice.ts';
import { howMany } from '../../../lib/how-many.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { callSubject } from '../call-subject.ts';
import { CALL_DEEDS, type CallDeed, callDeeds, sendsConfirmation } from '../call-deeds.ts';
import { confirmedNews, confirmedTogether, pendingAgain } from '../confirm-words.ts';
import { confirmationAddress } from '../confirmation-address.ts';
import { isAhead } from '../is-ahead.ts';
import { consultationSource, useConsultationStatus } from '../use-consultations.ts';
import { toldOfDeletion } from '../told-in-words.ts';
import { DAYS_OFF_KEY } from '../use-days-off.ts';
import { type Asked, loadMoveCall } from './asked.ts';
import { AskedDialog } from './AskedDialog.tsx';
import type { BookingTime } from './BookCallDialog.tsx';
import { LateMenu } from './LateMenu.tsx';
import { type OwnerChange, useChangeNews } from './use-change-news.ts';

interface Open {
  asked: Asked;
  /** Puts the focus on the call, wherever that is then; null where it was not asked for from there. */
  returnToRow: (() => void) | null;
}

interface CallMenuOptions {
  /** Begins to book another with a call's visitor; left out where that is not offered. */
  onBookAgain?: (call: Consultation) => void;
  /** Whether the calls of a day are on the page; by default they are not. */
  isShown?: (day: CalendarDay) => boolean;
}

const isElsewhere = () => false;

/** One thing that the owner can do with a call. */
type CallAction = Pick<RowAction, 'label' | 'shortcut' | 'takesAway'> &
  ({ act: () => void } | { href: string });

export interface CallMenu {
  news: News;
  /** All that can be done with a call now, in the row's order. */
  deedsOf: (call: Consultation) => CallAction[];
  /** The menu of a call's rarer actions. */
  menuOf: (call: Consultation) => ReactNode;
  /** The same of a call that is opened from the week: what can be moved has a button for that instead. */
  openedOf: (call: Consultation) => { menu: ReactNode; onMove: (() => void) | null };
  /** The keys of a call that is a single button. */
  keysOf: (call: Consultation) => ReactNode;
  /** Marks a call as confirmed, and says that this told nobody: who wants to, tells them from there. [K2] */
  confirmOne: (call: Consultation) => void;
  /** The same with several at once. */
  confirmAll: (calls: readonly Consultation[]) => void;
  /** Asks whether those of several calls that are ahead are cancelled. @param onDone called once some are */
  cancelAll: (calls: readonly Consultation[], onDone: () => void) => void;
  /** Asks whether a call is moved to that time. */
  move: (call: Consultation, to: BookingTime) => void;
  /** The dialog that is open, to be rendered once. */
  dialog: ReactNode;
  /** Forgets what this browser kept of calls that were deleted. */
  forget: (ids: readonly number[]) => void;
}

/** What the owner can do with a call wherever it stands: confirm, move, cancel, tell its visitor, book another, delete. */
export function useCallMenu({ onBookAgain, isShown = isElsewhere }: CallMenuOptions = {}): CallMenu {
  const queries = useQueryClient();
  const now = useMinute();
  const { statusOf, confirm, unflag } = useConsultationStatus();
  const [open, setOpen] = useState<Open | null>(null);
  function forget(ids: readonly number[]) {
    unflag(...ids);
    for (const queryKey of [DAYS_OFF_KEY, AGENDA_KEY]) void queries.invalidateQueries({ queryKey });
  }
  const { news, deleting, askAndDelete } = useRowDeletion(consultationSource, (id) => forget([id]));
  const sayChange = useChangeNews({ news, onBookAgain, isShown });

  function confirmOne(call: Consultation) {
    confirm(call.id);
    const telling = sendsConfirmation(call)
      ? {
          label: CALL_DEEDS.sendConfirmation,
          act: () => setOpen({ asked: { what: 'confirm', call }, returnToRow: null }),
        }
      : { label: CALL_DEEDS.writeConfirmation, href: confirmationAddress(call) };
    const canTell = isAhead(call, now) && call.email !== '';
    news.say(confirmedNews(call), () => takeBack([call], () => confirmOne(call)), canTell ? telling : null);
  }

  function confirmAll(calls: readonly Consultation[]) {
    confirm(...calls.map(({ id }) => id));
    news.say(
      confirmedTogether(howMany(calls.length, 'consultation')),
      () => takeBack(calls, () => confirmAll(calls)),
      tellingOf(
        calls.filter((call) => isAhead(call, now) && sendsConfirmation(call)),
        calls.length,
      ),
    );
  }

  /** What has the visitors of several calls told. @param confirmed how many calls were confirmed in all */
  function tellingOf([first, ...more]: readonly Consultation[], confirmed: number): NextStep | null {
    if (first === undefined) return null;
    const isOne = more.length === 0;
    const calls = [first, ...more];
    const asked: Asked = isOne
      ? { what: 'confirm', call: first }
      : { what: 'confirm-all', calls, leftOut: confirmed - calls.length };
    return {
      label: isOne ? CALL_DEEDS.sendConfirmation : `Send confirmations to ${calls.length}…`,
      act: () => setOpen({ asked, returnToRow: null }),
    };
  }

  function takeBack(calls: readonly Consultation[], redo: () => void) {
    unflag(...calls.map(({ id }) => id));
    news.sayUndone(pendingAgain(calls), redo);
  }

  function markAsPending(call: Consultation) {
    unflag(call.id);
    news.say(pendingAgain([call]), () => {
      confirm(call.id);
      news.sayUndone(confirmedNews(call), () => markAsPending(call));
    });
  }

  function begin(what: 'cancel' | 'confirm', call: Consultation) {
    const returnToRow = rowToReturnTo(document.activeElement);
    news.clear();
    setOpen({ asked: { what, call }, returnToRow });
  }

  function cancelAll(calls: readonly Consultation[], onDone: () => void) {
    const ahead = calls.filter((call) => isAhead(call, now));
    const [first] = ahead;
    if (first === undefined) return;
    const goOn = document.activeElement === null ? null : rowBesideChosen(document.activeElement);
    const leftOut = calls.length - ahead.length;
    news.clear();
    setOpen({
      asked:
        ahead.length === 1 && leftOut === 0
          ? { what: 'cancel', call: first }
          : { what: 'cancel-all', calls: ahead, leftOut },
      returnToRow() {
        flushSync(onDone); // while they are chosen, their bar stands over the rows
        goOn?.();
      },
    });
  }

  async function beginMove(call: Consultation, to: BookingTime | null = null) {
    const returnToRow = rowToReturnTo(document.activeElement);
    news.clear();
    try {
      await loadMoveCall();
    } catch {
      await news.fail('The free times could not be loaded. Load the page again.', 'Nothing was moved');
      return;
    }
    setOpen({ asked: { what: 'move', call, to }, returnToRow });
  }

  function actionOf(deed: CallDeed, call: Consultation): CallAction[] {
    const label = CALL_DEEDS[deed];
    switch (deed) {
      case 'confirm':
        return [{ label, shortcut: 'c', act: () => confirmOne(call) }];
      case 'move':
        return [{ label, shortcut: 'm', act: () => void beginMove(call) }];
      case 'cancel':
        return [{ label, act: () => begin('cancel', call) }];
      case 'sendConfirmation':
        return [{ label, act: () => begin('confirm', call) }];
      case 'writeConfirmation':
        return [{ label, href: confirmationAddress(call) }];
      case 'unconfirm':
        return [{ label, shortcut: 'c', act: () => markAsPending(call) }];
      case 'bookAgain':
        return onBookAgain === undefined ? [] : [{ label, act: () => onBookAgain(call) }];
      case 'write':
        return [{ label, href: mailAddress(call.email, callSubject(call)) }];
      case 'delete':
        return [{ label, shortcut: '#', takesAway: true, act: () => askToDelete(call) }];
    }
  }
  const deedsOf = (call: Consultation) =>
    callDeeds(call, statusOf(call), now).flatMap((deed) => actionOf(deed, call));
  /** Without what has a button of its own. */
  const actionsOf = (call: Consultation) => deedsOf(call).filter(({ label }) => label !== CALL_DEEDS.confirm);

  function askToDelete(call: Consultation) {
    askAndDelete(call.id, `Delete the consultation with ${call.name}?`, toldOfDeletion([call]));
  }

  const menuWith = (call: Consultation, actions: readonly RowAction[]) => (
    <LateMenu name={call.name} actions={actions} busy={deleting === call.id ? 'Deleting…' : false} />
  );

  const shared = {
    onClose: () => setOpen(null),
    onDone(text: string, change?: OwnerChange) {
      flushSync(() => {
        setOpen(null);
        if (change === undefined) news.sayFinal(text);
        else sayChange(text, change);
      });
      open?.returnToRow?.();
    },
  };
  return {
    news,
    deedsOf,
    forget,
    confirmOne,
    confirmAll,
    cancelAll,
    move: (call, to) => void beginMove(call, to),
    menuOf: (call) => menuWith(call, actionsOf(call)),
    openedOf(call) {
      const actions = actionsOf(call);
      if (call.declined || !isAhead(call, now)) return { menu: menuWith(call, actions), onMove: null };
      return {
        menu: menuWith(
          call,
          actions.filter(({ label }) => label !== CALL_DEEDS.move),
        ),
        onMove: () => void beginMove(call),
      };
    },
    keysOf: (call) => (
      <span hidden data-deeds={`For ${call.name}`}>
        {deedsOf(call).map((action) =>
          'act' in action ? (
            <RowKey key={action.label} name={action.shortcut} label={action.label} onPress={action.act} />
          ) : null,
        )}
      </span>
    ),
    dialog: open === null ? null : <AskedDialog asked={open.asked} {...shared} />,
  };
}
