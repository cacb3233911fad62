import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { mailAddress } from '#shared/mail-address.ts';
import { AGENDA_KEY } from '../../../components/dashboard/agenda-key.ts';
import {
  focusOnceBack,
  rowBesideChosen,
  rowOf,
  rowToReturnTo,
  shownPanel,
} from '../../../components/dashboard/row-focus.ts';
import { RowKey } from '../../../components/dashboard/RowKey.tsx';
import type { RowAction } from '../../../components/dashboard/RowMenu.tsx';
import { useCopy } from '../../../components/dashboard/use-copy.ts';
import { useRowDeletion } from '../../../components/dashboard/use-row-deletion.ts';
import type { News } from '../../../components/dashboard/use-news.ts';
import { writeIds } from '#shared/id-ranges.ts';
import { OWNER_LIST_LIMIT } from '#shared/limits.ts';
import { failureText } from '../../../lib/api-error.ts';
import { withBase } from '../../../lib/base.ts';
import { useHost } from '../../../lib/host.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { callSubject } from '../call-subject.ts';
import { CALL_DEEDS, type CallDeed, callDeeds } from '../call-deeds.ts';
import { confirmationAddress } from '../confirmation-address.ts';
import { callInWeekPath } from '../part-path.ts';
import { isAhead } from '../is-ahead.ts';
import { consultationSource, useConsultationStatus } from '../use-consultations.ts';
import { toldOfDeletion } from '../told-in-words.ts';
import { DAYS_OFF_KEY } from '../use-days-off.ts';
import { type Asked, loadEditDetails, loadMoveCall } from './asked.ts';
import { AskedDialog } from './AskedDialog.tsx';
import type { BookingTime } from './BookCallDialog.tsx';
import { LateMenu } from './LateMenu.tsx';
import { type OwnerChange, useChangeNews } from './use-change-news.ts';
import { type Confirming, useConfirming } from './use-confirming.tsx';

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
const COPY_LINK = 'Copy link';

/** One thing that the owner can do with a call. */
type CallAction = Pick<RowAction, 'label' | 'shortcut' | 'takesAway'> &
  ({ act: () => void } | { href: string });

export interface CallMenu extends Pick<Confirming, 'confirmOne' | 'confirmAll'> {
  news: News;
  /** All that can be done with a call now, in the row's order. */
  deedsOf: (call: Consultation) => CallAction[];
  /** The menu of a call's rarer actions. */
  menuOf: (call: Consultation) => ReactNode;
  /** The same of a call that is opened from the week: what can be moved has a button for that instead. */
  openedOf: (call: Consultation) => { menu: ReactNode; onMove: (() => void) | null };
  /** The keys of a call that is a single button. */
  keysOf: (call: Consultation) => ReactNode;
  /** Asks whether those of several calls that are ahead are cancelled. @param onDone called once some are */
  cancelAll: (calls: readonly Consultation[], onDone: () => void) => void;
  /** The same of calls that are known by their ids alone. */
  cancelByIds: (ids: readonly number[]) => void;
  /** Asks whether a call is moved to that time. */
  move: (call: Consultation, to: BookingTime) => void;
  /** The dialog that is open, to be rendered once. */
  dialog: ReactNode;
  /** Forgets what this browser kept of calls that were deleted. */
  forget: (ids: readonly number[]) => () => void;
}

