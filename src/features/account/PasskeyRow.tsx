import { useId } from 'react';
import type { Passkey } from '#shared/contract/passkeys.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';

interface PasskeyRowProps {
  passkey: Passkey;
  isRemoving: boolean;
  onRename: () => void;
  onRemove: () => void;
}

/** One passkey: its name, since when, when it was last used, where it is kept. */
export function PasskeyRow({ passkey, isRemoving, onRename, onRemove }: PasskeyRowProps) {
  const id = useId();
  const { name, created_at, last_used_at, is_synced, made_for } = passkey;
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <div id={id} className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          {name}
          {made_for === null ? null : <Badge tone="alarm">Made for {made_for}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-6 text-quiet">
          <span>
            {last_used_at === null ? (
              'Not used yet'
            ) : (
              <>
                Last used <time dateTime={last_used_at}>{formatMoment(last_used_at)}</time>
              </>
            )}
          </span>
          <span>
            Added <time dateTime={created_at}>{formatMoment(created_at)}</time>
          </span>
          <span>{is_synced ? 'Synced by a password manager' : 'On one device alone'}</span>
        </p>
        {made_for === null ? null : (
          <p className="mt-1">It does not work at this address. Add another one here, and remove this one.</p>
        )}
      </div>
      <div className="-mx-3 flex flex-wrap">
        <Button size="small" variant="quiet" aria-describedby={id} onClick={onRename}>
          Rename
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-describedby={id}
          busy={isRemoving ? 'Removing…' : false}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
