import { useSearchParams } from 'react-router-dom';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { useHost } from '../../lib/host.ts';
import { readStored, writeStored } from '../../lib/stored.ts';
import { useAddressFields } from '../../lib/use-address-fields.ts';
import { OPEN_PARAM } from './part-path.ts';
import { isWeek, weekOf } from './weeks.ts';

/** The first day of the week that is shown, '' for the list; and the call that is open in it, '' for none. */
const LIST = { week: '', [OPEN_PARAM]: '' };
/** What an address has that asks for the list. */
const NARROWING = ['view', 'search', 'sort'];
/** Here instead of in `STORAGE_KEYS`, which every public page loads. */
const KEY = 'shingle_consultations_as';
const WEEK = 'week';

/**
 * Whether consultations are shown as a list or as which week, by the address; where that does not say it, as they were chosen
 * last in this browser.
 * @param today the current day; '' while it is not known
 */
export function useShownWeek(today: CalendarDay) {
  const { storage } = useHost();
  const [params] = useSearchParams();
  const isList = today === '' || NARROWING.some((name) => params.has(name));
  const [{ week, [OPEN_PARAM]: open }, show] = useAddressFields(LIST, {
    first: isList || readStored(storage, KEY) !== WEEK ? LIST : { ...LIST, week: weekOf(today) },
    isStep: true,
  });
  return {
    /** Null for the list. */
    week: isWeek(week) ? week : null,
    turnTo: (first: CalendarDay) => show({ ...LIST, week: first }),
    /** The id of the call that is open; null for none. */
    open: /^\d+$/.test(open) ? Number(open) : null,
    /** Opens a call, or none: no step of its own, but whoever comes back finds it so. */
    /** To open one is a step that Back takes back; to close it, or to open another, is none. */
    openCall: (id: number | null) =>
      show({ [OPEN_PARAM]: id === null ? '' : String(id) }, { isStep: id !== null && open === '' }),
    choose: (as: 'list' | 'week') => {
      writeStored(storage, KEY, as === 'week' ? WEEK : null);
      show(as === 'week' && today !== '' ? { ...LIST, week: weekOf(today) } : LIST);
    },
  };
}
