import { Segments } from '../../components/dashboard/Segments.tsx';

const CHOICES = [
  { value: 'list', label: 'List' },
  { value: 'week', label: 'Week' },
] as const;

type ListOrWeekChoice = (typeof CHOICES)[number]['value'];

interface ListOrWeekProps {
  value: ListOrWeekChoice;
  onChange: (value: ListOrWeekChoice) => void;
}

/** Whether consultations are shown as a list or as a week. */
export function ListOrWeek({ value, onChange }: ListOrWeekProps) {
  return <Segments legend="Show as" choices={CHOICES} value={value} onChange={onChange} />;
}
