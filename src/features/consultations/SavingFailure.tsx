import { useInSight } from '../../components/dashboard/use-in-sight.ts';
import type { FormFailure } from '../../lib/use-form.ts';
import { FormError } from '../../ui/FormError.tsx';

interface SavingFailureProps {
  failure: FormFailure | null;
  className?: string;
}

/** Says over a form why it could not be saved, unless that is about one of its fields; in sight of who pressed Save in the bar. */
export function SavingFailure({ failure, className = '' }: SavingFailureProps) {
  const box = useInSight<HTMLDivElement>(failure?.fields.length === 0 ? failure.message : null);
  return (
    <div ref={box} className={`scroll-mb-16 empty:hidden sm:col-span-2 ${className}`}>
      <FormError />
    </div>
  );
}