/** What the owner can do with a call wherever it stands: confirm, move, cancel, tell its visitor, correct its details, book another, delete. */
export function useCallMenu({ onBookAgain, isShown = isElsewhere }: CallMenuOptions = {}): CallMenu {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { base, origin, request } = useHost();
  const now = useMinute();
  const { statusOf, unflag } = useConsultationStatus();
  const [open, setOpen] = useState<Open | null>(null);
  function forget(ids: readonly number[]) {
    const flagAgain = unflag(...ids);
    for (const queryKey of [DAYS_OFF_KEY, AGENDA_KEY]) void queries.invalidateQueries({ queryKey });
    return flagAgain;
  }
  const { news, deleting, askAndDelete } = useRowDeletion(consultationSource, (id) => forget([id]));
  const copy = useCopy(news);
  const sayChange = useChangeNews({
    ...{ news, onBookAgain, isShown },
    onMove: (call, to) => void beginMove(call, to),
  });

  const { confirmOne, confirmAll, markAsPending, refusedKey } = useConfirming(news, (asked) =>
    setOpen({ asked, returnToRow: null }),
  );

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

  async function cancelByIds(ids: readonly number[]) {
    try {
      const { consultations } = await request('listConsultations', {
        query: { ids: writeIds(ids), sort: 'time', limit: OWNER_LIST_LIMIT },
      });
      cancelAll(consultations, () => undefined);
    } catch (error) {
      await news.fail(
        failureText(error, { refused: 'The calls could not be loaded. Please try again.' }),
        'Nothing was cancelled',
      );
    }
  }

  /** @param failed what is said where the code of the dialog does not come */
  async function beginLate(
    load: () => Promise<unknown>,
    asked: Asked,
    failed: { text: string; title: string },
    returnToRow = rowToReturnTo(document.activeElement),
  ) {
    news.clear();
    try {
      await load();
    } catch {
      await news.fail(failed.text, failed.title);
      return;
    }
    setOpen({ asked, returnToRow });
  }

  function beginMove(call: Consultation, to: BookingTime | null = null) {
    const panel = shownPanel();
    const isHere = rowOf(document.activeElement)?.dataset.row === String(call.id);
    // In another week than the one that it was dragged from, it is there once it is moved.
    const returnToRow =
      isHere || to === null || panel === undefined
        ? rowToReturnTo(document.activeElement)
        : () => focusOnceBack(panel, call.id);
    return beginLate(loadMoveCall, { what: 'move', call, to }, NO_TIMES, returnToRow);
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
      case 'edit':
        return [{ label, act: () => void beginLate(loadEditDetails, { what: 'edit', call }, NO_FIELDS) }];
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
      case 'week':
        return [{ label, act: () => void navigate(callInWeekPath(call)) }];
      case 'delete':
        return [{ label, shortcut: '#', takesAway: true, act: () => askToDelete(call) }];
    }
  }
  const deedsOf = (call: Consultation) =>
    callDeeds(call, statusOf(call), now).flatMap((deed) => actionOf(deed, call));
  /** Without what has a button of its own. */
  const actionsOf = (call: Consultation) => deedsOf(call).filter(({ label }) => label !== CALL_DEEDS.confirm);
  /** Of one that stands in the week: there, the key that deletes asks whether to cancel it, as long as that can be done. */
  function inWeek(call: Consultation, actions: readonly CallAction[]): CallAction[] {
    const canCancel = isAhead(call, now);
    const shown = actions.filter(({ label }) => label !== CALL_DEEDS.week);
    if (!canCancel) return shown;
    return shown.map(({ shortcut, ...action }) => {
      if (action.label === CALL_DEEDS.cancel) return { ...action, shortcut: '#' };
      return action.label === CALL_DEEDS.delete || shortcut === undefined ? action : { ...action, shortcut };
    });
  }

  function askToDelete(call: Consultation) {
    askAndDelete(call.id, `Delete the consultation with ${call.name}?`, toldOfDeletion([call], now));
  }

  const menuWith = (call: Consultation, actions: readonly RowAction[]) => (
    <>
      <LateMenu name={call.name} actions={actions} busy={deleting === call.id ? 'Deleting…' : false} />
      {refusedKey(call)}
    </>
  );

  const shared = {
    onClose: () => setOpen(null),
    onDone(text: string, change: OwnerChange) {
      flushSync(() => {
        setOpen(null);
        sayChange(text, change);
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
    cancelByIds: (ids) => void cancelByIds(ids),
    move: (call, to) => void beginMove(call, to),
    menuOf: (call) => menuWith(call, actionsOf(call)),
    openedOf(call) {
      const actions = inWeek(call, actionsOf(call)).toSpliced(-1, 0, {
        label: COPY_LINK,
        act: () => void copy(origin + withBase(base, callInWeekPath(call)), 'The link'),
      });
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
        {inWeek(call, deedsOf(call)).map((action) =>
          'act' in action ? (
            <RowKey key={action.label} name={action.shortcut} label={action.label} onPress={action.act} />
          ) : null,
        )}
        {refusedKey(call)}
      </span>
    ),
    dialog: open === null ? null : <AskedDialog asked={open.asked} {...shared} />,
  };
}

const NO_TIMES = {
  text: 'The free times could not be loaded. Load the page again.',
  title: 'Nothing was moved',
};
const NO_FIELDS = {
  text: 'The fields could not be loaded. Load the page again.',
  title: 'Nothing was changed',
};
