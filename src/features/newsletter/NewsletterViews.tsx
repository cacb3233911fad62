import { Segments } from '../../components/dashboard/Segments.tsx';

const VIEWS = [
  { value: 'html', label: 'Styled' },
  { value: 'text', label: 'As text' },
] as const;

interface NewsletterViewsProps {
  isText: boolean;
  onChoose: (isText: boolean) => void;
}

/** Which of the email's two parts is shown. */
export function NewsletterViews({ isText, onChoose }: NewsletterViewsProps) {
  return (
    <Segments
      legend="Show"
      choices={VIEWS}
      value={isText ? 'text' : 'html'}
      onChange={(view) => onChoose(view === 'text')}
    />
  );
}
