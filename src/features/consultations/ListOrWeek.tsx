import { Segments } from '../../components/dashboard/Segments.tsx';
import { isWeek, weekOf } from './weeks.ts';

interface ListOrWeekProps {
  /** The first day of the week that is shown; '' for the list. */
  week: string;
  /** The current day; '' while it is not known. */
  today: string;
  onChange: (week: string) => void;
}

const CHOICES = [
  { value: 'list', label: 'List' },
  { value: 'week', label: 'Week' },
] as const;

/** Whether consultations are shown as a list or as a week. */
export function ListOrWeek({ week, today, onChange }: ListOrWeekProps) {
  return (
    <Segments
      legend="Show as"
      choices={CHOICES}
      value={isWeek(week) ? 'week' : 'list'}
      onChange={(choice) => onChange(choice === 'week' && today !== '' ? weekOf(today) : '')}
    />
  );
}
