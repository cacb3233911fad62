import { Link } from 'react-router-dom';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { FloatingBar } from '../../components/dashboard/FloatingBar.tsx';
import { useNews } from '../../components/dashboard/use-news.ts';
import { englishList } from '../../components/dashboard/english-list.ts';
import { ROUTES } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { BookingLimits } from './BookingLimits.tsx';
import { CalendarsLine } from './CalendarsLine.tsx';
import { DaysOff } from './DaysOff.tsx';
import { PartColumns } from './PartColumns.tsx';
import { SlotsOff } from './SlotsOff.tsx';
import { useDaysEditing } from './use-days-editing.ts';
import { useLimitsEditing } from './use-limits-editing.ts';
import { useSaveKey } from './use-save-key.ts';
import { useSavingTogether } from './use-saving-together.ts';
import { useTimesEditing } from './use-times-editing.ts';
import { useWeekEditing } from './weekly-hours/use-week-editing.ts';
import { WeeklyHours } from './weekly-hours/WeeklyHours.tsx';

/** While they are not known. */
const NO_LIMITS = { daily: null, buffer: 0 };

/** When visitors can book a call. What changes the rules is saved together. @param today where the business is */
export function Availability({ today }: { today: string }) {
  const news = useNews();
  const { notice, clear } = news;
  const together = useSavingTogether(news);
  const week = useWeekEditing(together);
  const limits = useLimitsEditing(together);
  const times = useTimesEditing(together);
  const days = useDaysEditing(today);
  const parts = [week, limits, times, days];
  const changed = parts.filter(({ isChanged }) => isChanged);
  const known = limits.query.data;
  const bounds = {
    before: known ?? NO_LIMITS,
    now: known === undefined ? NO_LIMITS : limits.limitsFrom(known),
  };
  const isSaving = parts.some(({ form }) => form.pending);

  function save() {
    if (isSaving || changed.length === 0) return;
    clear();
    changed.forEach((part) => part.save());
  }
  useSaveKey(save);

  function discard(given: typeof parts) {
    const names = englishList(given.map(({ name }) => name));
    const backs = given.map((part) => part.discard());
    news.say(`Discarded: ${names}`, () => {
      for (const bringBack of backs) bringBack();
      news.sayUndone(`As before, not saved: ${names}`, () => discard(given));
    });
  }

  return (
    <DashboardSection
      title="Availability"
      summary="When visitors can book a call: your hours of the week, without the days and times that you take off."
      notice={notice}
    >
      <CalendarsLine />
      <p className="mt-1">
        <Link to={ROUTES.consultation} target="_blank" className="text-link">
          See what visitors see
        </Link>
      </p>
      <div className="mt-5 border-t border-ink pt-5">
        <WeeklyHours editing={week} limits={bounds} changedDays={times.query.data ?? []} />
      </div>
      <PartColumns
        left={<DaysOff today={today} editing={days} />}
        right={
          <>
            <BookingLimits editing={limits} />
            <SlotsOff today={today} editing={times} />
          </>
        }
      />
      {changed.length === 0 ? null : (
        <FloatingBar
          label="Unsaved changes"
          says={`Not saved: ${englishList(changed.map(({ name }) => name))}`}
        >
          <Button size="small" variant="quiet" disabled={isSaving} onClick={() => discard(changed)}>
            Discard
          </Button>
          <Button
            size="small"
            variant="quiet"
            className="underline underline-offset-4"
            busy={isSaving ? 'Saving…' : false}
            onClick={save}
          >
            Save
          </Button>
        </FloatingBar>
      )}
    </DashboardSection>
  );
}
