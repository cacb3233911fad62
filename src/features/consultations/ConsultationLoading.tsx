import { bookedConsultation as words } from '#content/words/booked-consultation.ts';
import { NeedsScript } from '../../components/NeedsScript.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Shown while the consultation is loading. */
export function ConsultationLoading() {
  return (
    <div role="status" aria-label={words.page.loading} className="grid min-h-svh content-start gap-6">
      <h1 className="text-hero">{words.page.ahead.title}</h1>
      <NeedsScript />
      <Skeleton className="h-40 max-w-xl" />
    </div>
  );
}
