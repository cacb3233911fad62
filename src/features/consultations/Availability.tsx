import { Link } from 'react-router-dom';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { FloatingBar } from '../../components/dashboard/FloatingBar.tsx';
import { useNews } from '../../components/dashboard/use-news.ts';
import { englishList } from '../../components/dashboard/english-list.ts';
import { Button } from '../../ui/Button.tsx';
import { BookingLimits } from './BookingLimits.tsx';
import { DaysOff } from './DaysOff.tsx';
import { consultationPartPath } from './part-path.ts';
import { PartColumns } from './PartColumns.tsx';
import { SlotsOff } from './SlotsOff.tsx';
import { useLimitsEditing } from './use-limits-editing.ts';
import { useSavingTogether } from './use-saving-together.ts';
import { useWeekEditing } from './weekly-hours/use-week-editing.ts';
import { WeeklyHours } from './weekly-hours/WeeklyHours.tsx';

/** When visitors can book a call. What changes the rules is saved together. @param today where the business is */
export function Availability({ today }: { today: string }) {
  const news = useNews();
  const { notice, clear } = news;
  const together = useSavingTogether(news);
  const week = useWeekEditing(together);
  const limits = useLimitsEditing(together);
  const changed = [week, limits].filter(({ isChanged }) => isChanged);
  const isSaving = week.form.pending || limits.form.pending;

  return (
    <DashboardSection
      title="Availability"
      summary="When visitors can book a call: your hours of the week, without the days and times that you take off."
      notice={notice}
    >
      <p className="mt-1 max-w-measure text-quiet">
        Nobody can book while{' '}
        <Link to={consultationPartPath('calendars')} className="text-link">
          your calendars
        </Link>{' '}
        say that you are busy.
      </p>
      <div className="mt-5 border-t border-ink pt-5">
        <WeeklyHours editing={week} />
      </div>
      <PartColumns
        left={<DaysOff today={today} />}
        right={
          <>
            <BookingLimits editing={limits} />
            <SlotsOff today={today} />
          </>
        }
      />
      {changed.length === 0 ? null : (
        <FloatingBar
          label="Unsaved changes"
          says={`Not saved: ${englishList(changed.map(({ name }) => name))}`}
        >
          <Button
            size="small"
            variant="quiet"
            disabled={isSaving}
            onClick={() => changed.forEach((part) => part.discard())}
          >
            Discard
          </Button>
          <Button
            size="small"
            variant="quiet"
            className="underline underline-offset-4"
            busy={isSaving ? 'Saving…' : false}
            onClick={() => {
              clear();
              changed.forEach((part) => part.save());
            }}
          >
            Save
          </Button>
        </FloatingBar>
      )}
    </DashboardSection>
  );
}
