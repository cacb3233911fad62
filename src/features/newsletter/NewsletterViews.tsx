import { Segments } from '../../components/dashboard/Segments.tsx';

const VIEWS = [
  { value: 'html', label: 'As most see it' },
  { value: 'text', label: 'As text' },
] as const;

interface NewsletterViewsProps {
  isText: boolean;
  onChoose: (isText: boolean) => void;
}

/** Which of the email's two parts is shown. */
export function NewsletterViews({ isText, onChoose }: NewsletterViewsProps) {
  return (
    <div className="shrink-0 border-b border-line px-5 py-2 sm:px-8">
      <Segments
        legend="Show"
        choices={VIEWS}
        value={isText ? 'text' : 'html'}
        onChange={(view) => onChoose(view === 'text')}
      />
    </div>
  );
}
