import { Details } from '../../components/dashboard/Details.tsx';
import { BackUpNow } from './BackUpNow.tsx';
import { BEING_MADE } from './backup-words.ts';

/** One line: nothing is broken. */
export function NoBackup({ running }: { running: boolean }) {
  return (
    <section aria-label="Backups" className="mt-4 text-small">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <p role="status" className="text-quiet">
          {running ? BEING_MADE : 'No backup yet'}
        </p>
        <BackUpNow running={running} variant="quiet" />
        <Details>
          None is made by itself. Whoever runs the server turns a nightly one on: BACKUP_AT in its settings,
          see docs/backup.md.
        </Details>
      </div>
    </section>
  );
}
