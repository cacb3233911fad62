import type { Keeping } from '../../features/posts/use-draft-keeping.ts';

/** Whether unsaved edits would survive a crash. */
export function KeepingNote({ keeping }: { keeping: Keeping }) {
  switch (keeping) {
    case 'nothing to keep':
      return null;
    case 'kept':
      return <p className="mr-auto text-fine text-quiet">Not saved yet; a copy is kept in this browser.</p>;
    case 'no room':
      return (
        <p role="alert" className="mr-auto text-fine font-medium text-alarm">
          This browser has no room for a copy: save soon.
        </p>
      );
  }
}
